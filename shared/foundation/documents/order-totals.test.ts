import { month } from '../days/days'
import { fund, goods, orderId, partnerId, sale, service } from '../../testing/examples'
import {
  advanceOf,
  itemTotal,
  lineNets,
  orderBalance,
  orderTotal,
  outstanding,
  paidOf,
  partnerBalance,
  partnerOf,
  statusPaymentOf,
  usableBalance,
} from './order-totals'

test('a line counts its price times what is not a gift; a purchase counts its cost', () => {
  expect(itemTotal('sales', goods({ quantityGift: 2, cost: 70 }))).toBe(800)
  expect(itemTotal('purchases', goods({ quantityGift: 2, cost: 70 }))).toBe(560)
  expect(itemTotal('inventoryIn', goods({ cost: null }))).toBe(0)
  expect(itemTotal('sales', service({ price: 15, quantity: 0.5 }))).toBe(8)
})

test('an order totals its lines less the discount, or what was given when it has no lines', () => {
  expect(orderTotal({ group: 'sales', items: [goods(), service()], discount: 130 })).toBe(900)
  expect(orderTotal({ group: 'sales', items: [], total: 5_000_000 })).toBe(5_000_000)
})

test('the discount is spread over the lines, to the last dong', () => {
  const order = sale({ items: [goods({ quantity: 1 }), goods({ quantity: 1 }), goods({ quantity: 1 })], discount: 100 })
  expect(lineNets(order)).toEqual([66, 67, 67])
})

test('an order is paid when nothing is outstanding, balance used included', () => {
  expect(outstanding(sale({ paid: 700, usePartnerBalance: 200 }))).toBe(100)
  expect(statusPaymentOf(sale({ paid: 700, usePartnerBalance: 200 }))).toBe('pending')
  expect(statusPaymentOf(sale({ paid: 700, usePartnerBalance: 300 }))).toBe('completed')
  expect(statusPaymentOf(sale({ paid: 1200 }))).toBe('completed')
  expect(statusPaymentOf(sale({ status: 'cancelled' }))).toBe('cancelled')
})

test('only completed money in the direction of the order pays it', () => {
  const entries = [fund({ amount: 300 }), fund({ amount: 200, status: 'pending' }), fund({ amount: -50 }), fund({ status: 'cancelled' })]
  expect(paidOf('sales', entries)).toBe(300)
  expect(paidOf('purchases', entries)).toBe(50)
})

test('a sale is settled with its buyer, a purchase with its supplier', () => {
  expect(partnerOf(sale())).toBe(partnerId(1))
  expect(partnerOf(sale({ customerId: null, agentId: partnerId(2) }))).toBe(partnerId(2))
  expect(partnerOf(sale({ group: 'purchases', supplierId: partnerId(3) }))).toBe(partnerId(3))
  expect(partnerOf(sale({ group: 'inventoryIn' }))).toBeNull()
})

test('what was paid too much can be spent on another order', () => {
  const overpaid = sale({ paid: 1500 })
  const spending = sale({ usePartnerBalance: 200 })
  expect(orderBalance(overpaid)).toBe(500)
  expect(orderBalance(spending)).toBe(-200)
  expect(partnerBalance([overpaid, spending], [])).toBe(300)
  expect(usableBalance(300, 200)).toBe(500)
  expect(usableBalance(-700, 200)).toBe(0)
})

test('a cancelled or returned order gives back the balance it used', () => {
  expect(partnerBalance([sale({ paid: 1500 }), sale({ usePartnerBalance: 200, status: 'returned' })], [])).toBe(500)
})

test('money given in advance raises the balance of a customer and of a supplier; money given back lowers it', () => {
  const customer = partnerId(1)
  expect(partnerBalance([], [fund({ customerId: customer }), fund({ customerId: customer, amount: -100 })])).toBe(400)
  expect(partnerBalance([], [fund({ supplierId: customer, amount: -500 }), fund({ supplierId: customer, amount: 100 })])).toBe(400)
  expect(partnerBalance([], [fund({ customerId: customer, status: 'pending' })])).toBe(0)
  expect(advanceOf(fund({ customerId: customer, orderId: orderId(1) }))).toBe(0)
  expect(advanceOf(fund({ agentId: customer, amount: -500, month: month('2026-10') }))).toBe(0)
})
