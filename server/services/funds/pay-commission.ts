import { isMonth, monthOf, type Month } from '@shared/domain/days/days'
import { whyNotCompletedAtOnce } from '@shared/domain/funds/funds'
import type { FundCreate } from '@shared/services/funds'
import type { Stored } from '@shared/services/wire'
import type { StoredOf } from '../../kernel/collections'
import { lock } from '../../kernel/locks'
import type { Call } from '../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'
import { actorOf } from '../../ledger/actor'
import { COMMISSION_GROUP, commissionMonth, commissionRules } from '../../ledger/agents'
import { fail, failAt } from '../../platform/errors'

type Fund = StoredOf<'funds'>
type Sent = Stored<FundCreate>

/** An entry that pays an agent's commission of a month. */
export const isCommission = ({ agentId, month }: Sent): boolean => agentId !== undefined && month !== undefined

/**
 * What the payment of an agent's month holds besides what was sent; its amount is what the month comes to.
 * @throws Failure 409 for a month that isn't over, that was paid, or that comes to nothing; 400 for another group or amount
 */
export const commissionEntry = async (
  { caller }: Call<'funds'>,
  work: SocaiUnitOfWork,
  data: Sent,
): Promise<Sent & Pick<Partial<Fund>, 'commissionOf'>> => {
  const { agentId, month, group } = data
  if (!agentId || !isMonth(month)) throw failAt('month', 'data.field-required', { field: 'month' })
  if (group !== COMMISSION_GROUP || data.orderId) throw failAt('month', 'activities.field-foreign', { field: 'month', group })
  if (month >= monthOf(work.now, caller.zone)) throw failAt('month', 'agents.month-open', { month })
  await work.lock([lock.salary(agentId, month)])
  // Another node may pay the same month meanwhile: then this is looked at once more.
  work.retryOnDuplicate('commissionOf')
  const agent = await work.read('assets').byId(agentId, { only: ['name', 'group'] })
  if (agent?.group !== 'Sales Agents') throw failAt('agentId', 'data.reference', { field: 'agentId' })
  const { payable, fundId } = await commissionMonth(work, await commissionRules(work, caller.zone), agentId, month)
  if (fundId) throw fail('agents.month-paid', { month }, { data: { _id: fundId } })
  if (payable <= 0) throw failAt('amount', 'agents.nothing-to-pay', { month })
  if (data.amount !== undefined && data.amount !== payable) throw failAt('amount', 'payroll.amount-fixed')
  return {
    name: `Hoa hồng ${numbersOf(month)}`,
    recipientName: agent.name,
    status: whyNotCompletedAtOnce(actorOf(caller)) ? 'new-entry' : 'completed',
    ...data,
    amount: payable,
    commissionOf: `${agentId}:${month}`,
  }
}

const numbersOf = (month: Month): string => `tháng ${month.slice(5)}/${month.slice(0, 4)}`
