"""All tables of a node: the journal, messages to those who watch, bots and clocks. No web framework."""
