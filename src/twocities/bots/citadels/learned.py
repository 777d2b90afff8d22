"""The knowledge of Citadels with a net that says who is likely to win."""

from librt.vecs import vec

from twocities.bots.citadels.features import encode
from twocities.bots.citadels.knowledge import CitadelsKnowledge
from twocities.bots.nets.value_net import ValueNet
from twocities.citadels.game import Citadels
from twocities.core.game import Game


class LearnedCitadels(CitadelsKnowledge):
    """Values options as a Journeyman does, and whole tables by what a net has learned."""

    def __init__(self, net: ValueNet, rollout_rounds: int) -> None:
        super().__init__()
        self.net = net
        self.rollout_rounds = rollout_rounds

    def chances(self, world: Game) -> vec[float]:
        if world.decision is None:
            return super().chances(world)
        assert isinstance(world, Citadels)
        return self.net.chances(encode(world))
