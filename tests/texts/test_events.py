"""Every event of every game is told as a sentence: to the one who did it, to the one it was done to, to anybody."""

import re

import pytest

from tests.texts.locales import sentences, variables
from twocities.citadels import events as citadels_events
from twocities.citadels.family import CITADELS
from twocities.citadels.ids import CHARACTER_NAMES, DISTRICT_NAMES
from twocities.core.family import GameFamily
from twocities.core.fields import Fields
from twocities.core.view import SPECTATOR
from twocities.games import GAMES
from twocities.machikoro import events as machikoro_events
from twocities.machikoro.family import MACHIKORO
from twocities.machikoro.ids import CARD_NAMES
from twocities.texts import LANGUAGES, PEOPLE, Texts, forms_for

PLAYERS = ["Dan", "Cora", "Eve"]
DOER, VICTIM, ONLOOKER = 0, 1, 2
NUMBERS = [0, 1, 2, 5]
RAW = re.compile(r"[{}$_]|event-|undefined|None|\b(you|vy|ви) \1\b|  |\?", re.IGNORECASE)
"""What no sentence may hold: parts of a pattern, a key, "you" twice, a gap."""


def events_of(family: GameFamily) -> list[str]:
    """List the keys of a game's events."""
    return [key for key in sentences("en", f"{family.name}.ftl") if re.fullmatch(r"event-[a-z-]+", key)]


def fields_of(family: GameFamily, number: int) -> Fields:
    """Make fields that every event of a game can be told with."""
    names = set[str]().union(*variables("en", f"{family.name}.ftl").values()) - set(PEOPLE)
    fields: Fields = {name: 1 if name in family.field_names else number for name in names}
    return {**fields, "seat": DOER, "victim": VICTIM, "other": VICTIM}


def told(speaker: Texts, key: str, fields: Fields, viewer: int) -> str:
    """Tell an event to a viewer."""
    return speaker.say(speaker.formed(key, forms_for(fields, viewer)), **speaker.values(fields, PLAYERS))


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told_to_everybody(language: str, game: str, number: int) -> None:
    family = GAMES[game]
    speaker, fields = Texts(language, family), fields_of(family, number)
    viewers = [DOER, VICTIM, ONLOOKER, SPECTATOR]
    said = [told(speaker, key, fields, viewer) for key in events_of(family) for viewer in viewers]

    assert [text for text in said if not text or RAW.search(text)] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_reads_the_own_name(language: str, game: str) -> None:
    family = GAMES[game]
    speaker, fields = Texts(language, family), fields_of(family, 1)
    said = [
        (told(speaker, key, fields, viewer), PLAYERS[viewer]) for key in events_of(family) for viewer in (DOER, VICTIM)
    ]

    assert [text for text, name in said if name in text] == []


@pytest.mark.parametrize(
    ("language", "viewer", "said"),
    [
        ("en", SPECTATOR, "Dan robbed Cora of 4 gold"),
        ("en", ONLOOKER, "Dan robbed Cora of 4 gold"),
        ("en", DOER, "You robbed Cora of 4 gold"),
        ("en", VICTIM, "Dan robbed you of 4 gold"),
        ("cs", SPECTATOR, "Cora přichází o 4 mince, krade Dan"),
        ("cs", DOER, "Cora přichází o 4 mince, kradete vy"),
        ("cs", VICTIM, "Dan vás okrádá o 4 mince"),
        ("sk", VICTIM, "Dan vás okráda o 4 zlatky"),
        ("uk", VICTIM, "Dan грабує вас: ви втрачаєте 4 монети"),
    ],
)
def test_a_robbery_is_told_to_the_one_who_reads_it(language: str, viewer: int, said: str) -> None:
    event = citadels_events.GoldStolen(DOER, VICTIM, 4)

    assert Texts(language, CITADELS).event(event, PLAYERS, viewer) == said


@pytest.mark.parametrize(
    ("viewer", "said"),
    [
        (SPECTATOR, "Dan destroyed their own Temple for nothing"),
        (DOER, "You destroyed your own Temple for nothing"),
        (VICTIM, "Dan destroyed their own Temple for nothing"),
    ],
)
def test_who_destroys_an_own_district_is_not_told_as_two_people(viewer: int, said: str) -> None:
    event = citadels_events.DistrictDestroyed(DOER, DOER, DISTRICT_NAMES.index("temple"), 0)

    assert Texts("en", CITADELS).event(event, PLAYERS, viewer) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Dan built the Cathedral for 1 gold"),
        ("cs", "Dan staví Katedrálu za 1 minci"),
        ("sk", "Dan stavia Katedrálu za 1 zlatku"),
        ("uk", "Dan будує Собор за 1 монету"),
    ],
)
def test_a_card_that_is_built_stands_as_the_object_of_its_sentence(language: str, said: str) -> None:
    event = citadels_events.DistrictBuilt(DOER, DISTRICT_NAMES.index("cathedral"), 1)

    assert Texts(language, CITADELS).event(event, PLAYERS) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "You killed the King"),
        ("cs", "Zneškodňujete Krále"),
        ("sk", "Zneškodňujete Kráľa"),
        ("uk", "Ви вбиваєте Короля"),
    ],
)
def test_a_player_who_is_called_you_is_told_as_you(language: str, said: str) -> None:
    speaker = Texts(language, CITADELS)
    event = citadels_events.CharacterKilled(DOER, CHARACTER_NAMES.index("king"))

    assert speaker.event(event, [speaker.say("you"), "Cora"]) == said


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("mine", "Dan built a Mine for 6 coins"),
        ("apple_orchard", "Dan built an Apple Orchard for 6 coins"),
        ("train_station", "Dan built the Train Station for 6 coins"),
    ],
)
def test_a_card_has_its_article(name: str, said: str) -> None:
    event = machikoro_events.CardBuilt(DOER, CARD_NAMES.index(name), 6)

    assert Texts("en", MACHIKORO).event(event, PLAYERS) == said
