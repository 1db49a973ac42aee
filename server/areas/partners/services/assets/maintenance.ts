import { isKeptGroup } from '@shared/foundation/documents/asset-groups'
import { nextDeadline } from '@shared/areas/tasks/rules/deadlines'
import type { TaskPeriod } from '@shared/areas/tasks/rules/types'
import type { StoredOf } from '../../../../kernel/collections'
import type { Call } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'

type Asset = StoredOf<'assets'>

const MAX_NAME_LENGTH = 300

/**
 * Says after how many months an owned or rented asset is seen to: its open task that comes round takes the period, or its keeper is given one.
 * Null: what is open is the last.
 * @throws AppError 400 for what is no such asset, or without anybody to do it; 403 without the board's right
 */
export const scheduleMaintenance = async (
  { app, params, caller }: Call<'assets'>,
  work: SocaiUnitOfWork,
  asset: Asset,
  period: TaskPeriod | null,
): Promise<void> => {
  if (!isKeptGroup(asset.group)) throw AppError.atField('period', 'tasks.period-invalid')
  const tasks = app.service('tasks')
  const [open] = await work
    .read('tasks')
    .find({ assetId: asset._id, period: { $exists: true }, status: { $in: ['assigned', 'done'] } }, { sort: { _id: -1 }, limit: 1 })
  if (open) return void (await tasks.patchWithin(work, params, open._id, { period }))
  if (period === null) return
  const name = params.language === 'en' ? `Maintenance of ${asset.name}` : `Bảo trì ${asset.name}`
  await tasks.createWithin(work, params, {
    name: name.slice(0, MAX_NAME_LENGTH),
    group: 'important',
    assetId: asset._id,
    period,
    deadline: nextDeadline(work.now, period, caller.zone),
    ...(asset.userId ? { userId: asset.userId } : {}),
  })
}
