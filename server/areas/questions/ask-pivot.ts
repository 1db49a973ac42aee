import { addDays, type Day } from '@shared/foundation/days/days'
import { earlierRange } from '@shared/foundation/days/earlier-range'
import { sumPieces } from '@shared/foundation/documents/order-lines'
import {
  conditionsOf,
  describedMeasure,
  isPeriod,
  mayAsk,
  partsAsked,
  sourceOf,
  whyNotAsked,
  type Dimension,
  type QuestionTerms,
  type Source,
} from '@shared/areas/questions/rules/measures'
import { MOST_STEPS, stepsOf, type Step } from '@shared/areas/questions/rules/steps'
import { Amounts, inOrder, MOST_COLUMNS, type Place, type Sort } from '@shared/areas/questions/rules/table'
import type { ReportOf } from '@shared/registry/service-types'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { Application } from '../../kernel/application'
import type { Caller } from '../../kernel/call'
import { AppError } from '../../platform/errors'
import { inSlices } from '../../platform/in-slices'
import { businessOptions } from '../trade/business-options'
import { namesOf } from './names'
import { amountsBefore, amountsWithin, type AmountOf, type Reading } from './read-amounts'

/** What is asked: by what, over which days, and how it is told. */
export interface Asked extends QuestionTerms {
  readonly since: Day
  readonly until: Day
  readonly compare?: boolean | undefined
  readonly sort?: Sort | undefined
  /** So many rows are told one by one; absent: 50. */
  readonly top?: number | undefined
}

interface Asking {
  readonly app: Application
  readonly caller: Caller
}

type Pivot = Stored<ReportOf<'questions', 'pivot'>>
type Column = Pivot['columns'][number]

const USUAL_ROWS = 50
/** So many kept rows are added up for one question at most. */
const MOST_READ = 400_000
/** Names of places: no key of a row is called so. */
const REST = '\u0000rest'
const WHOLE = '\u0000whole'
/** No range before this day is compared with one before it. */
const FIRST_COMPARED = '1900-01-01'

/** Kept figures of sales that don't tell all of them. */
const WITH_REST: ReadonlySet<Source> = new Set<Source>(['goods', 'customers', 'agents', 'sellers', 'made', 'warehouses'])

/** The kept figures of a whole question, added up by step of time and by part. */
class Reader {
  readonly #asking: Asking
  readonly #asked: Asked
  readonly #reading: Reading
  #read = 0

  constructor(asking: Asking, asked: Asked, reading: Reading) {
    this.#asking = asking
    this.#asked = asked
    this.#reading = reading
  }

  /** The kept figures that tell all of the measure, where what belongs to none of the parts is told beside them; else null. */
  get #ofAll(): Source | null {
    const { source, measure } = this.#reading
    if (partsAsked(this.#asked).length === 0 || conditionsOf(this.#asked).length > 0) return null
    const all = sourceOf({ measure, rows: 'month' })
    if (source === 'tags') return all
    return WITH_REST.has(source) && all === 'business' ? all : null
  }

  get hasRest(): boolean {
    return this.#ofAll !== null
  }

  /** The amounts of a range by the key of the part that is asked for. @param into called with two keys where rows and columns are parts */
  async within(
    range: { readonly since: Day; readonly until: Day },
    into: (keys: readonly string[], amount: number) => void,
  ): Promise<void> {
    const { app, caller } = this.#asking
    const { count, amounts } = await amountsWithin(app.get('database'), caller.workspaceId, this.#reading, range)
    await this.#add(count, amounts, into)
  }

  async before(day: Day, into: (keys: readonly string[], amount: number) => void): Promise<void> {
    const { app, caller } = this.#asking
    const { count, amounts } = await amountsBefore(app.get('database'), caller.workspaceId, this.#reading, day)
    await this.#add(count, amounts, into)
  }

  /** What all of the measure comes to in a range: of money what the business report says. */
  async whole(range: { readonly since: Day; readonly until: Day }): Promise<number> {
    const { app, caller } = this.#asking
    const reading: Reading = { ...this.#reading, source: this.#ofAll ?? 'business' }
    const { amounts } = await amountsWithin(app.get('database'), caller.workspaceId, reading, range)
    return sumPieces([...amounts].map(({ amount }) => amount))
  }

  async #add(count: number, amounts: Iterable<AmountOf>, into: (keys: readonly string[], amount: number) => void): Promise<void> {
    this.#read += count
    if (this.#read > MOST_READ) throw AppError.of('questions.too-large')
    const parts = partsAsked(this.#asked)
    const conditions = conditionsOf(this.#asked)
    for await (const { of, amount } of inSlices(amounts)) {
      if (amount === 0 || conditions.some(({ part, value }) => of[part] !== value)) continue
      // Of a row that tells another part nothing is asked: an agent's debt is no customer's.
      const keys = parts.flatMap((part) => of[part] ?? [])
      if (keys.length === parts.length) into(keys, amount)
    }
  }
}

const stepsIn = (period: Dimension | undefined, { since, until }: Asked): readonly Step[] => {
  if (period === undefined || !isPeriod(period)) return [{ key: WHOLE, since, until, isCut: false }]
  const steps = stepsOf(period, since, until)
  if (!steps) throw AppError.of('questions.too-many-steps', { most: MOST_STEPS })
  return steps
}

/** @throws AppError 403 for a measure whose figures the caller may not read, 400 for what the books keep no sum of */
const readingOf = async ({ app, caller }: Asking, asked: Asked): Promise<Reading> => {
  if (!mayAsk(caller.rights, asked.measure)) throw AppError.of('rights.report', { report: `pivot ${asked.measure}` })
  const why = whyNotAsked(asked)
  const source = sourceOf(asked)
  if (why !== null || source === null) throw AppError.of(why ?? 'questions.not-told')
  const database = app.get('database')
  const needsCategories = [...partsAsked(asked), ...conditionsOf(asked).map(({ part }) => part)].includes('category')
  const [options, products] = await Promise.all([
    businessOptions(database, caller.workspaceId),
    needsCategories ? database.records('products', caller.workspaceId).find({}, { only: ['categoryId'] }) : [],
  ])
  return { source, measure: asked.measure, options, categories: new Map(products.map(({ _id, categoryId }) => [_id, categoryId ?? ''])) }
}

type Cells = ReadonlyMap<string, ReadonlyMap<string, number>>
type Kind = Pivot['kind']

/** What of the business report's belongs to none of the parts of a step, or of an earlier range, beside cells that are rounded. */
const restOf = (whole: number, cells: Cells, isIn: (row: string, column: string) => boolean): number => {
  let parts = 0
  for (const [row, own] of cells) for (const [column, amount] of own) if (isIn(row, column)) parts += amount
  return sumPieces([whole, -parts])
}

/** The cells of a question: by its rows and columns, or by the whole where one of these isn't asked for; with what belongs to none. */
const cellsOf = async (reader: Reader, asked: Asked, kind: Kind): Promise<{ cells: Cells; steps: readonly Step[] }> => {
  const { rows, columns } = asked
  const steps = stepsIn(isPeriod(rows) ? rows : columns, asked)
  const sums = new Amounts()
  const stands = describedMeasure(asked.measure).stands === true
  const running = new Map<string, { readonly keys: readonly string[]; amount: number }>()
  const isCrossed = columns !== undefined && !isPeriod(columns) && !isPeriod(rows)
  const placed = (step: string, [first = WHOLE, second = WHOLE]: readonly string[], amount: number): void => {
    if (isPeriod(rows)) sums.add(step, first, amount)
    else sums.add(first, isCrossed ? second : step, amount)
  }
  const grow = (keys: readonly string[], amount: number): void => {
    const name = keys.join('|')
    const own = running.get(name) ?? { keys, amount: 0 }
    own.amount += amount
    running.set(name, own)
  }
  const [first] = steps
  if (stands && first) await reader.before(first.since, grow)
  for (const step of steps) {
    await reader.within(step, stands ? grow : (keys, amount) => placed(step.key, keys, amount))
    if (stands) for (const { keys, amount } of running.values()) placed(step.key, keys, amount)
  }
  const cells = sums.rows(kind)
  if (!reader.hasRest) return { cells, steps }
  const rests = new Amounts()
  for (const { key, since, until } of steps) {
    const isIn = (row: string, column: string): boolean => isCrossed || (isPeriod(rows) ? row : column) === key
    const rest = restOf(await reader.whole({ since, until }), cells, isIn)
    if (isPeriod(rows)) rests.add(key, REST, rest)
    else rests.add(REST, isCrossed ? REST : key, rest)
  }
  const beside = rests.rows(kind)
  const all = new Map(cells)
  for (const [row, own] of beside) all.set(row, new Map([...(all.get(row) ?? []), ...own]))
  return { cells: all, steps }
}

interface Earlier {
  readonly range: { readonly since: Day; readonly until: Day }
  readonly byRow: ReadonlyMap<string, number>
}

/** What each row came to in the range before; null where that isn't asked for, or rows are times themselves. */
const earlierTotals = async (reader: Reader, asked: Asked, kind: Kind): Promise<Earlier | null> => {
  if (!asked.compare || asked.since < FIRST_COMPARED || isPeriod(asked.rows)) return null
  const range = earlierRange(asked.since, asked.until)
  const amounts = new Amounts()
  const add = ([row = WHOLE]: readonly string[], amount: number): void => amounts.add(row, WHOLE, amount)
  if (describedMeasure(asked.measure).stands) await reader.before(addDays(range.until, 1), add)
  else await reader.within(range, add)
  const cells = amounts.rows(kind)
  const byRow = new Map([...cells].map(([row, own]) => [row, sumPieces(own.values())]))
  const rest = reader.hasRest ? restOf(await reader.whole(range), cells, () => true) : 0
  return { range, byRow: rest === 0 ? byRow : byRow.set(REST, rest) }
}

/** An axis as it is told: its places in order, and the keys that each stands for. */
interface Axis {
  readonly places: readonly (Column & { readonly keys: readonly string[] })[]
  readonly others: number
}

const axisOf = async (
  asking: Asking,
  dimension: Dimension | undefined,
  keys: ReadonlyMap<string, number>,
  { steps, sort, most }: { readonly steps: readonly Step[]; readonly sort: Sort; readonly most: number },
): Promise<Axis> => {
  if (dimension === undefined) return { places: [{ is: 'one', key: '', name: '', keys: [WHOLE] }], others: 0 }
  if (isPeriod(dimension)) {
    const places = steps.map(({ key, since, until, isCut }) => ({
      is: 'one' as const,
      key,
      name: '',
      since,
      until,
      ...(isCut ? { isCut } : null),
      keys: [key],
    }))
    return { places, others: 0 }
  }
  const own = [...keys].filter(([key]) => key !== REST)
  const names = await namesOf(
    asking,
    dimension,
    own.map(([key]) => key),
  )
  const lines = own.map(([key, total]) => ({ key, total, name: names.get(key) ?? '' }))
  const { told, others } = isOfClock(dimension) ? { told: lines.sort(byKey), others: [] } : inOrder(lines, sort, most)
  const beside = (is: Place, of: readonly string[]) => (of.length === 0 ? [] : [{ is, key: '', name: '', keys: of }])
  return {
    places: [
      ...told.map(({ key, name }) => ({ is: 'one' as const, key, name, keys: [key] })),
      ...beside(
        'others',
        others.map(({ key }) => key),
      ),
      ...beside('rest', keys.has(REST) ? [REST] : []),
    ],
    others: others.length,
  }
}

/** Days of the week and hours follow each other as on a clock. */
const isOfClock = (dimension: Dimension): boolean => dimension === 'weekday' || dimension === 'hour'
const byKey = (a: { readonly key: string }, b: { readonly key: string }): number => (a.key < b.key ? -1 : 1)

const sumAt = (cells: Cells, rows: readonly string[], columns: readonly string[]): number =>
  sumPieces(rows.flatMap((row) => columns.map((column) => cells.get(row)?.get(column) ?? 0)))

/**
 * Answers a question from kept figures, with the rights of whoever asks.
 * @throws AppError 400 for what the books keep no sum of or what is too much at once, 403 without the right to it
 */
export const askPivot = async (asking: Asking, asked: Asked): Promise<Pivot> => {
  const { measure, rows, columns, since, until, sort = 'most', top = USUAL_ROWS } = asked
  const { kind, stands = false } = describedMeasure(measure)
  const reading = await readingOf(asking, asked)
  const reader = new Reader(asking, asked, reading)
  const { cells, steps } = await cellsOf(reader, asked, kind)
  const earlier = await earlierTotals(reader, asked, kind)
  const [last] = steps.slice(-1)
  // What stands at the end of a time comes to what it is at the last of them.
  const totalOf = (of: readonly string[], across: readonly string[]): number =>
    stands && last && columns !== undefined && isPeriod(columns) ? sumAt(cells, of, [last.key]) : sumAt(cells, of, across)
  const columnKeys = new Map<string, number>()
  for (const own of cells.values()) for (const [column, amount] of own) columnKeys.set(column, (columnKeys.get(column) ?? 0) + amount)
  const rowTotals = new Map([...cells].map(([row, own]) => [row, totalOf([row], [...own.keys()])]))
  for (const [row] of earlier?.byRow ?? []) if (!rowTotals.has(row)) rowTotals.set(row, 0)
  const [down, across] = await Promise.all([
    axisOf(asking, rows, rowTotals, { steps, sort, most: top }),
    axisOf(asking, columns, columnKeys, { steps, sort: 'most', most: MOST_COLUMNS }),
  ])
  const allRows = stands && isPeriod(rows) ? (last ? [last.key] : []) : [...cells.keys()]
  const allColumns = across.places.flatMap(({ keys }) => keys)
  const wholeColumn = columns === undefined ? (isPeriod(rows) ? [WHOLE] : steps.map(({ key }) => key)) : allColumns
  const beforeOf = (of: readonly string[]) => (earlier ? { before: sumPieces(of.map((row) => earlier.byRow.get(row) ?? 0)) } : null)
  const lineOf = (of: readonly string[]) => ({
    cells: columns === undefined ? [] : across.places.map(({ keys }) => sumAt(cells, of, keys)),
    total: totalOf(of, wholeColumn),
  })
  return {
    since,
    until,
    measure,
    kind,
    ...(measure === 'profit' && reading.options.howCalculateRevenue ? { howCalculateRevenue: reading.options.howCalculateRevenue } : null),
    ...(earlier ? { before: earlier.range } : null),
    columns: columns === undefined ? [] : across.places.map(({ keys: _keys, ...place }) => place),
    data: down.places.map(({ keys, ...place }) => ({ ...place, ...lineOf(keys), ...beforeOf(keys) })),
    others: down.others,
    total: { ...lineOf(allRows), ...beforeOf([...(earlier?.byRow.keys() ?? [])]) },
  }
}
