"""Positions of Citadels as text that a person can write and read."""

from typing import TYPE_CHECKING, Final

from twocities.citadels.agenda import MOST_GOLD, STEPS, check_fields, check_order, rank_called
from twocities.citadels.boxes import plain
from twocities.citadels.catalog import DISTRICT_CATALOG, RANKS
from twocities.citadels.editions import check_cast
from twocities.citadels.field_names import FIELD_NAMES
from twocities.citadels.ids import (
    BASIC,
    CHARACTER_NAMES,
    DISTRICT_NAMES,
    DISTRICTS,
    MARK_NAMES,
    MOST_SEATS,
    NOBODY,
    NOTE,
    PLACE_NAMES,
    TYPE_NAMES,
    TYPES,
    USE_NAMES,
)
from twocities.citadels.pending import check_needs
from twocities.citadels.phases.draft import BeginRound
from twocities.citadels.position_checks import (
    check_characters,
    check_completed,
    check_guest,
    check_marks,
    check_notes,
    check_tucked,
    lay_rest_face_down,
)
from twocities.core.errors import BadPosition, known
from twocities.core.fields import spell
from twocities.core.position import Reader, write_cards

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels

CITY_NAMES: Final = PLACE_NAMES + [name + "?" for name in DISTRICT_NAMES]
"""How a district stands in a city: `+` is beautified, `?` is face down."""


def city_words(city: list[int]) -> str:
    """Write a city down."""
    return write_cards(city, CITY_NAMES)


OF_A_ROUND: Final = [
    *("characters", "packet", "face_up", "face_down", "offered", "put_away", "blind", "marks", "acted", "revealed"),
    *("gathered", "used", "builds", "built", "paid_builds", "spent", "site", "drawn", "fair", "joined"),
]
"""What there is only while a round is played."""

USED_NAMES: Final = USE_NAMES + [f"guest_{name}" for name in USE_NAMES]
"""What can be used in a turn, and what a guest can use."""


def used_words(used: int) -> list[str]:
    """List what was used in a turn."""
    return [name for number, name in enumerate(USED_NAMES) if used >> number & 1]


def seats_of(bits: int) -> list[int]:
    """List the seats that are set."""
    return [seat for seat in range(MOST_SEATS) if bits >> seat & 1]


def note_word(note: int) -> int | str:
    """Write what a district remembers: a number, or the name that it stands for."""
    names = DISTRICT_CATALOG[note // NOTE].note_names()
    return names[note % NOTE] if names else note % NOTE


def write(game: "Citadels") -> dict[str, object]:
    """Write down everything of a game."""
    ranks = range(1, len(game.cast))
    return {
        "game": "citadels",
        "rules": game.rules.names.copy(),
        "seats": game.seats,
        "cast": [CHARACTER_NAMES[game.cast[rank]] for rank in ranks],
        "next_cast": [CHARACTER_NAMES[game.next_cast[rank]] for rank in ranks],
        "gold": game.gold.copy(),
        "hands": [write_cards(hand, DISTRICT_NAMES) for hand in game.hands],
        "cities": [city_words(city) for city in game.cities],
        "deck": write_cards(game.deck[::-1], DISTRICT_NAMES),
        "tucked": {
            DISTRICT_NAMES[top]: write_cards(
                [each % DISTRICTS for each in game.tucked if each // DISTRICTS == top], DISTRICT_NAMES
            )
            for top in sorted({each // DISTRICTS for each in game.tucked})
        },
        "site": write_cards(game.site, DISTRICT_NAMES),
        "drawn": write_cards(game.drawn, DISTRICT_NAMES),
        "fair": write_cards(game.fair, DISTRICT_NAMES),
        "notes": {DISTRICT_NAMES[each // NOTE]: note_word(each) for each in game.notes},
        "guest": CHARACTER_NAMES[game.guest] if game.guest != NOBODY else None,
        "joined": CHARACTER_NAMES[game.joined] if game.joined != NOBODY else None,
        "gold_on": {CHARACTER_NAMES[game.cast[rank]]: game.gold_on[rank] for rank in ranks if game.gold_on[rank]},
        "marks": [[MARK_NAMES[mark >> 7], CHARACTER_NAMES[game.cast[mark >> 3 & 15]], mark & 7] for mark in game.marks],
        "characters": [
            " ".join(CHARACTER_NAMES[character] for character in game.characters_of(seat)) for seat in range(game.seats)
        ],
        "acted": {CHARACTER_NAMES[game.cast[rank]]: game.acted[rank] for rank in ranks if game.acted[rank] != NOBODY},
        "revealed": [CHARACTER_NAMES[game.cast[rank]] for rank in ranks if game.is_revealed(rank)],
        "packet": " ".join(CHARACTER_NAMES[character] for character in game.packet),
        "face_up": " ".join(CHARACTER_NAMES[character] for character in game.face_up),
        "face_down": " ".join(CHARACTER_NAMES[character] for character in game.face_down),
        "offered": [rank_words(game, bits) for bits in game.offered],
        "put_away": [rank_words(game, bits) for bits in game.put_away],
        "blind": seats_of(game.blind),
        "declared": {DISTRICT_NAMES[each // TYPES]: TYPE_NAMES[each % TYPES] for each in game.declared},
        "crown": game.crown,
        "opener": game.opener,
        "round": game.round,
        "called": game.called,
        "goal": game.goal,
        "first": game.first if game.first != NOBODY else None,
        "early": seats_of(game.early),
        "gathered": game.gathered,
        "used": used_words(game.used),
        "builds": game.builds,
        "built": write_cards(game.built, DISTRICT_NAMES),
        "paid_builds": game.paid_builds,
        "spent": game.spent,
        "agenda": [{"step": step.name, **spell(step.to_dict(), FIELD_NAMES)} for step in game.agenda[::-1]],
        "rng": [game.rng.key, game.rng.drawn],
    }


def rank_words(game: "Citadels", bits: int) -> str:
    """Write the characters of a set of ranks."""
    return " ".join(CHARACTER_NAMES[game.cast[rank]] for rank in range(1, len(game.cast)) if bits >> rank & 1)


def load(game: "Citadels", reader: Reader) -> None:
    """Set up an empty table as a position describes it; what it leaves out is as at the start of a turn."""
    seats = game.seats
    read_cast(game, reader)
    game.gold = reader.numbers("gold", game.gold, most=MOST_GOLD)
    game.hands = [sorted(hand) for hand in reader.card_lists("hands", DISTRICT_NAMES, game.hands)]
    game.cities = reader.card_lists("cities", CITY_NAMES, game.cities)
    game.site = reader.cards("site", DISTRICT_NAMES, [])
    game.drawn = reader.cards("drawn", DISTRICT_NAMES, [])
    game.fair = reader.cards("fair", DISTRICT_NAMES, [])
    for top, cards in reader.table("tucked", DISTRICT_NAMES).items():
        game.tucked.extend([top * DISTRICTS + card for card in reader.names_in("tucked", cards, DISTRICT_NAMES)])
    for character, gold in reader.table("gold_on", CHARACTER_NAMES).items():
        game.gold_on[in_cast(game, character)] = reader.checked("gold_on", gold, 0, MOST_GOLD)
    read_characters(game, reader)
    read_marks(game, reader)
    game.crown = reader.number("crown", 0, most=seats - 1)
    game.opener = reader.number("opener", game.crown, most=seats - 1)
    game.round = reader.number("round", 1 if reader.has("agenda") else 0)
    read_goal(game, reader)
    game.gathered = reader.number("gathered", 0, most=1)
    for name in reader.names("used"):
        if name not in USED_NAMES:
            raise BadPosition(known("use", name, USED_NAMES))
        game.used |= 1 << USED_NAMES.index(name)
    read_builds(game, reader)
    game.paid_builds = reader.number("paid_builds", 0, most=99)
    game.spent = reader.number("spent", 0, most=MOST_GOLD)
    for district, type_ in reader.table("declared", DISTRICT_NAMES).items():
        game.declared.append(district * TYPES + reader.name_in("declared", type_, TYPE_NAMES))
    read_notes(game, reader)
    read_deck(game, reader)
    read_agenda(game, reader)
    reader.finish()
    game.advance()
    if game.decision is not None and not game.decision.actions:
        raise BadPosition(f"There is nothing to choose at the step '{game.agenda[-1].name}'.")


def read_agenda(game: "Citadels", reader: Reader) -> None:
    """Read what is still to be done, and check that the table fits it."""
    game.agenda = reader.agenda("agenda", STEPS, FIELD_NAMES)
    if not reader.has("agenda"):
        game.push(BeginRound())
    check_order(game.agenda)
    is_new_round = bool(game.agenda) and isinstance(game.agenda[0], BeginRound)
    if is_new_round:
        check_new_round(reader)
    called = rank_called(game)
    game.called = reader.number("called", called, most=len(game.cast) - 1)
    if game.called != called:
        raise BadPosition(f"'called' must be {called} before the last step of 'agenda', not {game.called}.")
    for step in game.agenda:
        check_fields(game, step)
    check_completed(game)
    check_marks(game)
    check_tucked(game)
    check_notes(game)
    check_guest(game)
    if is_new_round:
        return
    lay_rest_face_down(game)
    check_characters(game)
    check_needs(game)


def check_new_round(reader: Reader) -> None:
    """Refuse what a new round would take away."""
    for field in OF_A_ROUND:
        if not reader.is_empty(field):
            raise BadPosition(f"'{field}' needs an 'agenda' that goes on with the round: a new one begins without it.")


def read_goal(game: "Citadels", reader: Reader) -> None:
    """Read how many districts end the game, and who was first to have them."""
    size = game.rules.city_size
    game.goal = reader.number("goal", size, least=size - 1, most=size)
    game.first = reader.number("first", NOBODY, most=game.seats - 1)
    game.early = read_seats(game, reader, "early")


def read_seats(game: "Citadels", reader: Reader, field: str) -> int:
    """Read a list of seats as a bit for each."""
    bits = 0
    if reader.has(field):
        for seat in reader.seats(field, game.seats):
            bits |= 1 << seat
    return bits


def read_builds(game: "Citadels", reader: Reader) -> None:
    """Read how much of the building limit is used up, and by which districts."""
    game.builds = reader.number("builds", 0, least=-1, most=99)
    game.built = reader.cards("built", DISTRICT_NAMES, [])
    if len(game.built) > game.builds + 1:
        raise BadPosition(
            f"There are {len(game.built)} districts in 'built', more than 'builds' and a Clockwork allow."
        )


def read_notes(game: "Citadels", reader: Reader) -> None:
    """Read what districts remember, and who their guest is."""
    for district, number in reader.table("notes", DISTRICT_NAMES).items():
        names = DISTRICT_CATALOG[district].note_names()
        if names and isinstance(number, str):
            game.note(district, reader.name_in("notes", number, names))
        else:
            game.note(district, reader.checked("notes", number, 0, NOTE - 1))
    game.guest = reader.one_of("guest", CHARACTER_NAMES)
    game.joined = reader.one_of("joined", CHARACTER_NAMES)


def read_cast(game: "Citadels", reader: Reader) -> None:
    """Read who is in the game now and in the next round, if it is not who was at the start."""
    if reader.has("cast"):
        game.cast = whole_cast(game, reader, "cast")
        game.next_cast = game.cast
    if reader.has("next_cast"):
        next_cast = whole_cast(game, reader, "next_cast")
        if next_cast != game.cast:
            game.next_cast = next_cast


def whole_cast(game: "Citadels", reader: Reader, field: str) -> list[int]:
    """Read one character for each rank."""
    cast = [name_index("character", name, CHARACTER_NAMES) for name in reader.names(field)]
    if [RANKS[character] for character in cast] != list(range(1, len(game.rules.cast))):
        raise BadPosition(
            f"'{field}' needs one character for each rank from 1 to {len(game.rules.cast) - 1}, in order."
        )
    check_cast([NOBODY, *cast], game.seats)
    for character in cast:
        if character not in game.rules.box:
            box = [CHARACTER_NAMES[each] for each in game.rules.box]
            raise BadPosition(known(f"character for '{field}'", CHARACTER_NAMES[character], box))
    return [NOBODY, *cast]


def name_index(what: str, name: object, names: list[str]) -> int:
    """Find a name in a list of names."""
    if not isinstance(name, str) or name not in names:
        raise BadPosition(known(what, str(name), names))
    return names.index(name)


def in_cast(game: "Citadels", character: int) -> int:
    """Return the rank of a character of this game."""
    if character not in game.cast[1:]:
        raise BadPosition(
            known(
                "character of this game",
                CHARACTER_NAMES[character],
                [CHARACTER_NAMES[each] for each in game.cast[1:]],
            )
        )
    return game.cast.index(character)


def read_characters(game: "Citadels", reader: Reader) -> None:
    """Read who has which character, who has shown it, and where the others lie."""
    if reader.has("characters"):
        for seat, value in enumerate(reader.items("characters", game.seats)):
            for character in reader.names_in("characters", value, CHARACTER_NAMES):
                rank = in_cast(game, character)
                if game.held_by[rank] != NOBODY:
                    raise BadPosition(f"The {CHARACTER_NAMES[character]} is in two places at once.")
                game.held_by[rank] = seat
    for character, actor in reader.table("acted", CHARACTER_NAMES).items():
        game.acted[in_cast(game, character)] = reader.checked("acted", actor, 0, game.seats - 1)
    for name in reader.names("revealed"):
        game.revealed |= 1 << in_cast(game, name_index("character", name, CHARACTER_NAMES))
    game.packet = reader.cards("packet", CHARACTER_NAMES, [])
    game.face_up = reader.cards("face_up", CHARACTER_NAMES, [])
    game.face_down = reader.cards("face_down", CHARACTER_NAMES, [])
    lying = [*game.packet, *game.face_up, *game.face_down]
    for character in lying:
        if game.held_by[in_cast(game, character)] != NOBODY or lying.count(character) > 1:
            raise BadPosition(f"The {CHARACTER_NAMES[character]} is in two places at once.")
    if reader.has("offered"):
        game.offered = [read_ranks(game, reader, value) for value in reader.items("offered", 2 * game.seats)]
    if reader.has("put_away"):
        game.put_away = [read_ranks(game, reader, value) for value in reader.items("put_away", game.seats)]
    game.blind = read_seats(game, reader, "blind")


def read_ranks(game: "Citadels", reader: Reader, value: object) -> int:
    """Read a set of characters as a bit for each rank."""
    bits = 0
    for character in reader.names_in("offered", value, CHARACTER_NAMES):
        bits |= 1 << in_cast(game, character)
    return bits


def read_marks(game: "Citadels", reader: Reader) -> None:
    """Read what lies on characters: lists of a mark, a character and the seat that laid it."""
    if not reader.has("marks"):
        return
    for entry in reader.entries("marks", 3):
        mark = name_index("mark", entry[0], MARK_NAMES)
        rank = in_cast(game, name_index("character", entry[1], CHARACTER_NAMES))
        seat = reader.checked("marks", entry[2], 0, game.seats - 1)
        game.marks.append((mark * 16 + rank) * 8 + seat)


def read_deck(game: "Citadels", reader: Reader) -> None:
    """Read the deck from the top; what a position leaves out, or dots stand for, is the rest of the box, shuffled."""
    deck, has_rest = reader.deck(DISTRICT_NAMES)
    game.deck = deck[::-1]
    rest: list[int] = []
    counts = count_in_play(game)
    for district, name in enumerate(DISTRICT_NAMES):
        in_box = DISTRICT_CATALOG[district].copies if district < BASIC else game.rules.uniques.count(district)
        in_play = counts[district]
        if in_play > in_box:
            other = other_printing(game, name)
            raise BadPosition(f"There are {in_play} of {name} on the table; this game has {in_box}{other}.")
        rest.extend([district] * (in_box - in_play))
    if has_rest:
        game.rng.shuffle(rest)
        game.deck = rest + game.deck


def other_printing(game: "Citadels", name: str) -> str:
    """Say which printing of a district this game has instead, if it has one."""
    for district in game.rules.uniques:
        if plain(DISTRICT_NAMES[district]) == plain(name) and DISTRICT_NAMES[district] != name:
            return f", but a {DISTRICT_NAMES[district]}"
    return ""


def count_in_play(game: "Citadels") -> list[int]:
    """Count the copies of each district everywhere on the table."""
    counts = [0] * DISTRICTS
    for zone in [game.deck, game.site, game.drawn, game.fair, game.tucked, *game.hands, *game.cities]:
        for card in zone:
            counts[card % DISTRICTS] += 1
    return counts
