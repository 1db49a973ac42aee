import { roundDong } from '@shared/foundation/money/money'
import type { StoredOf } from '../../kernel/collections'
import { CarrierRefusal, type Parcel } from './clients/carrier-client'
import type { CarrierAccount, Delivery } from './carrier-run'

type Order = StoredOf<'orders'>

/** Where nobody says how large a parcel is; centimetres. */
const USUAL_SIZE = { length: 20, width: 15, height: 10 }

type Sent = Pick<Delivery, 'to' | 'weight' | 'size' | 'cod' | 'insured' | 'note' | 'feePayer'> & {
  readonly _id: string
  readonly shippingTime?: Date
}

/** What of an order goes in a shipment, by name; of an order that hasn't been shipped all of it. */
const itemsOf = ({ items, shipments }: Order, time: Date | undefined): Parcel['items'] => {
  const shipment = shipments.find((each) => each.time.getTime() === time?.getTime())
  const counts = shipment
    ? shipment.lines.map(({ index, quantity }) => ({ item: items[index], quantity }))
    : items.map((item) => ({ item, quantity: item.quantity }))
  return counts.flatMap(({ item, quantity }) =>
    item && quantity > 0 ? [{ name: item.name, code: item.slug ?? '', quantity, price: roundDong(item.price ?? 0) }] : [],
  )
}

/** A delivery as its carrier is told of it. @throws CarrierRefusal where nobody says where it is picked up */
export const parcelOf = (order: Order, { from }: Pick<CarrierAccount, 'from'>, sent: Sent): Parcel => {
  if (!from) throw new CarrierRefusal('from')
  const { _id, to, weight, size = USUAL_SIZE, cod, insured = 0, note = '', feePayer = 'sender', shippingTime } = sent
  return { id: _id, from, to, weight, size, cod, insured, note, feePayer, items: itemsOf(order, shippingTime) }
}
