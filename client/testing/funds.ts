import type { Id } from '@shared/foundation/ids'
import { dong } from '@shared/foundation/money/money'
import type { Fund } from '@shared/areas/money/services/funds'
import type { Instant } from '@shared/foundation/declaration/wire'
import { member, workspaceId } from './people'

/** An entry as the server answers it. For tests. */
export const fundOf = ({ amount = -4_860_000, ...more }: Partial<Omit<Fund, 'amount'>> & { amount?: number } = {}): Fund => ({
  _id: 'ffffffffffffffffffffff01' as Id<'funds'>,
  workspaceId,
  rev: 1,
  created: '2026-11-21T04:26:00.000Z' as Instant,
  creatorId: member()._id,
  group: amount < 0 ? 'Other Expenses' : 'Sales',
  isCredit: amount > 0,
  amount: dong(amount),
  status: 'completed',
  ...more,
})
