import { leadsBack, needsOf, type Stocked } from './inventory'

const product = (_id: string, stockCount: number, notshipped: number, subItems: [string, number][] = []): Stocked => ({
  _id,
  stockCount,
  notshipped,
  subItems: subItems.map(([productId, quantity]) => ({ productId, quantity })),
})

const needs = (...products: Stocked[]) =>
  Object.fromEntries([...needsOf(products)].map(([id, { used, needImport }]) => [id, [used, needImport]]))

test('what is ordered beyond the stock has to be brought in; what is in stock hasn’t', () => {
  expect(needs(product('tea', 12, 20), product('coffee', 76, 16), product('jar', 0, 0))).toEqual({
    tea: [0, 8],
    coffee: [0, 0],
    jar: [0, 0],
  })
})

test('the sets that are missing use up their parts', () => {
  const box = product('box', 70, 96, [
    ['tea', 1],
    ['honey', 2],
  ])
  expect(needs(product('tea', 83, 62), box, product('honey', 44, 58))).toEqual({ box: [0, 26], tea: [26, 5], honey: [52, 66] })
})

test('parts of parts are needed too, and one that several sets use is needed for all of them', () => {
  const crate = product('crate', 0, 2, [['box', 3]])
  const box = product('box', 1, 1, [['tea', 2]])
  const basket = product('basket', 0, 4, [['tea', 1]])
  expect(needs(product('tea', 5, 0), box, crate, basket)).toEqual({ crate: [0, 2], box: [6, 6], basket: [0, 4], tea: [16, 11] })
})

test('a product can’t be made of itself, however far round', () => {
  const parts: Record<string, { productId: string; quantity: number }[]> = {
    box: [{ productId: 'tin', quantity: 1 }],
    tin: [{ productId: 'tea', quantity: 1 }],
  }
  const of = (id: string) => parts[id] ?? []
  expect(leadsBack('tea', [{ productId: 'box', quantity: 1 }], of)).toBe(true)
  expect(leadsBack('tea', [{ productId: 'tea', quantity: 1 }], of)).toBe(true)
  expect(leadsBack('tea', [{ productId: 'cup', quantity: 1 }], of)).toBe(false)
})
