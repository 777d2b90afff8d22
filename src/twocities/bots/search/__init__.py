"""Search in imagined worlds, for any game that somebody knows enough about."""
