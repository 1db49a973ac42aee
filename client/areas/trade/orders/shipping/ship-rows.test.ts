import type { Shipment } from '@shared/areas/trade/services/orders'
import { dong } from '@shared/foundation/money/money'
import type { Instant } from '@shared/foundation/declaration/wire'
import { riceId, sampleOrder, thuDuc } from '../order-samples'
import { availableOf, proposedQuantity, quantityFor, shippingInstant, shipRows } from './ship-rows'

const order = sampleOrder({ items: sampleOrder().items.map((item, at) => (at === 0 ? { ...item, shipped: 4 } : item)) })
const [rice] = shipRows(order)

test('a row is brought to what remains, in whole pieces', () => {
  expect(rice && [-3, 2.7, 6, 60, null].map((asked) => quantityFor(rice, asked))).toEqual([0, 2, 6, 6, 0])
})

test('everything that remains and is there is proposed', () => {
  expect(rice && [proposedQuantity(rice, 100, false), proposedQuantity(rice, 2, false), proposedQuantity(rice, 0, false)]).toEqual([
    6, 2, 0,
  ])
})

test('a product on two lines is one row', () => {
  const twice = sampleOrder({ items: [...order.items, { ...sampleOrder().items[0]!, quantity: 3 }] })
  expect(shipRows(twice).map(({ ordered, shipped, remaining }) => [ordered, shipped, remaining])).toEqual([
    [13, 4, 9],
    [4, 0, 4],
  ])
})

test('editing a shipment, what it holds counts as not yet shipped and may be taken again', () => {
  const shipment: Shipment = {
    time: '2026-11-20T04:00:00.000Z' as Instant,
    warehouseId: thuDuc,
    lines: [{ index: 0, productId: riceId, quantity: 4 }],
    net: dong(400_000),
    cost: 0,
  }
  const [row] = shipRows(order, shipment)
  expect(row).toMatchObject({ shipped: 0, remaining: 10, inShipment: 4 })
  expect(row && [availableOf(row, 1, true), proposedQuantity(row, 5, true)]).toEqual([5, 4])
})

test('what comes in isn’t limited by stock', () =>
  expect(rice && [availableOf(rice, 0, false), availableOf(rice, 3, true)]).toEqual([6, 3]))

test('a shipping time is a day and a time of the workspace’s clock', () => {
  const zone = 'Asia/Ho_Chi_Minh'
  expect(shippingInstant('2026-11-21', '14:05', zone)).toBe('2026-11-21T07:05:00.000Z')
  expect(['25:00', '14:60', '14', ''].map((clock) => shippingInstant('2026-11-21', clock, zone))).toEqual([null, null, null, null])
})

test('a quantity that can’t be read is none that ships: it stays so until it is mended', () =>
  expect(rice && [quantityFor(rice, Number.NaN), quantityFor(rice, null), quantityFor(rice, 4)]).toEqual([Number.NaN, 0, 4]))
