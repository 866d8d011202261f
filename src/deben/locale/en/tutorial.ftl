### First matches: a lesson for each game, played on the real board.

tutorial-title = Learn by playing
tutorial-about = A first match, step by step; about five minutes.
tutorial-name = Your first match: { $game }
tutorial-step = Step { $at } of { $count }
tutorial-next = Continue
tutorial-back = Back
tutorial-do = Your turn: do it on the board.
tutorial-watch = One moment: the others are playing.
tutorial-read = Read on here first, with “Continue”.
tutorial-restart = Start again
tutorial-skip = Skip the lesson
tutorial-leave = Leave
tutorial-leave-about = The lesson is saved where you leave it.
tutorial-on = Play on against an easy opponent
tutorial-fresh = A new table
tutorial-failed = The lesson could not be opened. { page-failure }
