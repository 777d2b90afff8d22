"""Every card of the base box, in order of id."""

from typing import Final

from twocities.machikoro.boxes import Box
from twocities.machikoro.cards import Card, Establishment, Landmark
from twocities.machikoro.establishments.business_center import BusinessCenter
from twocities.machikoro.establishments.stadium import Stadium
from twocities.machikoro.establishments.tv_station import TvStation
from twocities.machikoro.establishments.workshop import Workshop
from twocities.machikoro.ids import (
    AMUSEMENT_PARK,
    APPLE_ORCHARD,
    BAKERY,
    BLUE,
    BREAD,
    BUSINESS_CENTER,
    CAFE,
    CHEESE_FACTORY,
    CONVENIENCE_STORE,
    COW,
    CUP,
    FACTORY,
    FAMILY_RESTAURANT,
    FOREST,
    FRUIT,
    FRUIT_AND_VEGETABLE_MARKET,
    FURNITURE_FACTORY,
    GEAR,
    GREEN,
    MINE,
    PURPLE,
    RADIO_TOWER,
    RANCH,
    RED,
    SHOPPING_MALL,
    STADIUM,
    TRAIN_STATION,
    TV_STATION,
    WHEAT,
    WHEAT_FIELD,
)
from twocities.machikoro.landmarks.amusement_park import AmusementPark
from twocities.machikoro.landmarks.radio_tower import RadioTower
from twocities.machikoro.landmarks.shopping_mall import ShoppingMall
from twocities.machikoro.landmarks.train_station import TrainStation

CATALOG: Final[list[Establishment]] = [
    Establishment(WHEAT_FIELD, BLUE, 1, [1], WHEAT, coins=1, starting=1),
    Establishment(RANCH, BLUE, 1, [2], COW, coins=1),
    Establishment(FOREST, BLUE, 3, [5], GEAR, coins=1),
    Establishment(MINE, BLUE, 6, [9], GEAR, coins=5),
    Establishment(APPLE_ORCHARD, BLUE, 3, [10], WHEAT, coins=3),
    Establishment(BAKERY, GREEN, 1, [2, 3], BREAD, coins=1, starting=1),
    Establishment(CONVENIENCE_STORE, GREEN, 2, [4], BREAD, coins=3),
    Workshop(CHEESE_FACTORY, 5, [7], FACTORY, coins=3, needs=COW),
    Workshop(FURNITURE_FACTORY, 3, [8], FACTORY, coins=3, needs=GEAR),
    Workshop(FRUIT_AND_VEGETABLE_MARKET, 2, [11, 12], FRUIT, coins=2, needs=WHEAT),
    Establishment(CAFE, RED, 2, [3], CUP, coins=1),
    Establishment(FAMILY_RESTAURANT, RED, 3, [9, 10], CUP, coins=2),
    Stadium(STADIUM, PURPLE, 6, [6], copies=4),
    TvStation(TV_STATION, PURPLE, 7, [6], copies=4),
    BusinessCenter(BUSINESS_CENTER, PURPLE, 8, [6], copies=4),
]

LANDMARKS: Final[list[Landmark]] = [
    TrainStation(TRAIN_STATION, 4),
    ShoppingMall(SHOPPING_MALL, 10),
    AmusementPark(AMUSEMENT_PARK, 16),
    RadioTower(RADIO_TOWER, 22),
]

ALL_CARDS: Final[list[Card]] = [*CATALOG, *LANDMARKS]

BASE_BOX: Final = Box("base", ALL_CARDS, most_seats=4)
