"""Establishments that do more than pay a fixed sum."""
