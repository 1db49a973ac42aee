import { orderNumber } from '@shared/domain/orders/numbers'
import type { OrderGroup } from '@shared/domain/orders/statuses'
import { encodeFilter } from '../platform/mongo/codec'
import type { SocaiDatabase } from '../declarations'

/**
 * Takes the next number of a group in a workspace, atomically and just before the order's transaction: increasing,
 * unique, never used again. A create that fails afterwards leaves a gap.
 */
export const nextOrderNumber = async (database: SocaiDatabase, workspaceId: string, group: OrderGroup): Promise<string> => {
  const { kinds } = database.definition('counters')
  const counter = await database
    .collection('counters')
    .findOneAndUpdate(
      encodeFilter(kinds, { workspaceId, name: `orders:${group}` }),
      { $inc: { value: 1 } },
      { upsert: true, returnDocument: 'after' },
    )
  return orderNumber(group, Number(counter?.['value']))
}
