import { orderId, productId, unitId, warehouseId } from '../../../testing/examples'
import { costOf, costOfGoods, levelDeltas, movementOf, needImport, pickScanned } from './stock'
import type { StockUnit } from '../../../foundation/documents/stock-types'

const rice = productId(1)
const main = warehouseId(1)

const unit = (n: number, own: Partial<StockUnit> = {}): StockUnit => ({
  _id: unitId(n),
  productId: rice,
  warehouseId: main,
  cost: 100,
  created: new Date(Date.UTC(2024, 0, 1)),
  importId: orderId(1),
  exportId: null,
  ...own,
})
const on = (day: number) => new Date(Date.UTC(2024, 0, day))

test('the very units that were scanned leave', () => {
  const picked = pickScanned([unit(1), unit(2)], [unitId(2), unitId(1)], { productId: rice, warehouseId: main })
  expect(picked).toEqual({ ok: true, units: [unit(2), unit(1)] })
})

test('a unit that is unknown, gone, elsewhere, of another product or scanned twice is refused', () => {
  const units = [unit(1), unit(2, { exportId: orderId(2) }), unit(3, { warehouseId: warehouseId(2) }), unit(4, { productId: productId(2) })]
  const from = { productId: rice, warehouseId: main }
  expect(pickScanned(units, [unitId(9)], from)).toEqual({ ok: false, unit: unitId(9), code: 'stock.unit-unknown' })
  expect(pickScanned(units, [unitId(2)], from)).toEqual({ ok: false, unit: unitId(2), code: 'stock.unit-gone' })
  expect(pickScanned(units, [unitId(3)], from)).toEqual({ ok: false, unit: unitId(3), code: 'stock.unit-elsewhere' })
  expect(pickScanned(units, [unitId(4)], from)).toEqual({ ok: false, unit: unitId(4), code: 'stock.unit-wrong-product' })
  expect(pickScanned(units, [unitId(1), unitId(1)], from)).toEqual({ ok: false, unit: unitId(1), code: 'stock.unit-twice' })
})

test('goods sold cost what their own units cost; an unknown cost is never 0 but counted apart', () => {
  const units = [unit(1, { cost: 100.25 }), unit(2, { cost: 0 }), unit(3, { cost: null }), unit(4, { cost: 0.25 })]
  expect(costOf(units)).toEqual({ cost: 100.5, unknown: 1 })
  expect(costOfGoods(units)).toEqual({ cost: 101, unknown: 1 })
})

test('movements change the levels of their product and warehouse', () => {
  const of = { productId: rice, warehouseId: main, orderId: orderId(1), time: on(1) }
  const received = movementOf([unit(1), unit(2), unit(3, { cost: null })], { ...of, sign: 1 })
  const sold = movementOf([unit(1)], { ...of, sign: -1 })
  expect(received).toEqual({ ...of, sign: 1, quantity: 3, cost: 200, unknown: 1 })
  expect(levelDeltas([received, sold, { ...received, warehouseId: warehouseId(2) }])).toEqual([
    { productId: rice, warehouseId: main, count: 2, value: 100, unknown: 1 },
    { productId: rice, warehouseId: warehouseId(2), count: 3, value: 200, unknown: 1 },
  ])
  expect(levelDeltas([received, { ...received, sign: -1 }])).toEqual([])
})

test('to buy is what is ordered and neither shipped nor in stock', () => {
  expect([needImport(10, 3), needImport(3, 10)]).toEqual([7, 0])
})
