import { levelsIn, stockByWarehouse, wholeStock } from './levels'

const levels = [
  { productId: 'tea', warehouseId: 'east', count: 4, value: 400, unknown: 1 },
  { productId: 'honey', warehouseId: 'east', count: 9, value: 90, unknown: 0 },
  { productId: 'tea', warehouseId: 'west', count: 0, value: 0, unknown: 0 },
]

it('A warehouse holds the sum of its products, those sold out not counted', () => {
  const stock = stockByWarehouse(levels)
  expect(stock.get('east')).toEqual({ kinds: 2, units: 13, value: 490, unknown: 1 })
  expect(stock.get('west')).toBeUndefined()
})

it('All warehouses together hold the sum of each; their value only where every one is known', () => {
  const two = [...levels, { productId: 'tea', warehouseId: 'south', count: 2, value: 60, unknown: 0 }]
  expect(wholeStock(stockByWarehouse(two))).toEqual({ units: 15, value: 550 })
  const blind = two.map(({ productId, warehouseId, count }) => ({ productId, warehouseId, count }))
  expect(wholeStock(stockByWarehouse(blind))).toEqual({ units: 15, value: undefined })
})

it('Without the right to see costs no value is made up', () => {
  const blind = levels.map(({ productId, warehouseId, count }) => ({ productId, warehouseId, count }))
  expect(stockByWarehouse(blind).get('east')?.value).toBeUndefined()
})

it('The stock of a warehouse lists the most first', () => {
  expect(levelsIn(levels, 'east').map(({ productId }) => productId)).toEqual(['honey', 'tea'])
})
