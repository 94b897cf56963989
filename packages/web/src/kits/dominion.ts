// Loaded by itself: of the whole package only what the kit needs comes with it.
export { dominionKit as kit } from '@kartentisch/dominion'
