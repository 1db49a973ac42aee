import { services } from '@shared/services/index'
import type { RecordService } from '@shared/services/names'

/** The fields that a service's records may have, by name. */
export const recordFields = (service: RecordService): Readonly<Record<string, unknown>> =>
  (services[service].record['properties'] ?? {}) as Readonly<Record<string, unknown>>

/** The fields that a patch may carry. */
export const patchFields = (service: RecordService): Readonly<Record<string, unknown>> =>
  (services[service].patch?.['properties'] ?? {}) as Readonly<Record<string, unknown>>
