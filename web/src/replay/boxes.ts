// Written by `python -m deben.server.wire.boxes` from the games' own data.  Do not edit.

/** Kinds in the order in which they lie in the box, each with its copies. */
export type Box = readonly (readonly [name: string, copies: number])[];

/** The versions of the rules that this is about. */
export const RULES = {"duel": 1, "nefertiti": 1};

/** The Duel's tokens (D1.1). */
export const TOKENS: Box = [["o", 12], ["l", 6], ["d", 6], ["t1", 3], ["t2", 3], ["t3", 3], ["t4", 3], ["c1", 1], ["c2", 1], ["c3", 1], ["c4", 1], ["c5", 1], ["c6", 1], ["c7", 1], ["c8", 1], ["c9", 1], ["c10", 1], ["c11", 1], ["c12", 1], ["T", 3], ["B", 3], ["R", 3], ["S", 3]];

/** Nefertiti's markets, in the order in which stalls are chosen (N2.1). */
export const MARKETS = ["gizeh", "akhet-aton", "abou-simbel", "louqsor"];

/** The characters outside the stacks (N9.1). */
export const CHARACTERS: Box = [["vizier", 1], ["high-priest", 1], ["royal-maid", 2], ["thief", 1], ["treasurer", 1], ["oracle", 1], ["beggar", 1], ["merchant-of-amon", 1], ["priest-of-amon", 1], ["royal-scribe", 1], ["travelling-thief", 1], ["trader", 1]];

/** How many of them are drawn. */
export const DRAWN = 6;

/** The gifts, by players and whether Memphis is in play (N1.5). */
export const GIFTS: Record<string, Box> = {
  "2": [["harp", 8], ["chair", 8], ["mirror", 6], ["statuette", 6], ["necklace", 5], ["goldwork", 5]],
  "2 memphis": [["harp", 6], ["harp+1", 1], ["harp+2", 1], ["chair", 6], ["chair+1", 1], ["chair+2", 1], ["mirror", 4], ["mirror+1", 2], ["statuette", 4], ["statuette+1", 2], ["necklace", 4], ["necklace+1", 1], ["goldwork", 4], ["goldwork+1", 1], ["papyrus", 2]],
  "3": [["harp", 8], ["chair", 8], ["mirror", 6], ["statuette", 6], ["necklace", 5], ["goldwork", 5]],
  "3 memphis": [["harp", 6], ["harp+1", 1], ["harp+2", 1], ["chair", 6], ["chair+1", 1], ["chair+2", 1], ["mirror", 4], ["mirror+1", 2], ["statuette", 4], ["statuette+1", 2], ["necklace", 4], ["necklace+1", 1], ["goldwork", 4], ["goldwork+1", 1], ["papyrus", 3]],
  "4": [["senet", 5], ["double", 3], ["harp", 8], ["chair", 8], ["mirror", 6], ["statuette", 6], ["necklace", 5], ["goldwork", 5]],
  "4 memphis": [["senet", 5], ["double", 3], ["harp", 6], ["harp+1", 1], ["harp+2", 1], ["chair", 6], ["chair+1", 1], ["chair+2", 1], ["mirror", 4], ["mirror+1", 2], ["statuette", 4], ["statuette+1", 2], ["necklace", 4], ["necklace+1", 1], ["goldwork", 4], ["goldwork+1", 1], ["papyrus", 4]],
  "5 memphis": [["senet", 5], ["double", 3], ["harp", 6], ["harp+1", 1], ["harp+2", 1], ["chair", 6], ["chair+1", 1], ["chair+2", 1], ["mirror", 4], ["mirror+1", 2], ["statuette", 4], ["statuette+1", 2], ["necklace", 4], ["necklace+1", 1], ["goldwork", 4], ["goldwork+1", 1], ["papyrus", 5], ["cup", 4]],
};

/** Akhenaton lies among so many last cards (N2.5). */
export const BOTTOM = 5;
