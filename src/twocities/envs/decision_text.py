"""A decision as text for programs that read: compact JSON, or prose in the language of a person."""

import json
from collections import Counter
from collections.abc import Iterable

from twocities.citadels.ids import CHARACTER_NAMES, DISTRICT_NAMES, MARK_NAMES, NOBODY, PLACES
from twocities.citadels.packed import kind_of_mark, rank_of_mark, seat_of_mark
from twocities.citadels.view import CitadelsView
from twocities.core.errors import BadRules
from twocities.core.family import GameFamily
from twocities.core.view import UNKNOWN, View
from twocities.machikoro.view import MachiKoroView
from twocities.texts import Texts, key_of


def json_of(view: View, options: bool = True, refused: str = "") -> str:
    """Write what a seat knows and is asked, and why its answer was refused, as compact JSON without empty fields."""
    known = {**view.to_dict(), "refused": refused}
    facts = {field: value for field, value in known.items() if options or field != "options"}
    kept = {field: value for field, value in facts.items() if value not in (None, "", [], {})}
    return json.dumps(kept, separators=(",", ":"), ensure_ascii=False)


class Prose:
    """Tells decisions of one game in one language."""

    def __init__(self, family: GameFamily, language: str) -> None:
        self.family = family
        self.texts = Texts(language, family)

    def players(self, seats: int) -> list[str]:
        """Name the seats by their numbers, which notation uses."""
        return [self.texts.say("envs-seat", seat=seat) for seat in range(seats)]

    def tell(self, view: View, options: bool = True) -> str:
        """Tell what a seat knows and is asked, and what it may choose if that is wanted."""
        texts, players = self.texts, self.players(view.seats)
        lines = [texts.say("envs-you", game=texts.title(), seats=view.seats, player=players[view.viewer])]
        lines += self.table(view, players)
        decision = view.decision
        if decision is None:
            return "\n".join(lines)
        lines.append(texts.say("envs-question", question=texts.question(decision, players)))
        if not options:
            return "\n".join([*lines, texts.say("envs-answer-freely")])
        lines.append(texts.say("envs-options"))
        for action in decision.actions:
            meaning = texts.action(action, players)
            notation = self.family.vocabulary.notation(action)
            lines.append(texts.say("envs-option", notation=notation, meaning=meaning))
        return "\n".join([*lines, texts.say("envs-answer")])

    def table(self, view: View, players: list[str]) -> list[str]:
        """Tell what lies on the table."""
        if isinstance(view, CitadelsView):
            return self.citadels(view, players)
        if isinstance(view, MachiKoroView):
            return self.machikoro(view, players)
        raise BadRules(f"No prose knows {self.family.name}.")

    def named(self, kind: str, names: Iterable[str]) -> str:
        """Name cards with their ids, which answers use; those that there are several of once with their number."""
        counted = Counter(names)
        said = []
        for name, count in counted.items():
            plain = name.rstrip("+?")
            word = f"{self.texts.say(key_of(self.family.text_keys[kind], plain))}{name[len(plain) :]} [{plain}]"
            said.append(f"{count} × {word}" if count > 1 else word)
        return ", ".join(said) or self.texts.say("envs-nothing")

    def citadels(self, view: CitadelsView, players: list[str]) -> list[str]:
        """Tell a table of Citadels."""
        texts = self.texts
        lines = [texts.say("envs-round", round=view.round, rank=view.called)]
        if view.crown != NOBODY:
            lines.append(texts.say("envs-crown", player=players[view.crown]))
        for seat, player in enumerate(players):
            city = self.named("district", [standing(place) for place in view.cities[seat]])
            hand = len(view.hands[seat])
            lines.append(texts.say("envs-citadels-seat", player=player, gold=view.gold[seat], cards=hand, city=city))
        lines.append(texts.say("envs-deck-size", number=len(view.deck)))
        lines += self.roles(view, players)
        lines.append(texts.say("envs-hand", cards=self.districts(view.hands[view.viewer])))
        if len(view.drawn) and UNKNOWN not in view.drawn:
            lines.append(texts.say("envs-drawn", cards=self.districts(view.drawn)))
        return lines

    def roles(self, view: CitadelsView, players: list[str]) -> list[str]:
        """Tell which characters are in the game, who has them as far as that is known, and what lies on them."""
        texts = self.texts
        lines = [texts.say("envs-cast", cards=self.characters(view.cast))]
        if len(view.face_up):
            lines.append(texts.say("envs-face-up", cards=self.characters(view.face_up)))
        for seat, player in enumerate(players):
            held = self.characters([view.cast[rank] for rank, holder in enumerate(view.held_by) if holder == seat])
            if seat == view.viewer:
                lines.append(texts.say("envs-characters", cards=held))
            elif seat in view.held_by:
                lines.append(texts.say("envs-known", player=player, cards=held))
        for mark in view.marks:
            character = self.characters([view.cast[rank_of_mark(mark)]])
            word = texts.say(key_of("mark", MARK_NAMES[kind_of_mark(mark)]))
            lines.append(texts.say("envs-mark", character=character, mark=word, player=players[seat_of_mark(mark)]))
        if len(view.packet) and UNKNOWN not in view.packet:
            lines.append(texts.say("envs-offered", cards=self.characters(view.packet)))
        return lines

    def characters(self, ids: Iterable[int]) -> str:
        """Name characters; nobody has no name."""
        return self.named("character", [CHARACTER_NAMES[each] for each in ids if each != NOBODY])

    def districts(self, ids: Iterable[int]) -> str:
        """Name districts."""
        return self.named("district", [DISTRICT_NAMES[each] for each in ids])

    def machikoro(self, view: MachiKoroView, players: list[str]) -> list[str]:
        """Tell a table of Machi Koro."""
        names = view.table.catalog.names
        dice = " + ".join(str(die) for die in (view.first_die, view.second_die) if die)
        lines = [self.texts.say("envs-turn", player=players[view.turn]), self.texts.say("envs-dice", dice=dice)]
        if view.added:
            lines.append(self.texts.say("envs-added", number=view.added))
        for seat, player in enumerate(players):
            cards = self.named("card", repeated(names, [view.owned(seat, card) for card in range(len(names))]))
            lines.append(self.texts.say("envs-machikoro-seat", player=player, coins=view.coins[seat], city=cards))
            if view.closed(seat):
                closed = self.named("card", view.closed(seat).split())
                lines.append(self.texts.say("envs-closed", player=player, cards=closed))
        lines.append(self.texts.say("envs-market", cards=self.named("card", repeated(names, view.market))))
        if any(view.face_down):
            lines.append(self.texts.say("envs-deck", cards=self.named("card", repeated(names, view.face_down))))
        return lines


def standing(place: int) -> str:
    """Name a district as it stands in a city: with a plus if it is beautified, a question mark if it is face down."""
    sign = "?" if place >= PLACES else "+" if place >= len(DISTRICT_NAMES) else ""
    return DISTRICT_NAMES[place % len(DISTRICT_NAMES)] + sign


def repeated(names: list[str], counts: list[int]) -> list[str]:
    """List names as often as they are counted."""
    return [name for name, count in zip(names, counts, strict=True) for _ in range(count)]
