import { RECEIVING_GROUPS } from '@shared/foundation/documents/order-kinds'
import { returnedValue } from '@shared/foundation/documents/order-shipping'
import { dong, type Dong } from '@shared/foundation/money/money'
import type { Call } from '../../../../kernel/service-rules'
import type { StoredOf } from '../../../../kernel/collections'

type Order = StoredOf<'orders'>

/** Of a supplier's price, what no unit carries: it is cost of goods of its day. */
interface UncarriedEntry {
  readonly _id: Order['_id']
  readonly service: 'orders'
  readonly number: string
  /** The supplier's. */
  readonly name: string
  readonly partnerId?: NonNullable<Order['supplier']>['_id']
  readonly at: Date
  readonly amount: Dong
}

/** What no unit carries of what was bought, for each moment in the range at which there is some. */
export const uncarriedEntries = async (
  { app, caller }: Call<'orders'>,
  span: { readonly $gte: Date; readonly $lte: Date },
): Promise<UncarriedEntry[]> => {
  const orders = await app
    .get('database')
    .records('orders', caller.workspaceId)
    .find(
      {
        group: { $in: [...RECEIVING_GROUPS] },
        'shipments.uncarried': { $exists: true },
        $or: [{ shipments: { $elemMatch: { time: span } } }, { returnedAt: span }],
      },
      { only: ['order_number', 'supplier', 'shipments', 'returnedAt', 'status'] },
    )
  return orders.flatMap((order) => {
    const { _id, order_number: number, supplier, shipments, returnedAt, status } = order
    const whole = returnedAt && status === 'returned' ? [{ time: returnedAt, uncarried: -returnedValue(order).uncarried }] : []
    return [...shipments, ...whole].flatMap(({ time, uncarried = 0 }): UncarriedEntry[] =>
      uncarried === 0 || time < span.$gte || time > span.$lte
        ? []
        : [
            {
              _id,
              service: 'orders',
              number,
              name: supplier?.name ?? '',
              ...(supplier ? { partnerId: supplier._id } : null),
              at: time,
              amount: dong(uncarried),
            },
          ],
    )
  })
}
