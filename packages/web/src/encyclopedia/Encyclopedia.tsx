import { KINDS, nameOf } from '@kartentisch/burgund'
import { useDeferredValue, useState } from 'react'
import { go, linkTo } from '../browser/route.ts'
import { costWords, KIND_KEYS } from '../cards/Card.tsx'
import { faceOf } from '../cards/face.ts'
import { SET_KEYS } from '../cards/set-names.ts'
import { Button } from '../design/Button.tsx'
import { Field } from '../design/Field.tsx'
import { Page } from '../page/Page.tsx'
import { useLanguage, useSay } from '../words/language.ts'
import styles from './Encyclopedia.module.css'
import { EntryDialog } from './EntryDialog.tsx'
import { EntryFace } from './EntryFace.tsx'
import { type Entry, entries, entryName, entryOf } from './entries.ts'
import { bySet, COSTS, type Filter, found, NO_FILTER } from './search.ts'

const SET_ORDER = [...Object.keys(SET_KEYS), 'burgund']

/** All cards of both games, to be searched; one of them may be open. */
export function Encyclopedia({ game, id }: { readonly game: string; readonly id: string }) {
  const say = useSay()
  const language = useLanguage()
  const [filter, setFilter] = useState(NO_FILTER)
  // Typing stays quick while the cards follow.
  const settled = useDeferredValue(filter)
  const list = found(entries, settled, language)
  const open = entryOf(game, id)
  // Where words are given the best comes first, whatever its set.
  const groups = settled.words.trim() === '' ? bySet(list, SET_ORDER) : ([['', list]] as const)
  return (
    <Page title={say('cards')}>
      <h1>{say('cards')}</h1>
      <Filters filter={filter} onChange={setFilter} />
      <p className={styles.count} role="status">
        {list.length === 0 ? say('no cards found') : say('cards found', { n: list.length })}
      </p>
      {groups.map(([set, group]) => (
        <section key={set} className={styles.set}>
          {set !== '' && <h2>{say(SET_KEYS[set] ?? 'burgund')}</h2>}
          <Cards list={group} />
        </section>
      ))}
      {open !== undefined && <EntryDialog key={open.id} entry={open} onClose={() => go('cards')} />}
    </Page>
  )
}

function Cards({ list }: { readonly list: readonly Entry[] }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <ul className={styles.cards}>
      {list.map(entry => {
        const { game, id } = entry
        const cost = game === 'dominion' ? costWords(faceOf(id), say) : ''
        return (
          <li key={`${game} ${id}`}>
            <a href={linkTo('cards', game, id)} className={styles.card} data-card={id}>
              <span className="hidden-visually">{[entryName(entry, language), cost].filter(Boolean).join(', ')}</span>
              <span aria-hidden="true">
                <EntryFace entry={entry} size="small" />
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
            <option value="burgund">{say('burgund')}</option>
            <optgroup label={say('dominion')}>
              <option value="dominion">{say('all of dominion')}</option>
              {Object.entries(SET_KEYS).map(([value, key]) => (
                <option key={value} value={value}>
                  {say(key)}
                </option>
              ))}
            </optgroup>
          </select>
        )}
      </Field>
      <Field label={say('type')}>
        {id => (
          <select id={id} value={filter.kind} onChange={event => set({ kind: event.target.value })}>
            <option value="">{say('all')}</option>
            {filter.set !== 'burgund' && (
              <optgroup label={say('dominion')}>
                {Object.entries(KIND_KEYS).map(([value, key]) => (
                  <option key={value} value={value}>
                    {say(key)}
                  </option>
                ))}
              </optgroup>
            )}
            {(filter.set === '' || filter.set === 'burgund') && (
              <optgroup label={say('burgund')}>
                {KINDS.map(kind => (
                  <option key={kind} value={kind}>
                    {nameOf(kind, language)}
                  </option>
                ))}
              </optgroup>
            )}
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
