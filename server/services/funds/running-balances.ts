import { dayOf, startOfDay } from '@shared/domain/days/days'
import { dong } from '@shared/domain/money/money'
import { balanceOf } from '@shared/domain/reports/funds'
import type { StoredOf } from '../../kernel/collections'
import { readBefore } from '../../ledger/read-rollups'
import type { Call } from '../../kernel/service-rules'

type Fund = StoredOf<'funds'>

interface Move {
  at: number
  _id: string
  amount: number
  label: string
}

/**
 * Puts the balance after each completed entry of a page on it, over all entries and within its label: the balance
 * before the page's first day from the rollups, then every move of the page's days.
 */
export const withRunningBalances = async ({ app, caller }: Call<'funds'>, page: readonly Fund[]): Promise<Fund[]> => {
  const counted = page.filter(({ status, refundedAt }) => status === 'completed' || refundedAt)
  const first = Math.min(...counted.map(({ created }) => created.getTime()))
  const last = Math.max(...counted.map(({ created }) => created.getTime()))
  if (counted.length === 0) return [...page]
  const database = app.get('database')
  const firstDay = dayOf(new Date(first), caller.zone)
  const from = startOfDay(firstDay, caller.zone)
  const funds = database.records('funds', caller.workspaceId)
  const span = { $gte: from, $lte: new Date(last) }
  const only = ['created', 'amount', 'status', 'refundedAt', 'label']
  const [before, entered, refunded] = await Promise.all([
    readBefore(database, caller.workspaceId, 'funds', firstDay),
    funds.find({ created: span, status: { $in: ['completed', 'cancelled'] } }, { only }),
    funds.find({ refundedAt: span }, { only }),
  ])
  const moves: Move[] = [
    ...entered
      .filter(({ status, refundedAt }) => status === 'completed' || refundedAt)
      .map(({ _id, created, amount, label }) => ({ at: created.getTime(), _id, amount, label: label ?? '' })),
    ...refunded.flatMap(({ _id, refundedAt, amount, label }) =>
      refundedAt ? [{ at: refundedAt.getTime(), _id: `${_id}~`, amount: -amount, label: label ?? '' }] : [],
    ),
  ].sort((a, b) => a.at - b.at || (a._id < b._id ? -1 : 1))
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
    const known = fund.status === 'completed' ? balances.get(fund._id) : undefined
    return known ? { ...fund, balance: dong(known.balance), balanceLabel: dong(known.balanceLabel) } : fund
  })
}
