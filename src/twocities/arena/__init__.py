"""Many games at once: matches of bots, kept game by game, counted, drawn and told."""
