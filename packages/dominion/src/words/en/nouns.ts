/** Things that are counted: one of them, and several. */
export const nouns = {
  card: ['card', 'cards'],
  action: ['Action', 'Actions'],
  buy: ['Buy', 'Buys'],
  coin: ['Coin', 'Coins'],
  potion: ['Potion', 'Potions'],
  coffers: ['Coffers', 'Coffers'],
  debt: ['Debt', 'Debt'],
  vp: ['VP', 'VP'],
  point: ['point', 'points'],
  turn: ['turn', 'turns'],
} as const
