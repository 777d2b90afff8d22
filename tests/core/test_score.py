from twocities.core.score import Score


def test_the_total_is_the_sum_of_all_sources() -> None:
    assert Score(0, ["districts", "bonus"], [17, 3]).total == 20


def test_every_source_is_told() -> None:
    assert repr(Score(1, ["districts", "bonus"], [17, 3], place=2)) == (
        "Score(seat=1, place=2, total=20: districts 17, bonus 3)"
    )
