import type { Asset } from '@shared/areas/partners/services/assets'
import type { FbPage } from '@shared/areas/facebook/services/fbPages'
import type { Order } from '@shared/areas/trade/services/orders'
import type { Product } from '@shared/areas/goods/services/products'
import { declarations } from '@shared/registry/declarations'
import type { StoredOf } from '../../kernel/collections'
import { newHolder } from '../../kernel/leases'
import { workOffOutbox } from '../../kernel/outbox'
import { exampleShop } from '../../areas/shops/services/shops/shops.example'
import { followOrder, namesOf } from '../../areas/shops/follow-order'
import { shopRun } from '../../areas/shops/shop-run'
import { skuOf } from '@shared/foundation/text/fold'
import { USUAL_APPS } from '../../testing/actors'
import { startTestApp, type TestApp } from '../../testing/app'
import { postOutbox } from '../../areas/facebook/services/fbPosts/publish-due'
import { tokenOfPage } from '../../testing/platforms/facebook'
import { of, Shop } from '../../testing/shop'

jest.setTimeout(60_000)

/** In Ho Chi Minh City: before the two days, the last milliseconds of May, and the first of June. */
const BEFORE = new Date('2026-04-20T03:00:00.000Z')
const LAST_OF_MAY = new Date('2026-05-31T16:59:59.988Z')
const FIRST_OF_JUNE = new Date('2026-05-31T17:00:00.000Z')

const ranged = declarations.flatMap(({ path, reports = {} }) =>
  Object.entries(reports).flatMap(([report, { parameters }]) =>
    'since' in parameters && 'until' in parameters ? [{ path, report, parameters }] : [],
  ),
)
/** Stand in for running totals, which the second day has from the first, and for what names a day or a record. */
const notOfTheRange = new Set([
  'opening',
  'openingDebit',
  'openingCredit',
  'closingDebit',
  'closingCredit',
  'openingQuantity',
  'openingValue',
  'closingQuantity',
  'closingValue',
  'bookClosingValue',
  'closing',
  'balance',
  'before',
  'since',
  'until',
  'rank',
  'carried',
  'payable',
  'forward',
  'month',
  'months',
])

let clock = BEFORE
let app: TestApp
let shop: Shop
let rice: Product
let agent: Asset
let page: FbPage
let seller: StoredOf<'shops'>
let values: Record<string, string>

beforeAll(async () => {
  app = await startTestApp({ now: () => clock, env: { TOKEN_MINUTES: '720' } })
  shop = await Shop.open(app)
  rice = await shop.goods('Gạo', { stock: 200 })
  agent = await shop.api.create('assets', { group: 'Sales Agents', name: 'Đại lý Hiếu' })
  const rank = await shop.api.create('apRanks', { name: 'Vàng' })
  await shop.api.create('apAgents', { agentId: agent._id, rankId: rank._id })
  const mechanics = [{ sourceName: 'own' as const, methodName: 'percent of revenue' as const, x: 5 }]
  await shop.api.create('apComs', { rankId: rank._id, mechanics })
  values = {
    agentId: agent._id,
    productId: rice._id,
    partnerId: shop.customer._id,
    figure: 'revenueShipped',
    account: '131',
    at: BEFORE.toISOString(),
    of: shop.founder.workspaceId,
    side: 'output',
    book: 'S2a',
    by: 'carrier',
  }
  const tax = {
    kind: 'company',
    vat: 'deduction',
    taxCode: '0316882407',
    legalName: 'Mộc Sương',
    legalAddress: '12 Kha Vạn Cân, Thủ Đức',
    since: '2026-05-01',
  }
  await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { tax } } as never)
  await shop.api.patch('workspaces', shop.founder.workspaceId, { apps: [...USUAL_APPS, 'publicwall', 'adbreaks'] })
  await shop.api.create('carrierAccounts', { carrier: 'own' })
  const provider = { provider: 'viettel', supplierTaxCode: '0316882407', template: '1/001', series: 'C26TAA', username: 'u', password: 'p' }
  await shop.api.create('einvoiceAccounts', provider as never)
  page = await shop.api.create('fbPages', { token: tokenOfPage('Mộc Sương') })
  seller = await exampleShop({ shop })
  for (const moment of [LAST_OF_MAY, FIRST_OF_JUNE]) await doBusiness(moment)
})
afterAll(() => app.close())

/** One of everything that a figure counts, a millisecond after one another: what is shipped in the same one would be told apart by the next. */
const doBusiness = async (moment: Date): Promise<void> => {
  clock = moment
  await shop.signInAgain()
  const items = [of(rice, 4, { quantityGift: 1 }), of(await shop.service(`Giao ${moment.getTime()}`), 1)]
  const reduced = await shop.service(`Giảm thuế ${moment.getTime()}`)
  const steps = [
    async () => {
      const sale = await shop.ship(await shop.sale(items, { discount: 50 }))
      await shop.pay(sale, 1500)
      return sale
    },
    async (sale: Order) => shop.api.patch('orders', sale._id, { returning: [{ productId: rice._id, quantity: 1 }] }),
    async () => {
      const sold = await shop.api.create('orders', { group: 'sales', agentId: agent._id, items: [{ productId: rice._id, quantity: 3 }] })
      await shop.pay(await shop.move(await shop.ship(sold), 'delivered'), sold.total)
      return sold
    },
    async () => shop.pay(await shop.ship(await shop.purchase([of(rice, 5, { cost: 600 })])), 1000),
    async () => shop.ship(await shop.sale([of(reduced, 1, { vatRate: 8 })])),
    async () =>
      app
        .api()
        .create('posts', { workspaceId: shop.founder.workspaceId, guestName: 'Chị Mai', guestPhone: '0901112223', desc: 'Còn gạo không?' }),
    async () => {
      const post = await shop.api.create('fbPosts', { name: 'Sen Tây Hồ', desc: 'Vào vụ cuối', pageId: page._id })
      await shop.api.patch('fbPosts', post._id, { status: 'published' })
      await workOffOutbox(app.app, [postOutbox], newHolder())
    },
    sellAtTheShop,
    bringByDriver,
    async () => shop.api.create('invoices', { orderIds: [(await shop.sale(items))._id], status: 'draft' } as never),
    async () => shop.api.create('funds', { group: 'Other Income', amount: 70, label: 'Tiền mặt', status: 'completed' }),
    async () => shop.api.create('funds', { group: 'Other Expenses', amount: 30, label: 'Tiền mặt', status: 'completed' }),
  ]
  let done: unknown = null
  for (const step of steps) {
    done = await step(done as Order)
    clock = new Date(clock.getTime() + 1)
  }
}

/** A parcel that the company's own driver brings, with the cash it brings back. */
const bringByDriver = async (): Promise<void> => {
  const order = await shop.ship(await shop.sale([of(rice, 1)]))
  const { _id } = await shop.api.create('deliveries', {
    orderId: order._id,
    shippingTime: order.shipments[0]?.time ?? '',
    carrier: 'own',
    cod: 1000,
    weight: 500,
    to: { name: 'Chị Hoa', phone: '0901234567', address: '1 Lê Lợi', division: 'new', province: 'Huế', ward: 'Phường Phú Xuân' },
  } as never)
  await shop.api.patch('deliveries', _id, { action: 'deliver' } as never)
}

/** An order that a platform tells of. */
const sellAtTheShop = async (): Promise<void> => {
  const run = await shopRun(app.app, seller)
  const at = clock.toISOString()
  const line = { sku: skuOf(rice.name), name: rice.name, quantity: 1, price: 900 }
  const told = { platform: 'tiki', code: `T${clock.getTime()}`, version: at, created: at, word: 'queueing', standing: 'confirmed' } as const
  const { outcome } = await followOrder(run, { ...told, lines: [line], discount: 0, buyer: { name: 'Chị Hà' } }, await namesOf(run))
  expect(outcome).toBe('made')
}

/** The numbers of an answer, by their path: lists are told by what they come to. */
const figuresOf = (answer: unknown, path = ''): Record<string, number> => {
  if (typeof answer === 'number') return { [path]: answer }
  if (typeof answer !== 'object' || answer === null) return {}
  const figures: Record<string, number> = {}
  for (const [key, value] of Object.entries(answer)) {
    if (notOfTheRange.has(key)) continue
    const inner = figuresOf(value, Array.isArray(answer) ? `${path}[]` : `${path}.${key}`)
    for (const [at, figure] of Object.entries(inner)) figures[at] = (figures[at] ?? 0) + figure
  }
  return figures
}

/** What is asked of own questions, which are narrowed by nothing. */
const questions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pivot: { measure: 'ordered', rows: 'product' },
  moneyEntries: { direction: 'in' },
}

const ask = async (
  { path, report, parameters }: (typeof ranged)[number],
  since: string,
  until: string,
): Promise<Record<string, number>> => {
  const group: Record<string, string> = path === 'funds' ? {} : { group: report.startsWith('status') ? 'sales' : 'customerId' }
  const trade: Readonly<Record<string, string>> = report === 'tradeEntries' ? { by: 'customerId', figure: 'shipped' } : {}
  const own: Readonly<Record<string, string>> = questions[report] ?? { ...values, ...group, ...trade }
  const known = Object.fromEntries(Object.keys(parameters).flatMap((name) => (own[name] === undefined ? [] : [[name, own[name]]])))
  const answer = figuresOf(await shop.api.report(path, { report, ...known, since, until }))
  return Object.fromEntries(Object.entries(answer).map(([at, figure]) => [at, Math.round(figure * 1000) / 1000]))
}

test.each(ranged.map((each) => [`${each.path} ${each.report}`, each] as const))(
  '%s: what happens in the last millisecond of a day counts on it, and a millisecond later on the next',
  async (_name, each) => {
    const may = await ask(each, '2026-05-31', '2026-05-31')
    const june = await ask(each, '2026-06-01', '2026-06-01')
    expect(Object.values(may).some((figure) => figure !== 0)).toBe(true)
    expect(june).toEqual(may)
    expect(await ask(each, '2026-05-01', '2026-05-31')).toEqual(may)
    expect(await ask(each, '2026-06-01', '2026-06-30')).toEqual(june)
  },
)
