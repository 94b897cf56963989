// Loaded by itself, when somebody wants a game reviewed: of the whole package only what that needs comes with it.
export { broughtIn, CLOSER, reviewGame, strengthsOf, summaryOf, told, verdictName } from '@kartentisch/bots'
