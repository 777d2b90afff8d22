"""The four landmarks that everybody races to build."""
