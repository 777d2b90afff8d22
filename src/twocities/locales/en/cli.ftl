# Words of the command line and the terminal game.

asked = { $seat }:
waiting = { $seat } is thinking …
log-title = What happened
too-small = The window needs at least { $width } × { $height } characters.
input-hint = number or text, such as: { $notation }
no-option = There is no option “{ $text }”.
many-options = “{ $text }” fits several options.

key-choose = choose
    .about = Move between the options; Enter takes the lit one. A click does the same.
key-number =
    .about = Type the number of an option, then Enter.
key-notation =
    .about = Type an option in notation or a part of its name, then Enter.
key-help = help
    .about = This help, opened at the card of the lit option.
key-undo = undo
    .about = Take back your last choice, up to the last time that chance spoke.
key-save = save
    .about = Write the game to a file. Every choice is also saved by itself.
key-quit = quit
    .about = Leave; the game can be resumed.
key-skip = skip
    .about = Let the bots play without pauses until a person is asked.
key-log =
    .about = Scroll what happened.
key-back = back
key-clear =
    .about = Empty the input line.
key-scroll = scroll
key-step = step
key-ends = first, last
key-again = play again
key-look = look at the table

undone = The last choice is taken back.
no-undo = There is nothing to take back.
saved = Saved: { $path }
not-saved = Not saved: { $reason }
save-title = Save the game as
overwrite-title = { $path } holds something else. Overwrite it?
overwrite = Overwrite
keep-file = Keep the old file

curtain-title = Pass the keyboard to { $seat }
curtain-ready = Enter, when only { $seat } can see the screen

result-title = The game is over
resume-hint = To go on with this game:

help-title = Help
help-howto = How to play
help-keys = Keys
help-variants = Rules to choose from
help-rule = What it does
help-cards = Cards
variant-in-use = { $name } (in use)

replay-begin = Beginning
replay-move = Move { $move } of { $moves }
replay-made = { $seat }: { $action }
replay-end = The replay ends here.

simulate-playing = Playing at random
simulate-games = games
simulate-decisions = decisions
simulate-seconds = seconds
simulate-rate = decisions per second
simulate-compiled = compiled engine
simulate-hash = hash

games-bots = Bots:
games-seats = { $fewest } to { $most } seats
score-items = From
score-total = Points
