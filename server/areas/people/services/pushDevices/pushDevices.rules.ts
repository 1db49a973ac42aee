import { MAX_DEVICES, type PushDeviceCreate } from '@shared/areas/people/services/pushDevices'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { Id } from '@shared/foundation/ids'
import type { StoredOf } from '../../../../kernel/collections'
import { lock } from '../../../../kernel/locks'
import type { Call, ServiceRules } from '../../../../kernel/service-rules'
import { AppError } from '../../../../platform/errors'
import { assertAddress, markOf, sealAddress } from './push-address'
import { pushKeys } from './push-keys'
import { lookAtNotices, takeUpDevices } from './look-at-notices'
import { ringOutbox } from './ring-device'

type Device = StoredOf<'pushDevices'>

/** A browser that is known already rings on as it is asked to now, for whoever asks now. */
const subscribe = async (call: Call<'pushDevices'>, data: Stored<PushDeviceCreate>): Promise<Device> => {
  const { app, service, params, caller } = call
  const { userId, sessionId } = caller
  if (userId === null || sessionId === null) throw AppError.of('rights.missing')
  const { endpoint, p256dh, auth, ...chosen } = data
  const address = { endpoint, p256dh, auth }
  assertAddress(address)
  const mark = markOf(endpoint)
  return service.run(params, [lock.record('users', userId)], async (work) => {
    const known = await work.read('pushDevices').one({ mark })
    if (known && known.userId === userId)
      return service.change(work, params, known, { ...chosen, sealed: sealAddress(app, known._id, address), sessionId, failures: 0 })
    if (known) await service.takeOut(work, params, known)
    const own = await work.read('pushDevices').find({ userId }, { only: ['_id'], limit: MAX_DEVICES })
    if (own.length >= MAX_DEVICES) throw AppError.of('pushDevices.too-many', { most: MAX_DEVICES })
    const _id = work.newId<Id<'pushDevices'>>()
    const sealed = sealAddress(app, _id, address)
    return service.add(work, params, {
      _id,
      ...chosen,
      userId: userId as Id<'users'>,
      mark,
      sealed,
      sessionId,
      rung: [],
      owed: [],
      failures: 0,
    })
  })
}

/** Browsers of members that ring for what they are told, each its own member's. */
export const pushDevicesRules: ServiceRules<'pushDevices'> = {
  create: subscribe,
  reports: { key: async ({ app }) => ({ key: (await pushKeys(app)).publicKey }) },
  outbox: [ringOutbox],
  jobs: [lookAtNotices, takeUpDevices],
}
