"""A table of Citadels that is kept from events alone, to hold against the game, and what is never lost or made."""

from collections import Counter
from collections.abc import Callable

from twocities.citadels import events as told
from twocities.citadels.catalog import DISTRICT_CATALOG, RANKS
from twocities.citadels.characters.magistrate import OfferConfiscation
from twocities.citadels.characters.wizard import BuildTaken
from twocities.citadels.game import Citadels
from twocities.citadels.ids import BASIC, DISTRICTS, TAX_COLLECTOR
from twocities.citadels.phases.build import ChooseRazed, FinishBuilding, PayWithCards
from twocities.citadels.state import STARTING_CARDS, STARTING_GOLD
from twocities.core.event import Event
from twocities.core.game import Game
from twocities.core.step import Step


class Ledger:
    """Gold, hand sizes, cities and crown, as somebody knows them who has heard every event."""

    def __init__(self, seats: int) -> None:
        self.gold = [STARTING_GOLD] * seats
        self.token = 0
        self.is_taxed_by_bank = False
        self.is_collector_leaving = False
        self.cards = [STARTING_CARDS] * seats
        self.cities: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.crown = 0
        self.called = 0
        self.is_over = False

    def hear(self, event: Event) -> None:
        """Write one event down."""
        self.hear_of_gold(event)
        self.hear_of_cards(event)
        self.hear_of_cities(event)
        match event:
            case told.CrownMoved():
                assert self.crown == event.victim
                self.crown = event.seat
            case told.RoundBegan():
                assert event.seat == self.crown
                self.called = 0
                self.is_taxed_by_bank = False
                if self.is_collector_leaving:
                    self.token = 0
                    self.is_collector_leaving = False
            case told.GuestJoined():
                self.is_taxed_by_bank = event.character == TAX_COLLECTOR
            case told.CharacterReplaced():
                if RANKS[event.character] == RANKS[TAX_COLLECTOR]:
                    self.is_collector_leaving = event.got_character != TAX_COLLECTOR
            case told.RankCalled():
                assert (event.seat, event.rank) == (self.crown, self.called + 1)
                self.called = event.rank
            case told.GameEnded():
                self.is_over = True

    def hear_of_gold(self, event: Event) -> None:
        """Write down whose gold became more or less."""
        match event:
            case (
                told.GoldGathered()
                | told.IncomeTaken()
                | told.CharacterPaid()
                | told.DistrictPaid()
                | told.GoldFetched()
            ):
                self.gold[event.seat] += event.gold
            case told.TaxPaid():
                self.gold[event.seat] -= event.gold
                self.token += 0 if self.is_taxed_by_bank else event.gold
            case told.TaxCollected():
                self.gold[event.seat] += event.gold
                self.token -= event.gold
            case (
                told.GoldStolen()
                | told.BribePaid()
                | told.ThreatUnmasked()
                | told.SpyReported()
                | told.GoldTaken()
                | told.GoldBorrowed()
                | told.TaxTaken()
            ):
                self.gold[event.victim] -= event.gold
                self.gold[event.seat] += event.gold
            case told.DistrictSeized() | told.DistrictsExchanged():
                self.gold[event.seat] -= event.gold
                self.gold[event.victim] += event.gold
            case (
                told.DistrictBuilt()
                | told.DistrictUsed()
                | told.DistrictDestroyed()
                | told.DistrictBeautified()
                | told.DistrictRecovered()
                | told.GoldHidden()
            ):
                self.gold[event.seat] -= event.gold

    def hear_of_cards(self, event: Event) -> None:
        """Write down whose hand became larger or smaller."""
        match event:
            case told.CardsDrawn():
                self.cards[event.seat] += len(event.districts)
            case told.CardsDiscarded() | told.CardTucked():
                self.cards[event.seat] -= len(event.districts)
            case told.CardTaken():
                self.cards[event.seat] += 1
                self.cards[event.victim] -= 1
            case told.CardGiven():
                self.cards[event.seat] -= 1
                self.cards[event.victim] += 1
            case told.HandsSwapped():
                mine, theirs = self.cards[event.seat], self.cards[event.victim]
                self.cards[event.seat], self.cards[event.victim] = theirs, mine
            case told.DistrictBuilt():
                self.cards[event.seat] -= 1
            case told.DistrictConfiscated():
                self.cards[event.victim] -= 1
            case told.DistrictRecovered() | told.FairCardTaken():
                self.cards[event.seat] += 1
            case told.CardRevealed():
                self.cards[event.seat] += event.taken

    def hear_of_cities(self, event: Event) -> None:
        """Write down what came into a city or left it."""
        match event:
            case told.DistrictBuilt() | told.DistrictConfiscated():
                self.cities[event.seat][event.district] += 1
            case told.DistrictRazed():
                self.cities[event.seat][event.district] -= 1
            case told.DistrictDestroyed():
                self.cities[event.victim][event.district] -= 1
            case told.DistrictSeized():
                self.cities[event.victim][event.district] -= 1
                self.cities[event.seat][event.district] += 1
            case told.DistrictsExchanged():
                self.cities[event.seat][event.district] -= 1
                self.cities[event.victim][event.district] += 1
                self.cities[event.victim][event.got] -= 1
                self.cities[event.seat][event.got] += 1

    def hold_against(self, game: Citadels) -> None:
        """Check that the game is as it was told; what is just being built is told when it stands."""
        gold = self.gold.copy()
        cards = self.cards.copy()
        for step in game.agenda:
            seat, paid, laid_out = unfinished(step)
            gold[seat] -= paid
            cards[seat] -= laid_out
        assert list(game.gold) == gold
        assert [len(hand) for hand in game.hands] == cards
        assert [Counter(place % DISTRICTS for place in city) for city in game.cities] == [+city for city in self.cities]
        assert sum(game.gold_on) == self.token
        assert game.crown == self.crown
        assert (game.decision is None) == self.is_over


def unfinished(step: Step) -> tuple[int, int, int]:
    """Return whose gold and how many cards lie on the table for what is being built."""
    match step:
        case OfferConfiscation():
            return step.victim, step.gold, 1
        case FinishBuilding():
            return step.seat, step.gold, 1
        case ChooseRazed() | PayWithCards() | BuildTaken():
            return step.seat, 0, 1
        case _:
            return 0, 0, 0


def check_cards(game: Citadels) -> None:
    """Check that no district and no character is lost or made, and that gold is never owed."""
    box = Counter({district: DISTRICT_CATALOG[district].copies for district in range(BASIC)})
    box.update(game.rules.uniques)
    lying = [*game.deck, *game.site, *game.drawn, *game.fair, *(each % DISTRICTS for each in game.tucked)]
    owned = [card for hand in game.hands for card in hand] + [
        place % DISTRICTS for city in game.cities for place in city
    ]
    assert Counter(lying + owned) == box
    assert box.total() == 54 + len(game.rules.uniques)
    held = [character for seat in range(game.seats) for character in game.characters_of(seat)]
    assert sorted([*held, *game.packet, *game.face_up, *game.face_down]) == sorted(game.cast[1:])
    assert min([*game.gold, *game.gold_on, game.spent, game.builds + 1]) >= 0
    assert all(list(hand) == sorted(hand) for hand in game.hands)


def bookkeeper(seats: int) -> Callable[[Game, list[Event]], None]:
    """Make the look that keeps a ledger of a game from its beginning."""
    ledger = Ledger(seats)

    def look(game: Game, events: list[Event]) -> None:
        assert isinstance(game, Citadels)
        for event in events:
            ledger.hear(event)
        ledger.hold_against(game)
        check_cards(game)

    return look
