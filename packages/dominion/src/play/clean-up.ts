import { at } from '@kartentisch/kernel'
import { Buying } from './buying.ts'

const HAND_SIZE = 5

/** Clean-up and the end of a turn. */
export abstract class CleanUp extends Buying {
  protected cleanUp(): void {
    if (this.tables.hasCleanUp) this.#startOfCleanUp()
    if (this.tables.hasDiscardFromPlay) this.#actWhenDiscarded()
    this.#discardAll()
    this.draw(HAND_SIZE)
    this.#endOfTurn()
  }

  #startOfCleanUp(): void {
    const player = this.player(this.me)
    for (const later of player.later.filter(({ when }) => when === 'clean-up')) {
      player.later.splice(player.later.indexOf(later), 1)
      this.as(later.card, () => at(this.tables.faces, later.card).cleanUp?.(this.g, later))
    }
    if (!player.play.some(card => this.tables.faces[card]?.startOfCleanUp !== undefined)) return
    for (const mark of [...player.marks]) {
      const card = this.cardInPlay(mark)
      if (card !== undefined) this.as(card, () => at(this.tables.faces, card).startOfCleanUp?.(this.g, mark))
    }
  }

  /** Cards that act when discarded from play, one after the other in the order the player likes. */
  #actWhenDiscarded(): void {
    const player = this.player(this.me)
    if (!player.play.some(card => this.tables.faces[card]?.discardFromPlay !== undefined)) return
    const kept = this.#kept()
    for (;;) {
      const able = player.marks.filter(mark => {
        if (kept.has(mark)) return false
        const card = this.cardInPlay(mark)
        const acts = card === undefined ? undefined : at(this.tables.faces, card).discardFromPlay
        return acts !== undefined && (acts.can === undefined || acts.can(this.g))
      })
      if (able.length === 0) return
      const cards = able.flatMap(mark => this.cardInPlay(mark) ?? [])
      const card = this.chooseOne('discard-next', [...new Set(cards)], { from: 'play' })
      const mark = able.find(candidate => this.cardInPlay(candidate) === card)
      if (card === undefined || mark === undefined) return
      this.as(card, () => at(this.tables.faces, card).discardFromPlay?.act(this.g, mark))
      if (this.leavePlay(mark)) {
        player.discard.push(card)
        if (this.hears) this.tell('discard', this.me, [card], { from: 'play', to: 'discard' })
      }
    }
  }

  /** Marks of the cards that stay in play. */
  #kept(): Set<number> {
    return new Set(this.player(this.me).later.flatMap(later => (later.when === 'next-turn' ? later.keeps : [])))
  }

  /** Discards the hand, which isn't shown, and then what is in play and doesn't stay. */
  #discardAll(): void {
    const player = this.player(this.me)
    const { hand, play, marks, discard } = player
    if (this.hears) this.#tellCleanUp()
    for (let card = hand.pop(); card !== undefined; card = hand.pop()) discard.push(card)
    if (player.later.length === 0) {
      for (let card = play.pop(); card !== undefined; card = play.pop()) discard.push(card)
      while (marks.length > 0) marks.pop()
      return
    }
    const kept = this.#kept()
    for (let i = 0; i < marks.length; ) {
      if (kept.has(at(marks, i))) i++
      else {
        discard.push(at(play, i))
        play.splice(i, 1)
        marks.splice(i, 1)
      }
    }
  }

  #tellCleanUp(): void {
    const { me } = this
    const { hand, play, marks } = this.player(me)
    const kept = this.#kept()
    const played = play.filter((_, i) => !kept.has(at(marks, i)))
    if (hand.length > 0) this.tell('discard', me, hand, { seenBy: this.sees(me), from: 'hand', to: 'discard' })
    if (played.length > 0) this.tell('discard', me, played, { from: 'play', to: 'discard' })
    else if (hand.length > 0) this.tell('top-of-discard', me, hand.slice(0, 1))
  }

  #endOfTurn(): void {
    const player = this.player(this.me)
    if (player.returning.length > 0) {
      if (this.hears) this.tell('return', this.me, player.returning, { from: 'aside', to: 'discard' })
      player.discard.push(...player.returning)
      player.returning.length = 0
    }
    for (const { id, endOfTurn } of this.tables.landmarks) {
      if (endOfTurn !== undefined) this.as(this.tables.number(id), () => endOfTurn(this.g))
    }
  }
}
