"""The seeds that a match may have."""

MOST_SEED = 2**31 - 1
"""The largest seed of a match: the seeds of its games still fit into 64 bits."""
