"""One game at a time, in the manner of Gymnasium and of PettingZoo."""

import random

from .connection import Connection
from .practice import Practice


class Discrete:
    """The numbers from 0 to n - 1."""

    def __init__(self, n):
        self.n = n

    def sample(self, mask=None):
        return random.choice(range(self.n) if mask is None else [i for i in range(self.n) if mask[i]])

    def contains(self, x):
        return 0 <= x < self.n


class _One:
    """What both have in common: a practice of one game, which is dealt by the seed one is given."""

    def __init__(self, seats, connection=None, address=None, command=None, kits=(), **wanted):
        self._owns = connection is None
        self._connection = connection or Connection(address, command, kits)
        self._wanted = {**wanted, "seats": seats, "games": 1, "auto_reset": False}
        self._dealt = 0
        self._open()

    def _open(self):
        self.practice = Practice(**self._wanted, connection=self._connection)
        self.action_names = self.practice.actions
        self.feature_names = self.practice.features

    def _deal(self, seed, options):
        """Deals by a seed, or anew; `options` may name another kingdom or set-up from now on."""
        if options:
            self._wanted = {**self._wanted, **options}
            self._open()
        if seed is None:
            seed = f"{self._wanted.get('seed', 1)}/{self._dealt}"
        self._dealt += 1
        return self.practice.reset(seeds=[str(seed)])

    def render(self):
        """What the seat that is asked sees, in words."""
        return self.practice.look()

    def undo(self, steps=1):
        self._take(self.practice.undo(steps=steps))

    def close(self):
        if self._owns:
            self._connection.close()


class GymEnv(_One):
    """One learner against players, in the manner of a Gymnasium Env; `info["action_mask"]` says what is legal.

    The learner sits first; `opponents` are players by their names. The reward is the share of the victory, at the end.
    """

    metadata = {"render_modes": ["dict"]}

    def __init__(self, game="dominion", opponents=("big-money",), **wanted):
        super().__init__([None, *opponents], game=game, **wanted)
        self.action_space = Discrete(len(self.action_names))

    def reset(self, seed=None, options=None):
        self._take(self._deal(seed, options))
        self.action_space = Discrete(len(self.action_names))
        return self._observation, self._info()

    def step(self, action):
        at = self.practice.step([action])
        self._take(at)
        self._results = at.results
        return self._observation, float(at.rewards[0][0]), at.ended[0] == 1, at.ended[0] == 2, self._info()

    def _take(self, at):
        self._observation, self._mask, self._results = at.observations[0], at.masks[0], []

    def _info(self):
        return {"action_mask": self._mask, "results": self._results}


class TurnEnv(_One):
    """Several learners in turn, in the manner of a PettingZoo AECEnv.

        env.reset(seed=1)
        for agent in env.agent_iter():
            observation, reward, termination, truncation, info = env.last()
            over = termination or truncation
            env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

    `seats` says who sits where, None for a learner; all of them learn if nothing is said.
    """

    metadata = {"name": "kartentisch_v0", "is_parallelizable": False}

    def __init__(self, game="dominion", seats=(None, None), **wanted):
        super().__init__(list(seats), game=game, **wanted)
        self.possible_agents = [f"player_{seat}" for seat, name in enumerate(self.practice.seats) if name is None]

    def action_space(self, agent):
        return Discrete(len(self.action_names))

    def reset(self, seed=None, options=None):
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._take(self._deal(seed, options))

    def _take(self, at):
        self._at = at
        seat = int(at.seats[0])
        if seat >= 0:
            self.agent_selection = f"player_{seat}"

    def observe(self, agent):
        """What an agent knows when it is asked; nothing at other times."""
        if self.agent_selection != agent or self._at.seats[0] < 0:
            return None
        return {"observation": self._at.observations[0], "action_mask": self._at.masks[0]}

    def last(self, observe=True):
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        ends = self.terminations[agent], self.truncations[agent]
        return seen, self._cumulative[agent], *ends, self.infos[agent]

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._leave(agent)
            return
        self._cumulative[agent] = 0.0
        at = self.practice.step([int(action)])
        self._take(at)
        for other in self.agents:
            self.rewards[other] = float(at.rewards[0][int(other.rpartition("_")[2])])
            self._cumulative[other] += self.rewards[other]
        if at.ended[0]:
            self.terminations = dict.fromkeys(self.agents, at.ended[0] == 1)
            self.truncations = dict.fromkeys(self.agents, at.ended[0] == 2)
            self.infos = {other: at.results[0] for other in self.agents}
            self.agent_selection = self.agents[0]

    def _leave(self, agent):
        self.agents.remove(agent)
        if self.agents:
            self.agent_selection = self.agents[0]

    def agent_iter(self, max_iter=2**63):
        while self.agents and max_iter > 0:
            yield self.agent_selection
            max_iter -= 1
