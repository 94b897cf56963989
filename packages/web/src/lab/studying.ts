// Loaded by itself, when somebody wants to know what wins: of the whole package only what that needs comes with it.
export { StudyTable } from '@kartentisch/bots'
