import { fundVatMoves } from '@shared/foundation/documents/fund-vat'
import { mayReadOrders } from '@shared/foundation/documents/order-kinds'
import { lineVatMoves, type VatMove, type VatSide } from '@shared/foundation/documents/vat-moves'
import type { VatRate } from '@shared/foundation/documents/vat-rates'
import { dong, roundDong } from '@shared/foundation/money/money'
import { can } from '@shared/foundation/rights/rights'
import { sumBy } from '@shared/foundation/sum'
import type { Day } from '@shared/foundation/days/days'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { ReportOf } from '@shared/registry/service-types'
import type { Call, ReportFunctions } from '../../../../kernel/service-rules'
import { moveFields } from './order-lists'
import { expensesWithVat, ordersWithVat } from './vat-documents'

type Reduced = Stored<ReportOf<'orders', 'vatReduced'>>
type Row = Reduced['sold']['data'][number]

/** The rate in place of the usual one, in per cent. */
const REDUCED: VatRate = 8
const USUAL_PERCENT = 10
const MAX_ROWS = 1000

/** What was sold or bought under one name; null: what isn't told by name. */
interface Named {
  readonly name: string | null
  readonly base: number
  readonly amount: number
}

const rowOf = ({ name, base, amount }: Named): Row => {
  const full = roundDong((base * USUAL_PERCENT) / 100)
  return { ...(name === null ? {} : { name }), base: dong(base), full, amount: dong(amount), reduced: dong(full - amount) }
}

/** One row a name, the dearest first; what is beyond so many rows is one more, without a name. */
const sideOf = (moves: readonly Named[]): Reduced['sold'] => {
  const byName = new Map<string | null, Named>()
  for (const { name, base, amount } of moves) {
    const own = byName.get(name)
    byName.set(name, { name, base: (own?.base ?? 0) + base, amount: (own?.amount ?? 0) + amount })
  }
  const unnamed = byName.get(null)
  const named = [...byName.values()]
    .filter(({ name, base, amount }) => name !== null && (base !== 0 || amount !== 0))
    .sort((a, b) => b.base - a.base || String(a.name).localeCompare(String(b.name)))
  const rest = [...named.slice(MAX_ROWS - 1), ...(unnamed ? [unnamed] : [])]
  const others = { name: null, base: sumBy(rest, ({ base }) => base), amount: sumBy(rest, ({ amount }) => amount) }
  const rows = [...named.slice(0, MAX_ROWS - 1), ...(rest.length > 0 ? [others] : [])].map(rowOf)
  const total = (figure: 'base' | 'full' | 'amount' | 'reduced') => dong(sumBy(rows, (row) => row[figure]))
  return { data: rows, total: { base: total('base'), full: total('full'), amount: total('amount'), reduced: total('reduced') } }
}

interface Range {
  readonly since: Day
  readonly until: Day
}

const isReduced =
  ({ since, until }: Range) =>
  ({ day, rate }: VatMove): boolean =>
    rate === REDUCED && day >= since && day <= until

const ofOrders = async ({ app, caller }: Call<'orders'>, range: Range, side: VatSide): Promise<Named[]> => {
  const orders = await app
    .get('database')
    .records('orders', caller.workspaceId)
    .find(ordersWithVat(caller, { ...range, side }), { only: ['group', 'status', 'created', ...moveFields] })
  return orders.flatMap((order) =>
    lineVatMoves(order, caller.zone)
      .filter(isReduced(range))
      .map(({ index, base, amount }) => ({ name: order.items[index]?.name ?? null, base, amount })),
  )
}

const ofExpenses = async ({ app, caller }: Call<'orders'>, range: Range): Promise<Named[]> => {
  const funds = await app
    .get('database')
    .records('funds', caller.workspaceId)
    .find(expensesWithVat(caller, range), {
      only: ['name', 'amount', 'status', 'created', 'refundedAt', 'refundedAmount', 'isPart', 'inputVat'],
    })
  return funds.flatMap((fund) =>
    fundVatMoves(fund, caller)
      .filter(isReduced(range))
      .map(({ base, amount }) => ({ name: fund.name ?? null, base, amount })),
  )
}

const unnamed = ({ base, amount }: Named): Named => ({ name: null, base, amount })

export const vatReduced: ReportFunctions<'orders'>['vatReduced'] = async (call, { since, until }) => {
  const range = { since, until }
  const { rights } = call.caller
  const [sold, bought, spent] = await Promise.all([
    ofOrders(call, range, 'output'),
    ofOrders(call, range, 'input'),
    ofExpenses(call, range),
  ])
  // What was sold of which goods the report tells anyway; what goods cost is the buyers', single expenses are told to whoever reads funds.
  const mayNameBought = mayReadOrders(rights, 'purchases')
  const mayNameSpent = can(rights, ['/funds'])
  return {
    ...range,
    sold: sideOf(sold),
    bought: sideOf([...(mayNameBought ? bought : bought.map(unnamed)), ...(mayNameSpent ? spent : spent.map(unnamed))]),
  }
}
