/** The option of every command whose end a program may want to read. */
export const JSON_OPTION = ['--json', 'one line of JSON, for programs'] as const

export interface Printing {
  readonly json?: boolean
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** What a command did, as its last line: words for people, or what they tell as JSON. */
export const sayDone = ({ json = false }: Printing, words: string, told: object): void => say(json ? JSON.stringify(told) : words)

/** Rows as a table with aligned columns, or as one line of JSON. */
export const print = (rows: readonly Readonly<Record<string, string | number>>[], { json = false }: Printing): void => {
  if (json) return say(JSON.stringify(rows))
  const widths = Object.keys(rows[0] ?? {}).map((key) => Math.max(...rows.map((row) => String(row[key] ?? '').length)))
  for (const row of rows)
    say(
      Object.values(row)
        .map((value, at) => String(value).padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
}
