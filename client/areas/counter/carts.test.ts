import {
  besideLine,
  emptyCart,
  exchangeOf,
  newCustomer,
  notesOf,
  paymentsOf,
  quantityIn,
  quickAmounts,
  sumsOf,
  withLine,
  withProduct,
} from './carts'

const tea = { _id: 'tea', name: 'Trà sen', price: 45_000 } as never
const paying = { transfer: null, label: 'Ngân hàng', onCredit: false, received: null }

test('the same scanned twice is one line of two; none of it is no line', () => {
  const cart = withProduct(withProduct(emptyCart('1'), tea), tea, 2)
  expect(cart.lines).toMatchObject([{ name: 'Trà sen', quantity: 3, price: 45_000 }])
  expect(sumsOf({ ...cart, discount: 5_000 })).toEqual({ goods: 135_000, total: 130_000, pieces: 3 })
  expect(withLine(cart, 'tea', { quantity: 0 }).lines).toEqual([])
})

test.each([
  ['5*SKU01', { quantity: 5, code: 'SKU01' }],
  ['12 x trà', { quantity: 12, code: 'trà' }],
  ['8934567890123', { quantity: 1, code: '8934567890123' }],
  ['1,5*SKU01', { quantity: 1.5, code: 'SKU01' }],
  ['1.500*SKU01', { quantity: 1500, code: 'SKU01' }],
  ['0*SKU01', { quantity: 1, code: '0*SKU01' }],
])('%s before a scan', (typed, read) => {
  expect(quantityIn(typed, 'vi')).toEqual(read)
})

test('what is likely handed over for 254,000, and how 46,000 is given back', () => {
  expect(quickAmounts(254_000)).toEqual([260_000, 300_000, 400_000])
  expect(notesOf(46_000)).toEqual([
    { value: 20_000, count: 2 },
    { value: 5_000, count: 1 },
    { value: 1_000, count: 1 },
  ])
})

test('cash takes what a transfer leaves; the change is what was handed over beyond it', () => {
  expect(paymentsOf(754_000, 'Tiền mặt', { ...paying, transfer: 500_000, received: 300_000 })).toEqual({
    payments: [
      { label: 'Tiền mặt', amount: 254_000 },
      { label: 'Ngân hàng', amount: 500_000 },
    ],
    inCash: 254_000,
    change: 46_000,
    missing: 0,
    owed: 0,
  })
  expect(paymentsOf(100_000, 'Tiền mặt', { ...paying, received: 60_000 })).toMatchObject({ change: 0, missing: 40_000 })
  expect(paymentsOf(100_000, 'Tiền mặt', { ...paying, onCredit: true, received: 60_000 })).toMatchObject({
    inCash: 60_000,
    owed: 40_000,
    missing: 0,
  })
})

test('what is free goes along and costs nothing; the line above or below is stepped to, never beyond', () => {
  const cup = { _id: 'cup', name: 'Phin nhôm', price: 20_000 } as never
  const sale = withLine(withProduct(withProduct(emptyCart('1'), tea, 4), cup), 'tea', { gift: 1 })
  expect(sumsOf(sale)).toEqual({ goods: 200_000, total: 200_000, pieces: 6 })
  expect([besideLine(sale, 'cup', -1), besideLine(sale, 'tea', -1), besideLine(sale, 'cup', 1)]).toEqual(['tea', 'tea', 'cup'])
  expect([besideLine(sale, null, 1), besideLine(emptyCart('2'), null, 1)]).toEqual(['cup', null])
})

test('whoever isn’t known is added by a phone number or by a name', () => {
  expect([newCustomer('0908 114 207 '), newCustomer('Chị Hạnh')]).toEqual([
    { group: 'Customers', name: '0908 114 207', phone: '0908 114 207' },
    { group: 'Customers', name: 'Chị Hạnh' },
  ])
})

test('goods that come back pay first; what they had cost more goes back', () => {
  const back = (credit: number) => ({ orderId: 'o', number: 'S000001', goods: [], credit })
  expect([exchangeOf(60_000, back(45_000)), exchangeOf(30_000, back(45_000)), exchangeOf(30_000, undefined)]).toEqual([
    { due: 15_000, over: 0 },
    { due: 0, over: 15_000 },
    { due: 30_000, over: 0 },
  ])
})
