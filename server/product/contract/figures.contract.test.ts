import fc from 'fast-check'
import { month as asMonth } from '@shared/foundation/days/days'
import { ACCOUNT_NUMBERS } from '@shared/foundation/ledger/accounts'
import { declarations } from '@shared/registry/declarations'
import type { FundsReport } from '@shared/areas/money/rules/reports/funds'
import type { Asset } from '@shared/areas/partners/services/assets'
import type { Order } from '@shared/areas/trade/services/orders'
import type { Product } from '@shared/areas/goods/services/products'
import type { ReportOf } from '@shared/registry/service-types'
import { fillJournal } from '../../ledger/open-journal'
import { auditFigures } from '../../ledger/self-audit'
import { USUAL_APPS } from '../../testing/actors'
import { partsOf } from '../../platform/in-slices'
import { startTestApp, type TestApp } from '../../testing/app'
import { of, Shop, type Line } from '../../testing/shop'
import { makeExamples } from './examples'
import { questionsTo, TOGETHER } from './report-questions'

jest.setTimeout(120_000)

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { TOKEN_MINUTES: '720' } })
})
afterAll(() => app.close())

type Sales = ReportOf<'products', 'sales'>

const DAY_MS = 86_400_000
const dayFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
const range = { since: dayFromNow(-20), until: dayFromNow(1) }
/** The most that one entry or order comes to. */
const MOST = 1_000_000_000_000
/** What older records may hold. */
const OLD = 999_999_999_999_999
const OLD_SALE = 600_000_000_000_000

const household = {
  kind: 'household',
  taxCode: '0316882407',
  legalName: 'Mộc Sương',
  legalAddress: '12 Kha Vạn Cân',
  industry: 'goods',
  method: 'revenue',
  period: 'quarter',
  since: '2020-01-01',
}

/** A company with a record of every service, and an agent who earns in every way there is. */
class Company {
  readonly shop: Shop
  readonly agent: Asset
  readonly machine: Asset
  readonly #values: Readonly<Record<string, readonly string[]>>

  private constructor(own: Pick<Company, 'shop' | 'agent' | 'machine'>, values: Readonly<Record<string, readonly string[]>>) {
    this.shop = own.shop
    this.agent = own.agent
    this.machine = own.machine
    this.#values = values
  }

  static async open(): Promise<Company> {
    const shop = await Shop.open(app)
    const { api } = shop
    await api.patch('workspaces', shop.founder.workspaceId, { apps: [...USUAL_APPS, 'adbreaks'] })
    const examples = await makeExamples(shop)
    // Without VAT on top, so that sums are those of the prices.
    await api.patch('workspaces', shop.founder.workspaceId, { opts: { tax: household } } as never)
    const [agent, rank, machine] = await Promise.all([
      api.create('assets', { group: 'Sales Agents', name: 'Đại lý Hiếu' }),
      api.create('apRanks', { name: 'Kim cương' }),
      api.create('assets', { group: 'Owned Assets', name: 'Máy rang' }),
    ])
    const mechanics = [
      { sourceName: 'own', methodName: 'every [X] units', x: 1, comValue: 1000 },
      { sourceName: 'own', methodName: 'every [X] dong of revenue', x: 1000, comValue: 1 },
      { sourceName: 'own', methodName: 'every order of at least [X] dong', x: 1, comValue: 1 },
      { sourceName: 'own', methodName: 'percent of revenue', x: 3 },
      { sourceName: 'own', methodName: 'percent of gross profit', x: 3 },
    ]
    const [scheme] = await Promise.all([
      api.create('apComs', { rankId: rank._id, mechanics } as never),
      api.create('apAgents', { agentId: agent._id, rankId: rank._id }),
    ])
    const link = await api.create('sealLinks', { sealId: examples.seals._id as never, name: 'Chị Hạnh' })
    const ofAgent = { kind: 'commissions', agentId: agent._id, month: asMonth(dayFromNow(0).slice(0, 7)) } as const
    const ofMonth = await api.create('monthLinks', ofAgent)
    const ofExamples = Object.values(examples).flatMap(({ reportValues }) => Object.entries(reportValues))
    const values: Record<string, string[]> = {}
    for (const [name, value] of ofExamples) values[name] = [...(values[name] ?? []), value]
    return new Company(
      { shop, agent, machine },
      {
        ...values,
        token: [link.token ?? ''],
        monthToken: [ofMonth.token ?? ''],
        account: ACCOUNT_NUMBERS,
        counter: ['Quầy 1'],
        // Of a seal, and of a transfer at a counter.
        code: [...(values['code'] ?? []), 'QBMIH8K2P0'],
        amount: ['45000'],
        place: [`${dayFromNow(-1)}.0`],
        transferId: [examples.bankTransfers._id],
        accountId: [examples.bankAccounts._id, examples.carrierAccounts._id],
        pageId: [examples.fbPages._id],
        smsAccountId: [examples.smsAccounts._id],
        invoiceId: [examples.invoices._id],
        // Of sheets, and of shipments.
        importId: [examples.imports._id, examples.orders._id],
        exportId: [examples.orders._id],
        of: [shop.founder.workspaceId],
        at: [dayFromNow(0)],
        day: [dayFromNow(0)],
        since: [range.since],
        until: [range.until],
        month: [dayFromNow(0).slice(0, 7)],
        year: [dayFromNow(0).slice(0, 4)],
        agentId: [agent._id],
        assetId: [machine._id, shop.customer._id],
        rehearse: [scheme._id],
        mechanicIndex: ['0', '1', '4'],
        group: ['Other Expenses', 'Other Income'],
        partnerId: [shop.customer._id, shop.supplier._id, agent._id],
        warehouseId: [shop.warehouse._id],
        categoryId: [shop.servicesCategory._id, shop.goodsCategory._id],
        label: ['Tiền mặt'],
        productId: [(await api.find('products', {})).data[0]!._id],
        timeOfInventory: [new Date().toISOString()],
      },
    )
  }

  /** A sale to the agent that is shipped, paid and delivered: it earns. */
  async sellThroughAgent(items: readonly Line[]): Promise<Order> {
    const { api } = this.shop
    const order = await api.create('orders', { group: 'sales', agentId: this.agent._id, items } as never)
    await this.shop.ship(order)
    await this.shop.pay(order, order.total)
    return this.shop.move(order, 'delivered')
  }

  /** Asks every report in every way, and every list as a page, whole, by its words and as a file. @returns what wasn't answered */
  async unanswered(productId?: string): Promise<string[]> {
    const { api } = this.shop
    const failed: string[] = []
    const ask = async (path: string, query: Readonly<Record<string, string>>): Promise<number> => {
      const { status, body } = await api.send('GET', `${path}?${new URLSearchParams(query).toString()}`)
      if (status >= 500) failed.push(`${path} ${JSON.stringify(query)}: ${status} ${JSON.stringify(body)}`)
      return status
    }
    const values = productId === undefined ? this.#values : { ...this.#values, productId: [productId] }
    for (const { path, reports = {}, methods, access, scope } of declarations) {
      for (const [report, { parameters, access: right }] of Object.entries(reports)) {
        const answers = new Set<number>()
        const own = path === 'monthLinks' ? { ...values, token: values['monthToken'] ?? [] } : values
        for (const questions of partsOf(questionsTo(parameters, own), TOGETHER)) {
          const statuses = await Promise.all(questions.map((question) => ask(path, { report, ...question })))
          for (const status of statuses) answers.add(status)
        }
        const isForAdmins = Array.isArray(right) && (right as readonly string[]).every((each) => each === 'admin')
        if (!answers.has(200) && !isForAdmins) failed.push(`${path} ${report}: never answered, but ${[...answers].join()}`)
      }
      const reader = access.find
      if (scope !== 'workspace' || !methods.includes('find') || (Array.isArray(reader) && reader.length === 0)) continue
      const lists: readonly Record<string, string>[] = [
        {},
        { $limit: '-1' },
        { $limit: '5', $total: 'false' },
        { search: 'a' },
        { format: 'csv' },
      ]
      await Promise.all(lists.map((query) => ask(path, query)))
    }
    return failed
  }

  report(report: 'sales'): Promise<Sales> {
    return this.shop.api.report<Sales>('products', { report, ...range })
  }

  async sold(product: Pick<Product, '_id'>) {
    const { data } = await this.report('sales')
    const row = data.find(({ _id }) => _id === product._id)
    return row && [row.ordered, row.shipped, row.gift, row.revenueOrdered, row.revenueShipped]
  }
}

describe('parts of a piece', () => {
  test('an hour and a half, and a whole one shipped by halves, are in sales by product as they were sold', async () => {
    const company = await Company.open()
    const { shop } = company
    const advice = await shop.service('Tư vấn', 500_000)
    const visit = await shop.service('Đi khảo sát', 300_000)
    const { total: before } = await company.report('sales')
    await shop.ship(await shop.sale([of(advice, 1.5)]))
    const whole = await shop.sale([of(visit, 1)])
    await shop.ship(whole, [[visit, 0.5]])
    expect(await company.sold(advice)).toEqual([1.5, 1.5, 0, 750_000, 750_000])
    expect(await company.sold(visit)).toEqual([1, 0.5, 0, 300_000, 150_000])
    await shop.ship(whole, [[visit, 0.5]])
    expect(await company.sold(visit)).toEqual([1, 1, 0, 300_000, 300_000])
    const { total } = await company.report('sales')
    expect([total.ordered - before.ordered, total.shipped - before.shipped, total.gift - before.gift]).toEqual([2.5, 2.5, 0])
    expect(total.revenueOrdered - before.revenueOrdered).toBe(1_050_000)
    expect(total.revenueShipped - before.revenueShipped).toBe(1_050_000)
    expect(await company.unanswered(advice._id)).toEqual([])
    expect(await shop.differences()).toEqual([])
  })

  test('add up without the noise of decimals: 1.1 and 2.2 are 3.3, three times 0.1 are 0.3, and what came back is gone', async () => {
    const company = await Company.open()
    const { shop } = company
    const advice = await shop.service('Tư vấn', 1000)
    for (const quantity of [1.1, 2.2, 0.001, 0.333333, 0.333333, 0.333334])
      await shop.ship(await shop.sale([of(advice, quantity, { quantityGift: 0 })]))
    expect((await company.sold(advice))?.slice(0, 3)).toEqual([4.301, 4.301, 0])
    const tenth = await shop.service('Bảo trì', 10_000)
    const three = await shop.ship(await shop.sale([of(tenth, 0.1), of(tenth, 0.1), of(tenth, 0.1, { quantityGift: 0.1 })]))
    expect(await company.sold(tenth)).toEqual([0.3, 0.3, 0.1, 2000, 2000])
    await shop.api.patch('orders', three._id, { returning: [{ productId: tenth._id, quantity: 0.2 }] } as never)
    expect((await company.sold(tenth))?.slice(0, 2)).toEqual([0.1, 0.1])
    await shop.api.patch('orders', three._id, { returning: [{ productId: tenth._id, quantity: 0.1 }] } as never)
    expect((await company.sold(tenth))?.slice(0, 2) ?? [0, 0]).toEqual([0, 0])
    const earned = await company.sellThroughAgent([of(tenth, 0.1), of(tenth, 0.2), of(tenth, 0.7)])
    expect(earned.statusPayment).toBe('completed')
    expect(await company.unanswered(tenth._id)).toEqual([])
    expect(await auditFigures(app.app)).toBe(0)
  })

  /** Thousandths of a piece, so that what is expected is reckoned in whole numbers. */
  const thousandths = fc.oneof(fc.constantFrom(1, 500, 1000, 1500, 333), fc.integer({ min: 1, max: 5_000_000 }))
  const sale = fc.record({
    quantity: thousandths,
    price: fc.oneof(fc.constantFrom(0, 1, 199_999_999), fc.integer({ min: 0, max: 100_000_000 })),
    shippedPercent: fc.constantFrom(0, 50, 100),
    giftPercent: fc.constantFrom(0, 0, 100),
  })

  test.each([...fc.sample(fc.array(sale, { minLength: 1, maxLength: 6 }), { numRuns: 4, seed: 20_261_124 }).entries()])(
    'whatever is sold, everything is answered and the pieces are what was sold: company %#',
    async (_at, sales) => {
      const company = await Company.open()
      const { shop } = company
      const work = await shop.service('Công thợ', 1)
      let [ordered, shipped, gift] = [0, 0, 0]
      for (const { quantity, price, shippedPercent, giftPercent } of sales) {
        const free = (quantity * giftPercent) / 100
        const order = await shop.sale([of(work, quantity / 1000, { price, quantityGift: free / 1000 })])
        const part = (quantity * shippedPercent) / 100
        if (part > 0) await shop.ship(order, [[work, part / 1000]])
        ordered += quantity
        shipped += part
        gift += free
      }
      expect((await company.sold(work))?.slice(0, 3)).toEqual([ordered / 1000, shipped / 1000, gift / 1000])
      expect(await company.unanswered(work._id)).toEqual([])
      expect(await shop.differences()).toEqual([])
    },
  )
})

describe('large amounts', () => {
  test('entries and orders at the everyday limit are taken, and everything is answered', async () => {
    const company = await Company.open()
    const { shop, machine } = company
    const villa = await shop.service('Biệt thự', MOST)
    for (const times of [1, 2]) {
      await shop.pay(await shop.ship(await shop.sale([of(villa, times === 1 ? 1 : 0.5)])), MOST)
      await shop.pay(await shop.ship(await shop.purchase([of(villa, 1, { cost: MOST })])), MOST)
      for (const group of ['Other Income', 'Other Expenses'])
        await shop.api.create('funds', { group, amount: MOST, label: 'Tiền mặt', status: 'completed' })
      await company.sellThroughAgent([of(villa, 1)])
    }
    const month = dayFromNow(0).slice(0, 7)
    await shop.api.create('funds', {
      assetId: machine._id,
      instantPayment: true,
      assetSince: month,
      assetUntil: month,
      amount: MOST,
      status: 'completed',
    } as never)
    expect(await company.sold(villa)).toEqual([3.5, 3.5, 0, 3_500_000_000_000, 3_500_000_000_000])
    expect(await company.unanswered(villa._id)).toEqual([])
    expect(await shop.differences()).toEqual([])
  })

  test('a company whose older records hold far more still answers everything, and its entries can be mended', async () => {
    const company = await Company.open()
    const { shop, agent, machine } = company
    const { workspaceId } = shop.founder
    const { database } = app
    const enter = (group: string, own: object = {}) =>
      shop.api.create('funds', { group, amount: 5, label: 'Tiền mặt', status: 'completed', ...own } as never)
    const month = dayFromNow(0).slice(0, 7)
    const years = { assetId: machine._id, instantPayment: true, assetSince: month, assetUntil: month }
    const incomes = await Promise.all([
      enter('Other Income'),
      enter('Other Income'),
      enter('Other Income', { customerId: shop.customer._id }),
    ])
    const waiting = await enter('Other Expenses', { status: 'new-entry' })
    const assets = [await enter('Assets', years), await enter('Assets', years)]
    for (const { _id } of incomes) await database.correct('funds', workspaceId, { _id }, { $set: { amount: OLD } })
    for (const { _id } of [waiting, ...assets]) await database.correct('funds', workspaceId, { _id }, { $set: { amount: -OLD } })

    const land = await shop.service('Đất', 1000)
    const sales = [
      await shop.sale([of(land, 2, { quantityGift: 1 })]),
      await shop.ship(await shop.sale([of(land, 1)])),
      await shop.ship(await shop.sale([of(land, 1)])),
      await company.sellThroughAgent([of(land, 1)]),
      await company.sellThroughAgent([of(land, 1)]),
    ]
    for (const sale of sales) {
      const { shipments, earnings } = (await database.records('orders', workspaceId).byId(sale._id))!
      const lines = earnings?.[0]?.lines.map((line) => ({ ...line, net: OLD_SALE }))
      await database.correct(
        'orders',
        workspaceId,
        { _id: sale._id },
        {
          $set: {
            total: OLD_SALE,
            'items.0.price': OLD_SALE,
            ...(shipments.length > 0 ? { 'shipments.0.net': OLD_SALE, 'bookings.0.lines.0.net': OLD_SALE } : {}),
            ...(lines ? { 'earnings.0.lines': lines } : {}),
          },
        },
      )
    }
    await fillJournal.run(database, { now: new Date(), did: () => Promise.resolve() })
    expect(await auditFigures(app.app)).toBeGreaterThan(0)
    expect(await shop.differences()).toEqual([])

    const { data } = await shop.api.find('funds', { group: 'Other Income', $limit: -1 })
    expect(data.map(({ amount }) => amount)).toEqual(expect.arrayContaining([OLD, OLD, OLD]))
    const { credit } = await shop.api.report<FundsReport>('funds', { report: 'funds', ...range })
    expect(credit.data.find(({ _id }) => _id === 'Other Income')?.total).toBe(2_999_999_999_999_997)
    expect(await company.sold(land)).toEqual([6, 4, 1, 3_000_000_000_000_000, 2_400_000_000_000_000])
    expect(await company.unanswered(land._id)).toEqual([])

    const [first, second, third] = incomes
    await shop.api.patch('funds', first!._id, { status: 'refunded' })
    await shop.api.patch('funds', second!._id, { note: 'hai số 0 thừa' })
    await shop.api.patch('funds', second!._id, { status: 'refunded' })
    await shop.api.patch('funds', third!._id, { status: 'refunded' })
    await shop.api.patch('funds', waiting._id, { note: 'xem lại' })
    expect((await shop.api.patch('funds', waiting._id, { amount: 999 })).amount).toBe(-999)
    const [gift, shipped, returned, ...byAgent] = sales
    await shop.api.patch('orders', gift!._id, { note: 'sửa giá' })
    const line = { productId: land._id, price: 1000 }
    expect((await shop.api.patch('orders', gift!._id, { items: [{ ...line, quantity: 2, quantityGift: 1 }] } as never)).total).toBe(1000)
    expect((await shop.api.patch('orders', shipped!._id, { items: [{ ...line, quantity: 1 }] } as never)).total).toBe(1000)
    await shop.api.patch('orders', returned!._id, { returning: [{ productId: land._id, quantity: 1 }] } as never)
    for (const { _id } of byAgent)
      expect((await shop.api.patch('orders', _id, { items: [{ ...line, quantity: 1 }] } as never)).total).toBe(1000)
    for (const { _id } of assets) await shop.api.patch('funds', _id, { status: 'refunded' })
    await enter('Other Expenses', { status: 'completed' })
    expect((await shop.partner(agent)).outstanding).toBe(0)
    expect(await company.unanswered(land._id)).toEqual([])
    expect(await shop.differences()).toEqual([])
    const mended = await shop.api.report<FundsReport>('funds', { report: 'funds', ...range })
    expect(mended.credit.data.find(({ _id }) => _id === 'Other Income')?.total ?? 0).toBe(0)
  })
})
