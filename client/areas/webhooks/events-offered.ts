import { EVENT_TYPES, partsOfEvent } from '@shared/areas/webhooks/rules/events'
import type { RecordService } from '@shared/registry/names'

/** What programs ask for: the form offers these; a program may ask for others by the API. */
const OFFERED: readonly RecordService[] = [
  'orders',
  'products',
  'assets',
  'funds',
  'deliveries',
  'invoices',
  'stockTransfers',
  'warehouses',
  'categories',
  'shifts',
  'tasks',
  'users',
]

/** The services of which a form offers events: the usual ones, and those that are chosen already. */
export const servicesOffered = (events: readonly string[]): string[] => [
  ...new Set([...OFFERED, ...events.flatMap((event) => partsOfEvent(event)?.service ?? [])]),
]

/** The services that events name, each once. */
export const servicesOf = (events: readonly string[]): string[] => [
  ...new Set(events.flatMap((event) => partsOfEvent(event)?.service ?? [])),
]

export const eventTypes = EVENT_TYPES
