import { Mistake } from '@kartentisch/kernel'

/** Whoever asks is known, and may not. */
export class Forbidden extends Mistake {
  override name = 'Forbidden'
}
