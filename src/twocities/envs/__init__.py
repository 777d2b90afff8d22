"""Environments for learning: the standard interfaces of the field, on one encoder of what a seat may know."""
