"""Training of the nets: games to learn from, what is told of them, and how well it was learned."""
