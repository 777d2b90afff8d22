"""The districts with an effect, one file each."""
