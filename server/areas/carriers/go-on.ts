import type { StoredOf } from '../../kernel/collections'
import { putInOutbox } from '../../kernel/outbox'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'
import { ASK } from './look-after'
import { CALL_OFF, TELL } from './tell-carrier'

/** More of a company isn't set going at once; the rest goes on by a press. */
const MOST = 1000

/** The carrier lets us in by another token: what its account couldn't have done is tried at once. */
export const goOn = async (work: SocaiUnitOfWork, { _id: accountId }: Pick<StoredOf<'carrierAccounts'>, '_id'>): Promise<void> => {
  const stuck = await work
    .read('outgoing')
    .find({ kind: { $in: [TELL, CALL_OFF, ASK] }, state: 'stuck' }, { sort: { _id: 1 }, limit: MOST })
  const ids = stuck.filter(({ kind }) => kind !== ASK).map(({ recordId }) => recordId)
  const own = await work
    .read('deliveries')
    .find({ _id: { $in: ids as StoredOf<'deliveries'>['_id'][] }, accountId }, { only: ['accountId'] })
  const recordIds = new Set<string>([accountId, ...own.map(({ _id }) => _id)])
  for (const { kind, recordId, title } of stuck) if (recordIds.has(recordId)) await putInOutbox(work, { kind, recordId, title })
}
