"""A made-up box of Machi Koro, as somebody would write one outside the package: data and cards, nothing else."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from twocities.core.decision import Decision
from twocities.core.topic import Topic
from twocities.machikoro.actions import PASS
from twocities.machikoro.boxes import Box
from twocities.machikoro.cards import Establishment, Landmark, Question
from twocities.machikoro.catalog import ALL_CARDS, BASE_BOX
from twocities.machikoro.family import MachiKoroFamily
from twocities.machikoro.game import MachiKoro
from twocities.machikoro.ids import BLUE, CUP, GREEN, WHEAT
from twocities.machikoro.seat_step import SeatStep

PIER: Final = len(ALL_CARDS)
TRAWLER: Final = PIER + 1
SMOKEHOUSE: Final = PIER + 2
TOWN_HALL: Final = PIER + 3


class Pier(Landmark):
    """After a roll of ten or more its owner may add two."""

    def when_rolled(self, game: MachiKoro, owner: i64) -> None:
        if game.first_die + game.second_die >= 10:
            game.push(OfferTwo(owner))

    def questions(self) -> list[Question]:
        return [Question(Topic("adding", "whether to add two to the roll", "card"), {"add_two": [], "pass": []})]

    def steps(self) -> list[type[SeatStep]]:
        return [OfferTwo]


class OfferTwo(SeatStep):
    """Asks `seat` whether to add two to its roll."""

    name = "offer_two"

    def ask(self, game: MachiKoro) -> Decision | None:
        catalog = game.rules.catalog
        options = vec[i64]([catalog.vocabulary.first("add_two"), PASS])
        return Decision(self.seat, catalog.topic("adding"), options, PIER)

    def choose(self, game: MachiKoro, action: i64) -> None:
        if action != PASS:
            game.add_to_roll(2)


class Trawler(Establishment):
    """Is built and pays, on everybody's turn, only where there is a pier."""

    def may_be_built(self, game: MachiKoro, seat: i64) -> bool:
        return game.owned(seat, PIER) > 0

    def pays(self, game: MachiKoro, owner: i64) -> bool:
        return game.owned(owner, PIER) > 0


class Smokehouse(Establishment):
    """Closes after it has paid, until its number is rolled again."""

    def when_paid(self, game: MachiKoro, owner: i64) -> None:
        game.close(owner, self.id)


class TownHall(Landmark):
    """Stands from the start; each cup establishment of its owner earns one coin more."""

    def bonus(self, establishment: Establishment) -> i64:
        return 1 if establishment.icon == CUP else 0


SEASIDE: Final = Box(
    "seaside",
    [
        Pier(PIER, 2, name="pier"),
        Trawler(TRAWLER, BLUE, 5, [12, 13, 14], WHEAT, coins=8, name="trawler"),
        Smokehouse(SMOKEHOUSE, GREEN, 2, [4, 5], CUP, coins=6, name="smokehouse"),
        TownHall(TOWN_HALL, 0, stands=True, name="town_hall"),
    ],
    most_seats=5,
)

FAMILY: Final = MachiKoroFamily([BASE_BOX, SEASIDE])
