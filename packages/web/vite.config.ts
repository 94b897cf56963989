import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './build/compressed.ts'
import { pictures } from './build/pictures.ts'
import { rulings } from './build/rulings.ts'
import { serviceWorker } from './build/service-worker.ts'

/** Rules and bots do nothing by being loaded, so what isn't used of them can be left out. */
const treeshake = { moduleSideEffects: (id: string) => !/packages\/(kernel|dominion|burgund|bots)\//.test(id) }

export default defineConfig({
  // The page works wherever its files lie.
  base: './',
  plugins: [react(), pictures(), rulings(), serviceWorker(), compressed()],
  worker: { format: 'es', rolldownOptions: { treeshake } },
  build: { target: 'es2022', assetsInlineLimit: 0, rolldownOptions: { treeshake } },
})
