import { dayOf, type Day, type Zone } from '@shared/foundation/days/days'
import type { SocaiDatabase, StoredOf } from '../kernel/collections'
import { partsOf } from '../platform/in-slices'

/** A record of older books, and the day until which it stood in them: that on which it was brought in. */
export type Older =
  | { readonly service: 'orders'; readonly record: StoredOf<'orders'>; readonly until: Day }
  | { readonly service: 'funds'; readonly record: StoredOf<'funds'>; readonly until: Day }

const IDS_PER_QUESTION = 1000

/** A record that a sheet made, or changed: then with what it was. */
interface Made {
  readonly service: string
  readonly _id: string
  readonly before?: unknown
}

const madeBy = async (database: SocaiDatabase, workspaceId: string, importId: string): Promise<Made[]> => {
  const parts = await database.records('importParts', workspaceId).find({ importId, part: 'made' }, { sort: { first: 1 } })
  // Written by the import that made them.
  return parts.flatMap(({ json }) => JSON.parse(json) as Made[]).filter(({ before }) => before === undefined)
}

/** The orders and entries that sheets of older books brought in, and that weren't taken back. */
export async function* olderRecords(
  database: SocaiDatabase,
  { workspaceId, zone }: { readonly workspaceId: string; readonly zone: Zone },
): AsyncGenerator<Older> {
  const sheets = await database
    .records('imports', workspaceId)
    .find({ status: 'committed', kind: { $in: ['orders', 'funds'] } }, { only: ['withId', 'committed'] })
  const broughtIn = new Map<string, Day>(
    sheets.flatMap(({ _id, withId, committed }) => (committed ? [[withId ?? _id, dayOf(committed, zone)] as const] : [])),
  )
  for (const [first, until] of broughtIn) {
    const made = await madeBy(database, workspaceId, first)
    const idsOf = (service: Older['service']) =>
      partsOf(
        made.flatMap((each) => (each.service === service ? [each._id] : [])),
        IDS_PER_QUESTION,
      )
    for (const ids of idsOf('orders'))
      for (const record of await database.records('orders', workspaceId).byIds(ids)) yield { service: 'orders', record, until }
    for (const ids of idsOf('funds'))
      for (const record of await database.records('funds', workspaceId).byIds(ids)) yield { service: 'funds', record, until }
  }
}
