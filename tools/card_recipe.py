"""Everything that a new card touches, by kind of card: one list for `tools/new_card` and for docs/adding-a-card.md.

Words in braces are filled in with the card's own.
"""

from dataclasses import dataclass

CATALOG = "tests/citadels/test_catalog.py"
CARDS = "tests/machikoro/test_catalog.py"
TOPICS = "tests/citadels/test_topics.py"
TEXTS = "tests/texts/test_texts.py"
COMPLETE = "tests/bots/citadels/test_complete.py"
PAGE = "tests/test_page_tables.py"
NOTATION = "tests/core/test_notation_page.py"
GOLDEN = "tests/test_golden.py"
README = "tests/test_readme.py"
NOBODY = ""
"""No test can know: whoever reviews the card asks for it."""


@dataclass(frozen=True)
class Touch:
    """One place that a card touches: the file, what to write there, and the tests that fail while it is missing."""

    file: str
    write: str
    checked_by: str

    def line(self) -> str:
        """Write the touch as a line of a list."""
        test = self.checked_by.partition("::")[0]
        return f"`{self.file}`: {self.write}. {f'Checked by `{test}`.' if test else 'No test checks it.'}"


@dataclass(frozen=True)
class Part:
    """The places that all cards of a kind touch, or those that bring something of their own."""

    title: str
    touches: list[Touch]


def citadels_verb(room: str) -> Part:
    """List what a new verb of Citadels touches."""
    return Part(
        "With a verb of its own",
        [
            Touch(
                "src/twocities/citadels/actions.py",
                "where its block begins, behind the last one, and its `Verb` with the topics that it answers",
                f"{TOPICS}::test_what_a_question_is_about_is_on_the_table_and_its_answers_are_declared",
            ),
            *own_power(room),
            Touch(
                "src/twocities/locales/<language>/citadels.ftl", "`action-<verb>`", f"{TEXTS}::test_every_id_has_words"
            ),
            Touch(
                "src/twocities/bots/citadels/options.py",
                "a `VerbValue` in `VERB_VALUES`, so that bots take it; `tests/bots/test_taken_verbs.py` says if they "
                "never do",
                COMPLETE,
            ),
            Touch(
                "web/src/games/citadels/offers.ts",
                "how the page lays it out, in `KINDS`",
                f"{PAGE}::test_every_verb_of_citadels_is_laid_out",
            ),
            Touch(
                "docs/notation.md",
                "a row in the table of verbs",
                f"{NOTATION}::test_the_page_says_which_topics_each_verb_answers",
            ),
            Touch(
                "tools/golden.py",
                "a table in whose game it is chosen; then `make golden`",
                f"{GOLDEN}::test_golden_games_show_every_verb",
            ),
        ],
    )


def own_power(room: str) -> list[Touch]:
    """List where a character says that a verb is its power."""
    if room != "characters":
        return []
    return [
        Touch(
            "src/twocities/citadels/characters/{card}.py",
            "the verb in `verbs`, if it is a power",
            f"{TOPICS}::test_every_power_is_declared_by_a_character",
        )
    ]


def citadels_question(room: str) -> Part:
    """List what a new question of Citadels touches."""
    return Part(
        "If it asks something",
        [
            Touch(
                "src/twocities/citadels/ids.py",
                "unless a topic fits, its number behind the last one and a `Topic` at the end of `TOPICS`: what is "
                "asked, and what about",
                f"{TOPICS}::test_what_a_question_is_about_is_on_the_table_and_its_answers_are_declared",
            ),
            Touch(
                "src/twocities/citadels/actions.py",
                "the topic with every verb that answers it; in `OPTIONAL` if it can be passed",
                f"{TOPICS}::test_what_a_question_is_about_is_on_the_table_and_its_answers_are_declared",
            ),
            Touch(
                f"src/twocities/citadels/{room}/{{card}}.py",
                "a step that asks, listed by `steps`; it says what comes right after it (`followed_by`), what it needs "
                "of a position (`lack`) and whether it goes on with the act before (`follow_ups`, `opened_by`)",
                f"{CATALOG}::test_every_step_is_listed_by_its_card_or_phase",
            ),
            Touch(
                "src/twocities/locales/<language>/citadels.ftl",
                "`topic-<topic>`",
                f"{TEXTS}::test_every_id_has_words",
            ),
            Touch(
                "src/twocities/citadels/compound_choices.py",
                "in `OPENING` the verb that a question goes on with",
                "tests/citadels/test_compound_choices.py",
            ),
            Touch(
                "docs/notation.md",
                "the step; the topic, with its verbs and with what it is about",
                f"{NOTATION}::test_the_page_lists_the_steps_of_citadels_with_their_fields",
            ),
        ],
    )


def new_event(game: str) -> Part:
    """List what a new event touches."""
    return Part(
        "With an event of its own",
        [
            Touch(
                f"src/twocities/{game}/events.py",
                "the event; `view` if it has a secret, `reveals` if it brings something to light",
                f"tests/{game}/test_no_leak.py",
            ),
            *example_of_event(game),
            Touch(
                f"tests/{game}/ledger.py",
                "what it does to gold, coins, cards and cities",
                f"tests/{game}/test_random_games.py",
            ),
            Touch(
                f"src/twocities/locales/<language>/{game}.ftl", "`event-<event>`", f"{TEXTS}::test_every_id_has_words"
            ),
            Touch(f"src/twocities/cli/boards/{game}.py", "a sign in `sign`, if a dot says too little", NOBODY),
            Touch(f"web/src/games/{game}/scenes.ts", "what is seen of it, in `SCENES`", "web/src/lib/scenes.test.ts"),
            Touch(
                f"web/src/games/{game}/cues.ts",
                "its sound in `CUES`, or null",
                f"{PAGE}::test_every_event_has_its_sound_or_none",
            ),
            Touch(
                f"web/src/games/{game}/notices.ts",
                "whether the other seat, or the holder of a character, is told: a mark or null; for a mark "
                "`web-notice-<event>` in `web_table.ftl` of every language",
                PAGE,
            ),
        ],
    )


def example_of_event(game: str) -> list[Touch]:
    """List where an example of a new event stands: most events of Citadels hide something from somebody."""
    if game != "citadels":
        return []
    test = "tests/citadels/test_events.py"
    return [Touch(test, "an example in `PUBLIC`, or in `SECRETS` of `secret_events.py`", test)]


def first_of_citadels(base: str, refused: str) -> list[Touch]:
    """List what every card of Citadels touches first; `base` is its class, `refused` what only the card may explain."""
    room, names = f"{base.lower()}s", base.upper()
    return [
        Touch(
            "src/twocities/citadels/ids.py",
            f'`{{constant}}` behind the last {base.lower()}, `{names}S` one more, `"{{card}}"` at the end of '
            f"`{names}_NAMES`",
            f"{CATALOG}::test_every_name_has_its_row_in_order_of_id",
        ),
        Touch(
            f"src/twocities/citadels/{room}/{{card}}.py",
            f"the hooks of `{base}` that it needs, and only those; `why_not`, where only the card knows why {refused}",
            f"tests/citadels/{room}/test_{{card}}.py",
        ),
        Touch(
            "src/twocities/citadels/catalog.py",
            f"`{{row}}` at the end of `{names}_CATALOG`",
            f"{CATALOG}::test_every_name_has_its_row_in_order_of_id",
        ),
        Touch(
            "src/twocities/citadels/boxes.py",
            "`{constant}` in its box, and in the sets that have it",
            f"{TEXTS}::test_every_card_of_citadels_is_in_an_edition",
        ),
        Touch(
            "src/twocities/locales/<language>/citadels.ftl",
            "`{key}` and its `.rule` in four languages, in our own words; so far all are English",
            "tests/texts/test_locales.py::test_nothing_is_left_in_english",
        ),
        Touch(
            f"tests/citadels/{room}/test_{{card}}.py",
            "what it does, when it may not, and every card that it meets specially, instead of the failures",
            f"tests/citadels/{room}/test_{{card}}.py",
        ),
    ]


def last_of_citadels() -> list[Touch]:
    """List what every card of Citadels touches in the end."""
    return [
        Touch(
            "docs/notation.md",
            "its name in the list of names; then `python tools/notation.py`, because ints have moved",
            f"{README}::test_sessions_print_what_the_page_says",
        ),
        Touch(
            "tests/golden",
            "`make golden`, if the cast or deck of one of its tables has changed; and `version` in "
            "`src/twocities/citadels/family.py` one more, if an old replay plays differently",
            GOLDEN,
        ),
        Touch("CHANGELOG.md", "a line for players; in `docs/rulings.md` what the rule book leaves open", NOBODY),
    ]


CHARACTER = [
    Part(
        "Every character",
        [
            *first_of_citadels("Character", "a power is not on offer"),
            Touch(
                "src/twocities/bots/citadels/weights.py",
                "what it is worth, in `BASES`, or in `printings.py` whose printing it is; in `character_value.py` what "
                "a table adds to that",
                COMPLETE,
            ),
            Touch(
                "web/glyphs.json",
                "its picture under `character`, by its name at game-icons.net",
                f"{PAGE}::test_every_character_has_a_glyph",
            ),
            Touch(
                "web/src/games/citadels/cast-balance.ts",
                "how much it attacks, earns and bluffs, in `TEMPERS`",
                f"{PAGE}::test_the_balance_of_a_cast_knows_every_character",
            ),
            *last_of_citadels(),
        ],
    ),
    citadels_verb("characters"),
    citadels_question("characters"),
    Part(
        "If it lays a mark",
        [
            Touch(
                "src/twocities/citadels/ids.py",
                "its number behind the last mark, its name at the end of `MARK_NAMES`",
                f"{CATALOG}::test_every_name_has_its_row_in_order_of_id",
            ),
            Touch(
                "src/twocities/citadels/catalog.py",
                "a row at the end of `MARK_CATALOG`: a `Mark`, or a class beside the card with the hooks that it needs",
                f"{CATALOG}::test_every_name_has_its_row_in_order_of_id",
            ),
            Touch(
                "src/twocities/locales/<language>/citadels.ftl", "`mark-<mark>`", f"{TEXTS}::test_every_id_has_words"
            ),
            Touch(
                "src/twocities/bots/citadels/evidence.py",
                "in `AIMED` whether it is laid to hit somebody",
                COMPLETE,
            ),
            Touch(
                "src/twocities/cli/boards/citadels_strip.py",
                "its sign in `MARK_SIGNS`; in `HARMLESS` if nobody need fear it",
                "tests/cli/test_citadels_board.py::test_every_mark_has_a_sign",
            ),
            Touch(
                "web/glyphs.json",
                "its picture under `mark`, or its name in `UNSEEN` of `web/src/games/citadels/CharacterDisc.svelte`",
                f"{PAGE}::test_every_mark_of_citadels_is_drawn_or_meant_to_be_unseen",
            ),
            Touch(
                "docs/notation.md",
                "its name among the marks of a position",
                f"{NOTATION}::test_the_page_names_every_mark_and_every_use",
            ),
        ],
    ),
    new_event("citadels"),
]

DISTRICT = [
    Part(
        "Every district",
        [
            *first_of_citadels("District", "it cannot be used"),
            Touch(
                "src/twocities/bots/citadels/district_value.py",
                "in `EXTRA_WORTH` what it brings besides its cost",
                COMPLETE,
            ),
            Touch(
                "web/glyphs.json",
                "its picture under `district`, by its name at game-icons.net",
                f"{PAGE}::test_every_district_has_a_glyph",
            ),
            *last_of_citadels(),
        ],
    ),
    Part(
        "If its owner uses it",
        [
            Touch(
                "src/twocities/citadels/ids.py",
                "for once a turn, `{constant}_USED` behind the last use, `USES` one more, its name at the end of "
                "`USE_NAMES`",
                f"{CATALOG}::test_every_use_has_a_name",
            ),
            Touch(
                "src/twocities/bots/citadels/uses.py",
                "a `UseValue` in `USE_VALUES`",
                f"{COMPLETE}::test_the_use_of_every_district_has_a_value",
            ),
            Touch(
                "docs/notation.md",
                "the name of its use among those of a position",
                f"{NOTATION}::test_the_page_names_every_mark_and_every_use",
            ),
        ],
    ),
    Part(
        "If it remembers a number",
        [
            Touch(
                "src/twocities/citadels/districts/{card}.py",
                "`remembers`: which numbers it can remember; `game.note` writes one down",
                "tests/citadels/districts/test_{card}.py",
            ),
            Touch(
                "src/twocities/cli/boards/citadels_seats.py",
                "how the terminal shows the number",
                "tests/cli/test_citadels_board.py::test_what_a_district_remembers_is_shown",
            ),
            Touch("web/src/games/citadels/Tile.svelte", "how the page shows the number", NOBODY),
        ],
    ),
    citadels_verb("districts"),
    citadels_question("districts"),
    new_event("citadels"),
]


def machikoro_card(room: str, base: str, glyph: str) -> list[Touch]:
    """List what every card of Machi Koro touches."""
    return [
        Touch(
            "src/twocities/machikoro/ids.py",
            '`{constant}` behind the last card, `"{card}"` at the end of `CARD_NAMES`',
            f"{CARDS}::test_cards_stand_in_order_of_id",
        ),
        Touch(
            f"src/twocities/machikoro/{room}/{{card}}.py",
            f"the hooks of `{base}` that it needs, and only those; no class if it differs from others by numbers alone",
            "tests/machikoro/test_{card}.py",
        ),
        Touch(
            "src/twocities/machikoro/catalog.py",
            "`{row}` at the end of the last `Box`, or in a new one; `BASE_BOX` stays as printed",
            f"{CARDS}::test_cards_stand_in_order_of_id",
        ),
        Touch(
            "src/twocities/machikoro/family.py",
            "a new box in `MACHIKORO`",
            f"{CARDS}::test_cards_stand_in_order_of_id",
        ),
        Touch(
            "src/twocities/locales/<language>/machikoro.ftl",
            "`{key}` and its `.rule` in four languages, in our own words; so far all are English; for a new box "
            "`rule-<box>` and its `.about`",
            "tests/texts/test_locales.py::test_nothing_is_left_in_english",
        ),
        Touch(
            "tests/machikoro/test_{card}.py",
            "what it does, when it may not, and every card that it meets specially, instead of the failures",
            "tests/machikoro/test_{card}.py",
        ),
        Touch(
            "web/glyphs.json",
            f"its picture under `{glyph}`, by its name at game-icons.net",
            f"{PAGE}::test_every_card_of_machi_koro_has_a_glyph",
        ),
        Touch(
            "docs/notation.md",
            "its name in the list of names, a new box among the rules; then `python tools/notation.py`, because ints "
            "have moved",
            f"{README}::test_sessions_print_what_the_page_says",
        ),
        Touch(
            "tests/golden",
            "`make golden`; and `version` in `src/twocities/machikoro/family.py` one more, if an old replay plays "
            "differently",
            GOLDEN,
        ),
        Touch("CHANGELOG.md", "a line for players; in `docs/rulings.md` what the rule book leaves open", NOBODY),
    ]


def machikoro_question(room: str) -> Part:
    """List what a new question of Machi Koro touches."""
    return Part(
        "If it asks something",
        [
            Touch(
                f"src/twocities/machikoro/{room}/{{card}}.py",
                "`questions`: the topic and the verbs that answer it; a `SeatStep` that asks, listed by `steps`",
                "tests/machikoro/test_random_games.py",
            ),
            Touch(
                "src/twocities/locales/<language>/machikoro.ftl",
                "`topic-<topic>`, `action-<verb>`",
                f"{TEXTS}::test_every_id_has_words",
            ),
            Touch(
                "docs/notation.md",
                "the verb and the topic, with what it is about; the step",
                f"{NOTATION}::test_the_page_says_which_topics_each_verb_answers",
            ),
            Touch(
                "tools/golden.py",
                "a table in whose game it is chosen; then `make golden`",
                f"{GOLDEN}::test_golden_games_show_every_verb",
            ),
            Touch(
                "web/src/games/machikoro/Options.svelte", "how the page lays it out, if buttons say too little", NOBODY
            ),
        ],
    )


ESTABLISHMENT = [
    Part("Every establishment", machikoro_card("establishments", "Establishment", "establishment")),
    Part(
        "If it is purple",
        [
            Touch(
                "src/twocities/machikoro/establishments/{card}.py",
                "`worth`: what a roll of its number brings, for the bots go by it",
                "tests/bots/machikoro/test_complete.py::test_every_purple_card_says_what_it_is_worth",
            )
        ],
    ),
    machikoro_question("establishments"),
    new_event("machikoro"),
]

LANDMARK = [
    Part("Every landmark", machikoro_card("landmarks", "Landmark", "landmark")),
    machikoro_question("landmarks"),
    new_event("machikoro"),
]

RECIPES = {
    ("citadels", "character"): CHARACTER,
    ("citadels", "district"): DISTRICT,
    ("machikoro", "establishment"): ESTABLISHMENT,
    ("machikoro", "landmark"): LANDMARK,
}


def recipe_lines(game: str, kind: str) -> list[str]:
    """Write the list of a kind of cards, as the page and the tool show it."""
    lines: list[str] = []
    for part in RECIPES[game, kind]:
        numbered = [f"{number}. {touch.line()}" for number, touch in enumerate(part.touches, start=1)]
        lines += [f"**{part.title}**", "", *numbered, ""]
    return lines[:-1]
