import { goods, productId, sale, service } from '../../../../testing/examples'
import { undeliveredOf } from './undelivered'

const at = new Date('2024-03-06T03:00:00Z')
const shipment = (quantity: number, net: number) => ({
  time: at,
  lines: [{ index: 0, productId: productId(1), quantity }],
  net,
  cost: 0,
})
const cost60 = (product: string): number | null => (product === productId(1) ? 60 : null)

test('of an order shipped in part, what remains is worth its part of the total and costs its units', () => {
  const order = sale({ items: [goods({ shipped: 4 })], total: 900, shipments: [shipment(4, 360)] })
  expect(undeliveredOf([order], cost60)).toEqual({ orders: 1, net: 540, cost: 360, unknownUnits: 0 })
})

test('what came back isn’t awaited again', () => {
  const order = sale({ items: [goods({ shipped: 4 })], total: 1000, shipments: [shipment(4, 400), shipment(-2, -200)] })
  expect(undeliveredOf([order], cost60)).toEqual({ orders: 1, net: 600, cost: 360, unknownUnits: 0 })
})

test('a wholly shipped order counts for nothing; a service costs nothing', () => {
  const done = sale({ items: [goods({ shipped: 10 })], shipments: [shipment(10, 1000)] })
  expect(undeliveredOf([done, sale({ items: [service()], total: 30 })], cost60)).toEqual({ orders: 1, net: 30, cost: 0, unknownUnits: 0 })
})

test('what goods will cost is rounded by the one rule: 25 at 0.58 come to 14.5 and count 15', () => {
  const order = sale({ items: [goods({ quantity: 25 })], total: 100 })
  expect(undeliveredOf([order], () => 0.58).cost).toBe(15)
})

test('goods whose cost nobody knows are told apart, never taken for free', () => {
  const order = sale({ items: [goods(), goods({ productId: productId(2), quantity: 3 })], total: 1300 })
  expect(undeliveredOf([order], cost60)).toEqual({ orders: 1, net: 1300, cost: 600, unknownUnits: 3 })
})
