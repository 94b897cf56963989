import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './build/compressed.ts'
import { pictures } from './build/pictures.ts'
import { pieces } from './build/pieces.ts'
import { rulings } from './build/rulings.ts'
import { serviceWorker } from './build/service-worker.ts'
import { workers } from './build/workers.ts'

/** Rules and bots do nothing by being loaded, so what isn't used of them can be left out. */
const treeshake = { moduleSideEffects: (id: string) => !/packages\/(kernel|dominion|burgund|bots)\//.test(id) }

const inWorkers = workers()

export default defineConfig({
  // The page works wherever its files lie.
  base: './',
  plugins: [react(), inWorkers, pictures(), rulings(), serviceWorker(), compressed()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // How long each plugin took is nothing for whoever starts a server.
    rolldownOptions: {
      treeshake,
      checks: { bundlerTimings: false },
      output: { codeSplitting: pieces(inWorkers.startsWithWorker) },
    },
    // A worker has no document to lay links for preloading into.
    modulePreload: { resolveDependencies: (_, files, { hostId }) => (inWorkers.runsInWorker(hostId) ? [] : files) },
  },
})
