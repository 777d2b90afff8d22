"""The contract that every game keeps to; knows no game."""
