"""The rules of Citadels."""
