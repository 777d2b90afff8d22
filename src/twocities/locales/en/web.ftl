# The browser client: what every page and every table shares.

web-guest-name = Guest
web-options = What you may do
web-your-turn = Your turn
web-watching = { $player } is choosing.
web-game-over = The game is over.
web-undo = Undo
