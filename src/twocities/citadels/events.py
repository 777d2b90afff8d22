"""What happens in Citadels; an event with a secret hides it from those who may not know."""

from typing import ClassVar, final

from mypy_extensions import mypyc_attr

from twocities.citadels.packed import district_of
from twocities.core.event import Event
from twocities.core.fields import Fields
from twocities.core.view import UNKNOWN


@mypyc_attr(acyclic=True)
class OfSeat(Event):
    """Something that one seat did."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def to_dict(self) -> Fields:
        return {"seat": self.seat}


@mypyc_attr(acyclic=True)
class OfRank(Event):
    """Something about a rank; `seat` holds the crown and calls."""

    def __init__(self, seat: int, rank: int) -> None:
        self.seat = seat
        self.rank = rank

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "rank": self.rank}


@mypyc_attr(acyclic=True)
class OfCharacter(Event):
    """Something about a seat and a character that all may know."""

    def __init__(self, seat: int, character: int) -> None:
        self.seat = seat
        self.character = character

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "character": self.character}


@mypyc_attr(acyclic=True)
class OfCharacterGold(Event):
    """Gold that a seat got through a character."""

    def __init__(self, seat: int, character: int, gold: int) -> None:
        self.seat = seat
        self.character = character
        self.gold = gold

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "character": self.character, "gold": self.gold}


@mypyc_attr(acyclic=True)
class OfDistrict(Event):
    """Something about a seat, a district that all can see, and gold."""

    def __init__(self, seat: int, district: int, gold: int = 0) -> None:
        self.seat = seat
        self.district = district_of(district)
        self.gold = gold

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "district": self.district, "gold": self.gold}


@mypyc_attr(acyclic=True)
class OfVictim(Event):
    """Something that a seat did to another one."""

    def __init__(self, seat: int, victim: int) -> None:
        self.seat = seat
        self.victim = victim

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "victim": self.victim}


@mypyc_attr(acyclic=True)
class OfVictimGold(Event):
    """Gold that a seat got from another one."""

    def __init__(self, seat: int, victim: int, gold: int) -> None:
        self.seat = seat
        self.victim = victim
        self.gold = gold

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "victim": self.victim, "gold": self.gold}


@mypyc_attr(acyclic=True)
class OfVictimDistrict(Event):
    """A district that a seat took or destroyed, of another one or its own."""

    def __init__(self, seat: int, victim: int, district: int, gold: int) -> None:
        self.seat = seat
        self.victim = victim
        self.district = district_of(district)
        self.gold = gold

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "victim": self.victim, "district": self.district, "gold": self.gold}


@mypyc_attr(acyclic=True)
class OfOwnCards(Event):
    """Cards that only `seat` may see; the others see how many."""

    def __init__(self, seat: int, districts: list[int]) -> None:
        self.seat = seat
        self.districts = districts

    def to_dict(self) -> Fields:
        known = 0 if UNKNOWN in self.districts else 1
        return {"seat": self.seat, "districts": self.districts, "count": len(self.districts), "known": known}

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class OfSecretCharacter(Event):
    """A character that only `seat` may know."""

    def __init__(self, seat: int, character: int) -> None:
        self.seat = seat
        self.character = character

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "character": self.character, "known": 0 if self.character == UNKNOWN else 1}

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class OfSharedCard(Event):
    """A card that went between two seats, who alone know it."""

    def __init__(self, seat: int, victim: int, district: int) -> None:
        self.seat = seat
        self.victim = victim
        self.district = district

    def to_dict(self) -> Fields:
        known = 0 if self.district == UNKNOWN else 1
        return {"seat": self.seat, "victim": self.victim, "district": self.district, "known": known}

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class OfMarkers(Event):
    """Markers that `seat` laid on characters; only that seat knows which one is real."""

    def __init__(self, seat: int, characters: list[int], real: int) -> None:
        self.seat = seat
        self.characters = characters
        self.real = real

    def to_dict(self) -> Fields:
        known = 0 if self.real == UNKNOWN else 1
        return {"seat": self.seat, "characters": self.characters, "real": self.real, "known": known}


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RoundBegan(Event):
    """A new round began; `seat` holds the crown; `characters` lie face up."""

    name: ClassVar[str] = "round-began"

    def __init__(self, seat: int, number: int, characters: list[int]) -> None:
        self.seat = seat
        self.number = number
        self.characters = characters

    def to_dict(self) -> Fields:
        return {
            "seat": self.seat,
            "number": self.number,
            "characters": self.characters,
            "count": len(self.characters),
        }

    def reveals(self) -> bool:
        return True


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CharacterPicked(OfSecretCharacter):
    """`seat` chose its character."""

    name: ClassVar[str] = "character-picked"

    def view(self, viewer: int) -> Event:
        return self if viewer == self.seat else CharacterPicked(self.seat, UNKNOWN)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CharacterPutAway(OfSecretCharacter):
    """`seat` put a character face down on the table."""

    name: ClassVar[str] = "character-put-away"

    def view(self, viewer: int) -> Event:
        return self if viewer == self.seat else CharacterPutAway(self.seat, UNKNOWN)


@final
@mypyc_attr(acyclic=True)
class CharactersExchanged(Event):
    """`seat` gave its `character` to `other` and got `got`; only the two know what."""

    name: ClassVar[str] = "characters-exchanged"

    def __init__(self, seat: int, other: int, character: int, got: int) -> None:
        self.seat = seat
        self.other = other
        self.character = character
        self.got_character = got

    def to_dict(self) -> Fields:
        return {
            "seat": self.seat,
            "other": self.other,
            "character": self.character,
            "got_character": self.got_character,
            "known": 0 if self.character == UNKNOWN else 1,
        }

    def view(self, viewer: int) -> Event:
        if viewer in (self.seat, self.other):
            return self
        return CharactersExchanged(self.seat, self.other, UNKNOWN, UNKNOWN)

    def reveals(self) -> bool:
        return True


@final
@mypyc_attr(acyclic=True)
class RankCalled(OfRank):
    """`seat`, who holds the crown, called a rank: who answers, or nobody, is news."""

    name: ClassVar[str] = "rank-called"

    def reveals(self) -> bool:
        return True


@final
@mypyc_attr(acyclic=True)
class NobodyAnswered(OfRank):
    """The rank that was called stays silent."""

    name: ClassVar[str] = "nobody-answered"

    def reveals(self) -> bool:
        return True


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CharacterRevealed(OfCharacter):
    """`seat` revealed its character."""

    name: ClassVar[str] = "character-revealed"

    def reveals(self) -> bool:
        return True


@final
@mypyc_attr(acyclic=True)
class TurnResumed(OfCharacter):
    """`seat` goes on with a paused turn, acting as `character`."""

    name: ClassVar[str] = "turn-resumed"


@final
@mypyc_attr(acyclic=True)
class KilledShown(OfCharacter):
    """The killed `character` of `seat` was shown at the end of the round."""

    name: ClassVar[str] = "killed-shown"

    def reveals(self) -> bool:
        return True


@final
@mypyc_attr(acyclic=True)
class TurnEnded(OfSeat):
    """`seat` ended its turn."""

    name: ClassVar[str] = "turn-ended"


@final
@mypyc_attr(acyclic=True)
class CityCompleted(OfSeat):
    """`seat` was the first to complete a city: this round is the last."""

    name: ClassVar[str] = "city-completed"


@final
@mypyc_attr(acyclic=True)
class CharacterKilled(OfCharacter):
    """`seat` named the character that is killed."""

    name: ClassVar[str] = "character-killed"


@final
@mypyc_attr(acyclic=True)
class CharacterBewitched(OfCharacter):
    """`seat` named the character that is bewitched."""

    name: ClassVar[str] = "character-bewitched"


@final
@mypyc_attr(acyclic=True)
class CharacterRobbed(OfCharacter):
    """`seat` named the character that will be robbed."""

    name: ClassVar[str] = "character-robbed"


@final
@mypyc_attr(acyclic=True)
class WarrantsPlaced(OfMarkers):
    """`seat` laid warrants on characters."""

    name: ClassVar[str] = "warrants-placed"

    def view(self, viewer: int) -> Event:
        return self if viewer == self.seat else WarrantsPlaced(self.seat, self.characters, UNKNOWN)


@final
@mypyc_attr(acyclic=True)
class ThreatsPlaced(OfMarkers):
    """`seat` laid threats on characters."""

    name: ClassVar[str] = "threats-placed"

    def view(self, viewer: int) -> Event:
        return self if viewer == self.seat else ThreatsPlaced(self.seat, self.characters, UNKNOWN)


@final
@mypyc_attr(acyclic=True)
class GoldStolen(OfVictimGold):
    """`seat` robbed `victim` of all its gold."""

    name: ClassVar[str] = "gold-stolen"


@final
@mypyc_attr(acyclic=True)
class BribePaid(OfVictimGold):
    """`victim` bought itself free of a threat by `seat`."""

    name: ClassVar[str] = "bribe-paid"


@final
@mypyc_attr(acyclic=True)
class BribeRefused(OfVictim):
    """`victim` refused to pay `seat` for a threat."""

    name: ClassVar[str] = "bribe-refused"


@final
@mypyc_attr(acyclic=True)
class ThreatUnmasked(OfVictimGold):
    """`seat` turned its threat on `victim` over; it was real and took all gold."""

    name: ClassVar[str] = "threat-unmasked"

    def reveals(self) -> bool:
        return True


@final
@mypyc_attr(acyclic=True)
class BluffUnmasked(OfVictim):
    """`seat` turned its threat on `victim` over; it was false."""

    name: ClassVar[str] = "bluff-unmasked"

    def reveals(self) -> bool:
        return True


@final
@mypyc_attr(acyclic=True)
class ThreatLeft(OfVictim):
    """`seat` left its threat on `victim` unturned."""

    name: ClassVar[str] = "threat-left"


@final
@mypyc_attr(acyclic=True)
class DistrictConfiscated(OfVictimDistrict):
    """`seat` confiscated what `victim` was building; the gold went back."""

    name: ClassVar[str] = "district-confiscated"

    def reveals(self) -> bool:
        return True


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class GoldGathered(Event):
    """`seat` gathered gold."""

    name: ClassVar[str] = "gold-gathered"

    def __init__(self, seat: int, gold: int) -> None:
        self.seat = seat
        self.gold = gold

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "gold": self.gold}


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CardsSeen(OfOwnCards):
    """`seat` looks at cards from the deck, to keep some of them."""

    name: ClassVar[str] = "cards-seen"

    def view(self, viewer: int) -> Event:
        return self if viewer == self.seat else CardsSeen(self.seat, [UNKNOWN] * len(self.districts))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CardsDrawn(OfOwnCards):
    """`seat` took cards from the deck into its hand."""

    name: ClassVar[str] = "cards-drawn"

    def view(self, viewer: int) -> Event:
        return self if viewer == self.seat else CardsDrawn(self.seat, [UNKNOWN] * len(self.districts))


@final
@mypyc_attr(acyclic=True)
class CardsDiscarded(OfOwnCards):
    """`seat` put cards from its hand under the deck."""

    name: ClassVar[str] = "cards-discarded"

    def view(self, viewer: int) -> Event:
        return self if viewer == self.seat else CardsDiscarded(self.seat, [UNKNOWN] * len(self.districts))

    def reveals(self) -> bool:
        return False


@final
@mypyc_attr(acyclic=True)
class CardTucked(OfOwnCards):
    """`seat` put a card from its hand under one of its districts."""

    name: ClassVar[str] = "card-tucked"

    def view(self, viewer: int) -> Event:
        return self if viewer == self.seat else CardTucked(self.seat, [UNKNOWN])

    def reveals(self) -> bool:
        return False


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class IncomeTaken(Event):
    """`seat` took its income for `count` districts of a type: so much gold and so many cards."""

    name: ClassVar[str] = "income-taken"

    def __init__(self, seat: int, type_: int, gold: int, cards: int) -> None:
        self.seat = seat
        self.type = type_
        self.gold = gold
        self.cards = cards

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "type": self.type, "gold": self.gold, "cards": self.cards}


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CharacterPaid(OfCharacterGold):
    """`seat` got gold from the bank through its character."""

    name: ClassVar[str] = "character-paid"


@final
@mypyc_attr(acyclic=True)
class DistrictPaid(OfDistrict):
    """`seat` got gold from the bank through a district."""

    name: ClassVar[str] = "district-paid"


@final
@mypyc_attr(acyclic=True)
class DistrictUsed(OfDistrict):
    """`seat` used a district of its city and paid `gold` for it."""

    name: ClassVar[str] = "district-used"


@final
@mypyc_attr(acyclic=True)
class TaxPaid(OfDistrict):
    """`seat` paid tax for a new district."""

    name: ClassVar[str] = "tax-paid"


@final
@mypyc_attr(acyclic=True)
class TaxCollected(OfCharacterGold):
    """`seat` took the gold that lay on its character."""

    name: ClassVar[str] = "tax-collected"


@final
@mypyc_attr(acyclic=True)
class HandsSwapped(OfVictim):
    """`seat` swapped hands with `victim`."""

    name: ClassVar[str] = "hands-swapped"

    def reveals(self) -> bool:
        return True


@final
@mypyc_attr(acyclic=True)
class HandSeen(Event):
    """`seat` looked at the hand of `victim`; only the two know the cards."""

    name: ClassVar[str] = "hand-seen"

    def __init__(self, seat: int, victim: int, districts: list[int]) -> None:
        self.seat = seat
        self.victim = victim
        self.districts = districts

    def to_dict(self) -> Fields:
        known = 0 if UNKNOWN in self.districts else 1
        return {
            "seat": self.seat,
            "victim": self.victim,
            "districts": self.districts,
            "count": len(self.districts),
            "known": known,
        }

    def view(self, viewer: int) -> Event:
        if viewer in (self.seat, self.victim):
            return self
        return HandSeen(self.seat, self.victim, [UNKNOWN] * len(self.districts))

    def reveals(self) -> bool:
        return True


@final
@mypyc_attr(acyclic=True)
class CardTaken(OfSharedCard):
    """`seat` took a card out of the hand of `victim`."""

    name: ClassVar[str] = "card-taken"

    def view(self, viewer: int) -> Event:
        return self if viewer in (self.seat, self.victim) else CardTaken(self.seat, self.victim, UNKNOWN)


@final
@mypyc_attr(acyclic=True)
class CardGiven(OfSharedCard):
    """`seat` gave a card out of its hand to `victim`."""

    name: ClassVar[str] = "card-given"

    def view(self, viewer: int) -> Event:
        return self if viewer in (self.seat, self.victim) else CardGiven(self.seat, self.victim, UNKNOWN)


@final
@mypyc_attr(acyclic=True)
class SpyReported(Event):
    """`seat` found `count` cards of a type in the hand of `victim` and took `gold` for them."""

    name: ClassVar[str] = "spy-reported"

    def __init__(self, seat: int, victim: int, type_: int, count: int, gold: int) -> None:
        self.seat = seat
        self.victim = victim
        self.type = type_
        self.count = count
        self.gold = gold

    def to_dict(self) -> Fields:
        return {
            "seat": self.seat,
            "victim": self.victim,
            "type": self.type,
            "count": self.count,
            "gold": self.gold,
        }

    def reveals(self) -> bool:
        return True


@final
@mypyc_attr(acyclic=True)
class GoldTaken(OfVictimGold):
    """`victim` had to give gold to `seat`."""

    name: ClassVar[str] = "gold-taken"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CrownMoved(OfVictim):
    """The crown came to `seat` from `victim`."""

    name: ClassVar[str] = "crown-moved"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DistrictBuilt(OfDistrict):
    """`seat` built a district and paid `gold` for it."""

    name: ClassVar[str] = "district-built"


@final
@mypyc_attr(acyclic=True)
class DistrictRazed(OfDistrict):
    """`seat` destroyed an own district as payment or to use it."""

    name: ClassVar[str] = "district-razed"


@final
@mypyc_attr(acyclic=True)
class GoldBorrowed(OfVictimGold):
    """`seat` took the gold it lacked for a district from `victim`, for a card each."""

    name: ClassVar[str] = "gold-borrowed"


@final
@mypyc_attr(acyclic=True)
class DistrictDestroyed(OfVictimDistrict):
    """`seat` destroyed a district of `victim` for `gold`."""

    name: ClassVar[str] = "district-destroyed"


@final
@mypyc_attr(acyclic=True)
class DistrictSeized(OfVictimDistrict):
    """`seat` seized a district of `victim` and paid it `gold`."""

    name: ClassVar[str] = "district-seized"


@final
@mypyc_attr(acyclic=True)
class DistrictsExchanged(Event):
    """`seat` gave `district` for the district `got` of `victim` and paid it `gold`."""

    name: ClassVar[str] = "districts-exchanged"

    def __init__(self, seat: int, district: int, victim: int, got: int, gold: int) -> None:
        self.seat = seat
        self.district = district_of(district)
        self.victim = victim
        self.got = district_of(got)
        self.gold = gold

    def to_dict(self) -> Fields:
        return {
            "seat": self.seat,
            "district": self.district,
            "victim": self.victim,
            "got": self.got,
            "gold": self.gold,
        }


@final
@mypyc_attr(acyclic=True)
class DistrictBeautified(OfDistrict):
    """`seat` put gold on a district: it costs one more for good."""

    name: ClassVar[str] = "district-beautified"


@final
@mypyc_attr(acyclic=True)
class DistrictRecovered(OfDistrict):
    """`seat` paid to take a destroyed district into its hand."""

    name: ClassVar[str] = "district-recovered"


@final
@mypyc_attr(acyclic=True)
class TypeDeclared(Event):
    """`seat` said which type its district has at the end."""

    name: ClassVar[str] = "type-declared"

    def __init__(self, seat: int, district: int, type_: int) -> None:
        self.seat = seat
        self.district = district
        self.type = type_

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "district": self.district, "type": self.type}


@final
@mypyc_attr(acyclic=True)
class GameEnded(Event):
    """The last round is over and the cities are scored."""

    name: ClassVar[str] = "game-ended"


@final
@mypyc_attr(acyclic=True)
class ThanksGiven(OfVictim):
    """`seat` thanked `victim`, who has the crown."""

    name: ClassVar[str] = "thanks-given"


@final
@mypyc_attr(acyclic=True)
class TurnLost(OfVictim):
    """`seat` did not thank `victim` and lost the turn."""

    name: ClassVar[str] = "turn-lost"


@final
@mypyc_attr(acyclic=True)
class GoalLowered(OfSeat):
    """`seat` decided that a district less ends the game."""

    name: ClassVar[str] = "goal-lowered"


@final
@mypyc_attr(acyclic=True)
class GoalRestored(OfSeat):
    """`seat` lost the district that had lowered the goal."""

    name: ClassVar[str] = "goal-restored"


@final
@mypyc_attr(acyclic=True)
class TaxTaken(OfVictimGold):
    """`seat` got tax from `victim`, who had built."""

    name: ClassVar[str] = "tax-taken"


@final
@mypyc_attr(acyclic=True)
class DistrictTurned(OfDistrict):
    """A district of `seat` was turned face down."""

    name: ClassVar[str] = "district-turned"


@final
@mypyc_attr(acyclic=True)
class GuestDrawn(OfSecretCharacter):
    """`seat` drew a character from the box, to be a guest."""

    name: ClassVar[str] = "guest-drawn"

    def view(self, viewer: int) -> Event:
        return self if viewer == self.seat else GuestDrawn(self.seat, UNKNOWN)


@final
@mypyc_attr(acyclic=True)
class GuestJoined(OfCharacter):
    """`seat` acts as a guest too for the rest of the turn."""

    name: ClassVar[str] = "guest-joined"

    def reveals(self) -> bool:
        return True


@final
@mypyc_attr(acyclic=True)
class CharacterReplaced(Event):
    """`seat` brought a character into the game from the next round on, instead of another one."""

    name: ClassVar[str] = "character-replaced"

    def __init__(self, seat: int, character: int, got: int) -> None:
        self.seat = seat
        self.character = character
        self.got_character = got

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "character": self.character, "got_character": self.got_character}


@final
@mypyc_attr(acyclic=True)
class CharacterSeen(OfSecretCharacter):
    """`seat` looked at a character that lies face down."""

    name: ClassVar[str] = "character-seen"

    def view(self, viewer: int) -> Event:
        return self if viewer == self.seat else CharacterSeen(self.seat, UNKNOWN)


@final
@mypyc_attr(acyclic=True)
class CharacterTakenBlind(OfSecretCharacter):
    """`seat` took a face-down character instead of choosing one."""

    name: ClassVar[str] = "character-taken-blind"

    def view(self, viewer: int) -> Event:
        return self if viewer == self.seat else CharacterTakenBlind(self.seat, UNKNOWN)


@final
@mypyc_attr(acyclic=True)
class PartnershipMade(OfVictim):
    """`seat` and `victim` became partners."""

    name: ClassVar[str] = "partnership-made"


@final
@mypyc_attr(acyclic=True)
class PartnershipEnded(OfSeat):
    """The partnership of `seat` is over."""

    name: ClassVar[str] = "partnership-ended"


@final
@mypyc_attr(acyclic=True)
class DistrictAttached(OfDistrict):
    """A district of `seat` is protected from now on."""

    name: ClassVar[str] = "district-attached"


@final
@mypyc_attr(acyclic=True)
class GoldHidden(OfDistrict):
    """`seat` put gold aside at a district."""

    name: ClassVar[str] = "gold-hidden"


@final
@mypyc_attr(acyclic=True)
class GoldFetched(OfDistrict):
    """`seat` took gold back from a district."""

    name: ClassVar[str] = "gold-fetched"


@final
@mypyc_attr(acyclic=True)
class FairOpened(Event):
    """`seat` laid cards of the deck open for everybody."""

    name: ClassVar[str] = "fair-opened"

    def __init__(self, seat: int, districts: list[int]) -> None:
        self.seat = seat
        self.districts = districts

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "districts": self.districts, "count": len(self.districts)}

    def reveals(self) -> bool:
        return True


@final
@mypyc_attr(acyclic=True)
class FairCardTaken(OfDistrict):
    """`seat` took one of the open cards."""

    name: ClassVar[str] = "fair-card-taken"


@final
@mypyc_attr(acyclic=True)
class CardRevealed(Event):
    """`seat` showed the top card of the deck, and took it into the hand or laid it back."""

    name: ClassVar[str] = "card-revealed"

    def __init__(self, seat: int, district: int, taken: int) -> None:
        self.seat = seat
        self.district = district
        self.taken = taken

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "district": self.district, "taken": self.taken}

    def reveals(self) -> bool:
        return True
