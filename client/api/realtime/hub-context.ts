import type { RecordService } from '@shared/registry/names'
import { createContext, useCallback, useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import type { Hub, ServiceListener } from './hub'
import type { Collaborator } from './presence'
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

/** Whether the last change that is known of a record was one's own; the same function always. */
export const useIsOwn = (service: RecordService): ((id: string) => boolean) => {
  const { recent } = useHub()
  return useCallback((id: string) => recent.isOwn(service, id), [recent, service])
}

/** Says which record this window has open, and tells who else has; nothing is said without an id. */
export const useCollaborators = (
  service: RecordService,
  id: string | undefined,
  doing: { field: string | null; editing: boolean },
): readonly Collaborator[] => {
  const { presence } = useHub()
  const { field, editing } = doing
  useEffect(() => {
    if (id) presence.enter({ service, id, field, editing })
  }, [presence, service, id, field, editing])
  useEffect(() => (id ? () => presence.leave(service, id) : undefined), [presence, service, id])
  return useSyncExternalStore(
    presence.subscribe,
    useCallback(() => presence.at(service, id ?? ''), [presence, service, id]),
  )
}
