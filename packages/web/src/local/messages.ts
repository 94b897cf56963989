import type { Answer, Recording } from '@kartentisch/kernel'
import type { Hint, Moment, TableInfo } from '../table/feed.ts'
import type { Plan } from '../table/plans.ts'
import type { Said } from '../words/said.ts'

export type ToWorker =
  | { readonly type: 'start'; readonly id: string; readonly plan: Plan }
  | { readonly type: 'resume'; readonly id: string }
  | { readonly type: 'answer'; readonly number: number; readonly answer: Answer }
  | { readonly type: 'undo' }
  | { readonly type: 'take' }
  | { readonly type: 'hint' }
  | { readonly type: 'recording' }

export type FromWorker =
  | { readonly type: 'opened'; readonly info: TableInfo }
  | { readonly type: 'moment'; readonly moment: Moment; readonly stored: boolean }
  | { readonly type: 'hint'; readonly number: number; readonly hint: Hint }
  | { readonly type: 'recording'; readonly recording: Recording<unknown, unknown> }
  | { readonly type: 'refused'; readonly reason: Said }
  | { readonly type: 'failed'; readonly reason: Said }
