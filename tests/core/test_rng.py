import pytest

from twocities import BadRules
from twocities.core.rng import Rng, key_of, seeded


def draw(rng: Rng, count: int, bound: int = 6) -> list[int]:
    """Draw some numbers."""
    return [rng.below(bound) for _ in range(count)]


def shuffled(rng: Rng, cards: list[int]) -> tuple[int, ...]:
    """Shuffle some cards."""
    rng.shuffle(cards)
    return tuple(cards)


def test_the_numbers_of_a_seed_never_change() -> None:
    # Replays depend on these.
    assert draw(seeded(0), 10) == [5, 4, 3, 2, 0, 0, 0, 5, 0, 1]


def test_the_same_seed_draws_the_same_numbers() -> None:
    assert draw(seeded(7), 100) == draw(seeded(7), 100)


def test_different_seeds_draw_different_numbers() -> None:
    assert draw(seeded(7), 100) != draw(seeded(8), 100)


@pytest.mark.parametrize("bound", [1, 2, 6, 84, 1000, 40_000, 65_536])
def test_numbers_stay_below_the_bound(bound: int) -> None:
    numbers = draw(seeded(1), 300, bound)

    assert min(numbers) >= 0
    assert max(numbers) < bound


def test_every_side_of_a_die_is_equally_likely() -> None:
    numbers = draw(seeded(3), 12_000)

    assert all(1_850 < numbers.count(side) < 2_150 for side in range(6))


def test_words_beyond_the_last_whole_multiple_of_the_bound_are_thrown_away() -> None:
    rng = seeded(2)

    draw(rng, 100, 40_000)

    assert rng.drawn > 260


def test_a_shuffle_keeps_all_cards() -> None:
    cards = list(range(84))

    seeded(5).shuffle(cards)

    assert cards != list(range(84))
    assert sorted(cards) == list(range(84))


def test_every_order_of_three_cards_is_equally_likely() -> None:
    rng = seeded(11)

    orders = [shuffled(rng, [0, 1, 2]) for _ in range(6_000)]

    assert len(set(orders)) == 6
    assert all(850 < orders.count(order) < 1_150 for order in set(orders))


def test_a_copy_draws_the_same_numbers() -> None:
    rng = seeded(4)
    draw(rng, 5)

    assert draw(rng.clone(), 100) == draw(rng, 100)


def test_drawing_from_a_copy_leaves_the_generator_unchanged() -> None:
    rng = seeded(4)
    before = (rng.key, rng.drawn)

    draw(rng.clone(), 100)

    assert (rng.key, rng.drawn) == before


@pytest.mark.parametrize("drawn", [0, 1, 63, 64, 65, 128, 1000])
def test_key_and_count_are_the_whole_state(drawn: int) -> None:
    rng = seeded(9)
    draw(rng, drawn, 256)

    assert draw(Rng(key_of(9), drawn), 100) == draw(rng, 100)


def test_a_spawned_generator_goes_its_own_way() -> None:
    rng = seeded(6)
    child = rng.spawn()

    assert child.key != rng.key
    assert draw(child, 100) != draw(rng, 100)


def test_two_spawned_generators_differ() -> None:
    rng = seeded(6)

    assert rng.spawn().key != rng.spawn().key


def test_a_spawned_key_has_128_bits() -> None:
    rng = seeded(6)

    assert max(rng.spawn().key.bit_length() for _ in range(100)) == 128


def test_a_seed_is_not_below_zero() -> None:
    with pytest.raises(BadRules, match="A seed is a whole number from 0 on, not -1"):
        seeded(-1)


def test_a_key_has_128_bits() -> None:
    assert max(key_of(seed).bit_length() for seed in range(100)) == 128
