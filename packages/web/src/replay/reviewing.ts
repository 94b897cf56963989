// Loaded by itself, when somebody wants a game reviewed: of the whole package only what that needs comes with it.
export { reviewGame, told } from '@kartentisch/bots'
