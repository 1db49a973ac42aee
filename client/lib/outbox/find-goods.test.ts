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

test('a scanned code is one product: of two that share a barcode the first; another category’s goods aren’t found', () => {
  const goods = indexOf([
    { _id: '1', name: 'Trà sen', slug: 'TRA_SEN', barcode: '8930000001', categoryId: 'tea' },
    { _id: '2', name: 'Trà lài', slug: 'TRA_LAI', barcode: '8930000001', categoryId: 'gift' },
  ])
  expect([goods.bySlug.get('TRA_LAI')?._id, goods.byBarcode.get('8930000001')?._id, goods.bySlug.get('TRA')]).toEqual(['2', '1', undefined])
  expect(findIn(goods, 'tra', 10, ({ categoryId }) => categoryId === 'gift').map(({ name }) => name)).toEqual(['Trà lài'])
})

test('among 10,000 products the last is found, and what isn’t there is known within 30 ms', () => {
  const many = indexOf(Array.from({ length: 10_000 }, (_, at) => ({ _id: String(at), name: `Trà ướp hương số ${at}`, slug: `TRA_${at}` })))
  expect(findIn(many, 'hương 9999', 24).map(({ _id }) => _id)).toEqual(['9999'])
  // Of the processor's time: what else runs on the machine doesn't count.
  const before = process.cpuUsage()
  for (let nth = 0; nth < 10; nth++) findIn(many, `huong ${nth} không có`, 24)
  expect(process.cpuUsage(before).user / 1000 / 10).toBeLessThan(30)
})
