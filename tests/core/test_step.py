from tests.machikoro.tables import start
from twocities.core.event import Event
from twocities.core.step import Step


def test_a_step_asks_nothing_unless_it_says_so() -> None:
    assert Step().ask(start()) is None


def test_a_step_does_nothing_unless_it_says_so() -> None:
    game = start()
    before = game.position()

    Step().run(game)
    Step().choose(game, 0)

    assert game.position() == before


def test_a_step_without_fields_has_no_facts() -> None:
    assert Step().to_dict() == {}


def test_an_event_without_fields_has_no_facts() -> None:
    assert Event().to_dict() == {}


def test_an_event_without_secrets_shows_itself_to_everybody() -> None:
    event = Event()

    assert event.view(0) is event


def test_an_event_reveals_nothing_unless_it_says_so() -> None:
    assert not Event().reveals()
