from tests.citadels.tables import points, table


def test_it_scores_a_point_for_each_card_in_hand() -> None:
    game = table("merchant", hands=["tavern*2 manor", "palace"], cities=["map_room"])

    assert points(game, 0) == {"districts": 5, "map_room": 3}


def test_with_an_empty_hand_it_scores_its_cost_alone() -> None:
    game = table("merchant", hands=["", "palace"], cities=["map_room"])

    assert points(game, 0) == {"districts": 5}


def test_a_secret_vault_counts_as_a_card_and_for_itself() -> None:
    # Ruling R87: counted by the Map Room.
    game = table("merchant", hands=["secret_vault tavern"], cities=["map_room"])

    assert points(game, 0) == {"districts": 5, "map_room": 2, "secret_vault": 3}


def test_cards_under_the_museum_are_in_no_hand() -> None:
    # Ruling R68: tucked cards are in no hand.
    game = table("merchant", hands=["tavern"], cities=["map_room museum"], tucked={"museum": "manor*2"})

    assert points(game, 0) == {"districts": 9, "map_room": 1, "museum": 2}


def test_others_get_nothing_for_their_cards() -> None:
    game = table("merchant", hands=["", "palace"], cities=["map_room", "manor"])

    assert points(game, 1) == {"districts": 3}
