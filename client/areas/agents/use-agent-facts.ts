import { firstDayOf, lastDayOf, monthOfDay, shiftMonth } from '@shared/foundation/days/days'
import { api } from '../../api/api'
import { useCan } from '../../api/session/use-me'
import { useToday } from '../../ui/zone/zone-context'
import { belowOf } from './network-rows'

const MONTHS = 3

/**
 * What speaks for an agent's rank: the branch's sales of three months (this one and the two before), how many of the branch stand on
 * each rank, what is owed for more than 30 days. Undefined while it isn't known; debts are for sellers.
 */
export const useAgentFacts = (agentId: string) => {
  const isSeller = useCan('/sales')
  const last = monthOfDay(useToday())
  const first = shiftMonth(last, 1 - MONTHS)
  const network = api.apAgents.useReport('network', { since: firstDayOf(first), until: lastDayOf(last) }).data
  const debts = api.orders.useReport('aging', { group: 'agentId' }, { skip: !isSeller }).data
  const agent = network?.data.find(({ _id }) => _id === agentId)
  const debt = debts?.data.find(({ _id }) => _id === agentId)
  const { direct, indirect } = belowOf(network?.data ?? [], agentId)
  return {
    first,
    last,
    own: agent?.own,
    branch: agent?.branch,
    below: [...direct, ...indirect],
    late: debts && (debt ? debt.to60 + debt.to90 + debt.over90 : 0),
    owed: debts && (debt?.open ?? 0),
  }
}
