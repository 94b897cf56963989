import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dominion } from '@kartentisch/dominion'
import type { Plugin } from 'vite'
import type { Glyphs } from '../art/canvas.ts'
import { paint } from '../art/painter.ts'
import { SCENES } from '../art/scenes/index.ts'
import { BURGUND_PICTURES } from '../src/burgund/pictures.ts'
import { PICTURES, pictureOf, UNKNOWN } from '../src/cards/pictures.ts'

interface Icons {
  readonly icons: Glyphs
}

/** One SVG file a set, with a plain symbol for each card: only the pictures in use, and no JavaScript. */
function drawSet(icons: Icons, pictures: Readonly<Record<string, string>>): string {
  const symbols = Object.entries(pictures).map(([id, name]) => {
    const icon = icons.icons[name]
    if (icon === undefined) throw new Error(`game-icons has no "${name}", which is the picture of ${id}.`)
    return `<symbol id="${id}" viewBox="0 0 512 512">${icon.body}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

/**
 * A tenth of one of 512 units is finer than any screen shows: what was drawn more finely weighs, and shows nothing. A point
 * stays where one was, as numbers of a path may follow each other without anything else between them.
 */
const coarser = (drawn: string): string =>
  drawn.replaceAll(/\d*\.\d{2,}/g, number => Number(number).toFixed(1).replace(/^0\./, '.'))

export function pictures(): Plugin {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
  const icons: Icons = JSON.parse(readFileSync(file, 'utf8'), (key, value) => (key === 'body' ? coarser(value) : value))
  const signs = Object.entries({ ...PICTURES, burgund: BURGUND_PICTURES }).map(
    ([set, pictures]) => [`pictures/${set}.svg`, drawSet(icons, pictures)] as const,
  )
  const scenes = Object.entries(SCENES).flatMap(([set, painted]) =>
    Object.entries(painted).map(([id, scene]) => [`scenes/${set}/${id}.svg`, paint(scene, set, icons.icons)] as const),
  )
  const files = new Map<string, string>([...signs, ...scenes])
  return {
    name: 'pictures',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const source = files.get((request.url ?? '').slice(1).split('?')[0] ?? '')
        if (source === undefined) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(source)
      })
    },
    buildStart() {
      const { cards, events, landmarks } = dominion.catalogue
      const without = [...cards.keys(), ...events.keys(), ...landmarks.keys()].filter(id => pictureOf(id) === UNKNOWN)
      if (without.length > 0) this.warn(`Without a picture of their own: ${without.join(', ')}.`)
    },
    generateBundle() {
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
