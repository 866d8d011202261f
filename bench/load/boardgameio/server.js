// A boardgame.io server with one game for two: its state is a Duel position as our server shows it (state.json), and each move
// changes a little of it.  `node server.js` listens on 127.0.0.1 and prints its port.  Storage is the default: in memory.
const { Server, Origins } = require('boardgame.io/server');
const { PlayerView } = require('boardgame.io/core');
const shown = require('./state.json');

const SQUARES = Object.keys(shown.view.port);

const duel = {
  name: 'duel',
  setup: () => ({ ...shown, secret: { deck: Array.from({ length: 40 }, (_, card) => card) }, last: null }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, square) => {
      if (!SQUARES.includes(square)) return 'INVALID_MOVE';
      const seat = Number(playerID);
      G.view.port[square] = seat;
      G.view.turn = 1 - seat;
      G.view.seats[seat].obelisks = (G.view.seats[seat].obelisks + 1) % 10;
      G.last = { seat, action: square };
    },
  },
};

const server = Server({ games: [duel], origins: [Origins.LOCALHOST] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, ready) => listen(port, '127.0.0.1', ready); // its own run() would listen everywhere
server.run(0).then(({ appServer }) => console.log(`port ${appServer.address().port}`));
