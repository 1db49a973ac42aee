import { endOfDay, monthOfDay, shiftMonth, startOfDay, type Day, type Zone } from '@shared/foundation/days/days'
import type { SocaiDatabase, StoredOf } from '../../kernel/collections'

type Fund = StoredOf<'funds'>

/** What the figures of assets read of an entry. */
export const entryFields = [
  'group',
  'amount',
  'status',
  'created',
  'refundedAt',
  'refundedAmount',
  'isPart',
  'assetSince',
  'assetUntil',
  'assetEnded',
  'isOpening',
  'assetDepreciated',
] as const satisfies readonly (keyof Fund)[]

/** A payment is dated at most a year after its first month, and so is what it loses. */
const LATEST_PAYMENT_MONTHS = 13

/** The payments that may lose something within a range of days, with what else `only` names of them. */
export const losingEntries = (
  database: SocaiDatabase,
  workspaceId: string,
  { since, until, zone }: { since: Day; until: Day; zone: Zone },
  only: readonly (keyof Fund)[] = [],
): Promise<Fund[]> => {
  const span = { $gte: startOfDay(since, zone), $lte: endOfDay(until, zone) }
  return database.records('funds', workspaceId).find(
    {
      assetUntil: { $exists: true },
      assetSince: { $lte: monthOfDay(until) },
      $or: [{ assetUntil: { $gte: shiftMonth(monthOfDay(since), -LATEST_PAYMENT_MONTHS) } }, { refundedAt: span }],
      status: { $in: ['completed', 'cancelled'] },
    },
    // They are few; all others stand in the index by state, which would be read instead.
    { only: [...entryFields, ...only], hint: { assetUntil: 1, assetSince: 1 } },
  )
}
