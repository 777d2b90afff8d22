"""What a player of Citadels knows: cards, characters, and who is likely to hold whom."""
