import { inEvery, type Wording } from '@kartentisch/kernel'
import { checking as checkingDe } from './de/help/checking.ts'
import { experiments as experimentsDe } from './de/help/experiments.ts'
import { explaining as explainingDe } from './de/help/explaining.ts'
import { playing as playingDe } from './de/help/playing.ts'
import { serving as servingDe } from './de/help/serving.ts'
import { checking as checkingEn } from './en/help/checking.ts'
import { experiments as experimentsEn } from './en/help/experiments.ts'
import { explaining as explainingEn } from './en/help/explaining.ts'
import { playing as playingEn } from './en/help/playing.ts'
import { serving as servingEn } from './en/help/serving.ts'

/** What each command teaches about itself. */
export const helps = {
  de: { ...playingDe, ...servingDe, ...experimentsDe, ...explainingDe, ...checkingDe },
  en: { ...playingEn, ...servingEn, ...experimentsEn, ...explainingEn, ...checkingEn },
}

/** The commands there are. */
export type CommandName = keyof typeof helps.en

/** One line for the list of commands. */
export const summaryOf = (name: CommandName): Wording => inEvery(language => helps[language][name].summary)

/** What `--help` teaches. */
export const helpOf = (name: CommandName): Wording => inEvery(language => helps[language][name].text)
