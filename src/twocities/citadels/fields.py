"""Every field of a table of Citadels, declared once; `tools/state.py` writes `state.py` from it."""

from typing import Final

from twocities.citadels import forms
from twocities.core.records import BY_RULE, EVERYBODY, OWN, Record, all_fields, column, number, shared, zone, zones

SEATS: Final = "self.seats"
RANKS: Final = "len(self.rules.cast)"

CARDS: Final = forms.Cards()
CHARACTERS: Final = forms.Characters()
COUNT: Final = forms.Count()
SEAT: Final = forms.Seat()

TABLE: Final = Record(
    "table",
    "What lasts for the whole game.",
    [
        zone("cast", "The character of each rank, nobody at 0.", forms.Cast(), EVERYBODY, "self.rules.cast"),
        zone("next_cast", "The same for the next round.", forms.Cast(), EVERYBODY, "self.rules.cast"),
        column("gold", "The gold of each seat.", forms.Numbers(), SEATS, EVERYBODY, "STARTING_GOLD"),
        zones("hands", "The cards in each hand, in order of id.", forms.Hands(), SEATS, BY_RULE),
        zones(
            "cities",
            "The districts of each city: plain, with DISTRICTS added if beautified, with FACE_DOWN if face down.",
            forms.Cities(),
            SEATS,
            EVERYBODY,
        ),
        shared(
            zones(
                "uniques", "The unique districts that stand face up in each city: `set_city` keeps them.", None, SEATS
            )
        ),
        zone("known_cards", "What seats know of others' hands: see `memory.py`.", forms.KnownCards(), BY_RULE),
        number("top_card", "The top card of the deck if everybody knows it.", forms.District(), EVERYBODY, "NOBODY"),
        zone("deck", "The face-down districts, the top one last.", forms.Deck(), BY_RULE),
        zone("tucked", "Cards under districts: `district on top * DISTRICTS + card`.", forms.Tucked(), BY_RULE),
        zone("site", "Districts that are paid for and do not stand yet.", CARDS, EVERYBODY),
        zone("drawn", "Cards that the seat being asked looks at.", CARDS, BY_RULE),
        zone("fair", "Districts that lie open for everybody to take.", CARDS, EVERYBODY),
        zone("notes", "What unique districts remember: `district * NOTE + number`.", forms.Notes(), EVERYBODY),
        number("guest", "The character that lies under a district, or NOBODY.", forms.Character(), BY_RULE, "NOBODY"),
        shared(
            column("gold_on", "Gold that lies on the character of each rank.", forms.GoldOnRanks(), RANKS, EVERYBODY)
        ),
        zone("declared", "Types chosen at the end: `district * TYPES + type`.", forms.Declared(), EVERYBODY),
        number("crown", "The seat that has the crown.", SEAT, EVERYBODY),
        number("round", "Which round it is; the first is 1.", COUNT, EVERYBODY),
        number(
            "goal",
            "How many districts end the game now; rank 8 minds the size of the rules all the same.",
            forms.Goal(),
            EVERYBODY,
            "self.rules.city_size",
        ),
        number(
            "first", "The seat that first had a city of the size of the rules, or NOBODY.", SEAT, EVERYBODY, "NOBODY"
        ),
        number("early", "The seats that were first to reach a lower goal, a bit each.", forms.Seats(), EVERYBODY),
    ],
)

ROUND: Final = Record(
    "round",
    "What is taken back when a round ends.",
    [
        zone("marks", "What lies on characters: see `marks.py`.", forms.Marks(), BY_RULE),
        column("held_by", "The seat that has each rank.", forms.Holders(), RANKS, BY_RULE, "NOBODY", key="characters"),
        shared(
            column(
                "known_holders",
                "The ranks of which each seat knows who has them, revealed or not, a bit each.",
                forms.RanksOfSeats(1),
                SEATS,
                OWN,
            )
        ),
        column("acted", "The seat that acted as each rank.", forms.SeatOfRanks(), RANKS, EVERYBODY, "NOBODY"),
        number("revealed", "The ranks that were revealed, a bit each.", forms.Ranks(), EVERYBODY),
        number("called", "The rank that was called last, 0 during the draft.", forms.Rank(), EVERYBODY),
        number("opener", "The seat that picks first.", SEAT, EVERYBODY, "self.crown"),
    ],
)

DRAFT: Final = Record(
    "draft",
    "What is laid out and remembered of a draft.",
    [
        zone("packet", "The characters that are passed from seat to seat.", CHARACTERS, BY_RULE),
        zone("face_up", "Characters that lie open: nobody has them.", CHARACTERS, EVERYBODY),
        zone("face_down", "Characters on the table that nobody took.", CHARACTERS, BY_RULE),
        column(
            "offered",
            "What each seat was offered at its first and second pick, a bit for each rank.",
            forms.RanksOfSeats(2),
            SEATS,
            OWN,
            width=2,
        ),
        column(
            "put_away",
            "What each seat put face down on the table, a bit for each rank.",
            forms.RanksOfSeats(1),
            SEATS,
            OWN,
        ),
        number("blind", "The seats that took a face-down character unseen, a bit each.", forms.Seats(), EVERYBODY),
    ],
)

TURN: Final = Record(
    "turn",
    "What was done in the turn that is being played.",
    [
        number("gathered", "Whether the seat on turn has gathered.", forms.Count(1), EVERYBODY),
        number("used", "What was used, a bit each.", forms.Used(), EVERYBODY),
        number("builds", "How much of the building limit is used up.", forms.Count(99, -1), EVERYBODY),
        zone("built", "The districts that have used it up.", CARDS, EVERYBODY),
        number("paid_builds", "How many districts were paid for.", forms.Count(99), EVERYBODY),
        number("spent", "Gold paid for building.", COUNT, EVERYBODY),
        number(
            "joined", "The guest that acts beside the own character, or NOBODY.", forms.Character(), EVERYBODY, "NOBODY"
        ),
    ],
)

RECORDS: Final = [TABLE, ROUND, DRAFT, TURN]
FIELDS: Final = all_fields(RECORDS)
