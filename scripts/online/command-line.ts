import { parseArgs } from 'node:util'

/** One option of a script: what it is without being given, and what it does in a line. A switch is off without. */
interface Option<T extends string | false> {
  readonly otherwise: T
  readonly says: string
}

type Options = Readonly<Record<string, Option<string | false>>>

type Values<O extends Options> = { readonly [K in keyof O]: O[K]['otherwise'] extends false ? boolean : string }

/** What a script is asked to do. `--help` says what it can be asked, an unknown option is refused with a sentence. */
export function commandLine<const O extends Options>(script: string, about: string, options: O): Values<O> {
  const help = helpOf(script, about, options)
  try {
    const { values } = parseArgs({
      options: {
        help: { type: 'boolean', short: 'h' },
        ...Object.fromEntries(
          Object.entries(options).map(([name, { otherwise }]) => [
            name,
            { type: otherwise === false ? ('boolean' as const) : ('string' as const), default: otherwise },
          ]),
        ),
      },
    })
    if ('help' in values && values.help === true) {
      console.log(help)
      process.exit(0)
    }
    // The options were read by the very list that makes this type.
    return values as Values<O>
  } catch (fault) {
    console.error(`${fault instanceof Error ? fault.message : fault}\n\n${help}`)
    process.exit(2)
  }
}

function helpOf(script: string, about: string, options: Options): string {
  const lines = Object.entries(options).map(([name, { otherwise, says }]) => {
    const usual = otherwise === false || otherwise === '' ? '' : ` (${otherwise})`
    return `  --${name.padEnd(12)} ${says}${usual}`
  })
  return [`npm run ${script} -- [options]`, '', about, '', ...lines].join('\n')
}
