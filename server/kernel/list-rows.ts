import { pageLimits } from '@shared/foundation/declaration/define-service'
import type { RecordService } from '@shared/registry/names'
import type { StoredOf } from './collections'
import type { Call } from './service-rules'

const paging: ReadonlySet<string> = new Set(['$limit', '$skip', '$sort', '$select'])

/** What a list is asked for, without paging. */
export const conditionsOf = ({ params }: Pick<Call<RecordService>, 'params'>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(params.query ?? {}).filter(([field]) => !paging.has(field)))

/** All records of a list by its own conditions, with the fields named; null when there are more than a list may hold. */
export const listRows = async <Name extends RecordService>(
  { service, params }: Call<Name>,
  $select: readonly (keyof StoredOf<Name> & string)[],
  conditions: object = conditionsOf({ params }),
): Promise<StoredOf<Name>[] | null> => {
  const query = { ...conditions, $select: [...$select] }
  if (params.reading?.search) {
    const page = await service.page({ ...params, query: { ...query, $limit: -1 }, reading: { ...params.reading, counted: true } })
    return (page.total ?? 0) > page.data.length ? null : page.data
  }
  const rows = await service.rows({ ...params, query: { ...query, $limit: pageLimits.all + 1 } })
  return rows.length > pageLimits.all ? null : rows
}

interface Counts<Value> {
  counts: { _id: Value; count: number }[]
  complete: boolean
}

/** How many records of a list have each value of a field, as far as a list may be long. */
export const countsBy = async <Name extends RecordService, Field extends keyof StoredOf<Name> & string>(
  call: Call<Name>,
  field: Field,
): Promise<Counts<NonNullable<StoredOf<Name>[Field]>>> => {
  type Value = NonNullable<StoredOf<Name>[Field]>
  const rows = await listRows(call, [field])
  if (!rows) return { counts: [], complete: false }
  const counts = new Map<Value, number>()
  for (const { [field]: value } of rows) if (value !== undefined && value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
  const byValue = [...counts].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))
  return { counts: byValue.map(([_id, count]) => ({ _id, count })), complete: true }
}
