import { MAX_OWED } from '@shared/areas/people/services/pushDevices'
import type { Id } from '@shared/foundation/ids'
import { putInOutbox } from '../../../../kernel/outbox'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import type { Notice } from './who-is-rung'

export const RING = 'ring'

/**
 * Notes what a device is to ring for besides, and has it rung once the command is committed. A push service that asked to be left alone is. The
 * board sees whose device it is, not what its member calls it.
 */
export const ringSoon = async (
  work: SocaiUnitOfWork,
  deviceId: Id<'pushDevices'>,
  notices: readonly Pick<Notice, '_id'>[],
): Promise<void> => {
  const device = await work.read('pushDevices').byId(deviceId)
  if (!device) return
  const fresh = notices.flatMap(({ _id }) => (device.owed.includes(_id) || device.rung.includes(_id) ? [] : [_id]))
  // Another look has told it meanwhile.
  if (notices.length > 0 && fresh.length === 0) return
  work.save('pushDevices', device, { owed: [...device.owed, ...fresh].slice(-MAX_OWED) })
  const user = await work.read('users').byId(device.userId, { only: ['name'] })
  await putInOutbox(work, {
    kind: RING,
    recordId: deviceId,
    title: user?.name ?? '',
    // What is put in anew differs each time: whoever is at it sees that there is more.
    data: work.newId(),
    ...(device.due && device.due > work.now ? { due: device.due } : {}),
  })
}
