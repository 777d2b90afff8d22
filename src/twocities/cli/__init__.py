"""The command `twocities` and the game in the terminal."""
