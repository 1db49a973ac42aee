import { act } from '@testing-library/react'
import { pageOf, startFakeServer } from '../../../../testing/fake-server'
import { sessionOf, workspaceId } from '../../../../testing/people'
import { renderAppHook } from '../../../../testing/render-app'
import { useOrderProducts } from './use-product-search'

const product = (nth: number, name = `Trà ${nth}`, barcode = '') => ({
  barcode,
  _id: String(nth).padStart(24, '0'),
  workspaceId,
  rev: 1,
  created: '2026-11-01T00:00:00.000Z',
  group: 'goods',
  status: 'active',
  name,
  slug: `TRA_${nth}`,
})
const unit = 'f'.repeat(24)
const coffee = product(60, 'Cà phê phin', '8934563138165')
const goods = [coffee, ...Array.from({ length: 40 }, (_, at) => product(at + 1)), product(50, 'Bánh'), product(51, 'Bánh')]

const start = () => {
  const { calls } = startFakeServer(({ path, query }) => {
    const wanted = (field: string): string[] => [...query].flatMap(([name, value]) => (name.startsWith(`${field}[`) ? [value] : []))
    if (path === 'stocks') return pageOf([{ _id: unit, productId: product(7)._id }])
    return pageOf(
      goods.filter(
        (one) =>
          wanted('slug').includes(one.slug) ||
          wanted('name').includes(one.name) ||
          wanted('_id').includes(one._id) ||
          wanted('barcode').includes(one.barcode),
      ),
    )
  })
  const { result } = renderAppHook(() => useOrderProducts('sales'), { session: sessionOf(['/sales']) })
  return { calls, find: (codes: string[]) => act(async () => (await result.current.byCodes(codes)).map((found) => found?.slug ?? null)) }
}

it('Rows of a sheet are found by SKU, name or the code of a unit; what is called alike twice is not guessed', async () => {
  const { find } = start()
  expect(await find(['tra_3', ' Trà 4 ', unit, 'Bánh', 'Cà phê'])).toEqual(['TRA_3', 'TRA_4', 'TRA_7', null, null])
})

it('What is scanned off a package is found by its barcode', async () => {
  const { find } = start()
  expect(await find(['8934563138165', '8934563138166', 'TRA_3'])).toEqual(['TRA_60', null, 'TRA_3'])
})

it('A sheet of forty rows costs two requests, not eighty', async () => {
  const { calls, find } = start()
  expect((await find(goods.slice(1, 41).map(({ slug }) => slug))).at(-1)).toBe('TRA_40')
  expect(calls).toHaveLength(2)
})
