import type { TSchema } from '@sinclair/typebox'
import { services } from '@shared/registry/index'
import type { RecordService } from '@shared/registry/names'

/** The fields that a service's records may have, by name. */
export const recordFields = (service: RecordService): Readonly<Record<string, unknown>> =>
  (services[service].record['properties'] ?? {}) as Readonly<Record<string, unknown>>

/** A new record with what its shape says of fields that nobody gave. */
export const withDefaults = <Fields extends object>(service: RecordService, given: Fields): Fields => {
  const missing = Object.entries(recordFields(service) as Readonly<Record<string, TSchema>>).flatMap(([field, { default: value }]) =>
    value === undefined || (given as Record<string, unknown>)[field] !== undefined ? [] : [[field, value as unknown] as const],
  )
  return { ...given, ...Object.fromEntries(missing) }
}

/** The fields that a patch may carry. */
export const patchFields = (service: RecordService): Readonly<Record<string, unknown>> =>
  (services[service].patch?.['properties'] ?? {}) as Readonly<Record<string, unknown>>
