import type { Zone } from '@shared/foundation/days/days'
import type { OrderDocument } from '@shared/foundation/documents/order-types'
import { salesMadeOf } from '@shared/foundation/documents/sales-figures'
import { keyOf, postingsOfChange, type Posting } from '@shared/foundation/ledger/postings'
import { lock } from '../../../../kernel/locks'
import type { ServiceRules } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { renameKey } from '../../../../ledger/rename-key'
import { renameWord } from '../../../workspace/rename-word'

/** So many of the newest orders are told one by one to whoever looks at them. */
const MOST_TOLD = 200

/** Orders that have both words already have one of them then: what is counted once less of these. */
const countedOnce = async (
  work: SocaiUnitOfWork,
  { tag, after, zone }: { readonly tag: string; readonly after: string; readonly zone: Zone },
): Promise<Posting[]> => {
  const both = await work.read('orders').find({ tags: { $all: [tag, after] } })
  const salesMade = { salesMade: salesMadeOf }
  return both.flatMap((order) => {
    const twice = order.tags?.map((each) => (each === tag ? after : each))
    const once = order.tags?.filter((each) => each !== tag)
    return postingsOfChange<OrderDocument>(salesMade, { ...order, tags: twice }, { ...order, tags: once }, { zone })
  })
}

/**
 * Gives a tag another name: in the settings and on every order.
 * @throws AppError 400 for a tag that isn't there, 409 'Label already exists'
 */
export const renameTag: NonNullable<ServiceRules<'orders'>['patchMany']> = async ({ app, service, params, caller }, { tag }, data) => {
  const renamed = await service.run(params, [lock.record('workspaces', caller.workspaceId)], async (work) => {
    const after = await renameWord(work, { app, caller }, { option: 'orderTags', field: 'tag', before: tag, wanted: data.tag })
    const orders = await work.read('orders').count({ tags: tag })
    if (after === tag) return { tag: after, orders }
    await renameKey(
      work,
      'salesMade',
      { from: keyOf('tag', tag), to: keyOf('tag', after) },
      await countedOnce(work, { tag, after, zone: caller.zone }),
    )
    work.renameIn('orders', 'tags', tag, after)
    const newest = await work.read('orders').find({ tags: tag }, { only: ['tags'], sort: { _id: -1 }, limit: MOST_TOLD })
    work.emitReloaded(
      'orders',
      newest.map(({ _id }) => _id),
    )
    return { tag: after, orders }
  })
  app.get('access').workspaceChanged(caller.workspaceId)
  return renamed
}
