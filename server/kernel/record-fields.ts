import { shapes } from '@shared/services/schemas'
import type { RecordService } from '@shared/services/index'

/** The fields that a service's records may have, by name. */
export const recordFields = (service: RecordService): Readonly<Record<string, unknown>> =>
  (shapes[service].record['properties'] ?? {}) as Readonly<Record<string, unknown>>

/** The fields that a patch may carry. */
export const patchFields = (service: RecordService): Readonly<Record<string, unknown>> =>
  (shapes[service].patch?.['properties'] ?? {}) as Readonly<Record<string, unknown>>
