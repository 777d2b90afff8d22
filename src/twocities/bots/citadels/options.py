"""What each option of a decision is worth to a player of Citadels who knows the game."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from twocities.bots.citadels.answers import ChoosePartner, Declare, PayBribe, Recover, Shorten
from twocities.bots.citadels.building import Beautify, Build, BuildRazing, ChooseDearest, KeepTaken, Raze
from twocities.bots.citadels.drafting import ExchangeCharacter, GiveCharacter, Pick, PutAway, Replace
from twocities.bots.citadels.gathering import GatherCards, GatherGold, LetGo, TakeCard, TakeExtra, TakeIncome, Tuck
from twocities.bots.citadels.naming import Bewitch, Kill, LayWarrant, Rob
from twocities.bots.citadels.plan import Plan
from twocities.bots.citadels.powers import (
    Crown,
    DemandDistrict,
    Destroy,
    Look,
    OfferDistrict,
    Redraw,
    Seize,
    Split,
    SpyOn,
    Swap,
    TakeGold,
    Tithe,
)
from twocities.bots.citadels.uses import Fetch, Hide, Use
from twocities.bots.citadels.verb_value import FixedValue, VerbValue
from twocities.citadels.actions import VOCABULARY
from twocities.core.actions import Verb

VERB_VALUES: Final[dict[str, VerbValue]] = {
    "pick": Pick(),
    "pass": FixedValue(1.0),
    "end": FixedValue(0.0),
    "gold": GatherGold(),
    "cards": GatherCards(),
    "income": TakeIncome(),
    "extra_gold": TakeExtra(is_gold=True),
    "extra_cards": TakeExtra(is_gold=False),
    "done": FixedValue(1.0),
    "keep": TakeCard(),
    "build": Build(),
    "put_away": PutAway(),
    "give_character": GiveCharacter(),
    "theater": ExchangeCharacter(),
    "discard": LetGo(),
    "tuck": Tuck(),
    "give": LetGo(),
    "take": TakeCard(),
    "use": Use(),
    "build_razing": BuildRazing(),
    "build_with_cards": Build(0.5),
    "raze": Raze(),
    "borrow": Build(0.2),
    "kill": Kill(),
    "bewitch": Bewitch(),
    "rob": Rob(),
    "warrant": LayWarrant(),
    "sign": LayWarrant(),
    "threaten": Rob(),
    "real": Rob(),
    "spy": SpyOn(),
    "swap": Swap(),
    "redraw": Redraw(),
    "look": Look(),
    "keep_it": KeepTaken(),
    "foresee": FixedValue(60.0),
    "crown": Crown(),
    "take_gold": TakeGold(),
    "take_card": FixedValue(4.5),
    "split": Split(),
    "tithe": Tithe(),
    "study": FixedValue(88.0),
    "destroy": Destroy(),
    "offer": OfferDistrict(),
    "demand": DemandDistrict(),
    "seize": Seize(),
    "beautify": Beautify(),
    "collect": FixedValue(89.0),
    "bribe": PayBribe(),
    "refuse": FixedValue(2.5),
    "unmask": FixedValue(5.0),
    "confiscate": FixedValue(5.0),
    "recover": Recover(),
    "answer": FixedValue(5.0),
    "declare": Declare(),
    "thank": FixedValue(5.0),
    "shorten": Shorten(),
    "pick_blind": FixedValue(1.5),
    "hide": Hide(),
    "fetch": Fetch(),
    "partner": ChoosePartner(),
    "attach": ChooseDearest(),
    "plant": ChooseDearest(),
    "replace": Replace(),
}
"""What the options of each verb are worth."""


def values_by_action(verbs: list[Verb], values: dict[str, VerbValue]) -> vec[VerbValue]:
    """List for each action what values it; a verb without a value is refused by name."""
    lacking = [verb.name for verb in verbs if verb.name not in values]
    if lacking:
        raise ValueError(f"Bots have no value for the verbs {', '.join(lacking)}.")
    found: list[VerbValue] = []
    for verb in verbs:
        found.extend([values[verb.name]] * VOCABULARY.block(verb))
    return vec[VerbValue](found)


VALUE_OF_ACTION: Final = values_by_action(VOCABULARY.verbs, VERB_VALUES)

ARGUMENT_OF_ACTION: Final = vec[i64]([place for verb in VOCABULARY.verbs for place in range(VOCABULARY.block(verb))])
"""The place of each action in the block of its verb."""


def option_values(plan: Plan) -> vec[float]:
    """Value every option of a decision."""
    return vec[float](
        [VALUE_OF_ACTION[action].value(plan, ARGUMENT_OF_ACTION[action]) for action in plan.decision.actions]
    )
