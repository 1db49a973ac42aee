import { findIn, indexOf } from './find-goods'

const index = indexOf([
  { _id: '1', name: 'Trà sen Tây Hồ 100 g', slug: 'TRA_SEN' },
  { _id: '2', name: 'Cà phê Robusta', slug: 'CF01' },
  { _id: '3', name: 'Lê Minh Quân', phone: '0908 114 207' },
])
const found = (typed: string) => findIn(index, typed, 10).map(({ _id }) => _id)

test('goods are found by any of their words, without accents, by SKU; customers by their phone', () => {
  expect([found('tra'), found('tay ho sen'), found('cf01'), found('114'), found('tra robusta')]).toEqual([['1'], ['1'], ['2'], ['3'], []])
})

/** The least of five goes, in ms. */
const leastMs = (work: () => unknown): number =>
  Math.min(
    ...Array.from({ length: 5 }, () => {
      const begun = performance.now()
      work()
      return performance.now() - begun
    }),
  )

test('the last of 10,000 products is found by little more than one look at each name', () => {
  const goods = Array.from({ length: 10_000 }, (_, at) => ({ _id: String(at), name: `Trà ướp hương số ${at}`, slug: `TRA_${at}` }))
  const many = indexOf(goods)
  expect(findIn(many, 'hương 9999', 24).map(({ _id }) => _id)).toEqual(['9999'])
  const looking = leastMs(() => goods.filter(({ name }) => name.toLowerCase().includes('9999')))
  expect(leastMs(() => findIn(many, 'hương 9999', 24)) / looking).toBeLessThan(10)
})
