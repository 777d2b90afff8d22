"""A table of the server as its log tells it: who sits there, what they may ask for, what each is told."""
