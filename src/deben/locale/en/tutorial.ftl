### First matches: a lesson for each game, played on the real board.

tutorial-title = Learn by playing
tutorial-about = A first match, prompt by prompt; about five minutes.
tutorial-name = Your first match: { $game }
tutorial-step = Step { $at } of { $count }
tutorial-next = Go on
tutorial-back = Back
tutorial-do = Now you: do it on the board.
tutorial-watch = One moment: the others play.
tutorial-read = First read on here, with “Go on”.
tutorial-restart = Begin again
tutorial-skip = Skip the lesson
tutorial-leave = Leave
tutorial-leave-about = The lesson waits for you where you leave it.
tutorial-on = Play on against a gentle opponent
tutorial-fresh = A new table
tutorial-failed = The lesson could not be opened. { page-failure }
