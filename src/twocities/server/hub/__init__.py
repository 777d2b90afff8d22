"""All tables at once: writing down what people ask for, telling everybody, bots and clocks. No web framework."""
