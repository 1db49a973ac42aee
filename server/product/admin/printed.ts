import { grouped, ProgressLine } from '../start/progress'

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

const LOOK_EVERY_MS = 250

/**
 * Shows that a long work goes on, since when, and how far it is: a line that moves on a terminal, one each ten seconds elsewhere. It stands
 * on stderr: what a program may read is on stdout alone.
 * @param what `Backing up`
 * @param work calls `at` with how far it is: `12 MB`
 */
export const showing = async <T>(what: string, work: (at: (how: string) => void) => Promise<T>): Promise<T> => {
  const line = new ProgressLine(process.stderr)
  const began = performance.now()
  let how = ''
  const look = (): void => line.move(`${what}: ${how === '' ? '' : `${how}, `}${grouped(Math.floor((performance.now() - began) / 1000))} s`)
  const timer = setInterval(look, LOOK_EVERY_MS)
  try {
    return await work((text) => (how = text))
  } finally {
    clearInterval(timer)
    line.clear()
  }
}
