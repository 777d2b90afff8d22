"""Nets at play: what a net is told of a table, how it evaluates one, and the files that hold what was learned."""
