"""Tables at which cards lie under a district."""

from functools import partial

from tests.citadels.tables import dark_city_table

full_museum_table = partial(dark_city_table, tucked={"dark_city_museum": "tavern temple"}, gathered=1)
"""Sets a table with Dark City at which two cards lie under the Museum, and seat 0 has gathered."""
