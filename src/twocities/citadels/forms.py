"""How the fields of a table are written: for people in positions, for programs in views."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from twocities.citadels.catalog import DISTRICT_CATALOG, RANKS
from twocities.citadels.editions import check_cast
from twocities.citadels.ids import (
    CHARACTER_NAMES,
    DISTRICT_NAMES,
    MARK_NAMES,
    MOST_SEATS,
    NOBODY,
    NOTE,
    PLACE_NAMES,
    TYPE_NAMES,
    USE_NAMES,
)
from twocities.citadels.memory import PUBLIC, card_of, holder_of, known_card, viewer_of
from twocities.citadels.packed import (
    card_of_tucked,
    district_of_declared,
    district_of_note,
    kind_of_mark,
    make_declared,
    make_mark,
    make_note,
    make_tucked,
    number_of_note,
    rank_of_mark,
    seat_of_mark,
    top_of_tucked,
    type_of_declared,
)
from twocities.citadels.zones import in_order
from twocities.core.errors import BadPosition, known
from twocities.core.position import Reader, write_cards

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels

MOST_GOLD: Final = 10**9
"""More than anybody can have."""

CITY_NAMES: Final = PLACE_NAMES + [name + "?" for name in DISTRICT_NAMES]
"""How a district stands in a city: `+` is beautified, `?` is face down."""

USED_NAMES: Final = USE_NAMES + [f"guest_{name}" for name in USE_NAMES]
"""What can be used in a turn, and what a guest can use."""


class Form:
    """How one field of a table, or of a view of it, is written."""

    def written(self, value: Any, table: Any) -> object:
        """Write the value, for a position or a view of it; what a viewer does not know is `unknown`."""
        raise NotImplementedError

    def read(self, game: "Citadels", reader: Reader, field: str, default: Any) -> Any:
        """Read what `written` wrote."""
        raise NotImplementedError


class Count(Form):
    """A whole number."""

    def __init__(self, most: int = MOST_GOLD, least: int = 0) -> None:
        self.most = most
        self.least = least

    def written(self, value: Any, table: Any) -> object:
        return value

    def read(self, game: "Citadels", reader: Reader, field: str, default: Any) -> Any:
        return reader.number(field, default, self.least, self.most)


class Seat(Form):
    """A seat, or nobody's."""

    def written(self, value: Any, table: Any) -> object:
        return value if value != NOBODY else None

    def read(self, game: "Citadels", reader: Reader, field: str, default: Any) -> Any:
        return reader.number(field, default, most=game.seats - 1)


class Goal(Count):
    """How many districts end the game: as many as the rules say, or one less."""

    def read(self, game: "Citadels", reader: Reader, field: str, default: Any) -> Any:
        size = game.rules.city_size
        return reader.number(field, default, least=size - 1, most=size)


class Rank(Count):
    """A rank of the game, or 0."""

    def read(self, game: "Citadels", reader: Reader, field: str, default: Any) -> Any:
        return reader.number(field, default, most=len(game.cast) - 1)


class Seats(Form):
    """A set of seats, a bit each."""

    def written(self, value: Any, table: Any) -> object:
        return [seat for seat in range(MOST_SEATS) if value >> seat & 1]

    def read(self, game: "Citadels", reader: Reader, field: str, default: Any) -> Any:
        bits = 0
        for seat in reader.seats(field, game.seats):
            bits |= 1 << seat
        return bits


class Numbers(Form):
    """A number for each seat."""

    def written(self, value: Any, table: Any) -> object:
        return list(value)

    def read(self, game: "Citadels", reader: Reader, field: str, default: Any) -> Any:
        return vec[i64](reader.numbers(field, [0] * game.seats, most=MOST_GOLD))


class Cards(Form):
    """Districts that lie somewhere, in order."""

    def __init__(self, names: list[str] = DISTRICT_NAMES) -> None:
        self.names = names

    def written(self, value: Any, table: Any) -> object:
        return write_cards(list(value), self.names)

    def read(self, game: "Citadels", reader: Reader, field: str, default: Any) -> Any:
        return vec[i64](reader.cards(field, self.names, []))


class Deck(Cards):
    """The deck, from its top."""

    def written(self, value: Any, table: Any) -> object:
        return write_cards(list(value)[::-1], self.names)

    def read(self, game: "Citadels", reader: Reader, field: str, default: Any) -> Any:
        return vec[i64](reader.cards(field, self.names, [])[::-1])


class Characters(Cards):
    """Characters that lie somewhere, in order."""

    def __init__(self) -> None:
        super().__init__(CHARACTER_NAMES)


class Hands(Form):
    """The cards of each hand, kept in order."""

    def written(self, value: Any, table: Any) -> object:
        return [write_cards(list(hand), DISTRICT_NAMES) for hand in value]

    def read(self, game: "Citadels", reader: Reader, field: str, default: Any) -> Any:
        hands = reader.card_lists(field, DISTRICT_NAMES, [[]] * game.seats)
        return vec[vec[i64]]([in_order(vec[i64](hand)) for hand in hands])


class Cities(Form):
    """The districts of each city."""

    def written(self, value: Any, table: Any) -> object:
        return [write_cards(list(city), CITY_NAMES) for city in value]

    def read(self, game: "Citadels", reader: Reader, field: str, default: Any) -> Any:
        cities = reader.card_lists(field, CITY_NAMES, [[]] * game.seats)
        return vec[vec[i64]]([vec[i64](city) for city in cities])


class Tucked(Form):
    """The cards under each district."""

    def written(self, value: Any, table: Any) -> object:
        tops = sorted({top_of_tucked(each) for each in value})
        return {
            DISTRICT_NAMES[top]: write_cards(
                [card_of_tucked(each) for each in value if top_of_tucked(each) == top], DISTRICT_NAMES
            )
            for top in tops
        }

    def read(self, game: "Citadels", reader: Reader, field: str, default: Any) -> Any:
        cards: list[int] = []
        for top, under in reader.table(field, DISTRICT_NAMES).items():
            cards.extend([make_tucked(top, card) for card in reader.names_in(field, under, DISTRICT_NAMES)])
        return vec[i64](cards)


class Notes(Form):
    """What unique districts remember."""

    def written(self, value: Any, table: Any) -> object:
        return {DISTRICT_NAMES[district_of_note(each)]: self.spoken(each) for each in value}

    def spoken(self, note: int) -> int | str:
        """Write what a district remembers: a number, or the name that it stands for."""
        names = DISTRICT_CATALOG[district_of_note(note)].note_names()
        return names[number_of_note(note)] if names else int(number_of_note(note))

    def read_number(self, reader: Reader, field: str, district: int, value: object) -> int:
        """Read what a district remembers."""
        names = DISTRICT_CATALOG[district].note_names()
        if names and isinstance(value, str):
            return reader.name_in(field, value, names)
        return reader.checked(field, value, 0, NOTE - 1)

    def read(self, game: "Citadels", reader: Reader, field: str, default: Any) -> Any:
        table = reader.table(field, DISTRICT_NAMES)
        return vec[i64]([make_note(top, self.read_number(reader, field, top, each)) for top, each in table.items()])


class Declared(Form):
    """The types of districts that count as any."""

    def written(self, value: Any, table: Any) -> object:
        return {DISTRICT_NAMES[district_of_declared(each)]: TYPE_NAMES[type_of_declared(each)] for each in value}

    def read(self, game: "Citadels", reader: Reader, field: str, default: Any) -> Any:
        table = reader.table(field, DISTRICT_NAMES)
        return vec[i64]([make_declared(top, reader.name_in(field, type_, TYPE_NAMES)) for top, type_ in table.items()])


class Used(Form):
    """What was used in a turn."""

    def written(self, value: Any, table: Any) -> object:
        return [name for number, name in enumerate(USED_NAMES) if value >> number & 1]

    def read(self, game: "Citadels", reader: Reader, field: str, default: Any) -> Any:
        used = 0
        for name in reader.names(field):
            if name not in USED_NAMES:
                raise BadPosition(known("use", name, USED_NAMES))
            used |= 1 << USED_NAMES.index(name)
        return used


class Character(Form):
    """A character, or nobody."""

    def written(self, value: Any, table: Any) -> object:
        return CHARACTER_NAMES[value] if value != NOBODY else None

    def read(self, game: "Citadels", reader: Reader, field: str, default: Any) -> Any:
        return reader.one_of(field, CHARACTER_NAMES)


class District(Form):
    """A district, or none."""

    def written(self, value: Any, table: Any) -> object:
        return DISTRICT_NAMES[value] if value != NOBODY else None

    def read(self, game: "Citadels", reader: Reader, field: str, default: Any) -> Any:
        return reader.one_of(field, DISTRICT_NAMES)


class KnownCards(Form):
    """Who knows which card in whose hand; what everybody knows is nobody's alone."""

    def written(self, value: Any, table: Any) -> object:
        return [
            [viewer_of(each) if viewer_of(each) != PUBLIC else None, holder_of(each), DISTRICT_NAMES[card_of(each)]]
            for each in value
        ]

    def read(self, game: "Citadels", reader: Reader, field: str, default: Any) -> Any:
        found: list[int] = []
        for viewer, holder, card in reader.entries(field, 3):
            knows = PUBLIC if viewer is None else reader.checked(field, viewer, 0, game.seats - 1)
            has = reader.checked(field, holder, 0, game.seats - 1)
            found.append(known_card(knows, has, reader.name_in(field, card, DISTRICT_NAMES)))
        return vec[i64](found)


class Cast(Form):
    """The character of each rank."""

    def written(self, value: Any, table: Any) -> object:
        return [CHARACTER_NAMES[character] for character in list(value)[1:]]

    def read(self, game: "Citadels", reader: Reader, field: str, default: Any) -> Any:
        ranks = range(1, len(game.rules.cast))
        named = [name_index("character", name, CHARACTER_NAMES) for name in reader.names(field)]
        if [RANKS[character] for character in named] != list(ranks):
            raise BadPosition(f"'{field}' needs one character for each rank from 1 to {len(ranks)}, in order.")
        cast = [NOBODY, *named]
        check_cast(cast, game.seats)
        for character in named:
            if character not in game.rules.box:
                box = [CHARACTER_NAMES[each] for each in game.rules.box]
                raise BadPosition(known(f"character for '{field}'", CHARACTER_NAMES[character], box))
        return vec[i64](cast)


class Holders(Form):
    """Who has which characters."""

    def written(self, value: Any, table: Any) -> object:
        ranks = range(1, len(table.cast))
        return [
            " ".join([CHARACTER_NAMES[table.cast[rank]] for rank in ranks if value[rank] == seat])
            for seat in range(table.seats)
        ]

    def read(self, game: "Citadels", reader: Reader, field: str, default: Any) -> Any:
        holders = vec[i64]([NOBODY] * len(game.cast))
        for seat, value in enumerate(reader.items(field, game.seats)):
            for character in reader.names_in(field, value, CHARACTER_NAMES):
                rank = in_cast(game, character)
                if holders[rank] != NOBODY:
                    raise BadPosition(f"The {CHARACTER_NAMES[character]} is in two places at once.")
                holders[rank] = seat
        return holders


class OnRanks(Form):
    """A number for the character of each rank; those that have none are left out."""

    nothing: ClassVar[int] = 0

    def most(self, game: "Citadels") -> int:
        """Return the highest number."""
        raise NotImplementedError

    def written(self, value: Any, table: Any) -> object:
        ranks = range(1, len(table.cast))
        return {CHARACTER_NAMES[table.cast[rank]]: value[rank] for rank in ranks if value[rank] != self.nothing}

    def read(self, game: "Citadels", reader: Reader, field: str, default: Any) -> Any:
        found = vec[i64]([self.nothing] * len(game.cast))
        for character, number in reader.table(field, CHARACTER_NAMES).items():
            found[in_cast(game, character)] = reader.checked(field, number, 0, self.most(game))
        return found


class GoldOnRanks(OnRanks):
    """The gold on the character of each rank."""

    def most(self, game: "Citadels") -> int:
        return MOST_GOLD


class SeatOfRanks(OnRanks):
    """A seat for the character of each rank."""

    nothing: ClassVar[int] = NOBODY

    def most(self, game: "Citadels") -> int:
        return game.seats - 1


class Ranks(Form):
    """A set of ranks, a bit each."""

    def written(self, value: Any, table: Any) -> object:
        return [CHARACTER_NAMES[table.cast[rank]] for rank in range(1, len(table.cast)) if value >> rank & 1]

    def read(self, game: "Citadels", reader: Reader, field: str, default: Any) -> Any:
        bits = 0
        for name in reader.names(field):
            bits |= 1 << in_cast(game, name_index("character", name, CHARACTER_NAMES))
        return bits


class RanksOfSeats(Form):
    """Sets of ranks, some for each seat."""

    def __init__(self, width: int) -> None:
        self.width = width

    def written(self, value: Any, table: Any) -> object:
        return [" ".join(rank_names(bits, table.cast)) for bits in value]

    def read(self, game: "Citadels", reader: Reader, field: str, default: Any) -> Any:
        values = reader.items(field, self.width * game.seats)
        return vec[i64]([self.read_ranks(game, reader, field, value) for value in values])

    def read_ranks(self, game: "Citadels", reader: Reader, field: str, value: object) -> int:
        """Read one set."""
        bits = 0
        for character in reader.names_in(field, value, CHARACTER_NAMES):
            bits |= 1 << in_cast(game, character)
        return bits


class Marks(Form):
    """What lies on characters: the mark, the character and the seat that laid it."""

    def written(self, value: Any, table: Any) -> object:
        return [
            [MARK_NAMES[kind_of_mark(each)], CHARACTER_NAMES[table.cast[rank_of_mark(each)]], seat_of_mark(each)]
            for each in value
        ]

    def read(self, game: "Citadels", reader: Reader, field: str, default: Any) -> Any:
        marks: list[int] = []
        for entry in reader.entries(field, 3):
            mark = name_index("mark", entry[0], MARK_NAMES)
            rank = in_cast(game, name_index("character", entry[1], CHARACTER_NAMES))
            seat = reader.checked(field, entry[2], 0, game.seats - 1)
            marks.append(make_mark(mark, rank, seat))
        return vec[i64](marks)


def rank_names(bits: int, cast: vec[i64]) -> list[str]:
    """Name the characters of a set of ranks."""
    return [CHARACTER_NAMES[cast[rank]] for rank in range(1, len(cast)) if bits >> rank & 1]


def in_cast(game: "Citadels", character: int) -> int:
    """Return the rank of a character of this game."""
    for rank in range(1, len(game.cast)):
        if game.cast[rank] == character:
            return rank
    names = [CHARACTER_NAMES[each] for each in list(game.cast)[1:]]
    raise BadPosition(known("character of this game", CHARACTER_NAMES[character], names))


def name_index(what: str, name: object, names: list[str]) -> int:
    """Find a name in a list of names."""
    if not isinstance(name, str) or name not in names:
        raise BadPosition(known(what, str(name), names))
    return names.index(name)
