"""Three made-up cards, written place by place as the lists of docs/adding-a-card.md say."""

from functools import partial

from tests.tools.copies import (
    Entry,
    after,
    all_of,
    at_the_end,
    before,
    last_in,
    name_in_list,
    one_more,
    replaced,
    row_below,
    texts,
    translated,
    written,
)

IDS = "src/twocities/citadels/ids.py"
ACTIONS = "src/twocities/citadels/actions.py"
CATALOG = "src/twocities/citadels/catalog.py"
BOXES = "src/twocities/citadels/boxes.py"
WORDS = "src/twocities/locales/<language>/citadels.ftl"
GLYPHS = "web/glyphs.json"
PAGE = "docs/notation.md"

FOUR_SEATS = "[4 deluxe random_cast]"
"""One of many random tables: what is forgotten shows there."""

JESTER_RULE = "Names a character; its player applauds for a gold, or else the Jester draws a card."
WATERMILL_RULE = "Once a turn its owner may take a gold."
LOTTERY_RULE = "Takes two coins from every opponent."

SKELETONS = [
    ["citadels", "jester", "--kind", "character", "--rank", "3", "--rule", JESTER_RULE],
    ["citadels", "watermill", "--kind", "district", "--price", "4", "--rule", WATERMILL_RULE],
    ["machikoro", "lottery", "--colour", "purple", "--price", "2", "--rule", LOTTERY_RULE],
]
"""What `tools/new_card` is asked for."""

JESTER = f'''"""The Jester."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.actions import APPLAUD, MOCK, PASS
from twocities.citadels.cards import NO_POWERS, Character
from twocities.citadels.events import CharacterMocked
from twocities.citadels.ids import APPLAUDING, MOCKED, NOBODY, POWER_USED
from twocities.citadels.marks import Mark
from twocities.citadels.reasons import not_safe
from twocities.citadels.step import CitadelsStep
from twocities.core.decision import Decision
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class Jester(Character):
    """{JESTER_RULE}"""

    def powers(self, game: "Citadels", turn: "Turn") -> vec[i64]:
        if game.used >> POWER_USED & 1:
            return NO_POWERS
        return vec[i64]([MOCK + other for other in game.safe_targets(turn.acting)])

    def use(self, game: "Citadels", turn: "Turn", action: i64) -> None:
        game.used |= 1 << POWER_USED
        game.mark(MOCKED, action - MOCK, turn.seat)
        if game.heard:
            game.emit(CharacterMocked(turn.seat, action - MOCK))

    def why_not(self, game: "Citadels", turn: "Turn", action: i64) -> str:
        return not_safe(game, turn.acting, action - MOCK)


class Mocked(Mark):
    """Asks its character, right after gathering, whether to applaud."""

    def when_gathering(self, game: "Citadels", layer: i64, turn: "Turn") -> None:
        if layer != turn.seat:
            game.push(AnswerMockery(turn.seat, turn.acting))


@mypyc_attr(acyclic=True, free_list_len=1)
class AnswerMockery(CitadelsStep):
    """Asks `seat`, whose character was mocked, whether to applaud."""

    name: ClassVar[str] = "answer_mockery"
    followed_by: ClassVar[list[str]] = ["after_gathering", "answer_threat"]
    follows: ClassVar[list[str]] = ["keep_card", "answer_threat", "unmask_threat"]

    def __init__(self, seat: i64 = 0, acting: i64 = 0) -> None:
        self.seat = seat
        self.acting = acting

    def ask(self, game: "Citadels") -> Decision | None:
        options = [APPLAUD, PASS] if game.gold[self.seat] else [PASS]
        return Decision(self.seat, APPLAUDING, vec[i64]([*options]), self.jester(game))

    def choose(self, game: "Citadels", action: i64) -> None:
        if action == APPLAUD:
            game.take_gold(self.jester(game), self.seat, 1)
        else:
            game.draw(self.jester(game), 1)

    def jester(self, game: "Citadels") -> i64:
        """Return the seat that mocked the character."""
        return game.marked_by(MOCKED, game.rank_of(self.acting))

    def to_dict(self) -> Fields:
        return {{"seat": self.seat, "acting": self.acting}}

    def lack(self, game: "Citadels") -> str:
        return "" if game.marked_by(MOCKED, game.called) not in (NOBODY, self.seat) else "a Jester who mocked it"
'''

TEST_OF_JESTER = """from tests.citadels.tables import hand, table
from tests.tables import asked, options, play


def mocked(gold: int) -> None:
    game = table("jester", seats=4, characters=["jester", "warlord"], gold=[0, gold], deck="palace")
    play(game, "mock warlord", "gold", "end", "gold")
    return game


def test_the_mocked_player_is_asked_after_gathering() -> None:
    game = mocked(0)

    assert (asked(game).seat, options(game)) == (1, ["applaud", "pass"])


def test_applause_is_a_gold() -> None:
    game = mocked(0)

    play(game, "applaud")

    assert list(game.gold)[:2] == [3, 1]


def test_without_applause_the_jester_draws_a_card() -> None:
    game = mocked(0)

    play(game, "pass")

    assert hand(game, 0) == ["palace"]
"""

WATERMILL = f'''"""The Watermill."""

from typing import TYPE_CHECKING

from twocities.citadels.cards import District
from twocities.citadels.ids import WATERMILL_USED

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class Watermill(District):
    """{WATERMILL_RULE}"""

    def is_usable(self, game: "Citadels", turn: "Turn") -> bool:
        return not game.used >> WATERMILL_USED & 1

    def use(self, game: "Citadels", turn: "Turn") -> None:
        game.used |= 1 << WATERMILL_USED
        game.gain_by_district(turn.seat, self.id, 1)
'''

TEST_OF_WATERMILL = """from tests.citadels.tables import table
from tests.tables import options, play


def test_it_brings_a_gold_once_a_turn() -> None:
    game = table("merchant", gold=[0, 0], cities=["watermill"])

    play(game, "use watermill")

    assert list(game.gold) == [1, 0]
    assert "use watermill" not in options(game)
"""

VALUE_OF_WATERMILL = '''class TurnMill(UseValue):
    """A Watermill brings a gold: before anything else."""

    def value(self, plan: Plan) -> float:
        return 88.0


'''

LOTTERY = f'''"""The Lottery."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from twocities.machikoro.cards import Establishment

if TYPE_CHECKING:
    from twocities.machikoro.game import MachiKoro


class Lottery(Establishment):
    """{LOTTERY_RULE}"""

    def activate(self, game: "MachiKoro", owner: i64) -> None:
        for other in game.opponents(owner):
            game.take_coins(owner, other, self.id, 2)
'''

WORTH_OF_LOTTERY = """
    def worth(self, game: "MachiKoro", owner: i64) -> float:
        return 1.6 * int(game.seats - 1)
"""

TEST_OF_LOTTERY = """from tests.machikoro.tables import table
from tests.tables import play


def test_every_opponent_pays_two_coins() -> None:
    game = table("lottery", "", "", coins=[0, 3, 0], dice=[6], rules=["night_life"])

    play(game, "roll 1")

    assert game.coins == [2, 1, 0]
"""

BOX_OF_LOTTERY = """
NIGHT_LIFE: Final = Box("night_life", [Lottery(LOTTERY, PURPLE, 2, [6], copies=4)], most_seats=4)
"""

every_character = partial(Entry, "jester", "Every character")
own_verb = partial(Entry, "jester", "With a verb of its own")
question = partial(Entry, "jester", "If it asks something")
mark = partial(Entry, "jester", "If it lays a mark")
event = partial(Entry, "jester", "With an event of its own")
every_district = partial(Entry, "watermill", "Every district")
use = partial(Entry, "watermill", "If its owner uses it")
every_establishment = partial(Entry, "lottery", "Every establishment")
purple = partial(Entry, "lottery", "If it is purple")

JESTER_ENTRIES = [
    every_character(
        IDS, all_of(last_in("CHARACTER_NAMES", '"jester",', "JESTER"), one_more("CHARACTERS")), named="JESTER"
    ),
    every_character("src/twocities/citadels/characters/{card}.py", written(JESTER)),
    every_character(
        CATALOG,
        all_of(
            last_in("CHARACTER_CATALOG", "Jester(JESTER, 3),"),
            before(
                "from twocities.citadels.ids import (\n", "from twocities.citadels.characters.jester import Jester\n"
            ),
            after("from twocities.citadels.ids import (\n", "    JESTER,\n"),
        ),
    ),
    every_character(
        BOXES,
        all_of(
            replaced("list(range(ASSASSIN, TAX_COLLECTOR + 1))", "[*range(ASSASSIN, TAX_COLLECTOR + 1), JESTER]"),
            after("from twocities.citadels.ids import (\n", "    JESTER,\n"),
        ),
    ),
    every_character(WORDS, translated("Jester", JESTER_RULE), only="[cs-citadels.ftl]"),
    every_character("tests/citadels/characters/test_{card}.py", written(TEST_OF_JESTER)),
    every_character("src/twocities/bots/citadels/weights.py", last_in("BASES", "ids.JESTER: 1.5,")),
    every_character(GLYPHS, after('"character": {\n', '  "jester": "jester-hat",\n')),
    every_character(
        "web/src/games/citadels/cast-balance.ts",
        after("const TEMPERS: Record<string, [number, number, number]> = {\n", "  jester: [1, 1, 2],\n"),
    ),
    every_character(PAGE, name_in_list("CHARACTER_NAMES", "jester")),
    own_verb(
        ACTIONS,
        all_of(
            before("\nIN_TURN: Final", "MOCK: Final[i64] = REPLACE + CHARACTERS\n"),
            before("\nIN_TURN: Final", "APPLAUD: Final[i64] = MOCK + CHARACTERS\n"),
            last_in("VOCABULARY", 'Verb("mock", MOCK, IN_TURN, ["character"]),'),
            last_in("VOCABULARY", 'Verb("applaud", APPLAUD, []),'),
        ),
        named="APPLAUD",
    ),
    own_verb(
        "src/twocities/citadels/characters/{card}.py",
        after(f'"""{JESTER_RULE}"""\n', '\n    verbs: ClassVar[list[str]] = ["mock"]\n'),
        named="mock",
    ),
    own_verb(
        WORDS, texts(action_mock="Mock the { $character }", action_applaud="Applaud"), named="action-mock", only="[en]"
    ),
    own_verb(
        "src/twocities/bots/citadels/options.py",
        all_of(last_in("VERB_VALUES", '"mock": Rob(),'), last_in("VERB_VALUES", '"applaud": FixedValue(2.0),')),
        named="mock, applaud",
    ),
    own_verb(
        "web/src/games/citadels/offers.ts",
        all_of(after("  characters: [\n", '    "mock",\n'), after("  plain: [\n", '    "applaud",\n')),
        named="mock",
    ),
    own_verb(
        PAGE,
        all_of(
            row_below("`replace <character>`", "| `mock <character>` | 0 | `acting` | mock a character |"),
            row_below("`replace <character>`", "| `applaud` | 0 | `applauding` | give the Jester a gold |"),
        ),
        named="mock",
    ),
    question(
        IDS, last_in("TOPICS", 'Topic("applauding", "whether to applaud", "victim"),', "APPLAUDING"), named="APPLAUDING"
    ),
    question(
        ACTIONS,
        all_of(
            replaced("APPLAUD, []", "APPLAUD, [APPLAUDING]"),
            last_in("OPTIONAL", "APPLAUDING,"),
            after("from twocities.citadels.ids import (\n", "    APPLAUDING,\n"),
        ),
        named="applauding: applaud",
        only=FOUR_SEATS,
    ),
    question(
        "src/twocities/citadels/characters/{card}.py",
        before(
            '    def powers(self, game: "Citadels"',
            "    def steps(self) -> list[type[CitadelsStep]]:\n        return [AnswerMockery]\n\n",
        ),
        named="AnswerMockery",
    ),
    question(WORDS, texts(topic_applauding="{ $victim } mocks you. Applaud?"), named="topic-applauding", only="[en]"),
    question(
        PAGE,
        all_of(
            row_below("`unmask_threat`", "| `answer_mockery` | `seat`, `acting` | asks whether to applaud |"),
            replaced("| `theater_card`, `unmasking`,", "| `theater_card`, `applauding`, `unmasking`,"),
            replaced("`theater_partner`, `unmasking`,", "`theater_partner`, `applauding`, `unmasking`,"),
        ),
        named="answer_mockery",
    ),
    mark(IDS, last_in("MARK_NAMES", '"mocked",', "MOCKED"), named="MOCKED"),
    mark(
        CATALOG,
        all_of(
            last_in("MARK_CATALOG", "Mocked(MOCKED, 3, is_single=True, lowest=2, spares_absent=True),"),
            before(
                "from twocities.citadels.ids import (\n", "from twocities.citadels.characters.jester import Mocked\n"
            ),
            after("from twocities.citadels.ids import (\n", "    MOCKED,\n"),
        ),
        named="mocked",
    ),
    mark(WORDS, texts(mark_mocked="mocked"), named="mark-mocked", only="[en]"),
    mark("src/twocities/bots/citadels/evidence.py", last_in("AIMED", "ids.MOCKED: 1.0,"), named="mocked"),
    mark(
        "src/twocities/cli/boards/citadels_strip.py",
        all_of(last_in("MARK_SIGNS", 'MOCKED: "♪",'), after("from twocities.citadels.ids import (\n", "    MOCKED,\n")),
        named="mocked",
    ),
    mark(GLYPHS, after('"mark": {\n', '  "mocked": "jester-hat",\n'), named="mocked"),
    mark(PAGE, after("A mark is `killed`,", " `mocked`,"), named="mocked"),
    event(
        "src/twocities/citadels/events.py",
        before(
            "class WarrantsPlaced(",
            'class CharacterMocked(OfCharacter):\n    """`seat` mocked a character."""\n\n'
            '    name: ClassVar[str] = "character-mocked"\n\n\n',
        ),
        named="CharacterMocked",
    ),
    event(
        "tests/citadels/test_events.py",
        after("    told.CharacterRobbed(1, 9),\n", "    told.CharacterMocked(1, 9),\n"),
        named="character-mocked",
    ),
    event(
        WORDS,
        texts(event_character_mocked="{ $seat }: mocked the { $character }"),
        named="event-character-mocked",
        only="[en]",
    ),
    event(
        "web/src/games/citadels/cues.ts",
        after("export const CUES: CuesOf<CitadelsEvents> = {\n", '  "character-mocked": null,\n'),
        named="character-mocked",
    ),
    event(
        "web/src/games/citadels/notices.ts",
        after("const TO_A_CHARACTER: Record<string, string | null> = {\n", '  "character-mocked": null,\n'),
        named="character-mocked",
    ),
]

WATERMILL_ENTRIES = [
    every_district(
        IDS, all_of(last_in("DISTRICT_NAMES", '"watermill",', "WATERMILL"), one_more("DISTRICTS")), named="WATERMILL"
    ),
    every_district("src/twocities/citadels/districts/{card}.py", written(WATERMILL)),
    every_district(
        CATALOG,
        all_of(
            last_in("DISTRICT_CATALOG", "Watermill(WATERMILL, 4),"),
            before(
                "from twocities.citadels.ids import (\n",
                "from twocities.citadels.districts.watermill import Watermill\n",
            ),
            after("from twocities.citadels.ids import (\n", "    WATERMILL,\n"),
        ),
    ),
    every_district(
        BOXES,
        all_of(
            replaced("list(range(ARMORY, WISHING_WELL + 1))", "[*range(ARMORY, WISHING_WELL + 1), WATERMILL]"),
            after("from twocities.citadels.ids import (\n", "    WATERMILL,\n"),
        ),
    ),
    every_district(WORDS, translated("Watermill", WATERMILL_RULE), only="[cs-citadels.ftl]"),
    every_district("tests/citadels/districts/test_{card}.py", written(TEST_OF_WATERMILL)),
    every_district("src/twocities/bots/citadels/district_value.py", last_in("EXTRA_WORTH", "ids.WATERMILL: 1.5,")),
    every_district(GLYPHS, after('"district": {\n', '  "watermill": "watermill",\n')),
    every_district(PAGE, name_in_list("DISTRICT_NAMES", "watermill")),
    use(IDS, all_of(last_in("USE_NAMES", '"watermill",', "WATERMILL_USED"), one_more("USES")), named="WATERMILL_USED"),
    use(
        "src/twocities/bots/citadels/uses.py",
        all_of(before("USE_VALUES: Final", VALUE_OF_WATERMILL), last_in("USE_VALUES", "ids.WATERMILL: TurnMill(),")),
    ),
    use(PAGE, replaced("`chamber` and `unpaid_build`", "`chamber`, `watermill` and `unpaid_build`")),
]

LOTTERY_ENTRIES = [
    every_establishment(
        "src/twocities/machikoro/ids.py", last_in("CARD_NAMES", '"lottery",', "LOTTERY"), named="LOTTERY"
    ),
    every_establishment("src/twocities/machikoro/establishments/{card}.py", written(LOTTERY)),
    every_establishment(
        "src/twocities/machikoro/catalog.py",
        all_of(
            at_the_end(BOX_OF_LOTTERY),
            before(
                "from twocities.machikoro.ids import (\n",
                "from twocities.machikoro.establishments.lottery import Lottery\n",
            ),
            after("from twocities.machikoro.ids import (\n", "    LOTTERY,\n"),
        ),
        named="NIGHT_LIFE",
    ),
    every_establishment(
        "src/twocities/machikoro/family.py",
        all_of(
            replaced("MachiKoroFamily([BASE_BOX])", "MachiKoroFamily([BASE_BOX, NIGHT_LIFE])"),
            replaced("import BASE_BOX\n", "import BASE_BOX, NIGHT_LIFE\n"),
        ),
    ),
    every_establishment(
        "src/twocities/locales/<language>/machikoro.ftl",
        all_of(
            translated("Lottery", LOTTERY_RULE),
            texts(rule_night_life="Night life\n    .about = with the cards of the night"),
        ),
    ),
    every_establishment("tests/machikoro/test_{card}.py", written(TEST_OF_LOTTERY)),
    every_establishment(GLYPHS, after('"establishment": {\n', '  "lottery": "clover",\n')),
    every_establishment(PAGE, name_in_list("CARD_NAMES", "lottery")),
    purple("src/twocities/machikoro/establishments/{card}.py", at_the_end(WORTH_OF_LOTTERY)),
]

ENTRIES = [*JESTER_ENTRIES, *WATERMILL_ENTRIES, *LOTTERY_ENTRIES]

GAMES = '''"""Random games and games of bots with the made-up cards."""

from collections import Counter

import pytest

from tests.citadels.ledger import bookkeeper
from tests.invariants import watch_random_game
from tests.machikoro.ledger import bookkeeper as bookkeeper_of_coins
from twocities.bots import make_bot
from twocities.bots.table import ask, player_rngs
from twocities.citadels.family import CITADELS
from twocities.core.family import GameFamily
from twocities.machikoro.family import MACHIKORO

RULES = ["random_cast", "jester", "random_districts", "watermill"]


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 2), (7, 3)])
def test_random_games_of_citadels_keep_the_invariants(seats: int, seed: int) -> None:
    watch_random_game(CITADELS, seats, RULES, seed, bookkeeper(seats))


@pytest.mark.parametrize("seats", [2, 4])
def test_random_games_of_machi_koro_keep_the_invariants(seats: int) -> None:
    rules = ["night_life", "limited_supply"]

    watch_random_game(MACHIKORO, seats, rules, seats, bookkeeper_of_coins(MACHIKORO, seats, rules))


def taken(family: GameFamily, rules: list[str], games: int) -> Counter[str]:
    """Let Journeymen play; count what they choose where they have a choice."""
    bot, chosen = make_bot("journeyman"), Counter()
    for seed in range(games):
        table = family.new_game(4, rules, seed)
        luck = player_rngs(seed, 4)
        while (decision := table.decision) is not None:
            action = ask(bot, table.view(decision.seat), luck[decision.seat])
            if len(decision.actions) > 1:
                chosen[family.vocabulary.notation(action)] += 1
                chosen[family.vocabulary.verb(action).name] += 1
            table.take(action)
    return chosen


def test_journeymen_take_the_new_verbs_and_the_new_cards() -> None:
    chosen = taken(CITADELS, RULES, 8) + taken(MACHIKORO, ["night_life"], 8)

    assert [each for each in ("mock", "applaud", "use watermill", "build lottery") if not chosen[each]] == []
'''
"""The tests of the copy in which all three are played."""
