import '@fontsource/alegreya/latin-700.css'
import '@fontsource/alegreya-sans/latin-400.css'
import '@fontsource/alegreya-sans/latin-500.css'
import '@fontsource/alegreya-sans/latin-700.css'
import '../design/base.css'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { reloadForNewBuild } from './new-build.ts'

reloadForNewBuild()
const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<App />)

// Only what was built can be kept for playing without a network.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register(`${import.meta.env.BASE_URL}service-worker.js`).catch((fault: unknown) => {
    console.warn('The page will not work offline:', fault)
  })
}
