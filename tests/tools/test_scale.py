"""The arithmetic behind docs/scale.md: known results of queueing, and a simulation that has to agree with them."""

import math
import random

import pytest

from tools.scale import (
    Cost,
    LoadStage,
    Machine,
    Measured,
    cost,
    must_wait,
    node_cost,
    plan,
    simulate,
    waiting,
    waiting_of_many,
)


def stage(tables: int, think: float, moves: int, batches: int, node: float = 0.0, nodes: int = 1) -> LoadStage:
    return LoadStage(tables, think, nodes, moves, 10.0, batches, node, node / 2, node / 4, 0.0, 0.0)


def measured() -> Measured:
    """Two stages of a node at which a transaction takes 2 ms and each of its moves 1 ms more."""
    light = stage(4, 1.0, 40, 40, 0.002 * 40 + 0.001 * 40)
    heavy = stage(50, 0.0, 10_000, 500, 0.002 * 500 + 0.001 * 10_000)
    return Measured(2, light, heavy, [], light, 100_000.0, 200e6, 400.0)


def test_one_server_with_exponential_times_is_the_textbook_queue() -> None:
    assert waiting(0.5, 1.0) == pytest.approx(1.0)  # load / (1 - load) services
    assert waiting(0.9, 1.0) == pytest.approx(9.0)


def test_constant_times_halve_the_wait() -> None:
    assert waiting(0.5, 1.0, variation=0.0) == pytest.approx(0.5)


def test_who_is_overloaded_waits_for_ever() -> None:
    assert waiting(1.0, 1.0) == math.inf
    assert waiting_of_many(4.0, 1.0, 4) == math.inf
    assert must_wait(5.0, 1.0, 4) == 1.0


@pytest.mark.parametrize("load", [0.1, 0.5, 0.9])
def test_many_servers_of_which_there_is_one_are_one_server(load: float) -> None:
    assert must_wait(load, 1.0, 1) == pytest.approx(load)
    assert waiting_of_many(load, 1.0, 1) == pytest.approx(waiting(load, 1.0))


def test_erlang_c_is_that_of_the_tables() -> None:
    assert must_wait(2.0, 1.0, 3) == pytest.approx(4 / 9)
    assert must_wait(8.0, 1.0, 10) == pytest.approx(0.4092, abs=1e-4)


def test_the_costs_of_transactions_and_moves_come_apart() -> None:
    found = node_cost(measured())

    assert found.batch == pytest.approx(0.002)
    assert found.move == pytest.approx(0.001)


def test_stages_that_do_not_tell_them_apart_give_the_cost_of_a_move() -> None:
    assert cost((1.0, 100, 100), (2.0, 200, 200)) == Cost(0.0, 0.01)
    assert cost((1.0, 100, 100), (30.0, 1000, 500)).batch == 0.0


def test_a_plan_grows_with_the_people_and_keeps_everything_below_its_load() -> None:
    small, large = plan(measured(), 10_000, 8.0), plan(measured(), 1_000_000, 8.0)

    assert small.tables == 2500
    assert small.rate == pytest.approx(312.5)
    assert small.nodes == 2  # 312.5 moves of 3 ms would keep 0.94 processors busy, of which 0.6 are used
    assert large.nodes == 157
    assert large.shards == 5
    assert large.gigabytes == pytest.approx(157 * 0.2 + 250_000 * 0.0001)
    assert large.gigabytes_a_day == pytest.approx(31_250 * 8 * 3600 * 400 / 1e9)
    assert math.isfinite(large.node_wait)
    assert math.isfinite(large.database_wait)


@pytest.mark.parametrize("cores", [1, 3])
def test_the_simulated_machine_waits_as_long_as_the_formula_says(cores: int) -> None:
    rng, machine, waits = random.Random(1), Machine(cores), []

    def come(number: int) -> None:
        came, seconds = machine.now, rng.expovariate(1.0)
        machine.work(seconds, lambda: waits.append(machine.now - came - seconds))
        if number:
            machine.at(machine.now + rng.expovariate(0.7 * cores), lambda: come(number - 1))

    come(60_000)
    machine.run(math.inf)

    assert sum(waits) / len(waits) == pytest.approx(waiting_of_many(0.7 * cores, 1.0, cores), rel=0.1)


def test_a_calm_simulation_takes_as_long_as_the_work_and_makes_as_many_moves_as_people_think() -> None:
    found = measured()

    made = simulate(found, stage(1, 1.0, 0, 0), seconds=600)

    work = 1.5 * (0.002 + 0.001) + (found.light.client + found.heavy.client) / 10_040
    assert made.p50 == pytest.approx(work)
    assert made.p99 == pytest.approx(work)
    assert made.rate == pytest.approx(1 / (1 + work), rel=0.02)


def test_nodes_share_the_processors_of_their_machine() -> None:
    found = measured()

    one = simulate(found, stage(40, 0.01, 0, 0), seconds=20)
    four = simulate(found, stage(40, 0.01, 0, 0, nodes=4), seconds=20)

    assert one.rate < four.rate  # one node is one thread
    assert four.busy == pytest.approx(2.0, abs=0.05)  # and four are still two processors
