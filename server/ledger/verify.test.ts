import type { Document } from 'mongodb'
import { encodeFilter } from '../platform/mongo/codec'
import { startTestApp, type TestApp } from '../testing/app'
import { of, Shop } from '../testing/shop'
import type { Collections } from '../kernel/collections'
import { verify } from '../product/books'
import type { Difference } from './verify'

let app: TestApp
let shop: Shop
let rice: Awaited<ReturnType<Shop['goods']>>
let sale: Awaited<ReturnType<Shop['sale']>>
const sold = () => sale

beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
  rice = await shop.goods('Gạo', { stock: 10 })
  sale = await shop.ship(await shop.sale([of(rice, 4)]))
  await shop.pay(sale, 1500)
  await shop.api.create('funds', { group: 'Other Income', amount: 200, customerId: shop.customer._id, status: 'completed' })
})
afterAll(() => app.close())

/** Changes figures behind the back of every rule. */
const tamper = async (name: keyof Collections & string, filter: Document, change: Document): Promise<void> => {
  const { kinds } = app.database.definition(name)
  const { matchedCount } = await app.database.collection(name).updateMany(encodeFilter(kinds, filter), change)
  expect(matchedCount).toBeGreaterThan(0)
}
const run = async (repair = false): Promise<Difference[]> => {
  const found: Difference[] = []
  for await (const difference of verify(app.database)) {
    found.push(difference)
    if (repair) await difference.mend?.(app.database)
  }
  return found
}
const recorded = (found: readonly Difference[]): string[] => found.map(({ figure, kept, entries }) => `${figure}: ${kept} → ${entries}`)

test('sound books have no differences', async () => {
  expect(await run()).toEqual([])
})

/** What is broken, what is told of it, and where the right figure is seen again. */
const damages: readonly { what: string; damage: () => Promise<void>; tells: RegExp[]; seen: () => Promise<unknown>; right: unknown }[] = [
  {
    what: 'what was paid of an order',
    damage: () => tamper('orders', { _id: sold()._id }, { $set: { paid: 4000, statusPayment: 'completed' } }),
    tells: [/^payment of S000001: .*4000.*completed.* → .*1500.*pending/],
    seen: async () => (await shop.order(sold())).paid,
    right: 1500,
  },
  {
    what: 'what a partner owes and may spend',
    damage: () => tamper('assets', { _id: shop.customer._id }, { $set: { outstanding: 1, partnerBalance: 999 } }),
    tells: [/^books of Chị Hoa: {"outstanding":1,"partnerBalance":999} → {"outstanding":2500,"partnerBalance":200}$/],
    seen: () => shop.partner(shop.customer),
    right: { outstanding: 2500, balance: 200 },
  },
  {
    what: 'how many stand in a warehouse',
    damage: () => tamper('levels', { productId: rice._id }, { $inc: { count: 5, value: -100 } }),
    tells: [/^levels \w{24} \w{24}: {"count":11,.*} → {"count":6,"value":3600,"unknown":0}$/],
    seen: async () =>
      (
        await shop.api.report<{ count: number }>('warehouses', {
          report: 'byProduct',
          warehouseId: shop.warehouse._id,
          productId: rice._id,
        })
      ).count,
    right: 6,
  },
  {
    what: 'a product’s count',
    damage: () => tamper('products', { _id: rice._id }, { $set: { stockCount: 60 } }),
    tells: [/^count of Gạo: 60 → 6$/],
    seen: () => shop.stockOf(rice),
    right: 6,
  },
  {
    what: 'the figures of reports, changed or lost',
    damage: async () => {
      await tamper('rollups', { series: 'business' }, { $inc: { 'sums.revenueShipped': 7 } })
      await app.database.collection('rollups').deleteMany({ series: 'funds' })
    },
    tells: [
      /^rollups business D\S+ sales: /,
      /^rollups business M\S+ sales: /,
      /^rollups funds D\S+ .*: null → /,
      /^rollups funds M\S+ .*: null → /,
    ],
    seen: async () => {
      const range = { since: '2000-01-01', until: '2999-12-31' }
      const [business, funds] = [
        await shop.api.report<{ revenueShipped: number }>('orders', { report: 'sales', ...range }),
        await shop.api.report<{ closing: number }>('funds', { report: 'funds', ...range }),
      ]
      return [business.revenueShipped, funds.closing]
    },
    right: [4000, 1700],
  },
]

test.each(damages)('$what: a wrong figure is told, mended on demand, and right again', async ({ damage, tells, seen, right }) => {
  await damage()
  const tellsAll = (found: readonly Difference[]): void => {
    for (const pattern of tells) expect(recorded(found)).toContainEqual(expect.stringMatching(pattern))
  }
  // Looking changes nothing.
  tellsAll(await run())
  tellsAll(await run())
  tellsAll(await run(true))
  expect(await run()).toEqual([])
  expect(await seen()).toEqual(right)
})
