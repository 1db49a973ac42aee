import { keptProduct, withLevels } from './follow-goods'

const fields = ['name', 'group', 'status', 'price', 'stockCount']
const tea = { _id: 'tea', name: 'Trà sen', group: 'goods', status: 'active', price: 45_000, stockCount: 7, cost: 20_000, rev: 4 }

test('a product that changed is kept with its price and stock, and without its cost', () => {
  expect(keptProduct(tea as never, fields)).toEqual({
    _id: 'tea',
    name: 'Trà sen',
    group: 'goods',
    status: 'active',
    price: 45_000,
    stockCount: 7,
  })
})

test('one that is no longer sold goes; one that isn’t told as a whole is asked for', () => {
  expect([keptProduct({ ...tea, status: 'disabled' } as never, fields), keptProduct({ _id: 'tea' } as never, fields)]).toEqual([
    null,
    undefined,
  ])
})

test('what stands in the warehouse is as it is now of what changed, and as before of the rest', () => {
  const before = [
    { productId: 'tea', count: 7 },
    { productId: 'cup', count: 3 },
  ]
  expect(withLevels(before, new Set(['tea', 'pot']), [{ productId: 'tea', count: 5 }])).toEqual([
    { productId: 'cup', count: 3 },
    { productId: 'tea', count: 5 },
  ])
})
