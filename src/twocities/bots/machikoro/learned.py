"""The knowledge of Machi Koro with a net that says who is likely to win."""

from librt.vecs import vec

from twocities.bots.machikoro.features import encode
from twocities.bots.machikoro.knowledge import MachiKoroKnowledge
from twocities.bots.nets.value_net import ValueNet
from twocities.core.game import Game
from twocities.machikoro.game import MachiKoro


class LearnedMachiKoro(MachiKoroKnowledge):
    """Values options as a Journeyman does, and whole tables by what a net has learned."""

    def __init__(self, net: ValueNet, rollout_rounds: int) -> None:
        super().__init__()
        self.net = net
        self.rollout_rounds = rollout_rounds

    def chances(self, world: Game) -> vec[float]:
        if world.decision is None:
            return super().chances(world)
        assert isinstance(world, MachiKoro)
        return self.net.chances(encode(world))
