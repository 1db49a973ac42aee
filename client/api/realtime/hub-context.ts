import type { RecordService } from '@shared/services/index'
import { createContext, useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import type { Hub, ServiceListener } from './hub'
import type { RecentChangesMap } from './recent-changes'

export const HubContext = createContext<Hub | null>(null)

const useHub = (): Hub => {
  const hub = useContext(HubContext)
  if (!hub) throw new Error('HubContext is missing')
  return hub
}

/** Calls `listener` for every event of a service, own writes included (`event.own`). */
export const useServiceEvents = (service: RecordService, listener: ServiceListener): void => {
  const hub = useHub()
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => hub.listen(service, (event) => latest.current(event)), [hub, service])
}

/** Records of a service that came or were changed by others within the last four seconds: id → what happened. */
export const useRecentChanges = (service: RecordService): RecentChangesMap => {
  const { recent } = useHub()
  return useSyncExternalStore(recent.subscribe, () => recent.of(service))
}
