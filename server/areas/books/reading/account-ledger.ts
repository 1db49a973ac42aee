import { counterAccounts } from '@shared/areas/books/rules/counter-accounts'
import { dividedFor, type DividesLines } from '@shared/areas/books/rules/readable-lines'
import { openingOf } from '@shared/areas/books/rules/trial-balance'
import { addDays, type Day } from '@shared/foundation/days/days'
import { turnoverName } from '@shared/foundation/ledger/journal-lines'
import { sumOf } from '@shared/foundation/ledger/rows'
import { roundCost } from '@shared/foundation/money/money'
import type { ReportOf } from '@shared/registry/service-types'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { Call, ReportFunctions } from '../../../kernel/service-rules'
import { pageOfDays } from './page-of-days'
import { readablePartner } from './readable-partner'
import { entriesInOrder } from './read-entries'
import { linesDescribed, type EnteredLine } from './described-lines'
import { beforeRange, recordedBy, turnoversIn } from './turnovers'
import { sidesOf, Withheld, type Sides } from './withheld'

type LedgerCall = Call<'ledger'>
type Report = ReportFunctions<'ledger'>['account']
type Asked = Parameters<Report>[1]
type Row = Stored<ReportOf<'ledger', 'account'>>['data'][number]

/** What an account stood at, what was written on its sides in all, and where it stands when a page begins. */
interface Standing extends Sides {
  readonly opening: number
  readonly balance: number
}

const standingOf = async (call: LedgerCall, asked: Asked, from: Day): Promise<Standing> => {
  const { account, since, until } = asked
  const [before, within, passed] = await Promise.all([
    beforeRange(call, asked, asked),
    turnoversIn(call, asked, since, until),
    from > since ? turnoversIn(call, asked, since, addDays(from, -1)) : [],
  ])
  const [debitName, creditName] = [turnoverName(account, 'debit'), turnoverName(account, 'credit')]
  const opening = openingOf(before, account)
  return {
    opening,
    debit: sumOf(within, debitName),
    credit: sumOf(within, creditName),
    balance: opening + sumOf(passed, debitName) - sumOf(passed, creditName),
  }
}

/** The same of one partner, added up from what moved their account: no sum of it is kept. */
const standingOfPartner = async ({ app, caller }: LedgerCall, asked: Asked, from: Day): Promise<Standing> => {
  const { account, since, until, partnerId } = asked
  let [opening, debit, credit, balance] = [0, 0, 0, 0]
  for await (const { day, lines } of entriesInOrder(
    app.get('database'),
    caller.workspaceId,
    { until, partnerId, where: recordedBy(asked) },
    1,
  ))
    for (const line of lines) {
      if (line.account !== account || line.of !== partnerId) continue
      const sides = sidesOf(line)
      if (day < since) opening += sides.debit - sides.credit
      else [debit, credit] = [debit + sides.debit, credit + sides.credit]
      if (day < from) balance += sides.debit - sides.credit
    }
  return { opening, debit, credit, balance }
}

/** A row of the ledger: a line, or what of a day is told in a sum. */
type Written = Sides & { readonly balance: number } & ({ readonly of: EnteredLine } | { readonly of: null; readonly day: Day })

/** The ledger of an account, or of a partner in it: every line of a range, oldest first, with the balance after it. */
export const accountLedger: Report = (call, asked) => readAccountLedger(call, asked, dividedFor(call.caller.rights))

/** The same, of lines that are divided in another way. */
export const readAccountLedger = async (call: LedgerCall, asked: Asked, divided: DividesLines): ReturnType<Report> => {
  const { app, caller } = call
  const { account, since, until, partnerId, skip = 0 } = asked
  const partner = partnerId === undefined ? undefined : await readablePartner(call, partnerId)
  const from = asked.from !== undefined && asked.from > since ? asked.from : since
  const standing = await (partnerId === undefined ? standingOf(call, asked, from) : standingOfPartner(call, asked, from))
  let { balance } = standing
  const after = ({ debit, credit }: Sides): Sides & { balance: number } => {
    balance = roundCost(balance + debit - credit)
    return { debit, credit, balance }
  }
  const withheld = new Withheld()
  const isAsked = (line: EnteredLine['line']): boolean => line.account === account && (partnerId === undefined || line.of === partnerId)
  const { rows, next } = await pageOfDays<Written>(
    entriesInOrder(app.get('database'), caller.workspaceId, { since: from, until, partnerId, where: recordedBy(asked) }, 1),
    { from, skip },
    {
      rowsOf: (entry) => {
        const { readable, withheld: hidden } = divided(entry.lines)
        withheld.add(hidden.filter(isAsked))
        return readable.filter(isAsked).map((line) => ({ of: { entry, line }, ...after(sidesOf(line)) }))
      },
      endOf: (day) => withheld.take().map(([, sides]) => ({ of: null, day, ...after(sides) })),
    },
  )
  const told = await linesDescribed(
    call,
    rows.flatMap(({ of }) => of ?? []),
  )
  const rowOf = (row: Written): Row => {
    const { debit, credit, balance: left } = row
    if (row.of === null) return { day: row.day, withheld: true, counter: '', debit, credit, balance: left }
    const { entry, line } = row.of
    return { ...told(row.of), counter: counterAccounts(entry.lines, line).join(', '), debit, credit, balance: left }
  }
  const { opening, debit, credit } = standing
  return {
    since,
    until,
    account,
    ...(partner === undefined ? {} : { partner }),
    opening: roundCost(opening),
    debit: roundCost(debit),
    credit: roundCost(credit),
    closing: roundCost(opening + debit - credit),
    data: rows.map(rowOf),
    next,
  }
}
