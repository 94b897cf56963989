import type { Language, Rulings } from '@kartentisch/kernel'
import { linkTo } from '../browser/route.ts'
import { Card, costWords, KIND_KEYS } from '../cards/Card.tsx'
import { faceOf } from '../cards/face.ts'
import { cardName, kingdomName } from '../sets/dominion.ts'
import { useLanguage, useSay } from '../words/language.ts'
import { CardWorth } from './CardWorth.tsx'
import { canBeChosen, dominionEntries, ownRulings, pileMates, pileOf, setNames, usedIn } from './dominion-entries.ts'
import type { Volume } from './volume.ts'

/** The other cards of a split pile. */
function PileMates({ id }: { readonly id: string }) {
  const say = useSay()
  const language = useLanguage()
  const mates = pileMates(id)
  if (mates.length === 0) return null
  return (
    <div>
      <h3>{say('in one pile')}</h3>
      <ul>
        {mates.map(mate => (
          <li key={mate}>
            <a href={linkTo('cards', 'dominion', mate)} aria-current={mate === id ? 'page' : undefined}>
              {cardName(mate, language)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Where a card is used: recommended kingdoms, and a random one with it. */
function Uses({ id }: { readonly id: string }) {
  const say = useSay()
  const language = useLanguage()
  const kingdoms = usedIn(id)
  return (
    <>
      <CardWorth id={pileOf(id)} />
      {kingdoms.length > 0 && (
        <div>
          <h3>{say('used in')}</h3>
          <ul>
            {kingdoms.map(kingdom => (
              <li key={kingdom.id}>
                <a href={linkTo('kingdoms', 'recommended', kingdom.id)}>{kingdomName(kingdom, language)}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {canBeChosen(id) && (
        <p>
          <a href={linkTo('kingdoms', 'selection', `+${pileOf(id)}`)}>{say('kingdom with it')}</a>
        </p>
      )}
    </>
  )
}

/** What is in files, and what sets say themselves. */
const withSets = (inFiles: Rulings, language: Language) => ({ default: { ...inFiles, ...ownRulings(language) } })

export const dominionVolume: Volume = {
  game: 'dominion',
  name: 'dominion',
  entries: dominionEntries,
  sets: setNames,
  all: 'all of dominion',
  kinds: say => Object.entries(KIND_KEYS).map(([id, key]) => [id, say(key)]),
  costOf: (id, say) => costWords(faceOf(id), say),
  Face: ({ entry, size }) => <Card id={entry.id} size={size} />,
  Facts: PileMates,
  Uses,
  rulings: {
    de: async () => withSets((await import('virtual:rulings/dominion/de')).default, 'de'),
    en: async () => withSets((await import('virtual:rulings/dominion/en')).default, 'en'),
  },
  named: id => dominionEntries.find(entry => entry.id === id)?.name,
}
