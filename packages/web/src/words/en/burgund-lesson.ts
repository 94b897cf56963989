/** What the lesson in Burgund says: each chapter's title and its steps in order, and what is said to other answers. */
export const burgundLesson = {
  table: 'The table',
  'table 1':
    'Welcome to Burgundy! Here is the display: six rows, each under the number of a die. From these cards you build your estate.',
  'table 2':
    'The cards in your hand are dice: only their number counts. In every turn you play one and take exactly one action with it.',
  'table 3':
    'A card goes two steps: with one die you take it from the display to your projects, three at most. With a second one you place it in your estate, where it takes effect.',
  'table 4':
    'In your storage lie workers, silver, goods and animals. You begin with one silver, one good and one animal.',
  'table 5': 'The game has five rounds, A to E, of six turns each for everybody. This first one is for practice.',
  take: 'Turn 1: take',
  'take 1': 'There is a mine in row 4, and you have a 4. Play it.',
  'take 1 instead': 'That works too, but we’ll need the 2 in a moment. Play the 4.',
  'take 2': 'Everything the 4 can do now is lit. Take the mine from row 4 to your projects.',
  place: 'Turn 2: place',
  'place 1': 'Berta has had her turn, and you drew a new die. The mine itself shows a 2: it takes a 2 to place it.',
  'place 2': 'Play the 2.',
  'place 3': 'Place the mine. It brings two silver at once.',
  'place 4': 'Three silver! Once in every turn you may buy three cards for them and use one of those. Do it.',
  'place 5':
    'One of the three you keep as a project or use as another die. Keep the castle: it takes a 4, and you have one in your hand.',
  castle: 'Turn 3: a castle',
  'castle 1': 'Play the 4.',
  'castle 2': 'Place the castle. It gives you one more action, with any number you like.',
  'castle 3':
    'For the extra action: refill your workers to two. That, and taking silver, is always possible, with any die.',
  workers: 'Turn 4: workers',
  'workers 1': 'Each worker changes a die by one, up or down. 6 and 1 are neighbours too.',
  'workers 2': 'We want the ship of row 6. It will take a 6 to place it later, so we save the 6: play the 1.',
  'workers 2 instead': 'That works too, but we want the 6 to place the ship in the next turn. Play the 1.',
  'workers 3': 'Take the ship of row 6. One worker turns the 1 into a 6; what it costs is always shown.',
  goods: 'Turn 5: goods',
  'goods 1': 'Now the 6. Play it.',
  'goods 2': 'Place the ship. Ships bring goods, pastures bring animals.',
  'goods 3': 'Take the light good: you have one already, and all goods of a sort are sold together.',
  sale: 'Turn 6: sell',
  'sale 1': 'The last turn of the round: just one die is left. Play the 1; light goods are sold with 1 and 2.',
  'sale 2':
    'Sell your two light goods. Each brings one silver, and one victory point in the end. And whoever sold last begins the next round.',
  points: 'Victory points',
  'points 1':
    'Round B: the display is new, and everybody has six new dice. Projects, estates and storage stay as they are.',
  'points 2':
    'Points come above all from triples: three cards of a kind. The eight different buildings count as one kind, and a cloister may complete any other kind.',
  'points 3':
    'Each triple brings a bonus of the round at once. The first one of a kind brings one point more, and having all seven kinds brings yet another card.',
  'points 4':
    'Different animals count together: two make 1 point, three 2, four 4. And as an action three workers or silver can be converted into one point.',
  'points 5':
    'That is all of it! Now play a whole game against an easy bot. If you don’t know what to do, “Hint” at the top or the key H gives you advice.',
  follow: 'That works too, but here we follow the example. Click what is lit.',
} as const
