"""The numbers of cards, colours, icons and topics. Append only: they are the save format."""

from typing import Final

from twocities.core.topic import Topic

WHEAT_FIELD: Final = 0
RANCH: Final = 1
FOREST: Final = 2
MINE: Final = 3
APPLE_ORCHARD: Final = 4
BAKERY: Final = 5
CONVENIENCE_STORE: Final = 6
CHEESE_FACTORY: Final = 7
FURNITURE_FACTORY: Final = 8
FRUIT_AND_VEGETABLE_MARKET: Final = 9
CAFE: Final = 10
FAMILY_RESTAURANT: Final = 11
STADIUM: Final = 12
TV_STATION: Final = 13
BUSINESS_CENTER: Final = 14
TRAIN_STATION: Final = 15
SHOPPING_MALL: Final = 16
AMUSEMENT_PARK: Final = 17
RADIO_TOWER: Final = 18

CARD_NAMES: Final = [
    "wheat_field",
    "ranch",
    "forest",
    "mine",
    "apple_orchard",
    "bakery",
    "convenience_store",
    "cheese_factory",
    "furniture_factory",
    "fruit_and_vegetable_market",
    "cafe",
    "family_restaurant",
    "stadium",
    "tv_station",
    "business_center",
    "train_station",
    "shopping_mall",
    "amusement_park",
    "radio_tower",
]

BLUE: Final = 0
GREEN: Final = 1
RED: Final = 2
PURPLE: Final = 3
LANDMARK: Final = 4
COLOURS: Final = ["blue", "green", "red", "purple", "landmark"]

WHEAT: Final = 0
COW: Final = 1
GEAR: Final = 2
BREAD: Final = 3
FACTORY: Final = 4
FRUIT: Final = 5
CUP: Final = 6
TOWER: Final = 7
ICONS: Final = ["wheat", "cow", "gear", "bread", "factory", "fruit", "cup", "tower"]

DICE: Final = 0
REROLL_OR_KEEP: Final = 1
RIVAL: Final = 2
OFFER: Final = 3
DEMAND: Final = 4
BUILDING: Final = 5
ROLLING: Final = 6
TOPICS: Final = [
    Topic("dice", "how many dice to roll"),
    Topic("reroll", "whether to roll again"),
    Topic("rival", "who has to pay", "card"),
    Topic("offer", "which establishment to give away", "card"),
    Topic("demand", "which establishment to take", "card"),
    Topic("building", "what to build"),
    Topic("roll", "to roll"),
]
"""In order of id."""

MOST_SEATS: Final = 8
"""No box is for more."""
