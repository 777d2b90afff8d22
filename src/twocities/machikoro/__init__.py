"""The rules of Machi Koro."""
