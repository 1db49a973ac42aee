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

/** A line is written as [act, account, side, amount, of], a figure as [measure, key, sums]. */
export const writtenBody = ({ lines, figures }: EntryBody): string =>
  JSON.stringify([
    lines.map(({ act, account, side, amount, of }) => [act, account, side === 'debit' ? 'd' : 'c', amount, of]),
    figures.map(({ measure, key, sums }) => [measure, key, sums]),
  ])

/** @throws Error when it isn't what is written as one */
export const readBody = (body: string): EntryBody => {
  const read: unknown = JSON.parse(body)
  if (!Array.isArray(read) || !Array.isArray(read[0]) || !Array.isArray(read[1])) throw new Error('this is no entry of the journal')
  return { lines: read[0].map(readLine), figures: read[1].map(readFigure) }
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
