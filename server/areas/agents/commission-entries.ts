import { isMonth, monthOf, type Month } from '@shared/foundation/days/days'
import { whyNotCompletedAtOnce } from '@shared/foundation/documents/funds'
import { lock } from '../../kernel/locks'
import type { EntryKind } from '../../ledger/entry-kinds'
import { actorOf } from '../../kernel/actor'
import { notifyAccountManagers } from '../partners/account-managers'
import { assertKeepsMonth } from '../people/salary-entries'
import { commissionMonth, standingsOf } from './agents'
import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { AppError } from '../../platform/errors'

/**
 * What the payment of an agent's month holds besides what was sent; its amount is what the month comes to.
 * @throws AppError 409 for a month that isn't over, that was paid, or that comes to nothing; 400 for another group or amount
 */
const make: NonNullable<EntryKind['make']> = async ({ caller }, work, data) => {
  const { agentId, month, group } = data
  if (!agentId || !isMonth(month)) throw AppError.atField('month', 'data.field-required', { field: 'month' })
  if (group !== FUND_GROUPS.commissions.name || data.orderId)
    throw AppError.atField('month', 'activities.field-foreign', { field: 'month', group })
  if (month >= monthOf(work.now, caller.zone)) throw AppError.atField('month', 'agents.month-open', { month })
  await work.lock([lock.of('salaries', `${agentId}:${month}`)])
  // Another node may pay the same month meanwhile: then this is looked at once more.
  work.retryOnDuplicate('commissionOf')
  const agent = await work.read('assets').byId(agentId, { only: ['name', 'group', 'bank'] })
  if (agent?.group !== 'Sales Agents') throw AppError.atField('agentId', 'data.reference', { field: 'agentId' })
  const { firstMonth } = await standingsOf(work, caller.zone, agentId)
  const { payable, accrued, fundId } = await commissionMonth(work, { agentId, month, firstMonth })
  if (fundId) throw AppError.of('agents.month-paid', { month }, { data: { _id: fundId } })
  if (payable <= 0) throw AppError.atField('amount', 'agents.nothing-to-pay', { month })
  if (data.amount !== undefined && data.amount !== payable) throw AppError.atField('amount', 'payroll.amount-fixed')
  return {
    name: `Hoa hồng ${numbersOf(month)}`,
    recipientName: agent.name,
    ...(agent.bank ? { recipientInfo: agent.bank } : {}),
    status: whyNotCompletedAtOnce(actorOf(caller)) ? 'new-entry' : 'completed',
    ...data,
    amount: payable,
    commissionOf: `${agentId}:${month}`,
    ...(accrued === 0 ? {} : { accruedAmount: accrued }),
  }
}

/** Tells whoever looks after the agent that a month was paid; how much, the report says to those who may know. */
const tell: NonNullable<EntryKind['tell']> = async (work, caller, fund) => {
  const { agentId, month, commissionOf, recipientName = '' } = fund
  if (!agentId || !month || commissionOf === undefined || fund.status !== 'completed') return
  await notifyAccountManagers(work, caller, [agentId], {
    kind: 'agent-paid',
    title: `Commission paid: ${recipientName}`.slice(0, 200),
    body: month,
    values: { name: recipientName.slice(0, 200), number: month },
    target: { service: 'assets', _id: agentId },
  })
}

const numbersOf = (month: Month): string => `tháng ${month.slice(5)}/${month.slice(0, 4)}`

/** What an agent is paid for a month. */
export const commissionEntries: EntryKind = {
  is: ({ agentId, month }) => agentId !== undefined && month !== undefined,
  make,
  marks: ['commissionOf'],
  assertKeeps: assertKeepsMonth,
  tell,
}
