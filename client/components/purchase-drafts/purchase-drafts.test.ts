import { dong } from '@shared/foundation/money/money'
import type { Order } from '@shared/areas/trade/services/orders'
import type { Product } from '@shared/areas/goods/services/products'
import { buyLinesOf, costOfDraft, draftsOf, type Bought, type Wanted } from './purchase-drafts'

const short = (_id: string, needImport: number): Wanted => ({ _id, name: _id, unit: 'hộp', needImport })
const bought = (supplier: string, status: Order['status'], items: readonly (readonly [string, number, number])[]): Bought => ({
  _id: 'aaaaaaaaaaaaaaaaaaaaaa01' as Order['_id'],
  status,
  supplierId: supplier as NonNullable<Order['supplierId']>,
  supplier: { _id: supplier as NonNullable<Order['supplierId']>, name: supplier },
  items: items.map(([productId, quantity, shipped]) => ({
    productId: productId as Product['_id'],
    group: 'goods',
    name: productId,
    quantity,
    quantityGift: 0,
    shipped,
  })),
})

it('What is short is bought from whom it came last, less what is coming already', () => {
  const lines = buyLinesOf(
    [short('tea', 26), short('honey', 5), short('salt', 4), short('sugar', 0)],
    [
      bought('Nông trại', 'partial-shipped', [['tea', 20, 12]]),
      bought('Hợp tác xã', 'delivered', [
        ['tea', 50, 50],
        ['honey', 9, 9],
      ]),
      bought('Hợp tác xã', 'processing', [['honey', 30, 0]]),
    ],
  )
  expect(lines).toMatchObject([
    { productId: 'tea', coming: 8, quantity: 18, supplier: { label: 'Nông trại' } },
    { productId: 'honey', coming: 30, quantity: 0, supplier: { label: 'Hợp tác xã' } },
    { productId: 'salt', coming: 0, quantity: 4, supplier: null },
  ])
})

it('What was going back, finished or cancelled isn’t coming any more', () => {
  const gone = (['returning', 'finished', 'cancelled', 'returned'] as const).map((status) => bought('Nông trại', status, [['tea', 20, 0]]))
  expect(buyLinesOf([short('tea', 26)], gone)).toMatchObject([{ coming: 0, quantity: 26 }])
})

it('Each supplier gets one purchase; what has no supplier or no quantity is left out', () => {
  const lines = buyLinesOf(
    [short('tea', 26), short('honey', 5), short('salt', 4), short('rice', 7)],
    [
      bought('Nông trại', 'delivered', [
        ['tea', 1, 1],
        ['rice', 1, 1],
      ]),
      bought('Hợp tác xã', 'processing', [['honey', 5, 0]]),
    ],
  )
  expect(draftsOf(lines).map(({ supplier, lines: own }) => [supplier.label, own.map(({ name, quantity }) => [name, quantity])])).toEqual([
    [
      'Nông trại',
      [
        ['tea', 26],
        ['rice', 7],
      ],
    ],
  ])
})

it('A purchase comes to what its goods cost by themselves; what has no cost counts nothing', () => {
  const [draft] = draftsOf(buyLinesOf([short('tea', 3), short('rice', 7)], [bought('Nông trại', 'delivered', [['tea', 1, 1], ['rice', 1, 1]])])) // prettier-ignore
  const products = draft!.lines.map(({ productId, name }) => ({ _id: productId, ...(name === 'tea' && { cost: dong(50_000_000_000) }) }))
  expect(costOfDraft(draft!, products)).toBe(150_000_000_000)
})
