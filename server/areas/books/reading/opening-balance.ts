import { fundJournal } from '@shared/areas/money/rules/journal'
import { orderJournal } from '@shared/areas/trade/rules/journal'
import type { Day } from '@shared/foundation/days/days'
import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { OPENING_STOCK_GROUP } from '@shared/foundation/documents/order-kinds'
import type { Account } from '@shared/foundation/ledger/accounts'
import type { JournalLine } from '@shared/foundation/ledger/journal-lines'
import { roundCost } from '@shared/foundation/money/money'
import type { ReportFunctions } from '../../../kernel/service-rules'
import type { Caller } from '../../../kernel/call'
import type { SocaiDatabase, StoredOf } from '../../../kernel/collections'
import { olderRecords } from '../../../ledger/older-records'

/** An account, and what it is of within it: whose debt, which product, label or asset. */
interface Balances {
  readonly byAccount: Map<Account, Map<string, number>>
  /** The first and the last day of an account. */
  readonly days: Map<Account, { readonly since: Day; readonly until: Day }>
  since: Day | undefined
  until: Day | undefined
}

/** @param isDated whether its day is one of the opening balance */
const add = (balances: Balances, { account, of, side, amount, day }: JournalLine, isDated: boolean): void => {
  const own = balances.byAccount.get(account) ?? new Map<string, number>()
  own.set(of, roundCost((own.get(of) ?? 0) + (side === 'debit' ? amount : -amount)))
  balances.byAccount.set(account, own)
  if (!isDated) return
  const days = balances.days.get(account) ?? { since: day, until: day }
  balances.days.set(account, { since: day < days.since ? day : days.since, until: day > days.until ? day : days.until })
  if (balances.since === undefined || day < balances.since) balances.since = day
  if (balances.until === undefined || day > balances.until) balances.until = day
}

/** What was written off of a debt from before, or given back of what was paid ahead, came later. */
const isOfOrder = ({ act }: JournalLine): boolean => act !== 'debt-written-off'
const isOfEntry =
  ({ isOpening }: StoredOf<'funds'>) =>
  ({ act }: JournalLine): boolean =>
    isOpening ? act === 'opening' : true

const piecesOf = ({ group, items }: StoredOf<'orders'>): number =>
  group === OPENING_STOCK_GROUP ? items.reduce((sum, { shipped = 0 }) => sum + shipped, 0) : 0

/** The accounts that an opening balance has; what sheets of older books earned and cost beside them is the owner's. */
const BALANCED: readonly Account[] = ['111', '112', '131', '156', '211', '214', '242', '331', '411']

const withinCapital = (line: JournalLine): JournalLine => (BALANCED.includes(line.account) ? line : { ...line, account: '411', of: '' })

/** What orders and entries of older books, brought in by sheets, come to: they leave debts of before. */
async function* linesOfOlder(
  database: SocaiDatabase,
  { workspaceId, zone }: Pick<Caller, 'workspaceId' | 'zone'>,
): AsyncGenerator<JournalLine> {
  for await (const older of olderRecords(database, { workspaceId, zone })) {
    // Those that stood when the books began tell it themselves.
    if (older.record.isOpening || older.record.group === FUND_GROUPS.opening.name) continue
    const lines = older.service === 'orders' ? orderJournal(older.record, { zone }) : fundJournal(older.record, { zone })
    yield* lines.filter(({ day }) => day <= older.until)
  }
}

/** What the books began with: the records that say they are of then, as they are entered in the journal. */
export const openingBalance: ReportFunctions<'ledger'>['opening'] = async ({ app, caller }) => {
  const database = app.get('database')
  const { workspaceId, zone } = caller
  const balances: Balances = { byAccount: new Map(), days: new Map(), since: undefined, until: undefined }
  let pieces = 0
  for await (const order of database.records('orders', workspaceId).each({ isOpening: true })) {
    const lines = orderJournal(order, { zone }).filter(isOfOrder)
    for (const line of lines) add(balances, line, true)
    if (lines.length > 0) pieces += piecesOf(order)
  }
  for (const filter of [{ isOpening: true }, { group: FUND_GROUPS.opening.name }])
    for await (const fund of database.records('funds', workspaceId).each(filter)) {
      const lines = fundJournal(fund, { zone }).filter(isOfEntry(fund))
      // What was paid of an older order, earned or spent before was so on its own day.
      const isDated = fund.orderId === undefined && lines.every(({ account }) => BALANCED.includes(account))
      for (const line of lines) add(balances, withinCapital(line), isDated)
    }
  const { since, until, byAccount, days } = balances
  for await (const line of linesOfOlder(database, caller)) add(balances, withinCapital(line), false)
  const labels = new Map<string, number>()
  for (const account of ['111', '112'] as const)
    for (const [label, amount] of byAccount.get(account) ?? []) labels.set(label, roundCost((labels.get(label) ?? 0) + amount))
  return {
    ...(since === undefined ? {} : { since }),
    ...(until === undefined ? {} : { until }),
    data: [...byAccount]
      .map(([account, own]) => ({ account, ...sidesOf([...own.values()]), ...days.get(account) }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => (a.account < b.account ? -1 : 1)),
    labels: [...labels].filter(([, amount]) => amount !== 0).map(([label, balance]) => ({ label, balance })),
    pieces,
  }
}

const sidesOf = (amounts: readonly number[]) => {
  const sum = (sign: 1 | -1): number => roundCost(amounts.reduce((all, amount) => all + Math.max(0, sign * amount), 0))
  return { debit: sum(1), credit: sum(-1), count: amounts.filter((amount) => amount !== 0).length }
}
