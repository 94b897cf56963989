import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pictures } from './build/pictures.ts'
import { rulings } from './build/rulings.ts'
import { serviceWorker } from './build/service-worker.ts'

export default defineConfig({
  // The page works wherever its files lie.
  base: './',
  plugins: [react(), pictures(), rulings(), serviceWorker()],
  worker: { format: 'es' },
  build: { target: 'es2022', assetsInlineLimit: 0 },
})
