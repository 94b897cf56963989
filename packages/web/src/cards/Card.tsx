import type { Language } from '@kartentisch/kernel'
import { type CSSProperties, memo } from 'react'
import { classes } from '../design/classes.ts'
import { cardName, cardText } from '../sets/dominion.ts'
import { type Say, useLanguage, useSay } from '../words/language.ts'
import styles from './Card.module.css'
import { type Face, faceOf, frameOf, type Kind, tones } from './face.ts'
import { Sign } from './Picture.tsx'
import { RichText } from './RichText.tsx'
import { Scene } from './Scene.tsx'
import { GameSymbol } from './Symbol.tsx'
import { beyondGiven, gistSize, givenAmounts } from './text.ts'

/** Small in the supply, middle in the hand, large to be read. */
export type CardSize = 'small' | 'middle' | 'large'

interface Props {
  readonly id: string
  readonly size: CardSize
  /** What it costs now, if that isn't what is printed. */
  readonly coins?: number | undefined
  /** A small card shows its text where there is room. */
  readonly gist?: boolean
}

/** What the kinds of cards are called. */
export const KIND_KEYS = {
  action: 'type action',
  treasure: 'type treasure',
  victory: 'type victory',
  curse: 'type curse',
  attack: 'type attack',
  reaction: 'type reaction',
  duration: 'type duration',
  prize: 'type prize',
  gathering: 'type gathering',
  command: 'type command',
  castle: 'type castle',
  event: 'type event',
  landmark: 'type landmark',
} as const satisfies Readonly<Record<Kind, Parameters<Say>[0]>>

export const kindNames = ({ kinds }: Face, say: Say): string => kinds.map(kind => say(KIND_KEYS[kind])).join(' · ')

/** A cost in words, for those who don't see it. */
export function costWords(face: Face, say: Say, coins = face.cost?.coins ?? 0): string {
  if (face.cost === undefined) return ''
  const { potion, debt } = face.cost
  const parts = [coins > 0 || potion + debt === 0 ? say('coins', { n: coins }) : '']
  if (potion > 0) parts.push(say('a potion'))
  if (debt > 0) parts.push(say('debt', { n: debt }))
  return say('costs', { cost: parts.filter(Boolean).join(', ') })
}

function CostSymbols({
  face,
  coins = face.cost?.coins ?? 0,
}: {
  readonly face: Face
  readonly coins?: number | undefined
}) {
  if (face.cost === undefined) return null
  const { potion, debt } = face.cost
  return (
    <span className={styles.cost} data-changed={coins !== face.cost.coins}>
      {(coins > 0 || potion + debt === 0) && <GameSymbol kind="coin">{coins}</GameSymbol>}
      {potion > 0 && <GameSymbol kind="potion" />}
      {debt > 0 && <GameSymbol kind="debt">{debt}</GameSymbol>}
    </span>
  )
}

/** Long names are set smaller, so that both languages fit. A name may break only between words or at a soft hyphen. */
const fit = (name: string, room: number): number => {
  const longest = Math.max(...name.split(/[\s-]/).map(word => word.length))
  return Math.min(1, room / longest, name.length > room * 2 ? 0.86 : 1)
}

/** Long texts are set smaller, and what has next to none is set large. */
function textFit({ length }: string): number {
  if (length > 240) return 0.76
  if (length > 150) return 0.88
  return length > 40 ? 1 : length > 12 ? 1.2 : 2.2
}

/** What others must beware of or reckon with has a sign besides its frame; the rest is told by what a card gives. */
const SIGNED: readonly Kind[] = ['attack', 'reaction', 'duration', 'curse']

const nameOf = (id: string, language: Language): string => cardName(id, language).replace('/', ' / ')

/** A card drawn by us: frame and colour by type, cost, name, picture, and our own text. Drawn anew only where it changes. */
export const Card = memo(function Card({ id, size, coins, gist = false }: Props) {
  const language = useLanguage()
  const say = useSay()
  const face = faceOf(id)
  const [tone, second] = tones(face)
  const name = nameOf(id, language)
  const text = cardText(id, language)
  const beyond = gist ? beyondGiven(text) : ''
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--tone': `var(--tone-${tone})`,
    '--tone-2': `var(--tone-${second})`,
    '--fit': fit(name, size === 'large' ? 10.5 : 11),
    '--text': textFit(text),
    '--gist': gistSize(beyond, name),
  }
  const frame = frameOf(face)
  return (
    <span
      className={classes(styles.card, styles[size], face.sideways && styles.sideways)}
      data-frame={frame}
      data-gist={gist ? (beyond === '' ? 'none' : 'some') : undefined}
      style={style}
    >
      <span className={styles.name}>{name}</span>
      <span className={styles.art}>
        <Scene id={id} large={size === 'large'} />
        {size !== 'large' && <Given text={text} />}
      </span>
      <CostSymbols face={face} coins={coins} />
      {size === 'large' ? (
        <>
          <span className={styles.words}>
            <RichText text={text} />
          </span>
          <span className={styles.kinds}>{kindNames(face, say)}</span>
        </>
      ) : (
        SIGNED.includes(frame) && <Sign id={frame} className={styles.sign} />
      )}
      {beyond !== '' && (
        <span className={styles.gist} data-dense={gistSize(beyond, name) < 7.6 ? true : undefined}>
          <RichText text={beyond} />
        </span>
      )}
    </span>
  )
})

/** What a card gives, at a glance. */
function Given({ text }: { readonly text: string }) {
  const amounts = givenAmounts(text).slice(0, 4)
  if (amounts.length === 0) return null
  return (
    <span className={styles.given} data-many={amounts.length > 2}>
      {amounts.map(({ kind, amount }) => (
        <GameSymbol key={kind} kind={kind}>
          {amount.replace('+', '')}
        </GameSymbol>
      ))}
    </span>
  )
}

/** The back of a card. */
export const CardBack = ({ size = 'middle' }: { readonly size?: CardSize }) => (
  <span className={classes(styles.card, styles.back, styles[size])} />
)
