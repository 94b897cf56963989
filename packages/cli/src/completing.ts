/** A command as a shell completes it. */
export interface Completed {
  readonly name: string
  readonly summary: string
  /** With their dashes. */
  readonly options: readonly string[]
}

/** What a shell is told: the commands, and the ids of the games that stand behind some of them. */
export interface Completions {
  readonly commands: readonly Completed[]
  readonly games: readonly string[]
}

/** In single quotes, as every shell here reads them. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** Each command's words, as arms of a `case`. */
const arms = ({ commands, games }: Completions): string =>
  commands.map(({ name, options }) => `    ${name}) words='${[...options, ...games].join(' ')}' ;;`).join('\n')

const bash = (completions: Completions): string => `_kartentisch() {
  local word=\${COMP_WORDS[COMP_CWORD]} words
  if [ "$COMP_CWORD" -eq 1 ]; then
    words='${completions.commands.map(({ name }) => name).join(' ')} --help --version'
  else case \${COMP_WORDS[1]} in
${arms(completions)}
  esac fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _kartentisch kartentisch`

const zsh = (completions: Completions): string => `#compdef kartentisch
_kartentisch() {
  local -a commands=(
${completions.commands.map(({ name, summary }) => `    ${quoted(`${name}:${summary.replaceAll(':', '\\:')}`)}`).join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command=\${words[2]} words
  case $command in
${arms(completions)}
  esac
  compadd -- \${=words}
  _files
}
compdef _kartentisch kartentisch`

const fish = ({ commands, games }: Completions): string =>
  commands
    .flatMap(({ name, summary, options }) => [
      `complete -c kartentisch -n __fish_use_subcommand -f -a ${name} -d ${quoted(summary)}`,
      ...options.map(
        option => `complete -c kartentisch -n '__fish_seen_subcommand_from ${name}' -l ${option.slice(2)}`,
      ),
      `complete -c kartentisch -n '__fish_seen_subcommand_from ${name}' -a '${games.join(' ')}'`,
    ])
    .join('\n')

/** The script for each shell. */
export const SHELLS: Readonly<Record<string, (completions: Completions) => string>> = { bash, zsh, fish }
