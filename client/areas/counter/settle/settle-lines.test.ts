import { lackingOf, settledItems, settledLines } from './settle-lines'

const line = (name: string, quantity: number, own: object = {}) =>
  ({ productId: name, name, group: 'goods', quantity, quantityGift: 0, shipped: 0, price: 45_000, ...own }) as never
const instead = { product: { _id: 'coffee', name: 'Cà phê', price: 60_000 }, quantity: 1, price: 60_000 } as never

test('what isn’t in the warehouse lacks, and what is no longer sold; services don’t', () => {
  const items = [line('tea', 3), line('tea', 2), line('wrapping', 1, { group: 'services' }), line('', 4, { group: 'others' })]
  expect(lackingOf(items, new Map([['tea', 4]]))).toEqual([
    { index: 1, quantity: 1 },
    { index: 3, quantity: 4 },
  ])
})

test('without what lacks, what was paid of it first; with other goods in its place', () => {
  const items = [line('tea', 3, { quantityGift: 1 }), line('box', 1)]
  const lacking = [
    { index: 0, quantity: 2 },
    { index: 1, quantity: 1 },
  ]
  expect(settledItems(items, lacking, instead)).toMatchObject([
    { productId: 'tea', quantity: 1, quantityGift: 1 },
    { productId: 'coffee', quantity: 1, price: 60_000 },
  ])
  expect(settledLines(items, [{ index: 0, quantity: 1 }], null)).toMatchObject([
    { quantity: 1, gift: 1 },
    { name: 'box', quantity: 1 },
  ])
})
