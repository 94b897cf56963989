interface Props {
  /** What each column is called. */
  readonly names: readonly string[]
  /** Which of them are only read out: what stands below speaks for itself. */
  readonly unseen?: readonly string[]
}

/** The head of a table of results. */
export function Columns({ names, unseen = [] }: Props) {
  return (
    <thead>
      <tr>
        {names.map(name => (
          <th key={name} scope="col">
            {unseen.includes(name) ? <span className="hidden-visually">{name}</span> : name}
          </th>
        ))}
      </tr>
    </thead>
  )
}
