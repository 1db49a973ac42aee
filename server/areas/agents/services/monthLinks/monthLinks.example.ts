import { addDays, dayOf, DEFAULT_ZONE } from '@shared/foundation/days/days'
import type { OwnExample } from '../../../../testing/example'
import { uniqueText } from '../../../../testing/sample'

const inDays = (count: number): string => addDays(dayOf(new Date(), DEFAULT_ZONE), count)
const month = inDays(0).slice(0, 7)

/** Of an agent of its own: another link of the same month would end the one before. */
export const monthLinksExample: OwnExample = {
  create: async ({ shop }) => {
    const agent = await shop.api.create('assets', { group: 'Sales Agents', name: uniqueText('Đại lý') })
    return { kind: 'commissions', agentId: agent._id, month }
  },
  createNaming: { userId: { kind: 'payslip', month } },
  patch: { until: inDays(20) },
  otherPatch: {},
  // Commissions are the board's; HR is let in for payslips.
  narrowed: { get: { bod: 200, others: 404 }, create: { bod: 200, others: 403 }, patch: { bod: 200, others: 404 } },
}
