"""The knowledge of Citadels with nets that say who is likely to win, and who picks which character."""

from librt.vecs import vec

from twocities.bots.citadels.features import encode
from twocities.bots.citadels.knowledge import CitadelsKnowledge
from twocities.bots.citadels.pick_beliefs import BelievedWorlds
from twocities.bots.nets.choice_net import ChoiceNet
from twocities.bots.nets.value_net import ValueNet
from twocities.bots.search.knowledge import Sampler
from twocities.citadels.game import Citadels
from twocities.citadels.view import CitadelsView
from twocities.core.game import Game
from twocities.core.view import View


class LearnedCitadels(CitadelsKnowledge):
    """Values options as a Journeyman does, whole tables by one net, and draws worlds by another one, of picks."""

    def __init__(self, net: ValueNet, rollout_rounds: int, picks: ChoiceNet | None = None) -> None:
        super().__init__()
        self.net = net
        self.rollout_rounds = rollout_rounds
        self.picks = picks

    def chances(self, world: Game) -> vec[float]:
        if world.decision is None:
            return super().chances(world)
        assert isinstance(world, Citadels)
        return self.net.chances(encode(world))

    def sampler(self, view: View) -> Sampler:
        picks = self.picks
        if picks is None:
            return super().sampler(view)
        assert isinstance(view, CitadelsView)
        return BelievedWorlds(self, view, picks, self.weights)
