"""Acts of several choices: what comes next is told in advance without giving anything away, and all go at once."""

from random import Random
from typing import Any

import pytest

from tests.citadels.editions_played import RANDOM_TABLES, TABLES
from tests.server.clients import Json, Person, run
from tests.server.servers import Server
from tests.server.tables import Gathering, shown, started
from twocities.citadels.compound_choices import FOLLOWING
from twocities.core.rng import Rng
from twocities.server.table.commands import LONGEST_ACT, Choose, Undo
from twocities.server.table.compound_choices import ActAhead, next_within
from twocities.server.table.decide import chosen, decide, thinking_ahead
from twocities.server.table.entries import Chose
from twocities.server.table.messages import decision_facts, question
from twocities.server.table.new_table import Someone
from twocities.server.table.refusals import Reason, Refusal
from twocities.server.table.table import Table

WARRANTS = ["warrant thief", "warrant patrician", "warrant marshal", "sign patrician"]
GAMES = [*TABLES[::9], *RANDOM_TABLES[::5]]


def magistrates_turn() -> Gathering:
    """Seat four at Citadels; Jan, the Magistrate, has gold and may lay his warrants."""
    gathering = started("Eva Jan Iva Oto", game="citadels", rules=["deluxe", "aristocrats"], seed=6)
    gathering.play("pick marshal", "pick magistrate", "pick patrician", "pick trader", "gold")
    return gathering


def ahead(table: Table, decision: int, indexes: list[int]) -> Any:
    """Ask what comes next for the one who is asked; return the question, or None."""
    person = table.chairs[table.asked].person or ""
    after = thinking_ahead(table, Someone(person, person), decision, indexes, table.at)
    return None if after is None else question(after)


def indexes_of(gathering: Gathering, moves: list[str]) -> list[int]:
    """Find the places of moves that are made one after another, without making them."""
    table = gathering.table
    indexes: list[int] = []
    for move in moves:
        asked = ahead(table, table.decision, indexes) if indexes else decision_facts(table, table.asked)
        assert asked is not None
        indexes.append([option.notation for option in asked.options].index(move))
    return indexes


def after(table: Table, action: int) -> object:
    """Say what comes after an action within the same act, or None."""
    twin = next_within(table, chosen(table, action, by_bot=False), table.at)
    return None if twin is None else question(twin)


def in_another_world(table: Table, rng: Rng) -> Table:
    """Deal everything anew that the one who is asked does not know."""
    assert table.game is not None
    twin = table.fork()
    twin.game = table.family.imagine(table.game.view(table.asked), rng)
    return twin


def play_at_random(seats: int, rules: list[str], seed: int) -> Gathering:
    """Seat so many people at Citadels."""
    return started(" ".join("ABCDEFGH"[:seats]), game="citadels", rules=rules, seed=seed)


def test_what_follows_is_asked_in_advance() -> None:
    gathering = magistrates_turn()
    first = gathering.options.index(WARRANTS[0])

    asked = ahead(gathering.table, gathering.table.decision, [first])

    assert asked.topic == "laying_warrants"
    assert "warrant patrician" in [option.notation for option in asked.options]
    assert "warrant thief" not in [option.notation for option in asked.options]


def test_nothing_follows_a_complete_act() -> None:
    gathering = magistrates_turn()
    indexes = indexes_of(gathering, WARRANTS)

    assert ahead(gathering.table, gathering.table.decision, indexes) is None


def test_thinking_ahead_changes_nothing() -> None:
    gathering = magistrates_turn()
    before = shown(gathering.table)

    indexes_of(gathering, WARRANTS)

    assert shown(gathering.table) == before


def test_a_whole_act_is_the_same_as_its_choices_one_by_one() -> None:
    at_once, in_steps = magistrates_turn(), magistrates_turn()
    first, *then = indexes_of(at_once, WARRANTS)

    at_once.does("Jan", Choose, decision=at_once.table.decision, index=first, then=then)
    in_steps.play(*WARRANTS)

    assert shown(at_once.table) == shown(in_steps.table)
    assert [line.entry for line in at_once.log] == [line.entry for line in in_steps.log]


def test_an_act_is_taken_back_choice_by_choice() -> None:
    gathering = magistrates_turn()
    positions = [gathering.game.position()]
    for move in WARRANTS:
        gathering.play(move)
        positions.append(gathering.game.position())
    again = magistrates_turn()
    first, *then = indexes_of(again, WARRANTS)
    again.does("Jan", Choose, decision=again.table.decision, index=first, then=then)

    undone = []
    for _ in WARRANTS:
        again.does("Jan", Undo, decision=again.table.decision)
        undone.append(again.game.position())

    assert undone == positions[-2::-1]


def test_more_choices_than_an_act_has_are_refused_together() -> None:
    gathering = magistrates_turn()
    first, *then = indexes_of(gathering, WARRANTS)

    reason = gathering.refuses("Jan", Choose, decision=gathering.table.decision, index=first, then=[*then, 0])

    assert reason == Reason.ACT_OVER


def test_a_choice_that_is_no_option_refuses_the_whole_act() -> None:
    gathering = magistrates_turn()
    first = gathering.options.index(WARRANTS[0])

    reason = gathering.refuses("Jan", Choose, decision=gathering.table.decision, index=first, then=[0, 99])

    assert reason == Reason.NO_OPTION


def test_nothing_can_be_chosen_behind_drawn_cards() -> None:
    gathering = started("Eva Jan Iva", game="citadels", rules=["deluxe"])
    gathering.play("pick assassin", "pick thief", "pick magician", "pick king", "pick merchant", "pick architect")
    cards = gathering.options.index("cards")

    assert ahead(gathering.table, gathering.table.decision, [cards]) is None
    assert gathering.refuses("Eva", Choose, decision=gathering.table.decision, index=cards, then=[0]) == Reason.ACT_OVER


def test_nothing_can_be_chosen_behind_another_one_s_question() -> None:
    gathering = magistrates_turn()
    gathering.play(*WARRANTS, "end", "gold")
    assert gathering.asked == "Iva"
    build = gathering.options.index("build market")

    reason = gathering.refuses("Iva", Choose, decision=gathering.table.decision, index=build, then=[0])

    assert reason == Reason.ACT_OVER


def test_only_the_one_who_is_asked_thinks_ahead() -> None:
    gathering = magistrates_turn()

    assert refused_thought(gathering, "Iva", gathering.table.decision, [0]) == Reason.NOT_YOURS
    assert refused_thought(gathering, "Otakar", gathering.table.decision, [0]) == Reason.NOT_SEATED
    assert refused_thought(gathering, "Jan", gathering.table.decision - 1, [0]) == Reason.STALE
    assert refused_thought(gathering, "Jan", gathering.table.decision, [99]) == Reason.NO_OPTION


def refused_thought(gathering: Gathering, who: str, decision: int, indexes: list[int]) -> Reason:
    """Let somebody think ahead who may not."""
    with pytest.raises(Refusal) as caught:
        thinking_ahead(gathering.table, Someone(who, who), decision, indexes, gathering.now)
    return caught.value.reason


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_what_comes_next_is_the_same_in_every_world_that_the_seat_can_imagine(number: int) -> None:
    luck, (seats, rules) = Random(number), GAMES[number]
    gathering = play_at_random(seats, rules, number)
    rng = Rng(number)

    for _ in range(250):
        if gathering.table.asked < 0:
            break
        actions = gathering.game.decision.actions
        worlds = [in_another_world(gathering.table, rng) for _ in range(2)]
        for action in luck.sample(list(actions), min(6, len(actions))):
            told = after(gathering.table, action)
            assert [after(world, action) for world in worlds] == [told, told]
        gathering.play(luck.choice(gathering.options))


@pytest.mark.parametrize("number", range(0, len(GAMES), 2))
def test_what_is_told_ahead_is_what_is_asked_in_the_end(number: int) -> None:
    luck, (seats, rules) = Random(number), GAMES[number]
    gathering = play_at_random(seats, rules, number)

    for _ in range(120):
        if gathering.table.asked < 0:
            break
        number_now, indexes = gathering.table.decision, [luck.randrange(len(gathering.options))]
        told = [ahead(gathering.table, number_now, indexes)]
        while told[-1] is not None and len(indexes) < LONGEST_ACT:
            indexes.append(luck.randrange(len(told[-1].options)))
            told.append(ahead(gathering.table, number_now, indexes))
        for index, question_told in zip(indexes, told, strict=True):
            gathering.play(gathering.options[index])
            asked = gathering.table.asked
            assert question_told is None or question_told == question(gathering.table)
            if question_told is None and asked >= 0:
                break


def test_the_acts_that_were_told_of_are_many() -> None:
    luck, met = Random(5), set()
    for number, (seats, rules) in enumerate(GAMES):
        gathering = play_at_random(seats, rules, number)
        while gathering.table.asked >= 0:
            action = luck.choice(gathering.game.decision.actions)
            twin = next_within(gathering.table, chosen(gathering.table, action, by_bot=False), gathering.now)
            if twin is not None and twin.game is not None and twin.game.decision is not None:
                met.add(twin.family.topics[twin.game.decision.topic].name)
            gathering.play(gathering.game.notation(action))

    # A Theater for two, and a Wizard's or a Framework's payment, are too rare to be met for certain.
    assert len(met) >= len(FOLLOWING) - 4


class Player:
    """A person at a table for two with a bot, who looks for a power."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.table = table

    async def decision(self) -> Json:
        """Wait for the own next decision."""
        while True:
            seen = await self.person.look(self.table)
            assert seen["table"]["status"] != "over", "The game is over."
            decision = (seen["game"] or {}).get("decision")
            if decision is not None:
                return dict(decision)

    async def reach(self, character: str, verb: str) -> Json:
        """Draft a character whenever possible, and pass the time until its power can be used."""
        for _ in range(400):
            decision = await self.decision()
            options = [option["notation"] for option in decision["options"]]
            if any(option.split()[0] == verb for option in options):
                return decision
            wanted = [f"pick {character}", "gold", "end", "pass"]
            index = next((options.index(each) for each in wanted if each in options), 0)
            if decision["topic"] in ("putting_away", "picking") and options[index] != wanted[0]:
                index = next((place for place, each in enumerate(options) if character not in each), 0)
            await self.person.command(self.table, "choose", decision=decision["number"], index=index)
        raise AssertionError(f"Nobody could {verb}.")

    async def think(self, decision: int, indexes: list[int]) -> Json | None:
        """Ask what comes next."""
        body = {"decision": decision, "indexes": indexes}
        found = await self.person.ask("POST", f"/api/tables/{self.table}/ahead", json=body)
        asked: Json | None = found["question"]
        return asked


async def sit_down(server: Server, character: str = "assassin") -> Player:
    """Open a table for two, with a bot and a character that is in the game for certain."""
    person = await Person(server.url).come_in("Eva")
    rules = ["deluxe", "random_cast", character]
    table = await person.open_table("citadels", 2, rules=rules, bots=["journeyman"], auto_start=True)
    return Player(person, table)


def place_of(decision: Json, verb: str) -> int:
    """Find the first option with a verb."""
    return next(place for place, option in enumerate(decision["options"]) if option["verb"] == verb)


@pytest.mark.parametrize(
    ("character", "verb", "topics"),
    [
        ("magistrate", "warrant", ["laying_warrants", "laying_warrants", "signing"]),
        ("blackmailer", "threaten", ["laying_threats", "making_real"]),
        ("magician", "redraw", ["redrawing"]),
        ("seer", "foresee", []),
        ("wizard", "look", []),
        ("scholar", "study", []),
        ("assassin", "kill", []),
    ],
)
def test_a_power_is_thought_through_as_far_as_nothing_comes_to_light(
    server: Server, character: str, verb: str, topics: list[str]
) -> None:
    async def work() -> None:
        player = await sit_down(server, character)
        decision = await player.reach(character, verb)
        before = await player.person.look(player.table, since=0)

        indexes = [place_of(decision, verb)]
        met: list[str] = []
        while (asked := await player.think(decision["number"], indexes)) and len(met) < len(topics) + 1:
            met.append(asked["topic"])
            indexes.append(0)

        assert met[: len(topics)] == topics
        assert met == topics or character == "magician"
        assert await player.person.look(player.table, since=0) == before

    run(work())


def test_what_comes_next_is_told_over_the_socket_too(server: Server) -> None:
    async def work() -> None:
        player = await sit_down(server, "magistrate")
        decision = await player.reach("magistrate", "warrant")
        chair = await player.person.sit_in(player.table)
        indexes = [place_of(decision, "warrant")]

        told = await chair.give("ahead", decision=decision["number"], indexes=indexes)
        refused = await chair.give("ahead", decision=decision["number"], indexes=[999])

        assert told["type"] == "next"
        assert told["question"] == await player.think(decision["number"], indexes)
        assert (refused["type"], refused["reason"]) == ("refused", "no-option")

    run(work())


def test_an_act_is_carried_out_once_however_often_it_is_sent(server: Server) -> None:
    async def work() -> None:
        player = await sit_down(server, "magistrate")
        decision = await player.reach("magistrate", "warrant")
        before = (await player.person.look(player.table))["seq"]
        act = {"decision": decision["number"], "index": place_of(decision, "warrant"), "then": [0, 0, 0]}

        answers = [await player.person.command(player.table, "choose", **act, command="the-act") for _ in range(2)]
        lines = (await player.person.look(player.table, since=before))["missed"]

        assert [(answer["seq"], answer["repeated"]) for answer in answers] == [(before + 1, False), (before + 1, True)]
        assert [line["entry"]["action"].split()[0] for line in lines][:4] == ["warrant", "warrant", "warrant", "sign"]
        assert [line["entry"]["entry"] for line in lines].count("chose") >= 4

    run(work())


@pytest.mark.parametrize(
    ("then", "reason"), [([0, 0, 0, 0], "act-over"), ([0, 0, 99], "no-option"), ([0] * 25, "bad-request")]
)
def test_an_act_that_is_refused_leaves_no_line(server: Server, then: list[int], reason: str) -> None:
    async def work() -> None:
        player = await sit_down(server, "magistrate")
        decision = await player.reach("magistrate", "warrant")
        before = await player.person.look(player.table)
        first = place_of(decision, "warrant")

        _, why = await player.person.refused_command(
            player.table, "choose", decision=decision["number"], index=first, then=then
        )

        assert why == reason
        assert await player.person.look(player.table) == before

    run(work())


def test_others_cannot_think_for_the_one_who_is_asked(server: Server) -> None:
    async def work() -> None:
        player = await sit_down(server)
        decision = await player.decision()
        endpoint, body = f"/api/tables/{player.table}/ahead", {"decision": decision["number"], "indexes": [0]}
        async with Person(server.url) as stranger:
            await stranger.come_in("Iva")

            assert await stranger.refused("POST", endpoint, json=body) == (404, "no-table")
        assert await player.person.refused("POST", endpoint, json={**body, "indexes": []}) == (400, "bad-request")
        assert await player.person.refused("POST", endpoint, json={**body, "indexes": [999]}) == (409, "no-option")
        assert await player.person.refused("POST", endpoint, json={**body, "decision": 0}) == (409, "stale")

    run(work())


def test_the_log_tells_an_act_as_single_choices() -> None:
    gathering = magistrates_turn()
    first, *then = indexes_of(gathering, WARRANTS)

    entries = gathering.does("Jan", Choose, decision=gathering.table.decision, index=first, then=then)

    assert entries == [Chose(1, move) for move in WARRANTS]


def test_every_choice_of_an_act_copies_the_table_once() -> None:
    gathering = magistrates_turn()
    table, act = gathering.table, ActAhead()
    jan = Someone(table.chairs[table.asked].person or "", "Jan")
    indexes = indexes_of(gathering, WARRANTS)

    made = [thinking_ahead(table, jan, table.decision, indexes[:count], table.at, act) for count in (1, 2, 3, 4)]

    assert [act.after[tuple(indexes[:count])] for count in (1, 2, 3, 4)] == made
    assert len(act.after) == len(made)


def test_what_was_thought_ahead_is_not_made_again_when_it_is_sent() -> None:
    gathering = magistrates_turn()
    table, act = gathering.table, ActAhead()
    jan = Someone(table.chairs[table.asked].person or "", "Jan")
    first, *then = indexes_of(gathering, WARRANTS)
    thought = thinking_ahead(table, jan, table.decision, [first], table.at, act)

    verdict = decide(table, jan, Choose(command="c", decision=table.decision, index=first, then=then), table.at, act)

    assert verdict.entries == [Chose(1, move) for move in WARRANTS]
    assert act.after[(first,)] is thought
    assert len(act.after) == len(then)


def test_no_moments_are_kept_of_choices_that_are_only_thought_of() -> None:
    gathering = magistrates_turn()
    table, act = gathering.table, ActAhead()
    jan = Someone(table.chairs[table.asked].person or "", "Jan")

    thinking_ahead(table, jan, table.decision, indexes_of(gathering, WARRANTS)[:3], table.at, act)

    assert [made.keeps_moments for made in act.after.values() if made] == [False] * 3
    assert table.keeps_moments


def test_what_was_put_together_is_forgotten_with_the_next_decision() -> None:
    gathering = magistrates_turn()
    act = ActAhead()
    jan = Someone(gathering.table.chairs[gathering.table.asked].person or "", "Jan")
    first = gathering.options.index(WARRANTS[0])
    thinking_ahead(gathering.table, jan, gathering.table.decision, [first], gathering.now, act)

    gathering.play(WARRANTS[0])
    thinking_ahead(gathering.table, jan, gathering.table.decision, [0], gathering.now, act)

    assert list(act.after) == [(0,)]
