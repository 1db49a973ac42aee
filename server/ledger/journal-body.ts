import { isAccount } from '@shared/foundation/ledger/accounts'
import { ACTS, type JournalLine } from '@shared/foundation/ledger/journal-lines'
import { measureNames } from '@shared/foundation/ledger/measures'
import type { Posting } from '@shared/foundation/ledger/postings'

/** What an entry adds to the figure of a report. */
export type EnteredFigure = Pick<Posting, 'measure' | 'key' | 'sums'>

/** What an entry holds. */
export interface EntryBody {
  readonly lines: readonly Omit<JournalLine, 'day'>[]
  readonly figures: readonly EnteredFigure[]
}

/**
 * Each name stands once, in front: `[names, lines, figures]`. A line is written as [act, side and account, amount, of], a figure as
 * [measure, key, sum, amount, sum, amount …], where all but amounts are places among the names; a key of parts (`customerId|…`) is a list of
 * theirs. The same act fills half the room it would take with its names in each line.
 */
export const writtenBody = ({ lines, figures }: EntryBody): string => {
  const places = new Map<string, number>()
  const placeOf = (name: string): number => {
    const known = places.get(name)
    if (known !== undefined) return known
    places.set(name, places.size)
    return places.size - 1
  }
  const written = [
    lines.map(({ act, account, side, amount, of }) => [
      placeOf(act),
      placeOf(`${side === 'debit' ? 'd' : 'c'}${account}`),
      amount,
      placeOf(of),
    ]),
    figures.map(({ measure, key, sums }) => [
      placeOf(measure),
      key.includes('|') ? key.split('|').map(placeOf) : placeOf(key),
      ...Object.entries(sums).flatMap(([sum, amount]) => [placeOf(sum), amount]),
    ]),
  ]
  return JSON.stringify([[...places.keys()], ...written])
}

/**
 * What `writtenBody` wrote, or wrote before: [lines, figures] with the names in each.
 * @throws Error when it isn't what is written as one
 */
export const readBody = (body: string): EntryBody => {
  const read: unknown = JSON.parse(body)
  if (!Array.isArray(read) || !read.every((part) => Array.isArray(part))) throw new Error('this is no entry of the journal')
  const [first = [], second, third]: unknown[][] = read
  if (!second) throw new Error('this is no entry of the journal')
  if (!third) return { lines: first.map(readLine), figures: second.map(readFigure) }
  const nameAt = (place: unknown): unknown => (typeof place === 'number' ? first[place] : undefined)
  return {
    lines: second.map((line) => readLine(namedLine(line, nameAt))),
    figures: third.map((figure) => readFigure(namedFigure(figure, nameAt))),
  }
}

type NameAt = (place: unknown) => unknown

const namedLine = (written: unknown, nameAt: NameAt): unknown[] => {
  const [act, sided, amount, of]: unknown[] = Array.isArray(written) ? written : []
  const account = nameAt(sided)
  return typeof account === 'string' ? [nameAt(act), account.slice(1), account.slice(0, 1), amount, nameAt(of)] : []
}

const namedFigure = (written: unknown, nameAt: NameAt): unknown[] => {
  const [measure, place, ...rest]: unknown[] = Array.isArray(written) ? written : []
  const key = Array.isArray(place) ? place.map(nameAt) : [nameAt(place)]
  const sums = Array.from({ length: Math.ceil(rest.length / 2) }, (_, nth) => [nameAt(rest[2 * nth]), rest[2 * nth + 1]])
  const areNamed = [...key, ...sums.map(([name]) => name)].every((name) => typeof name === 'string')
  return areNamed ? [nameAt(measure), key.join('|'), Object.fromEntries(sums)] : []
}

const readLine = (written: unknown): EntryBody['lines'][number] => {
  const [act, account, side, amount, of]: unknown[] = Array.isArray(written) ? written : []
  const known = ACTS.find((each) => each === act)
  if (!known || typeof account !== 'string' || !isAccount(account) || typeof amount !== 'number' || typeof of !== 'string')
    throw new Error(`this is no line of the journal: ${JSON.stringify(written)}`)
  return { act: known, account, side: side === 'd' ? 'debit' : 'credit', amount, of }
}

const readFigure = (written: unknown): EnteredFigure => {
  const [name, key, sums]: unknown[] = Array.isArray(written) ? written : []
  const measure = measureNames.find((each) => each === name)
  if (!measure || typeof key !== 'string' || !isSums(sums)) throw new Error(`this is no figure: ${JSON.stringify(written)}`)
  return { measure, key, sums }
}

const isSums = (value: unknown): value is Readonly<Record<string, number>> =>
  typeof value === 'object' && value !== null && Object.values(value).every((sum) => typeof sum === 'number')
