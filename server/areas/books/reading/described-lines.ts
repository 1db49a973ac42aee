import type { ReportOf } from '@shared/registry/service-types'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { Call } from '../../../kernel/service-rules'
import type { ReadEntry } from './read-entries'
import { tellerOf, type Teller } from './tell-entries'

/** A line of an entry that may be read by itself. */
export interface EnteredLine {
  readonly entry: ReadEntry
  readonly line: ReadEntry['lines'][number]
}

type DescribedLine = Omit<Stored<ReportOf<'ledger', 'journal'>>['data'][number], 'account' | 'debit' | 'credit'>

/** What is told of the lines of a page besides their amounts. */
export const linesDescribed = async (
  { app, caller }: Call<'ledger'>,
  lines: readonly EnteredLine[],
): Promise<(of: EnteredLine) => DescribedLine> => {
  const teller = await tellerOf(
    app.get('database'),
    caller,
    lines.map(({ entry, line }) => ({ ...entry, lines: [line] })),
  )
  return (of) => describedLine(teller, of)
}

const describedLine = (teller: Teller, { entry, line }: EnteredLine): DescribedLine => {
  const of = teller.nameOf(line)
  return {
    entryId: entry._id as NonNullable<DescribedLine['entryId']>,
    day: entry.day,
    at: entry.at,
    ...teller.causeOf(entry),
    act: line.act,
    ...(of === undefined ? {} : { of }),
    ...(entry.opening === undefined ? {} : { opening: entry.opening }),
  }
}
