import type { Id } from '../ids'
import { wholeCosts } from './order-costs'

const [rice, tea] = ['rice', 'tea'] as unknown as readonly [Id<'products'>, Id<'products'>]
const items = [{ group: 'goods' }, { group: 'goods' }] as const
const lines = [
  { index: 0, productId: rice, quantity: 1 },
  { index: 1, productId: tea, quantity: 1 },
]

test('costs with parts of a dong sum to the whole dong of their shipment: the odd one is of the goods that cost most', () => {
  const costs = [
    { productId: tea, cost: 200.4 },
    { productId: rice, cost: 333.4 },
  ]
  expect([...wholeCosts(items, { cost: 534, costs, lines })]).toEqual([
    [tea, 200],
    [rice, 334],
  ])
  const back = costs.map((each) => ({ ...each, cost: -each.cost }))
  expect([...wholeCosts(items, { cost: -534, costs: back, lines })]).toEqual([
    [tea, -200],
    [rice, -334],
  ])
})

test('of goods that left with a service all of the cost is theirs', () => {
  expect([...wholeCosts([{ group: 'goods' }, { group: 'services' }], { cost: 534, lines })]).toEqual([[rice, 534]])
})

test('of one product it is the cost of the shipment; of several that aren’t told apart none’s', () => {
  expect([...wholeCosts(items, { cost: 534, lines: lines.slice(0, 1) })]).toEqual([[rice, 534]])
  expect([...wholeCosts(items, { cost: 534, lines })]).toEqual([])
  expect([...wholeCosts(items, { cost: 0, lines: [] })]).toEqual([])
})
