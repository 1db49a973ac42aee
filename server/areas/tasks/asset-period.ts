import type { TaskPeriod } from '@shared/areas/tasks/rules/types'
import type { Id } from '@shared/foundation/ids'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'

/** Keeps on an asset after how many months it is seen to, as its tasks say; undefined: no more. */
export const keepPeriod = async (work: SocaiUnitOfWork, assetId: Id<'assets'>, period: TaskPeriod | undefined): Promise<void> => {
  const asset = await work.read('assets').byId(assetId)
  if (asset && asset.period !== period) work.emit('assets', 'patched', work.save('assets', asset, { period }))
}
