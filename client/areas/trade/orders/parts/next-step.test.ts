import type { OrderActor } from '@shared/foundation/documents/order-statuses'
import type { Order } from '@shared/areas/trade/services/orders'
import { asDocument } from '../order-document'
import { sampleOrder } from '../order-samples'
import { nextStep } from './next-step'

const seller: OrderActor = { rights: ['/sales'] }
const stepOf = (own: Partial<Order>, shipped = 0) => {
  const order = sampleOrder(own)
  return nextStep(asDocument({ ...order, items: order.items.map((item) => ({ ...item, shipped: item.quantity * shipped })) }), seller)
}

test('an order is shipped, then delivered, then paid, then finished', () => {
  expect(stepOf({ status: 'new-order' })).toBe('ship')
  expect(stepOf({ status: 'partial-shipped' }, 0.5)).toBe('shipRest')
  expect(stepOf({ status: 'shipped' }, 1)).toBe('delivered')
  expect(stepOf({ status: 'delivered' }, 1)).toBe('pay')
  expect(stepOf({ status: 'delivered', statusPayment: 'completed' }, 1)).toBe('finished')
})

test('nothing is next of what is through', () => {
  expect(stepOf({ status: 'finished', statusPayment: 'completed' }, 1)).toBeNull()
  expect(stepOf({ status: 'returned' }, 1)).toBeNull()
  expect(stepOf({ status: 'cancelled', statusPayment: 'cancelled' })).toBeNull()
})

test('finished and not paid: the payment is next', () => {
  expect(stepOf({ status: 'finished' }, 1)).toBe('pay')
})
