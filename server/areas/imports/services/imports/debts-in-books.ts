import { dayOf, endOfDay, type Zone } from '@shared/foundation/days/days'
import type { ImportKind } from '@shared/areas/imports/rules/columns'
import { PARTNER_FIELDS } from '@shared/foundation/documents/partners'
import type { SocaiDatabase } from '../../../../kernel/collections'
import { partnerGroupOf } from './books'
import type { Draft, Fault, OldDebt } from './dry-run/findings'

type KnownDebt = Draft & { readonly _id: string; readonly debt: OldDebt }

const PARTNERS_PER_QUESTION = 1000

/**
 * Why what is owed from before can't come to partners who are in the books: an order of that day or earlier may hold it already, as one
 * without items does.
 * @param kind of the sheet
 */
export const debtsInBooks = async (
  database: SocaiDatabase,
  { workspaceId, zone, kind }: { readonly workspaceId: string; readonly zone: Zone; readonly kind: ImportKind },
  drafts: readonly Draft[],
): Promise<Fault[]> => {
  const group = partnerGroupOf(kind)
  const known = drafts.filter((draft): draft is KnownDebt => draft._id !== undefined && draft.debt !== undefined)
  if (!group) return []
  const field = PARTNER_FIELDS[group]
  const faults: Fault[] = []
  for (let first = 0; first < known.length; first += PARTNERS_PER_QUESTION) {
    const some = known.slice(first, first + PARTNERS_PER_QUESTION)
    const [latest] = some.map(({ debt }) => debt.day).sort((a, b) => (a < b ? 1 : -1))
    if (latest === undefined) break
    const orders = await database.records('orders', workspaceId).find(
      {
        [field]: { $in: some.map(({ _id }) => _id) },
        status: { $ne: 'cancelled' },
        $or: [{ created: { $lte: endOfDay(latest, zone) } }, { 'items.0': { $exists: false } }],
      },
      { only: [field, 'order_number', 'created', 'items'], sort: { created: 1, _id: 1 } },
    )
    for (const { _id, rows, data, debt } of some) {
      const own = orders.filter((order) => order[field] === _id)
      const earlier = own.find(({ created }) => dayOf(created, zone) <= debt.day)
      const opening = own.find(({ items }) => items.length === 0)
      const about = { row: rows[0] ?? 0, column: 'openingDebt' }
      const name = String(data['name'])
      if (opening) faults.push({ ...about, code: 'imports.debt-known', values: { name, by: opening.order_number } })
      else if (earlier)
        faults.push({
          ...about,
          code: 'imports.debt-in-books',
          values: { name, number: earlier.order_number, day: dayOf(earlier.created, zone) },
        })
    }
  }
  return faults
}
