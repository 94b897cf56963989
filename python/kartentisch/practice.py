"""Many games at once."""

from .connection import Connection

try:
    import numpy
except ImportError:
    numpy = None


def _rows(numbers, form, count):
    """The rows of a table that was sent as its bytes."""
    if numpy is not None:
        return numpy.frombuffer(numbers, dtype={"i": "<i4", "f": "<f4"}.get(form, form)).reshape(count, -1)
    flat = memoryview(numbers).cast(form)
    width = len(flat) // count if count else 0
    return [flat[row * width : (row + 1) * width] for row in range(count)]


def _column(numbers, form):
    return numpy.frombuffer(numbers, dtype=form) if numpy is not None else memoryview(numbers).cast(form)


class Positions:
    """How games stand, a row each.

    games         which games these are
    seats         who is asked; -1 where a game is over
    observations  what that seat knows, in the order of `Practice.features`
    masks         1 for each legal action, in the order of `Practice.actions`
    rewards       for each seat its share of the victory, in the step that ends a game
    ended         1 where a game has ended in this step, 2 where it was cut off
    results       of the games that have ended: game, seed, steps, scores, winners
    """

    def __init__(self, told):
        self.games = told["games"]
        count = len(self.games)
        self.seats = _column(told["seats"], "b")
        self.observations = _rows(told["observations"], "i", count)
        self.masks = _rows(told["masks"], "b", count)
        self.rewards = _rows(told["rewards"], "f", count)
        self.ended = _column(told["ended"], "B")
        self.results = told["results"]


class Practice:
    """So many games of one kind at once, with one message for a step in all of them.

    game      "dominion" (the first there is), "burgund", or one of your own
    kingdom   what it is played with, as for --kingdom; or `setup`, a whole set-up
    seats     who sits where: a player by its name, or None for whoever learns, who has all seats if nothing is said
    """

    def __init__(
        self,
        game=None,
        kingdom=None,
        setup=None,
        seats=None,
        games=1,
        seed=1,
        auto_reset=True,
        most_answers=None,
        connection=None,
        **connecting,
    ):
        self._owns = connection is None
        self.connection = connection or Connection(**connecting)
        opened = self.connection.ask(
            type="open",
            game=game,
            selection=kingdom,
            setup=setup,
            seats=None if seats is None else list(seats),
            games=games,
            seed=seed,
            autoReset=auto_reset,
            mostAnswers=most_answers,
        )
        self.game = opened["game"]
        self.version = opened["version"]
        self.setup = opened["setup"]
        self.seats = opened["seats"]
        self.actions = opened["actions"]
        self.features = [feature["name"] for feature in opened["features"]]
        self.values = {feature["name"]: feature["of"] for feature in opened["features"] if "of" in feature}
        self._action = {name: place for place, name in enumerate(self.actions)}
        self._feature = {name: place for place, name in enumerate(self.features)}

    def action(self, name):
        """The place of an action, such as "buy province"."""
        return self._action[name]

    def feature(self, name):
        """The place of a feature, such as "supply.province.left"."""
        return self._feature[name]

    def reset(self, games=None, seeds=None):
        return self._positions(type="reset", games=games, seeds=seeds)

    def step(self, actions, games=None):
        actions = actions.tolist() if hasattr(actions, "tolist") else list(actions)
        return self._positions(type="step", actions=actions, games=games)

    def undo(self, games=None, steps=1):
        return self._positions(type="undo", games=games, steps=steps)

    def clone(self, origins, to):
        """Puts copies of games in the place of others, or behind the last."""
        return self._positions(type="clone", to=list(to), **{"from": list(origins)})

    def look(self, game=0, seat=None):
        """What a seat may look at, in words of the game: view, prompt and its legal actions by name."""
        return self.connection.ask(type="look", game=game, seat=seat)

    def _positions(self, **message):
        return Positions(self.connection.ask(**message))

    def close(self):
        if self._owns:
            self.connection.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
