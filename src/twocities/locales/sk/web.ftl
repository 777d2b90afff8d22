# Klient v prehliadači: čo je spoločné všetkým stránkam a stolom.

web-guest-name = Hosť
web-options = Čo môžete urobiť
web-your-turn = Ste na rade
web-watching = Volí { $player }.
web-game-over = Hra sa skončila.
web-undo = Vziať späť
