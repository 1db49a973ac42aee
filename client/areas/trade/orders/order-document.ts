import type { OrderActor } from '@shared/foundation/documents/order-statuses'
import type { OrderDocument, WriteOff } from '@shared/foundation/documents/order-types'
import type { Order } from '@shared/areas/trade/services/orders'
import type { User } from '@shared/areas/people/services/users'

/** An order off the wire as the rules read it: instants are dates. */
export const asDocument = ({ writeOffs, ...order }: Order): OrderDocument => ({
  ...order,
  ...(writeOffs ? { writeOffs: writeOffs.map(asWriteOff) } : null),
  created: new Date(order.created),
  returnedAt: order.returnedAt ? new Date(order.returnedAt) : null,
  shipments: order.shipments.map((shipment) => ({ ...shipment, time: new Date(shipment.time) })),
})

const asWriteOff = ({ at, amount, undone }: NonNullable<Order['writeOffs']>[number]): WriteOff => ({
  at: new Date(at),
  amount,
  ...(undone ? { undone: { at: new Date(undone.at), counts: new Date(undone.counts) } } : null),
})

/** The member as the rules of status ask for them. */
export const actorOf = (me: Pick<User, '_id' | 'rights'>): OrderActor => ({ rights: me.rights, userId: me._id })
