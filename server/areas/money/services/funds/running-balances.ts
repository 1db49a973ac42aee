import { dayOf, startOfDay } from '@shared/foundation/days/days'
import { dong } from '@shared/foundation/money/money'
import { balanceOf } from '@shared/areas/money/rules/reports/funds'
import type { StoredOf } from '../../../../kernel/collections'
import { readBefore } from '../../../../ledger/read-rollups'
import type { Call } from '../../../../kernel/service-rules'

type Fund = StoredOf<'funds'>

interface Move {
  at: number
  _id: string
  amount: number
  label: string
}

/** Whether an entry moves cash on its own day: completed, later refunded or not, or the reversal of one; not what moved it before the books
 *  began. */
const counts = ({ status, refundedAt, isOpening }: Pick<Fund, 'status' | 'refundedAt' | 'isOpening'>): boolean =>
  !isOpening && (status === 'completed' || status === 'refunded' || Boolean(refundedAt))

/**
 * Puts the balance after each entry of a page that moves the books on it, over all entries and within its label: the
 * balance before the page's first day from the rollups, then every move of the page's days.
 */
export const withRunningBalances = async ({ app, caller }: Call<'funds'>, page: readonly Fund[]): Promise<Fund[]> => {
  const counted = page.filter(counts)
  if (counted.length === 0) return [...page]
  const first = Math.min(...counted.map(({ created }) => created.getTime()))
  const last = Math.max(...counted.map(({ created }) => created.getTime()))
  const database = app.get('database')
  const firstDay = dayOf(new Date(first), caller.zone)
  const span = { $gte: startOfDay(firstDay, caller.zone), $lte: new Date(last) }
  const [before, entries] = await Promise.all([
    readBefore(database, caller.workspaceId, 'funds', firstDay),
    database
      .records('funds', caller.workspaceId)
      .find(
        { created: span, status: { $in: ['completed', 'cancelled', 'refunded'] } },
        { only: ['created', 'amount', 'status', 'refundedAt', 'label', 'isOpening'] },
      ),
  ])
  const moves = entries
    .filter(counts)
    .map(({ _id, created, amount, label }): Move => ({ at: created.getTime(), _id, amount, label: label ?? '' }))
    .sort((a, b) => a.at - b.at || (a._id < b._id ? -1 : 1))
  const balances = new Map<string, { balance: number; balanceLabel: number }>()
  const labels = new Map<string, number>()
  let balance: number = balanceOf(before)
  for (const { _id, amount, label } of moves) {
    balance += amount
    const ofLabel = (labels.get(label) ?? balanceOf(before, { label })) + amount
    labels.set(label, ofLabel)
    balances.set(_id, { balance, balanceLabel: ofLabel })
  }
  return page.map((fund) => {
    const known = balances.get(fund._id)
    return known ? { ...fund, balance: dong(known.balance), balanceLabel: dong(known.balanceLabel) } : fund
  })
}
