import { sampleOrder } from '../order-samples'
import { fieldOfPath, lineErrors, fieldErrorsOf } from './order-problems'
import { emptyValues, valuesOf, type OrderValues } from './order-values'

const zone = 'Asia/Ho_Chi_Minh'
const now = new Date('2026-11-21T03:00:00Z')
const written = valuesOf(sampleOrder(), zone)
const said = (own: Partial<OrderValues>, group: 'sales' | 'purchases' = 'sales') =>
  fieldErrorsOf({ ...written, ...own }, { group, zone, now, locale: 'en', dateChanged: 'created' in own })
const line = (own: Partial<OrderValues['items'][number]>) => written.items.map((item, index) => (index === 0 ? { ...item, ...own } : item))

test('an order that is complete has nothing wrong', () => expect(said({})).toEqual({}))

test('an empty order is told what it lacks, each on its field, in the words of the specification', () => {
  const empty = emptyValues(zone, now)
  const of = (group: 'sales' | 'purchases', locale: 'en' | 'vi') => fieldErrorsOf(empty, { group, zone, now, locale, dateChanged: true })
  expect(of('sales', 'en')).toEqual({ partner: 'Buyer is required', items: 'Please add items for this order' })
  expect(of('purchases', 'en')).toEqual({ partner: 'Supplier is required', items: 'Please add items for this order' })
  expect(of('sales', 'vi')).toEqual({ partner: 'Chưa chọn người mua', items: 'Hãy thêm hàng cho đơn này' })
})

test('what is wrong with a line stands at that line', () => {
  const errors = said({ items: line({ price: null, quantity: 1.5 }) })
  expect(lineErrors(written, errors.items)[written.items[0]?.key ?? '']).toEqual({
    price: "Gạo 's Price is invalid",
    quantity: 'For Goods, quantity must be integer (not have decimals) because each item in inventory have an unique SKU / QR Code',
  })
  expect(said({ items: line({ quantity: 0 }) }).items).toEqual([{ quantity: "Gạo 's Quantity is invalid" }])
  expect(said({ items: line({ free: 11 }) }).items).toEqual([{ free: 'Quantity Gift must be less than Total Quantity' }])
  expect(said({ items: line({ shipped: 11 }) }).items).toEqual([{ quantity: 'Quantity must not be less than Shipped' }])
})

test('what can’t be read in the price of a line is its price in a sale, and its cost in a purchase', () => {
  const errors = (group: 'sales' | 'purchases') => said({ items: line({ price: Number.NaN }) }, group).items
  expect(errors('sales')).toEqual([{ price: "Gạo 's Price is invalid" }])
  expect(errors('purchases')).toEqual([{ price: "Gạo 's Cost is invalid" }])
})

test('a discount is at most what the items come to, written as money', () => {
  expect(said({ discount: 1_200_001 })).toEqual({ discount: 'Discount must be a whole number from 0 to 1,200,000' })
})

test('a date earlier than six months back is refused only where it was changed', () => {
  expect(said({ created: '2026-05-20' })).toEqual({ created: 'The order date cannot be earlier than 21/05/2026, six months back' })
  const old = { ...written, created: '2025-01-01' }
  expect(fieldErrorsOf(old, { group: 'sales', zone, now, locale: 'en', dateChanged: false })).toEqual({})
})

test('what the server says of a field stands on that field', () => {
  expect(['customerId', 'supplierId', 'items.2.cost', 'items.0.quantityGift', 'items.1.productId', 'discount'].map(fieldOfPath)).toEqual([
    'partner',
    'partner',
    'items.2.price',
    'items.0.free',
    'items.1.line',
    'discount',
  ])
})
