"""Matches of bots: many games at once, stored row by row, with statistics, plots and reports."""
