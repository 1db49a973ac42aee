import type { Id } from '@shared/foundation/ids'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'

/** A transfer from the bank whose entry was refunded waits anew: the money came, and somebody has to say what it is. */
export const releaseTransfer = async (work: SocaiUnitOfWork, fundId: Id<'funds'>): Promise<void> => {
  const transfer = await work.read('bankTransfers').one({ fundId, status: 'settled' })
  if (!transfer) return
  const after = work.save('bankTransfers', transfer, { status: 'waiting', fundId: undefined, fund: undefined, settledAt: undefined })
  work.emit('bankTransfers', 'patched', after)
}
