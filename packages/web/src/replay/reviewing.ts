// Loaded by itself, when somebody wants a game reviewed: of the whole package only what that needs comes with it.
export { broughtIn, CLOSER, reviewGame, reviewWord, strengthsOf, summaryOf, told } from '@kartentisch/bots'
