"""A bot for Kartentisch in Python: a line of JSON in, a line of JSON out. docs/bots.md explains the messages.

    npx kartentisch sim dominion --players "exec:python3 examples/bot.py,big-money" --games 200
    npx kartentisch sim burgund --players "exec:python3 examples/bot.py,random" --games 20

It plays exactly like bot.js beside it.
"""

import json
import sys

# What to do with a turn of Dominion, the most wanted first: the first that is offered is done.
DOMINION = [
    "play smithy",
    "end actions",
    "play treasures",
    "buy province",
    "buy gold",
    "buy smithy",
    "buy silver",
    "end turn",
]

# What a hand can best do without, the worst first.
WORST = ["curse", "estate", "duchy", "province", "copper", "silver", "smithy", "gold"]

# How the choices of Burgund begin, the best first.
BURGUND = ["place", "sell", "take", "purchase", "hire", "silver", "convert", "play"]

MOST_SMITHIES = 2


class Bot:
    def hello(self, message):
        self.me = message["seat"]
        self.game = message["game"]
        self.smithies = 0

    def hear(self, events):
        """Smithies are counted as they come: events tell everything that happens."""
        for event in events:
            if event["type"] == "gain" and event["seat"] == self.me:
                self.smithies += event["cards"].count("smithy")

    def rank(self, question, choice):
        if self.game == "burgund":
            return next((i for i, word in enumerate(BURGUND) if choice.startswith(word)), len(BURGUND))
        order = DOMINION if question["step"] == "move" else WORST
        if choice == "buy smithy" and self.smithies >= MOST_SMITHIES:
            return len(order)
        return order.index(choice) if choice in order else len(order)

    def answer(self, question):
        """As few as may be, the best first: for Dominion's other questions that is what one can best do without."""
        choices = [
            (self.rank(question, choice["is"]), choice["n"])
            for choice in question["choices"]
            for _ in range(choice["times"])
        ]
        choices.sort(key=lambda choice: choice[0])
        return [n for _, n in choices][: question["min"]]


bot = Bot()
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        bot.hello(message)
    elif message["type"] == "question":
        bot.hear(message["events"])
        print(json.dumps({"answer": bot.answer(message["question"])}), flush=True)
    elif message["type"] == "refused":
        print(json.dumps({"error": message["why"]}), flush=True)
