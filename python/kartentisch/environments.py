"""One game at a time: as environments of Gymnasium and of PettingZoo where those are installed, and in their manner where not."""

from .connection import Connection
from .practice import Practice
from .spaces import AECEnv, Dict, Discrete, Env, Legal, masks_of, rows_of


class _One:
    """What both have in common: a practice of one game, which is dealt by the seed one is given."""

    def _begin(self, seats, render_mode=None, connection=None, address=None, command=None, kits=(), **wanted):
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is one of {self.metadata['render_modes']} or None, not {render_mode!r}.")
        self.render_mode = render_mode
        self._owns = connection is None
        self._connection = connection or Connection(address, command, kits)
        self._wanted = {**wanted, "seats": seats, "games": 1, "auto_reset": False}
        self._dealt = 0
        self._open()

    def _open(self):
        self.practice = Practice(**self._wanted, connection=self._connection)
        self.action_names = self.practice.actions
        self.feature_names = self.practice.features
        self._name_spaces(len(self.action_names), len(self.feature_names))

    def _deal(self, seed, options):
        """Deals by a seed, or anew; `options` may name another kingdom or set-up from now on."""
        if options:
            self._wanted = {**self._wanted, **options}
            self._open()
        if seed is None:
            seed = f"{self._wanted.get('seed', 1)}/{self._dealt}"
        self._dealt += 1
        return self.practice.reset(seeds=[str(seed)])

    def look(self):
        """What the seat that is asked may look at, in words of the game: view, prompt and its legal actions by name."""
        return self.practice.look()

    def render(self):
        """What is asked and what may be done, as text; nothing unless that was asked for."""
        if self.render_mode is None:
            return None
        looked = self.look()
        return "\n".join([str(looked.get("prompt", "")), *(str(action) for action in looked.get("actions", []))])

    def undo(self, steps=1):
        """Takes back the last steps; the game stands as before them."""
        self._take(self.practice.undo(steps=steps))

    def close(self):
        if self._owns:
            self._connection.close()


class GymEnv(_One, Env):
    """One learner against players, an Env of Gymnasium; `info["action_mask"]` says what is legal.

    The learner sits first; `opponents` are players by their names. The reward is the share of the victory, at the end.
    `action_space.sample()` draws a legal action. Any other one is refused, and nothing has changed then.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(self, game="dominion", opponents=("big-money",), **wanted):
        self._begin([None, *opponents], game=game, **wanted)

    def _name_spaces(self, actions, features):
        self.action_space = Legal(actions)
        self.observation_space = rows_of(features)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self._take(self._deal(seed, options))
        return self._observation, self._info()

    def step(self, action):
        at = self.practice.step([int(action)])
        self._take(at)
        self._results = at.results
        ended = int(at.ended[0])
        return self._observation, float(at.rewards[0][0]), ended == 1, ended == 2, self._info()

    def _take(self, at):
        self._observation, self._mask, self._results = at.observations[0], at.masks[0], []
        # When a game is over nothing is legal: then anything may be drawn.
        self.action_space.mask = self._mask if at.seats[0] >= 0 else None

    def _info(self):
        return {"action_mask": self._mask, "results": self._results}


class TurnEnv(_One, AECEnv):
    """Several learners in turn, an AECEnv of PettingZoo.

        env.reset(seed=1)
        for agent in env.agent_iter():
            observation, reward, termination, truncation, info = env.last()
            over = termination or truncation
            env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

    `seats` says who sits where, None for a learner; all of them learn if nothing is said.
    """

    metadata = {"name": "kartentisch_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, game="dominion", seats=(None, None), **wanted):
        self._begin(list(seats), game=game, **wanted)
        self.possible_agents = [f"player_{seat}" for seat, name in enumerate(self.practice.seats) if name is None]
        self.agents = []

    def _name_spaces(self, actions, features):
        self._actions = Discrete(actions)
        self._seen = Dict({"observation": rows_of(features), "action_mask": masks_of(actions)})

    def action_space(self, agent):
        return self._actions

    def observation_space(self, agent):
        return self._seen

    def reset(self, seed=None, options=None):
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        at = self._deal(seed, options)
        # Who has not been asked yet has seen nothing, and what is legal for others is nothing for them.
        self._blank = at.observations[0] * 0 if hasattr(at.observations, "dtype") else [0] * len(self.feature_names)
        self._idle = at.masks[0] * 0 if hasattr(at.masks, "dtype") else [0] * len(self.action_names)
        self._known = {}
        self._take(at)

    def _take(self, at):
        self._at = at
        seat = int(at.seats[0])
        if seat >= 0:
            self.agent_selection = f"player_{seat}"
            self._known[self.agent_selection] = at.observations[0]

    def observe(self, agent):
        """What an agent knew when it was asked last; its mask has a 1 only while it is asked."""
        asked = self._at.seats[0] >= 0 and self.agent_selection == agent
        return {
            "observation": self._known.get(agent, self._blank),
            "action_mask": self._at.masks[0] if asked else self._idle,
        }

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._leave(agent, action)
            return
        self._cumulative_rewards[agent] = 0.0
        at = self.practice.step([int(action)])
        self._take(at)
        for other in self.agents:
            self.rewards[other] = float(at.rewards[0][int(other.rpartition("_")[2])])
            self._cumulative_rewards[other] += self.rewards[other]
        ended = int(at.ended[0])
        if ended:
            self.terminations = dict.fromkeys(self.agents, ended == 1)
            self.truncations = dict.fromkeys(self.agents, ended == 2)
            self.infos = {other: at.results[0] for other in self.agents}
            self.agent_selection = self.agents[0]

    def _leave(self, agent, action):
        """Who has heard how it ended goes, without an action."""
        if action is not None:
            raise ValueError("A game that is over takes no action: step(None).")
        self.agents.remove(agent)
        for told in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del told[agent]
        for other in self.agents:
            self.rewards[other] = 0.0
        if self.agents:
            self.agent_selection = self.agents[0]
