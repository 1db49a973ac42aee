import { lock } from '../../../../kernel/locks'
import type { ServiceRules } from '../../../../kernel/service-rules'
import { renameWord } from '../../../workspace/rename-word'

/** So many of the newest orders are told one by one to whoever looks at them. */
const MOST_TOLD = 200

/**
 * Gives a tag another name: in the settings and on every order.
 * @throws AppError 400 for a tag that isn't there, 409 'Label already exists'
 */
export const renameTag: NonNullable<ServiceRules<'orders'>['patchMany']> = async ({ app, service, params, caller }, { tag }, data) => {
  const renamed = await service.run(params, [lock.record('workspaces', caller.workspaceId)], async (work) => {
    const after = await renameWord(work, { app, caller }, { option: 'orderTags', field: 'tag', before: tag, wanted: data.tag })
    const orders = await work.read('orders').count({ tags: tag })
    if (after === tag) return { tag: after, orders }
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
