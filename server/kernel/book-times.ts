import type { TSchema } from '@sinclair/typebox'
import { dayOf, latestBookDay, type Zone } from '@shared/foundation/days/days'
import { services } from '@shared/registry/index'
import type { RecordService } from '@shared/registry/names'
import { assertNoFieldErrors } from '../platform/errors'

/** @throws AppError 400 for each date of the books that lies more than a year ahead, where no report shows it */
export const assertBookableDates = (
  service: RecordService,
  method: 'create' | 'patch',
  data: Readonly<Record<string, unknown>>,
  { now, zone }: { readonly now: Date; readonly zone: Zone },
): void => {
  const latest = latestBookDay(now, zone)
  const fields = (services[service][method]?.['properties'] ?? {}) as Readonly<Record<string, TSchema>>
  assertNoFieldErrors(
    Object.entries(fields).flatMap(([path, schema]) => {
      const at = data[path]
      return schema['book'] === true && at instanceof Date && dayOf(at, zone) > latest
        ? [{ path, code: 'data.date-too-late' as const, values: { field: path, day: latest } }]
        : []
    }),
  )
}
