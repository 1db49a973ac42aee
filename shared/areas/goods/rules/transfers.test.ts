import { productId, unitId, warehouseId } from '../../../testing/examples'
import { transferErrors, type TransferItem } from './transfers'

const [rice, noodles] = [productId(1), productId(2)]
const between = (items: TransferItem[], to = warehouseId(2)) =>
  transferErrors({ fromWarehouseId: warehouseId(1), toWarehouseId: to, items }, (id) => (id === rice ? 'Gạo' : 'Bún')).map(
    ({ path, code, values }) => [path, code, values['name'] ?? values['max']],
  )

test('whole units of several products move at once', () => {
  expect(
    between([
      { productId: rice, quantity: 2, units: [unitId(1), unitId(2)] },
      { productId: noodles, quantity: 5000 - 2 },
    ]),
  ).toEqual([])
})

test('goods move between two warehouses, and something must move', () => {
  expect(between([{ productId: rice, quantity: 1 }], warehouseId(1))).toEqual([['toWarehouseId', 'transfers.same-warehouse', undefined]])
  expect(between([])).toEqual([['items', 'transfers.nothing', undefined]])
})

test.each([0, -1, 1.5, '2', null, undefined, Number.NaN, Infinity])('%p units can’t move', (quantity) => {
  expect(between([{ productId: rice, quantity }])).toEqual([['items.0.quantity', 'shipping.quantity-invalid', 'Gạo']])
})

test('as many units are scanned as move', () => {
  expect(between([{ productId: rice, quantity: 2, units: [unitId(1)] }])).toEqual([
    ['items.0.quantity', 'shipping.quantity-invalid', 'Gạo'],
  ])
})

test('a product stands in one line', () => {
  const line = { productId: noodles, quantity: 1 }
  expect(between([line, line])).toEqual([['items.1.productId', 'transfers.product-twice', 'Bún']])
})

test('at most 5,000 units move at once', () => {
  expect(between([{ productId: rice, quantity: 5001 }])).toEqual([['items', 'transfers.too-many-units', 5000]])
})
