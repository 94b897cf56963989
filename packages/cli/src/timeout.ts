import { USUAL_TIMEOUT } from '@kartentisch/lab'
import { wholeNumber } from './usage.ts'

/** In seconds. */
const DAY = 86_400

/** How many seconds a program may take for an answer. */
export const readTimeout = (text: string | undefined): number => wholeNumber(text, 'timeout', USUAL_TIMEOUT, 1, DAY)
