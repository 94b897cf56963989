export { bigMoney } from './dominion/big-money.ts'
export { randomAnswer, randomPlayer } from './random.ts'
