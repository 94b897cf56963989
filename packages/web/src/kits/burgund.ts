// Loaded by itself: of the whole package only what the kit needs comes with it.
export { burgundTable as kit } from '@kartentisch/burgund'
