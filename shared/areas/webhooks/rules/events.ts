import type { Declared } from '../../../foundation/declaration/define-service'

/** What may become of a record, as a webhook names it. `many`: so many were changed at once that they are asked for by `updated`. */
export const EVENT_TYPES = ['created', 'patched', 'removed'] as const
export type EventType = (typeof EVENT_TYPES)[number]

/** A webhook isn't told of its own deliveries: each of them would give rise to the next. */
const OWN = new Set<string>(['webhooks', 'webhookDeliveries', 'outgoing'])

/** Whether changes of a service's records can be told to programs at all. */
export const tellsChanges = ({ path, realtime, access }: Declared): boolean =>
  realtime !== 'off' && (access.get ?? access.find) !== undefined && !OWN.has(path)

/** The service and the type that an event names: `orders.created`; null for what isn't one. */
export const partsOfEvent = (event: string): { readonly service: string; readonly type: EventType } | null => {
  const [service = '', word, ...rest] = event.split('.')
  const type = EVENT_TYPES.find((each) => each === word)
  return type && service && rest.length === 0 ? { service, type } : null
}
