import { day, DEFAULT_ZONE } from '../../../foundation/days/days'
import { errors, fillText } from '../../../registry/errors'
import { earliestShippingTime, orderErrors, subscriptionErrors, type ItemDraft, type OrderDraft } from './validate'

const when = { now: new Date('2024-08-31T17:00:00Z'), zone: DEFAULT_ZONE }
const rice: ItemDraft = { group: 'goods', name: 'Gạo', price: 100, cost: 80, quantity: 10 }
const draft = (own: Partial<OrderDraft> = {}): OrderDraft => ({ group: 'sales', customerId: 'c', items: [rice], ...own })
const said = (own: Partial<OrderDraft>) =>
  orderErrors(draft(own), when).map(({ path, code, values }) => `${path}: ${fillText(errors[code].en, values)}`)
const saidOf = (own: Partial<ItemDraft>, group: OrderDraft['group'] = 'sales') =>
  said({ group, supplierId: 's', items: [{ ...rice, ...own }] })

test('a complete order is accepted', () => expect(said({})).toEqual([]))

test('a sale has a buyer, a purchase a supplier', () => {
  expect(said({ customerId: null })).toEqual(['customerId: Buyer is required'])
  expect(said({ customerId: null, agentId: 'a' })).toEqual([])
  expect(said({ group: 'purchases' })).toEqual(['supplierId: Supplier is required'])
  expect(said({ group: 'inventoryOut', customerId: null })).toEqual([])
})

test('an order has items, or a total above 0 of its own', () => {
  expect(said({ items: [] })).toEqual(['items: Please add items for this order'])
  expect(said({ items: [], total: 0 })).toEqual(['items: Please add items for this order'])
  expect(said({ items: [], total: 5_000_000 })).toEqual([])
  expect(said({ items: [], total: -1 })).toEqual(['total: Invalid amount'])
  expect(said({ items: [], total: 0.5 })).toEqual(['total: Invalid amount'])
  expect(said({ group: 'inventoryIn', items: [], total: 5 })).toEqual(['items: Please add items for this order'])
})

test('a price is a whole number of at least 0', () => {
  for (const price of [undefined, null, -1, 1.5, NaN, '100', 1e16])
    expect(saidOf({ price })).toEqual(["items.0.price: Gạo 's Price is invalid"])
  expect(saidOf({ price: 0 })).toEqual([])
})

test('a purchase needs a cost; an inventory order may not know it', () => {
  expect(saidOf({ cost: 'n/a' }, 'purchases')).toEqual(["items.0.cost: Gạo 's Cost is invalid"])
  expect(saidOf({ cost: 'n/a' }, 'inventoryIn')).toEqual([])
  expect(saidOf({ cost: null }, 'inventoryIn')).toEqual(["items.0.cost: Gạo 's Cost is invalid"])
  expect(saidOf({ cost: -1 }, 'inventoryIn')).toEqual(["items.0.cost: Gạo 's Cost is invalid"])
  expect(saidOf({ cost: undefined }, 'inventoryOut')).toEqual([])
})

test('a price that a purchase doesn’t keep, and a cost that a sale doesn’t, may be sent back with its line, but be nothing else', () => {
  for (const known of [undefined, null, 0, 1.5, 'n/a']) {
    expect(saidOf({ price: known }, 'purchases')).toEqual([])
    expect(saidOf({ cost: known }, 'sales')).toEqual([])
  }
  for (const strange of [[], {}, -1, NaN, '100', true]) {
    expect(saidOf({ price: strange }, 'purchases')).toEqual(["items.0.price: Gạo 's Price is invalid"])
    expect(saidOf({ cost: strange }, 'sales')).toEqual(["items.0.cost: Gạo 's Cost is invalid"])
  }
})

test('a quantity is above 0, and whole for goods', () => {
  for (const quantity of [undefined, 0, -1, NaN, '3', Infinity]) {
    expect(saidOf({ quantity })).toEqual(["items.0.quantity: Gạo 's Quantity is invalid"])
  }
  expect(saidOf({ quantity: 1.5 })).toEqual([
    'items.0.quantity: For Goods, quantity must be integer (not have decimals) because each item in inventory have an unique SKU / QR Code',
  ])
  expect(saidOf({ quantity: 1.5, group: 'services' })).toEqual([])
})

test('gifts are part of the quantity', () => {
  expect(saidOf({ quantityGift: 10 })).toEqual([])
  expect(saidOf({ quantityGift: 11 })).toEqual(['items.0.quantityGift: Quantity Gift must be less than Total Quantity'])
  expect(saidOf({ quantityGift: -1 })).toEqual(["items.0.quantityGift: Gạo 's Quantity Gift is invalid"])
  expect(saidOf({ quantityGift: 0.5 })[0]).toContain('For Goods, quantity must be integer')
})

test('a quantity is not below what was shipped', () => {
  expect(saidOf({ shipped: 11 })).toEqual(['items.0.quantity: Quantity must not be less than Shipped'])
  expect(saidOf({ shipped: 10 })).toEqual([])
})

test('a line has a name', () => expect(saidOf({ name: ' ' })).toEqual(['items.0.name: Invalid name']))

test('a discount is from 0 to what the lines come to', () => {
  expect(said({ discount: 1000 })).toEqual([])
  expect(said({ discount: 1001 })).toEqual(['discount: Discount must be a whole number from 0 to 1000'])
  expect(said({ discount: -1 })).toEqual(['discount: Discount must be a whole number from 0 to 1000'])
  expect(said({ items: [], total: 500, discount: 1 })).toEqual(['discount: Discount must be a whole number from 0 to 0'])
})

describe('an order comes to a thousand billion dong at most', () => {
  const tooMuch = 'At most 1,000,000,000,000 dong: look whether there is a zero too many, or enter it in parts'
  const lineTooMuch = 'Gạo: price and quantity come to more than 1,000,000,000,000 dong; look whether there is a zero too many'

  test('one line of it, by price and quantity, gifts with the others', () => {
    expect(saidOf({ price: 100_000_000_000 })).toEqual([])
    expect(saidOf({ price: 100_000_000_001 })).toEqual([`items.0.price: ${lineTooMuch}`])
    expect(saidOf({ price: 100_000_000_001, quantityGift: 10 })).toEqual([`items.0.price: ${lineTooMuch}`])
    expect(saidOf({ price: 1_000_000_000_000_000 })).toEqual([`items.0.price: ${lineTooMuch}`])
    expect(saidOf({ cost: 100_000_000_001 }, 'inventoryIn')).toEqual([`items.0.cost: ${lineTooMuch}`])
    expect(saidOf({ cost: 1e200 })).toEqual([`items.0.cost: ${lineTooMuch}`])
  })

  test('all of its lines, whatever the discount', () => {
    const lines = [1, 2].map(() => ({ ...rice, price: 60_000_000_000 }))
    expect(said({ items: lines })).toEqual([`total: ${tooMuch}`])
    expect(said({ items: lines, discount: 300_000_000_000 })).toEqual([`total: ${tooMuch}`])
    expect(said({ items: lines.map((line) => ({ ...line, price: 50_000_000_000 })) })).toEqual([])
  })

  test('the total of one without lines', () => {
    expect(said({ items: [], total: 1_000_000_000_000 })).toEqual([])
    expect(said({ items: [], total: 1_000_000_000_001 })).toEqual([`total: ${tooMuch}`])
  })

  test('an older one that comes to more may stay so or come down, but not grow', () => {
    const older = draft({ items: [{ ...rice, price: 60_000_000_000_000 }] })
    const changed = (price: number) =>
      orderErrors(draft({ items: [{ ...rice, price }] }), { ...when, before: older }).map(({ path, code }) => `${path}: ${code}`)
    expect([60_000_000_000_000, 59_000_000_000_000, 5].map(changed)).toEqual([[], [], []])
    expect(changed(60_000_000_000_001)).toEqual(['items.0.price: orders.line-above-limit'])
  })
})

test('an order is dated no earlier than six months back', () => {
  // It is 1 September in Vietnam: six months back is 1 March, which begins at 17:00Z of 29 February.
  expect(said({ created: new Date('2024-02-29T17:00:00Z') })).toEqual([])
  expect(said({ created: new Date('2024-02-29T16:59:59.999Z') })).toEqual([
    'created: The order date cannot be earlier than 2024-03-01, six months back',
  ])
})

test('a subscription has a start, another end if any, and a day of payment from 0 to 28', () => {
  const codes = (own: Parameters<typeof subscriptionErrors>[0]) => subscriptionErrors(own).map(({ code }) => errors[code].en)
  const started = day('2024-03-01')
  expect(codes({ started, moPaymentDate: 0 })).toEqual([])
  expect(codes({ moPaymentDate: 28 })).toEqual(['Please enter a valid Start date and End date'])
  expect(codes({ started, ended: day('2024-02-01'), moPaymentDate: 1 })).toEqual(['Please enter a valid Start date and End date'])
  expect(codes({ started, ended: started, moPaymentDate: 1 })).toEqual(['Start date and End date must be different'])
  for (const moPaymentDate of [29, -1, 1.5, '1', undefined]) {
    expect(codes({ started, moPaymentDate })).toEqual(['Please enter a valid monthly payment date'])
  }
})

test('a shipment is dated no earlier than the start of the previous month', () => {
  expect(earliestShippingTime(new Date('2024-01-31T17:00:00Z'), DEFAULT_ZONE)).toEqual(new Date('2023-12-31T17:00:00Z'))
})
