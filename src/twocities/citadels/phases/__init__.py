"""The work that is no card's: drafting, calling, turns, the end."""
