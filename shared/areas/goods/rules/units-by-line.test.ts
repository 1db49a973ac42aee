import { goods, orderId, productId, sale, unitId } from '../../../testing/examples'
import { unitsByLine } from './units-by-line'

const first = new Date('2026-03-10T03:00:00Z')
const second = new Date('2026-03-11T03:00:00Z')
const unit = (n: number, created: Date, own: object = {}) => ({
  _id: unitId(n),
  productId: productId(1),
  created,
  exported: false,
  ...own,
})
const lines = (...quantities: number[]) =>
  quantities.flatMap((quantity, index) => (quantity > 0 ? [{ index, productId: productId(1), quantity }] : []))
const entry = (time: Date, ...quantities: number[]) => ({ time, lines: lines(...quantities), net: 0, cost: 0 })
const order = {
  ...sale({ group: 'purchases', items: [goods(), goods()], shipments: [entry(first, 2, 1), entry(second, 1, 2)] }),
  _id: orderId(1),
}

test('units came in with the lines of their receipt, the first line’s first', () => {
  const came = [unit(1, first), unit(2, first), unit(3, first), unit(4, second), unit(5, second), unit(6, second)]
  const byLine = [...unitsByLine(order, came.toReversed())].map(([index, own]) => [index, own.map(({ _id }) => _id)])
  expect(byLine.sort()).toEqual([
    [0, [unitId(1), unitId(2), unitId(4)]],
    [1, [unitId(3), unitId(5), unitId(6)]],
  ])
})

test('one that a corrected receipt took out again never came', () => {
  const gone = unit(2, first, { exported: true, exportId: order._id, exportTime: first })
  const sold = unit(3, first, { exported: true, exportId: orderId(2), exportTime: second })
  expect(
    unitsByLine(order, [unit(1, first), gone, sold])
      .get(0)
      ?.map(({ _id }) => _id),
  ).toEqual([unitId(1), unitId(3)])
})
