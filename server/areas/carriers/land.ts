import { isShipment } from '@shared/foundation/documents/order-shipping'
import { remainingOf } from '@shared/foundation/documents/order-lines'
import type { Application } from '../../kernel/application'
import type { StoredOf } from '../../kernel/collections'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'
import { AppError } from '../../platform/errors'
import { carrierParams, type Delivery } from './carrier-run'
import { changeDelivery } from './delivery-work'

/** Whether every shipment of an order that was wholly shipped was handed over to whoever bought. */
const hasArrived = async (work: SocaiUnitOfWork, order: StoredOf<'orders'>): Promise<boolean> => {
  if (order.status !== 'shipped' || order.items.some((item) => remainingOf(item) > 0 && item.group === 'goods')) return false
  const arrived = await work.read('deliveries').find({ orderId: order._id, status: 'delivered' }, { only: ['shippingTime'] })
  const times = new Set(arrived.map(({ shippingTime }) => shippingTime.getTime()))
  return order.shipments.filter(isShipment).every(({ time }) => times.has(time.getTime()))
}

/** After a parcel has arrived: its order is delivered once all of it has. What the order's rules refuse is noted beside the parcel. */
export const land = async (app: Application, delivery: Delivery): Promise<void> => {
  const params = await carrierParams(app, delivery)
  try {
    await changeDelivery(app, delivery, async (before, work) => {
      if (!before.landing) return null
      const order = await work.read('orders').byId(before.orderId)
      if (order && (await hasArrived(work, order)))
        await app.service('orders').patchWithin(work, { ...params, besides: {} }, order._id, { status: 'delivered' })
      return { landing: undefined, dueAt: undefined }
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await changeDelivery(app, delivery, () => ({ landing: undefined, dueAt: undefined, problem: error.message.slice(0, 300) }))
  }
}
