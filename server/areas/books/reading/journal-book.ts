import { dividedFor, type DividesLines } from '@shared/areas/books/rules/readable-lines'
import { trialBalance } from '@shared/areas/books/rules/trial-balance'
import type { Day } from '@shared/foundation/days/days'
import type { Account } from '@shared/foundation/ledger/accounts'
import type { ReportOf } from '@shared/registry/service-types'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { Call, ReportFunctions } from '../../../kernel/service-rules'
import { pageOfDays } from './page-of-days'
import { entriesInOrder } from './read-entries'
import { linesDescribed, type EnteredLine } from './described-lines'
import { recordedBy, turnoversIn } from './turnovers'
import { sidesOf, Withheld, type Sides } from './withheld'

type Row = Stored<ReportOf<'ledger', 'journal'>>['data'][number]

/** A row of the journal: a line, or what of a day is told in a sum. */
type Written = { readonly of: EnteredLine } | { readonly of: null; readonly day: Day; readonly account: Account; readonly sides: Sides }

type Report = ReportFunctions<'ledger'>['journal']

/** Every line of a range, entry by entry. */
export const journalBook: Report = (call, asked) => readJournal(call, asked, dividedFor(call.caller.rights))

/** The same, of lines that are divided in another way. */
export const readJournal = async (call: Call<'ledger'>, asked: Parameters<Report>[1], divided: DividesLines): ReturnType<Report> => {
  const { since, until, order, from, skip = 0 } = asked
  const where = recordedBy(asked)
  const { app, caller } = call
  const way = order === 'newest' ? -1 : 1
  const isWithin = from !== undefined && from >= since && from <= until
  const first = isWithin ? from : way === 1 ? since : until
  const withheld = new Withheld()
  const [turnovers, { rows, next }] = await Promise.all([
    turnoversIn(call, asked, since, until),
    pageOfDays<Written>(
      entriesInOrder(
        app.get('database'),
        caller.workspaceId,
        way === 1 ? { since: first, until, where } : { since, until: first, where },
        way,
      ),
      { from: first, skip },
      {
        rowsOf: (entry) => {
          const { readable, withheld: hidden } = divided(entry.lines)
          withheld.add(hidden)
          return readable.map((line) => ({ of: { entry, line } }))
        },
        endOf: (day) => withheld.take().map(([account, sides]) => ({ of: null, day, account, sides })),
      },
    ),
  ])
  const told = await linesDescribed(
    call,
    rows.flatMap(({ of }) => of ?? []),
  )
  const rowOf = (row: Written): Row =>
    row.of === null
      ? { day: row.day, withheld: true, account: row.account, ...row.sides }
      : { ...told(row.of), account: row.of.line.account, ...sidesOf(row.of.line) }
  const { debit, credit } = trialBalance({ turnovers: [], ofEarlierYears: null }, turnovers).total
  return { since, until, total: { debit, credit }, data: rows.map(rowOf), next }
}
