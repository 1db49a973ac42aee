import { isPackedNumbers, packNumbers, unpackNumbers, type PackedNumbers } from '../platform/mongo/packed-numbers'

/** Many keys' figures of one period in one document: the keys in lines, and for each figure a column of their numbers. */
export interface PeriodSheet {
  readonly keys: string
  readonly columns: Readonly<Record<string, PackedNumbers>>
}

type Sums = Readonly<Record<string, number>>

/** What is kept of a period: a key's own figures, or a sheet of many. */
export interface KeptFigures {
  readonly key: string
  readonly sums: Sums
  readonly sheet?: PeriodSheet
}

/** Adds figures up by key, however they are kept. Of figures that are read in part, a sheet has no other columns either. */
export class AddedUp {
  readonly #places = new Map<string, number>()
  readonly #columns = new Map<string, number[]>()
  /** The places of a sheet's keys. */
  readonly #known = new Map<string, readonly number[]>()

  /** @param only this key's alone */
  add({ key, sums, sheet }: KeptFigures, only?: string): void {
    if (sheet) return this.#addSheet(sheet, only)
    if (only !== undefined && key !== only) return
    const place = this.#placeOf(key)
    for (const [name, value] of Object.entries(sums)) {
      const column = this.#column(name)
      column[place] = (column[place] ?? 0) + value
    }
  }

  get size(): number {
    return this.#places.size
  }

  /** Each key with those of its figures that are anything. */
  *[Symbol.iterator](): Generator<{ key: string; sums: Record<string, number> }> {
    const columns = [...this.#columns]
    for (const [key, place] of this.#places) {
      const sums: Record<string, number> = {}
      for (const [name, column] of columns) {
        const value = column[place] ?? 0
        if (value !== 0) sums[name] = value
      }
      yield { key, sums }
    }
  }

  sheet(): PeriodSheet {
    const all = [...this.#columns.values()]
    const shown = [...this.#places].filter(([, place]) => all.some((column) => (column[place] ?? 0) !== 0))
    // Sheets of the same keys have them in the same order, and are added up the faster.
    shown.sort(([a], [b]) => (a < b ? -1 : 1))
    const packed = (column: readonly number[]): PackedNumbers => packNumbers(Float64Array.from(shown, ([, place]) => column[place] ?? 0))
    return {
      keys: shown.map(([key]) => key).join('\n'),
      columns: Object.fromEntries([...this.#columns].map(([name, column]) => [name, packed(column)])),
    }
  }

  #addSheet({ keys, columns }: PeriodSheet, only: string | undefined): void {
    if (only !== undefined) {
      const at = keys.split('\n').indexOf(only)
      if (at >= 0) this.add({ key: only, sums: Object.fromEntries(numbersOf(columns).map(([name, numbers]) => [name, numbers[at] ?? 0])) })
      return
    }
    const places = this.#known.get(keys) ?? keys.split('\n').map((key) => this.#placeOf(key))
    this.#known.set(keys, places)
    for (const [name, numbers] of numbersOf(columns)) {
      const column = this.#column(name)
      for (let at = 0; at < places.length; at++) {
        const place = places[at] as number
        column[place] = (column[place] ?? 0) + (numbers[at] as number)
      }
    }
  }

  #placeOf(key: string): number {
    const known = this.#places.get(key)
    if (known !== undefined) return known
    const place = this.#places.size
    this.#places.set(key, place)
    return place
  }

  /** As long as there are keys. */
  #column(name: string): number[] {
    const column = this.#columns.get(name) ?? []
    if (column.length === 0) this.#columns.set(name, column)
    for (let length = column.length; length < this.#places.size; length++) column.push(0)
    return column
  }
}

/** The figures of a sheet, key by key, as rows would hold them; keys whose figures are all nothing are left out. */
export const unfolded = ({ key, sums, sheet }: KeptFigures): { key: string; sums: Sums }[] => {
  if (!sheet) return [{ key, sums }]
  const columns = numbersOf(sheet.columns)
  if (columns.every(([, numbers]) => numbers.every((number) => number === 0))) return []
  const rows: { key: string; sums: Sums }[] = []
  for (const [at, own] of sheet.keys.split('\n').entries()) {
    let found: Record<string, number> | null = null
    for (const [name, numbers] of columns) {
      const number = numbers[at] ?? 0
      if (number !== 0) (found ??= {})[name] = number
    }
    if (found) rows.push({ key: own, sums: found })
  }
  return rows
}

/** Some figures of a period key by key, in the order they are asked for; keys of whom all are nothing are left out.
 *  @param kept what is kept of the period  @param visit may read the numbers until it returns */
export const eachKey = (
  kept: readonly KeptFigures[],
  figures: readonly string[],
  visit: (key: string, numbers: readonly number[]) => void,
): void => {
  const [first, second] = kept
  const numbers = figures.map(() => 0)
  if (!first?.sheet || second) {
    const sums = new AddedUp()
    for (const each of kept) sums.add(each)
    for (const row of sums)
      visit(
        row.key,
        figures.map((name) => row.sums[name] ?? 0),
      )
    return
  }
  const { keys, columns } = first.sheet
  const found = new Map(numbersOf(columns))
  const wanted = figures.map((name) => found.get(name))
  for (const [at, key] of keys.split('\n').entries()) {
    let isAnything = false
    for (let place = 0; place < wanted.length; place++) {
      const number = wanted[place]?.[at] ?? 0
      numbers[place] = number
      isAnything ||= number !== 0
    }
    if (isAnything) visit(key, numbers)
  }
}

const numbersOf = (columns: PeriodSheet['columns'] = {}): [string, Float64Array][] =>
  Object.entries(columns).map(([name, packed]) => [name, unpackNumbers(packed)])

/** Whether a sheet that was made elsewhere isn't one: it has not a number for each of its keys. */
export const unfitSheet = (sheet: unknown): boolean => {
  if (typeof sheet !== 'object' || sheet === null || !('keys' in sheet) || !('columns' in sheet)) return true
  const { keys, columns } = sheet
  if (typeof keys !== 'string' || typeof columns !== 'object' || columns === null) return true
  const counts = keys === '' ? [0, 1] : [keys.split('\n').length]
  return Object.values(columns).some((packed) => !counts.some((count) => isPackedNumbers(packed, count)))
}
