// Loaded by itself: of the whole package only what the kit needs comes with it.
export { burgundKit as kit } from '@kartentisch/burgund'
