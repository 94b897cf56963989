import { useDeferredValue, useState } from 'react'
import { go, linkTo } from '../browser/route.ts'
import { Button } from '../design/Button.tsx'
import { Field } from '../design/Field.tsx'
import { Page } from '../page/Page.tsx'
import { useLanguage, useSay } from '../words/language.ts'
import styles from './Encyclopedia.module.css'
import { EntryDialog } from './EntryDialog.tsx'
import type { Entry } from './entry.ts'
import { bySet, COSTS, type Filter, found, NO_FILTER } from './search.ts'
import type { Volume } from './volume.ts'
import { entries, entryOf, volumeOf, volumes } from './volumes.ts'

/** The sets of every game, in the order of the boxes; a game of one box is its own set. */
const SETS = volumes.flatMap(({ game, sets }) => [...Object.keys(sets), game])

/** All cards of every game, to be searched; one of them may be open. */
export function Encyclopedia({ game, id }: { readonly game: string; readonly id: string }) {
  const say = useSay()
  const language = useLanguage()
  const [filter, setFilter] = useState(NO_FILTER)
  // Typing stays quick while the cards follow.
  const settled = useDeferredValue(filter)
  const list = found(entries, settled, language)
  const open = entryOf(game, id)
  // Where words are given the best comes first, whatever its set.
  const groups = settled.words.trim() === '' ? bySet(list, SETS) : ([['', list]] as const)
  return (
    <Page title={say('cards')} wide>
      <h1>{say('cards')}</h1>
      <Filters filter={filter} onChange={setFilter} />
      <p className={styles.count} role="status">
        {list.length === 0 ? say('no cards found') : say('cards found', { n: list.length })}
      </p>
      {groups.map(([set, group]) => (
        <section key={set} className={styles.set}>
          {set !== '' && <SetTitle set={set} />}
          <Cards list={group} />
        </section>
      ))}
      {open !== undefined && <EntryDialog key={open.id} entry={open} onClose={() => go('cards')} />}
    </Page>
  )
}

function SetTitle({ set }: { readonly set: string }) {
  const say = useSay()
  const language = useLanguage()
  const volume = volumes.find(({ game, sets }) => set === game || set in sets)
  return volume && <h2>{volume.sets[set]?.[language] ?? say(volume.name)}</h2>
}

function Cards({ list }: { readonly list: readonly Entry[] }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <ul className={styles.cards}>
      {list.map(entry => {
        const { game, id, name } = entry
        const { costOf, Face } = volumeOf(entry)
        return (
          <li key={`${game} ${id}`}>
            <a href={linkTo('cards', game, id)} className={styles.card} data-card={id}>
              <span className="hidden-visually">{[name[language], costOf?.(id, say)].filter(Boolean).join(', ')}</span>
              <span aria-hidden="true">
                <Face entry={entry} size="small" />
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

interface FiltersProps {
  readonly filter: Filter
  readonly onChange: (filter: Filter) => void
}

function Filters({ filter, onChange }: FiltersProps) {
  const say = useSay()
  const language = useLanguage()
  const set = (changes: Partial<Filter>) => onChange({ ...filter, ...changes })
  return (
    <search className={styles.filters}>
      <Field label={say('search cards')}>
        {id => (
          <input
            id={id}
            type="search"
            value={filter.words}
            autoComplete="off"
            onChange={event => set({ words: event.target.value })}
          />
        )}
      </Field>
      <Field label={say('set')}>
        {id => (
          <select id={id} value={filter.set} onChange={event => set({ set: event.target.value })}>
            <option value="">{say('all')}</option>
            {volumes.map(volume => (
              <SetsOf key={volume.game} volume={volume} />
            ))}
          </select>
        )}
      </Field>
      <Field label={say('type')}>
        {id => (
          <select id={id} value={filter.kind} onChange={event => set({ kind: event.target.value })}>
            <option value="">{say('all')}</option>
            {volumes
              .filter(({ game, sets }) => filter.set === '' || filter.set === game || filter.set in sets)
              .map(({ game, name, kinds }) => (
                <optgroup key={game} label={say(name)}>
                  {kinds(say, language).map(([kind, word]) => (
                    <option key={kind} value={kind}>
                      {word}
                    </option>
                  ))}
                </optgroup>
              ))}
          </select>
        )}
      </Field>
      <Field label={say('cost')}>
        {id => (
          <select id={id} value={filter.cost} onChange={event => set({ cost: event.target.value })}>
            <option value="">{say('all')}</option>
            {COSTS.map(cost => (
              <option key={cost} value={cost}>
                {cost === 'potion' ? say('with potion') : cost === 'debt' ? say('with debt') : cost}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button onClick={() => onChange(NO_FILTER)} disabled={Object.values(filter).every(value => value === '')}>
        {say('clear filter')}
      </Button>
    </search>
  )
}

/** A game's sets to choose from; one that comes in one box is one choice. */
function SetsOf({ volume: { game, name, sets, all } }: { readonly volume: Volume }) {
  const say = useSay()
  const language = useLanguage()
  if (all === undefined) return <option value={game}>{say(name)}</option>
  return (
    <optgroup label={say(name)}>
      <option value={game}>{say(all)}</option>
      {Object.entries(sets).map(([value, called]) => (
        <option key={value} value={value}>
          {called[language]}
        </option>
      ))}
    </optgroup>
  )
}
