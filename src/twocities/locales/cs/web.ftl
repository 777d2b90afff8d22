# Klient v prohlížeči: co je společné všem stránkám a stolům.

web-guest-name = Host
web-options = Co můžete udělat
web-your-turn = Jste na řadě
web-watching = Volí { $player }.
web-game-over = Hra skončila.
web-undo = Vzít zpět
