"""What a player of Machi Koro knows: what a roll brings, and how far the landmarks are."""
