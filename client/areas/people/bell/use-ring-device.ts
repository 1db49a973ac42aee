import { RING_TOPICS, type RingTopic } from '@shared/foundation/words/ring-words'
import type { PushDevice } from '@shared/areas/people/services/pushDevices'
import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '../../../api/api'
import { useMe } from '../../../api/session/use-me'
import {
  addressOf,
  browserName,
  endPush,
  markOf,
  noteRingsFor,
  ownSubscription,
  pushAbility,
  ringsFor,
  subscribePush,
} from '../../../lib/push'

const MOST_DEVICES = 10
const DAY_MS = 86_400_000
const ALL: RingTopic[] = [...RING_TOPICS]

/** The member's devices that ring, and this one among them. */
export const useRingDevices = () => {
  const me = useMe()
  const { data, error, isFetching, refetch } = api.pushDevices.useFind({ $limit: MOST_DEVICES })
  const key = api.pushDevices.useReport('key', {})
  const [create] = api.pushDevices.useCreate()
  const [patch] = api.pushDevices.usePatch()
  const [remove] = api.pushDevices.useRemove()
  const [mark, setMark] = useState<string | null>(null)
  const [ability, setAbility] = useState(pushAbility)
  useEffect(() => {
    void ownSubscription()
      .then(async (own) => setMark(own && (await markOf(own.endpoint))))
      .catch(() => undefined)
  }, [])
  const own = data?.data.find((device) => device.mark === mark) ?? null
  return {
    ability,
    devices: data?.data,
    error: error ?? key.error,
    isFetching,
    refetch,
    own,
    /** Lets this browser ring, in a press. @returns whether it does */
    start: async (): Promise<boolean> => {
      const subscription = key.data && (await subscribePush(key.data.key))
      setAbility(pushAbility())
      if (!subscription) return false
      await create({ name: browserName(), topics: ALL, ...addressOf(subscription) }).unwrap()
      noteRingsFor(me._id)
      setMark(await markOf(subscription.endpoint))
      return true
    },
    change: (device: PushDevice, data: Partial<Pick<PushDevice, 'topics' | 'quiet'>>) => patch({ id: device._id, data }).unwrap(),
    end: async (device: PushDevice): Promise<void> => {
      await remove(device._id).unwrap()
      if (device === own) await endPush()
    },
  }
}

/** Once a day a browser that rings says so to the server, with the sign-in of today. What was ended elsewhere stays ended. */
export const useDeviceKept = (): void => {
  const me = useMe()
  const [create] = api.pushDevices.useCreate()
  const [isDue] = useState(() => {
    const rings = ringsFor()
    return rings !== null && rings.userId === me._id && Date.now() - rings.at > DAY_MS
  })
  const { data } = api.pushDevices.useFind({ $limit: MOST_DEVICES }, { skip: !isDue })
  const keep = useEffectEvent(async (): Promise<void> => {
    const subscription = await ownSubscription()
    const mark = subscription && (await markOf(subscription.endpoint))
    const own = data?.data.find((device) => device.mark === mark)
    if (!subscription || !own) return endPush()
    const { name, topics, quiet } = own
    await create({ name, topics, ...(quiet ? { quiet } : {}), ...addressOf(subscription) }).unwrap()
    noteRingsFor(me._id)
  })
  const isRead = data !== undefined
  useEffect(() => {
    if (isRead) keep().catch(() => undefined)
  }, [isRead])
}
