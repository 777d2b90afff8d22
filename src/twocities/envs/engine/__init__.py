"""What environments compute at every step, compiled: observations, outcomes and batches of games."""
