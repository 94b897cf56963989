/** What the lesson in Dominion says: each chapter's title and its steps in order, and what is said to other answers. */
export const dominionLesson = {
  table: 'The table',
  'table 1':
    'Welcome! This is the supply: every card there is to buy. Each shows its price, and the small number counts how many are left.',
  'table read':
    'How to read a card: point at it or press it for long, and it stands there large. At the top its price, on the picture what it gives: the Village gives a card and two Actions.',
  'table 2':
    'Whoever has the most victory points in the end wins. They are on these cards: Estate 1, Duchy 3, Province 6. During the game they do nothing.',
  'table 3':
    'This is your hand: always five cards at the start of your turn. Everybody begins alike, with 7 Coppers and 3 Estates.',
  'table 4':
    'To the left your deck, from which you draw, to the right your discard pile. What you buy goes there and comes to your hand later: that is how you build your deck.',
  'table 5':
    'A turn has three parts: play Actions, buy, clean up. One Action and one Buy are always free; cards can give more. Here you see what is left.',
  first: 'Turn 1',
  'first 1': 'You have no Action card, so you buy at once. Play your money: four Coppers make four Coins.',
  'first 2': 'Buy a Remodel for your four Coins. Later it turns weak cards into better ones.',
  'first 3': 'The Remodel lies on your discard pile. You can play it once you draw it.',
  'first 4':
    'Your Buy is done. End the turn: what was played and the rest of your hand go to the discard pile, and you draw five new cards.',
  second: 'Turn 2',
  'second 1':
    'Berta has bought something too, and it’s your turn again. Your deck is empty, and that’s fine: you shuffle only when you have to draw.',
  'second 2': 'Again there is no Action in your hand. Play the three Coppers.',
  'second 3': 'Buy a Silver. It costs three Coins and makes two every time, instead of one like a Copper.',
  'second 4':
    'End the turn. Now there is nothing left to draw: your whole discard pile is shuffled and becomes your new deck, with Remodel and Silver in it.',
  third: 'Turn 3',
  'third 1': 'Twelve cards were shuffled, and five of them are in your hand. Remodel and Silver are there already!',
  'third 2': 'Now there is an Action phase. Play the Remodel: it takes your one Action.',
  'third 2 instead': 'That works too, but the Action would be wasted: play the Remodel.',
  'third 3': 'The Remodel trashes a card of your hand. Take the Estate: it costs 2 and is no use to you now.',
  'third 3 instead': 'That works too, but you still need your money to buy. Trash the Estate.',
  'third 4': 'For it you gain a card that costs up to 2 more, so up to 4: the Militia. It is free and takes no Buy.',
  'third 4 instead': 'That works too, but here we follow the example: gain the Militia.',
  'third 5':
    'The Estate lies in the trash and won’t come back. One weak card less: your deck gets better, not just bigger.',
  'third 6': 'No Action is left, so you buy. Silver and two Coppers: four Coins.',
  'third 7':
    'Buy a Village for 3. It gives a card and two Actions: with Villages you play several Actions in one turn.',
  'third 8': 'The fourth Coin lapses: Coins, Actions and Buys last for this turn only. End it.',
  fourth: 'Turn 4',
  'fourth 1':
    'This turn is all yours: play your money, buy what you like, and end the turn. A Silver? A Smithy? Read what tempts you first.',
  end: 'The end',
  'end 1':
    'The game ends after the turn in which the last Province goes or the third pile runs out. Then the points in your whole deck count.',
  'end 2':
    'A good way: first Silver and one or two Actions, then Gold, from eight Coins on Provinces. Bought too early, points only clog your hand.',
  'end 3':
    'That is all it takes! Now play a whole game against an easy bot. If you don’t know what to do, “Hint” at the top or the key H gives you advice.',
  follow: 'That works too, but here we follow the example. Click what is lit.',
  'money first': 'That works too, but without Coins it isn’t worth it: play your money first.',
} as const
