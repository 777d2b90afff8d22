"""Every id of the games has words, and every sentence can be said."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.tables import asked
from twocities import TwoCitiesError, new_game
from twocities.bots import bot_names
from twocities.citadels import events as citadels_events
from twocities.citadels.boxes import EDITIONS
from twocities.citadels.catalog import CHARACTER_CATALOG, DISTRICT_CATALOG
from twocities.citadels.family import CITADELS
from twocities.citadels.ids import BASIC, DISTRICTS, MARK_NAMES, THREATENED, TYPE_NAMES, UNMASKING
from twocities.cli.boards import BOARDS
from twocities.core.decision import NOTHING, Decision
from twocities.core.event import Event
from twocities.core.family import GameFamily
from twocities.core.rng import seeded
from twocities.core.view import SPECTATOR
from twocities.games import GAMES
from twocities.machikoro import events
from twocities.machikoro.family import MACHIKORO
from twocities.machikoro.ids import CARD_NAMES, COLOURS, ICONS, RIVAL, TV_STATION
from twocities.server.table.refusals import Reason
from twocities.server.web.sentences import sentence
from twocities.texts import LANGUAGES, Texts, choose_language, key_of

PLAYERS = ["Petr", "Ada", "Jan", "Eva", "Ota", "Iva", "Max", "Zoe"]

WHOLE_GAMES = [
    ("machikoro", 4, []),
    ("machikoro", 4, ["limited_supply"]),
    ("machikoro", 4, ["beginner", "random_start"]),
    *[("citadels", 4, [*edition.names, "random_cast"]) for edition in EDITIONS.values()],
    ("citadels", 7, ["classic", "dark_city"]),
    ("citadels", 2, ["deluxe", "metropole", "metropole_draft"]),
]


def texts(language: str) -> Texts:
    """Load the words of Machi Koro."""
    return Texts(language, MACHIKORO)


def keys_of_machikoro() -> list[str]:
    """List every key that the ids of Machi Koro need."""
    return [
        "game-machikoro",
        "score-landmarks",
        *[key_of("card", name) for name in CARD_NAMES],
        *[f"{key_of('card', name)}.rule" for name in CARD_NAMES],
        *[f"colour-{name}" for name in COLOURS],
        *[f"colour-{name}.about" for name in COLOURS],
        *[f"icon-{name}" for name in ICONS],
        *keys_of_family(MACHIKORO, vars(events)),
    ]


def keys_of_citadels() -> list[str]:
    """List every key that the ids of Citadels need."""
    cards = [
        *[key_of("character", character.name) for character in CHARACTER_CATALOG],
        *[key_of("district", district.name) for district in DISTRICT_CATALOG],
    ]
    return [
        "game-citadels",
        *[f"score-{source}" for source in ("districts", "all_types", "first", "completed")],
        *cards,
        *[f"{key}.rule" for key in cards],
        *[f"type-{name}" for name in TYPE_NAMES],
        *[key_of("mark", name) for name in MARK_NAMES],
        *keys_of_family(CITADELS, vars(citadels_events)),
    ]


def keys_of_family(family: GameFamily, named: dict[str, object]) -> list[str]:
    """List every key that a game needs for its questions, answers, rules and events, and for the bots."""
    made = [each.name for each in named.values() if isinstance(each, type) and issubclass(each, Event)]
    return [
        "plot-rounds",
        *[f"topic-{topic.name}" for topic in family.topics],
        *[f"action-{verb.name}" for verb in family.vocabulary.verbs],
        *[key_of("rule", name) for name in family.rule_names],
        *[f"{key_of('rule', name)}.about" for name in family.rule_names],
        *[f"event-{name}" for name in made if name],
        *[f"bot-{name}" for name in bot_names()],
        *[f"bot-{name}.about" for name in bot_names()],
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_has_words(language: str) -> None:
    assert [key for key in keys_of_machikoro() if not texts(language).has(key)] == []
    assert [key for key in keys_of_citadels() if not Texts(language, CITADELS).has(key)] == []


@pytest.mark.parametrize("game", BOARDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_on_the_screen_has_a_name(game: str, language: str) -> None:
    assert Texts(language, GAMES[game]).has(f"game-{game}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_of_the_vocabulary_can_be_said_and_no_two_sound_alike(language: str) -> None:
    said = [texts(language).action(action, PLAYERS) for action in range(MACHIKORO.vocabulary.size)]

    assert len(set(said)) == MACHIKORO.vocabulary.size


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_actions_with_the_cards_of_an_edition_sound_alike(language: str, edition: str) -> None:
    speaker, vocabulary = Texts(language, CITADELS), CITADELS.vocabulary
    actions = [action for action in range(vocabulary.size) if is_of_edition(action, edition)]
    said = [speaker.action(action, PLAYERS) for action in actions]

    assert len(set(said)) == len(actions)


def is_of_edition(action: int, edition: str) -> bool:
    """Say whether an action speaks of no card that is missing in an edition of Citadels."""
    box = EDITIONS[edition]
    facts = CITADELS.vocabulary.arguments(action)
    district = facts.get("district", facts.get("place", 0))
    assert isinstance(district, int)
    has_district = district % DISTRICTS < BASIC or district % DISTRICTS in box.pool
    return has_district and facts.get("character", box.characters[0]) in box.characters


def test_every_card_of_citadels_is_in_an_edition() -> None:
    districts = {*range(BASIC), *[district for edition in EDITIONS.values() for district in edition.pool]}
    characters = {character for edition in EDITIONS.values() for character in edition.characters}

    assert [district.name for district in DISTRICT_CATALOG if district.id not in districts] == []
    assert [character.name for character in CHARACTER_CATALOG if character.id not in characters] == []


@pytest.mark.parametrize(("name", "seats", "rules"), WHOLE_GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_asked_and_happens_in_a_game_can_be_said(
    language: str, name: str, seats: int, rules: list[str]
) -> None:
    game, rng, speaker = new_game(name, seats, rules, seed=3), seeded(5), Texts(language, GAMES[name])
    viewers = range(SPECTATOR, seats)
    told = {speaker.event(event.view(viewer), PLAYERS, viewer) for event in game.events for viewer in viewers}
    while game.decision is not None:
        told.add(speaker.question(game.decision, PLAYERS))
        actions = game.decision.actions
        told.update(speaker.action(action, PLAYERS) for action in actions)
        happened = game.apply(actions[rng.below(len(actions))])
        told.update(speaker.event(event.view(viewer), PLAYERS, viewer) for event in happened for viewer in viewers)

    assert [text for text in told if not text or "{" in text or "$" in text] == []


@pytest.mark.parametrize(
    ("language", "coins", "said"),
    [
        ("en", 1, "1 coin"),
        ("en", 5, "5 coins"),
        ("cs", 1, "1 mince"),
        ("cs", 3, "3 mince"),
        ("cs", 5, "5 mincí"),
        ("sk", 1, "1 minca"),
        ("sk", 4, "4 mince"),
        ("sk", 12, "12 mincí"),
        ("uk", 1, "1 монета"),
        ("uk", 3, "3 монети"),
        ("uk", 11, "11 монет"),
        ("uk", 21, "21 монета"),
    ],
)
def test_numbers_have_their_plural(language: str, coins: int, said: str) -> None:
    assert texts(language).say("coins", coins=coins) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ada took only 2 coins from Petr instead of 3: Café"),
        ("cs", "Ada dostává jen 2 mince místo 3, víc Petr nemá: Kavárna"),
        ("sk", "Ada dostáva len 2 mince namiesto 3, viac Petr nemá: Kaviareň"),
        ("uk", "Ada отримує лише 2 монети замість 3, більше Petr не має: Кав’ярня"),
    ],
)
def test_a_payment_says_who_paid_whom_how_much_and_why(language: str, said: str) -> None:
    event = events.CoinsTaken(seat=1, victim=0, card=CARD_NAMES.index("cafe"), due=3, coins=2)

    assert texts(language).event(event, PLAYERS) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_names_the_card_that_it_is_about(language: str) -> None:
    speaker = texts(language)

    assert speaker.say("card-tv-station") in speaker.question(Decision(0, RIVAL, vec[i64](), TV_STATION), PLAYERS)


@pytest.mark.parametrize(("language", "said"), [("en", "Pay 3 gold"), ("cs", "Výše: 3"), ("uk", "Сума: 3")])
def test_a_question_about_a_bribe_says_how_much_it_is(language: str, said: str) -> None:
    assert said in Texts(language, CITADELS).question(Decision(0, THREATENED, vec[i64](), 3), PLAYERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_about_another_player_names_that_player(language: str) -> None:
    assert "Eva" in Texts(language, CITADELS).question(Decision(0, UNMASKING, vec[i64](), 3), PLAYERS)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_can_be_asked_with_what_its_topic_declares_and_nothing_else(language: str, game: str) -> None:
    family = GAMES[game]
    decisions = [
        Decision(0, topic, vec[i64](), 1 if each.about else NOTHING) for topic, each in enumerate(family.topics)
    ]

    assert all(Texts(language, family).question(decision, PLAYERS) for decision in decisions)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_viewer_may_not_know_is_said_to_be_hidden(language: str) -> None:
    speaker = texts(language)

    assert speaker.name("card", -1, PLAYERS) == speaker.say("unknown")
    assert speaker.name("seat", -1, PLAYERS) == speaker.say("unknown")


def test_a_list_of_cards_is_said_one_by_one() -> None:
    said = texts("en").values({"card": [3, 5], "coins": 2}, PLAYERS)

    assert said == {"card": "Mine, Bakery", "card_object": "a Mine, a Bakery", "coins": 2}


def test_a_missing_value_is_an_error_and_not_a_gap() -> None:
    with pytest.raises(ValueError, match="do not fit"):
        texts("en").say("coins")


def test_a_long_name_is_shortened_where_there_is_little_room() -> None:
    assert texts("en").short("card-fruit-and-vegetable-market") == "Fruit & Veg Market"
    assert texts("en").short("card-mine") == "Mine"


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "sk_SK"}, "sk"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_language_comes_from_the_machine(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)

    assert choose_language(None) == language


def test_a_wanted_language_comes_first() -> None:
    assert choose_language("uk") == "uk"


def test_a_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(TwoCitiesError, match=r"'de'\. Known: en, cs, sk, uk"):
        choose_language("de")


def test_the_question_of_a_new_game_is_asked_in_words() -> None:
    assert texts("en").question(asked(new_game("machikoro", 2, seed=1)), PLAYERS) == "What to build?"


@pytest.mark.parametrize("reason", Reason)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_server_has_words(language: str, reason: Reason) -> None:
    assert sentence(reason, language).endswith(".")
