import { orderNumber, parseOrderNumber } from './order-numbers'

test('orders are numbered per group with a letter and six digits', () => {
  expect(orderNumber('sales', 1)).toBe('S000001')
  expect(orderNumber('purchases', 42)).toBe('P000042')
  expect(orderNumber('inventoryIn', 999_999)).toBe('I999999')
  expect(orderNumber('inventoryOut', 1_000_000)).toBe('O1000000')
  expect(() => orderNumber('sales', 0)).toThrow(RangeError)
})

test('a number is understood as it is written', () => {
  expect(parseOrderNumber(' s000012 ')).toEqual({ group: 'sales', n: 12 })
  expect([parseOrderNumber('S000000'), parseOrderNumber('X000001'), parseOrderNumber('S1'), parseOrderNumber('S0000001')]).toEqual([
    null,
    null,
    null,
    null,
  ])
})
