"""What a card can do: the hooks that characters and districts fill in."""

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from twocities.citadels.ids import CHARACTER_NAMES, DISTRICT_NAMES, NO_TYPE, UNIQUE
from twocities.citadels.step import CitadelsStep
from twocities.core.closed_option import ClosedOption
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn
    from twocities.citadels.questions import Questions

NO_POWERS: Final = vec[i64]()
"""What a character can do that can do nothing now; never changed."""


class Character:
    """One stateless object for each character. Every hook does nothing unless a character fills it in."""

    verbs: ClassVar[list[str]] = []
    """The verbs that only this character, and those like it, can use."""

    def __init__(self, character: i64, rank: i64, earns: i64 = NO_TYPE, fewest_seats: i64 = 2) -> None:
        self.id = character
        self.name = CHARACTER_NAMES[character]
        self.rank = rank
        self.earns = earns
        """The type of district that pays this character, or NO_TYPE."""
        self.fewest_seats = fewest_seats
        """For how many players at least the character is."""

    def steps(self) -> list[type[CitadelsStep]]:
        """List the steps that the character puts on the agenda; a position can hold no others."""
        return []

    # The own turn

    def when_turn_begins(self, game: "Citadels", seat: i64) -> None:
        """Do what happens as soon as `seat` begins to act as this character."""

    def acts_before_gathering(self) -> bool:
        """Say whether anything but gathering is allowed before it."""
        return True

    def after_gathering(self, game: "Citadels", seat: i64) -> None:
        """Do what must happen right after gathering (and any threat)."""

    def when_gathered(self, game: "Citadels", seat: i64) -> None:
        """Give what comes by itself after gathering; a Witch who goes on as this character gets it too."""

    def is_paused(self, game: "Citadels", seat: i64) -> bool:
        """Say whether the turn stops here without coming to its end."""
        return False

    def powers(self, game: "Citadels", turn: "Turn") -> vec[i64]:
        """List the actions that only this character can take now, income aside."""
        return NO_POWERS

    def use(self, game: "Citadels", turn: "Turn", action: i64) -> None:
        """Carry out one of the powers."""

    def price_of(self, game: "Citadels", action: i64) -> int | None:
        """Return what one of the powers costs; None if it costs no gold, or what is printed."""
        return None

    def brings(self, game: "Citadels", turn: "Turn", action: i64) -> Fields:
        """Return what else one of the powers brings, as far as its player can know: fields of `OUTLOOK`."""
        return {}

    def closed(self, game: "Citadels", turn: "Turn") -> list[ClosedOption]:
        """List what a power that can be used now is about but cannot be used on, and why."""
        return []

    def why_not(self, game: "Citadels", turn: "Turn", action: i64) -> str:
        """Say why one of its powers is not on offer, if gold, cards and what was used before do not say it."""
        return ""

    def take_income(self, game: "Citadels", turn: "Turn", count: i64) -> None:
        """Take the income for `count` districts of the type that pays this character."""
        game.earn(turn.seat, self.earns, count, 0)

    def income(self, game: "Citadels", seat: i64, count: i64) -> Fields:
        """Return what the income for `count` districts brings: fields of `OUTLOOK`."""
        return {"gain": count}

    def must_act(self, game: "Citadels") -> bool:
        """Say whether something must be done before the turn may end."""
        return False

    def before_turn_ends(self, game: "Citadels", turn: "Turn") -> None:
        """Do what comes after everything else of the turn, before it ends."""

    def when_turn_ends(self, game: "Citadels", seat: i64) -> None:
        """Do what happens at the end of a turn that was really played."""

    # Building in the own turn

    def build_limit(self) -> i64:
        """Return how many districts may be built in the turn."""
        return 1

    def may_build(self) -> bool:
        """Say whether the character may build at all."""
        return True

    def allows_duplicates(self) -> bool:
        """Say whether districts that already stand in the city may be built again."""
        return False

    def counts_toward_limit(self, type_: i64) -> bool:
        """Say whether building a district of a type uses up the limit."""
        return True

    def may_borrow(self) -> bool:
        """Say whether the character may build with somebody else's gold, once a turn."""
        return False

    # While the character is in the game, whoever holds it

    def when_built(self, game: "Citadels", owner: i64, acting: i64) -> None:
        """Do what happens after `owner` got a new district; `acting` is the builder's character, if it was one."""

    def after_turn(self, game: "Citadels", seat: i64, rank: i64) -> None:
        """Do what happens when `seat` ends a turn of any rank, before everything else that ends it."""

    def when_bewitched(self, game: "Citadels", seat: i64) -> None:
        """Do what a bewitched character still does after gathering."""

    def when_killed_round_ends(self, game: "Citadels", seat: i64) -> None:
        """Do what a killed character does when the round ends; only then is it shown."""

    def is_royal(self) -> bool:
        """Say whether the crown is the character's: it is never face up in a draft."""
        return False

    def is_shown_when_killed(self) -> bool:
        """Say whether the character is shown at the end of a round in which it was killed."""
        return self.is_royal()

    def when_round_ends(self, game: "Citadels") -> None:
        """Do what the character brings at the end of a round, after the killed were shown."""

    # As a guest, beside the own character of a seat

    def may_be_guest(self) -> bool:
        """Say whether the character may be a guest at all."""
        return True

    def when_joining(self, game: "Citadels", seat: i64) -> None:
        """Do what happens as soon as the character is the guest of `seat`, who is on turn."""
        self.when_turn_begins(game, seat)


class District:
    """One stateless object for each kind of district. Every hook does nothing unless a district fills it in."""

    def __init__(self, district: i64, cost: i64, type_: i64 = UNIQUE, copies: i64 = 1) -> None:
        self.id = district
        self.name = DISTRICT_NAMES[district]
        self.cost = cost
        self.type = type_
        self.copies = copies

    def steps(self) -> list[type[CitadelsStep]]:
        """List the steps that the district puts on the agenda; a position can hold no others."""
        return []

    # In the owner's turn

    def is_usable(self, game: "Citadels", turn: "Turn") -> bool:
        """Say whether its owner, who is on turn, may use the district now."""
        return False

    def use(self, game: "Citadels", turn: "Turn") -> None:
        """Carry out what the district is used for."""

    def use_brings(self) -> Fields:
        """Return what using it costs and brings: fields of `OUTLOOK`."""
        return {}

    def why_not(self, game: "Citadels", turn: "Turn") -> str:
        """Say why its owner cannot use it now, if gold, cards and what was used before do not say it."""
        return ""

    def gold_gathered(self, gold: i64) -> i64:
        """Return how much gold its owner gathers, given how much without it."""
        return gold

    def cards_drawn(self, cards: i64) -> i64:
        """Return how many cards its owner draws when gathering, given how many without it."""
        return cards

    def cards_kept(self, kept: i64, drawn: i64) -> i64:
        """Return how many of the cards drawn its owner keeps, given how many without it."""
        return kept

    def counts_as(self, type_: i64) -> bool:
        """Say whether the district counts as one of a type when income is taken."""
        return self.type == type_

    def when_turn_ends(self, game: "Citadels", owner: i64) -> None:
        """Do what happens at the end of its owner's turn."""

    # Building it, or building beside it

    def may_be_built(self, game: "Citadels", owner: i64) -> bool:
        """Say whether the district may be built in a city."""
        return True

    def allows_duplicates(self) -> bool:
        """Say whether its owner may build districts that already stand in the city."""
        return False

    def counts_toward_limit(self) -> bool:
        """Say whether building it uses up the limit."""
        return True

    def build_cost(self, district: i64, price: i64) -> i64:
        """Return what building another district costs its owner, given the price without it."""
        return price

    def duplicate_cost(self, price: i64, standing: i64) -> i64:
        """Return what another district costs its owner of which so many stand in the city, given the price."""
        return price

    def pays_for_any(self) -> bool:
        """Say whether destroying it can pay for any district."""
        return False

    def is_paid_by_any(self) -> bool:
        """Say whether it can be paid by destroying any own district."""
        return False

    def is_paid_with_cards(self) -> bool:
        """Say whether it can be paid with cards as well as gold."""
        return False

    def when_built(self, game: "Citadels", owner: i64) -> None:
        """Do what happens when the district enters a city by being built."""

    # As a target

    def may_be_targeted(self) -> bool:
        """Say whether a rank-8 character may use its ability on the district."""
        return True

    def target_price(self, price: i64, district: i64) -> i64:
        """Return what rank 8 pays for using its ability on a district of the same city."""
        return price

    def added_value(self, game: "Questions") -> i64:
        """Return how much more than its cost the district is worth to rank 8."""
        return 0

    def shields(self, number: i64, district: i64) -> bool:
        """Say whether no card can touch a district of the same city, given the number that it remembers."""
        return False

    def remembers(self, game: "Citadels", number: i64) -> bool:
        """Say whether it can remember a number."""
        return False

    def note_names(self) -> list[str]:
        """List what the numbers that it can remember stand for; nothing if they are only numbers."""
        return []

    # When it leaves a city, or the own city

    def targets(self, game: "Citadels", seat: i64) -> vec[i64]:
        """List the districts that its owner can destroy together with it."""
        return vec[i64]([])

    def when_lost(self, game: "Citadels", owner: i64) -> None:
        """Do what happens when it is destroyed or turned face down."""

    def when_moved(self, game: "Citadels", owner: i64) -> None:
        """Do what happens when it has got into the city of another owner."""

    # At other moments

    def hosts_guest(self) -> bool:
        """Say whether a character from the box lies under it."""
        return False

    def picks_blind(self) -> bool:
        """Say whether its owner may take a face-down character instead of one that is offered."""
        return False

    def when_called(self, game: "Citadels", owner: i64, rank: i64) -> bool:
        """Do what happens when a rank of another seat answers its owner's call; return whether its turn waits."""
        return False

    def after_tax(self, game: "Citadels", owner: i64) -> None:
        """Do what happens after its owner paid tax to another player."""

    def when_crown_moves(self, game: "Citadels", owner: i64) -> None:
        """Do what happens when the crown has gone from one player to another."""

    def when_gathering(self, game: "Citadels", number: i64, seat: i64, is_gold: bool) -> None:
        """Do what happens when a seat has gathered gold or cards, given the number that the district remembers."""

    def after_draft(self, game: "Citadels", owner: i64) -> None:
        """Do what happens after the last pick, before rank 1 is called."""

    def when_killed_called(self, game: "Citadels", owner: i64, rank: i64) -> bool:
        """Do what happens when a killed rank is called; return whether its owner is asked."""
        return False

    def after_warlord(self, game: "Citadels", owner: i64, warlord: i64, district: i64) -> None:
        """Do what happens after a Warlord destroyed a district anywhere."""

    # At the end of the game

    def city_count(self) -> i64:
        """Return for how many districts it counts when a city is completed."""
        return 1

    def has_any_type(self, game: "Citadels") -> bool:
        """Say whether its owner chooses its type when the game ends."""
        return False

    def bonus(self, game: "Citadels", owner: i64, types: vec[i64]) -> i64:
        """Return the points it brings besides its cost; `types` says how many districts of each type the city has."""
        return 0

    def extra_worth(self) -> i64:
        """Return how many of the points besides its cost are its own worth, which counts in a tie."""
        return 0

    def points_in_hand(self) -> i64:
        """Return the points it brings when it is still in hand."""
        return 0
