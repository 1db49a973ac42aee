import { Ajv, type ValidateFunction } from 'ajv'
import { month as asMonth } from '@shared/foundation/days/days'
import { ACCOUNT_NUMBERS } from '@shared/foundation/ledger/accounts'
import type { Right } from '@shared/foundation/rights/rights'
import type { Asset } from '@shared/areas/partners/services/assets'
import type { Product } from '@shared/areas/goods/services/products'
import type { RecordService } from '@shared/registry/names'
import { declarations } from '@shared/registry/declarations'
import { openApiDocument } from '../../kernel/openapi/document'
import { reportSchemaName } from '../../kernel/openapi/operations'
import { questionsTo, TOGETHER } from './report-questions'
import { partsOf } from '../../platform/in-slices'
import type { Api } from '../../testing/api'
import { startTestApp, type TestApp } from '../../testing/app'
import { tokenOfPage } from '../../testing/platforms/facebook'
import { of, Shop } from '../../testing/shop'
import { USUAL_APPS, addAdmin, type Actor } from '../../testing/actors'

const declared = declarations.flatMap(({ path, reports = {} }) =>
  Object.entries(reports).map(([report, { parameters, access }]) => ({ path, report, parameters, access })),
)

/** The answers of the description, by which every answer here is judged. */
const description = JSON.parse(JSON.stringify(openApiDocument())) as { components: { schemas: Record<string, object> } }
const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false })
const judges = new Map<string, ValidateFunction>()
const answerOf = (path: RecordService, report: string): ValidateFunction => {
  const name = reportSchemaName(path, report)
  const judge = judges.get(name) ?? ajv.compile({ ...description.components.schemas[name], components: description.components })
  judges.set(name, judge)
  return judge
}

let app: TestApp
let shop: Shop
let colleagues: Actor[]
let admin: Actor
let values: Record<string, readonly string[]>
let monthToken: string
const profiles: readonly (readonly Right[])[] = [[], ['/sales'], ['/purchases'], ['/funds'], ['/report']]

let traded: Awaited<ReturnType<typeof trade>>
let networked: Awaited<ReturnType<typeof network>>

beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
  await shop.api.patch('workspaces', shop.founder.workspaceId, { apps: [...USUAL_APPS, 'adbreaks'] })
  ;[traded, networked] = await Promise.all([trade(), network()])
  await sellThrough(networked.agent, traded.rice)
})
beforeAll(async () => {
  admin = await addAdmin(app, shop.founder)
  colleagues = [...(await Promise.all(profiles.map((rights) => shop.member(...rights)))), admin]
})
beforeAll(async () => {
  const { rice, sale, shipped, bought } = traded
  const { agent, scheme } = networked
  const [imports, transfer, page, sms] = await Promise.all([
    Promise.all((['customers', 'suppliers', 'funds'] as const).map(bringIn)),
    moneyFromTheBank(),
    shop.api.create('fbPages', { token: tokenOfPage('Mộc Sương') }),
    shop.api.create('smsAccounts', { provider: 'file', sender: 'MOCSUONG' }),
    shop.api.create('funds', { group: 'Other Expenses', amount: 70, label: 'Tiền mặt', status: 'completed' }),
  ])
  const sealed = await shop.api.create('seals', { until: '2000-01-31' as never })
  const link = await shop.api.create('sealLinks', { sealId: sealed._id, name: 'Chị Hạnh' })
  const ofAgent = { kind: 'commissions', agentId: networked.agent._id, month: asMonth(new Date().toISOString().slice(0, 7)) } as const
  monthToken = (await shop.api.create('monthLinks', ofAgent)).token ?? ''
  // A taxpayer of days to come: no figure changes.
  const payer = { taxCode: '0316882407', legalName: 'Mộc Sương', legalAddress: 'Thủ Đức', since: '2099-01-01' }
  const tax = { kind: 'household', industry: 'goods', method: 'revenue', period: 'quarter', ...payer }
  await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { tax } } as never)
  const account = {
    provider: 'viettel',
    supplierTaxCode: tax.taxCode,
    template: '1/001',
    series: 'C26TAA',
    username: 'u',
    password: 'p',
  } as const
  await shop.api.create('einvoiceAccounts', account)
  const invoice = await shop.api.create('invoices', { orderIds: [sale._id], status: 'draft' })
  const carrier = await shop.api.create('carrierAccounts', { carrier: 'own' })
  values = {
    counter: ['Quầy 1'],
    // Questions: what each right may ask, by what books keep.
    measure: ['ordered', 'profit', 'payable', 'moneyOut', 'debit'],
    rows: ['product', 'supplier', 'group', 'account'],
    columns: ['month'],
    code: [sealed.code, 'QBMIH8K2P0'],
    amount: ['45000'],
    token: [link.token ?? ''],
    account: ACCOUNT_NUMBERS,
    place: ['2000-01-15.0'],
    year: [new Date().toISOString().slice(0, 4), '2000'],
    pageId: [page._id],
    smsAccountId: [sms._id],
    invoiceId: [invoice._id],
    transferId: [transfer._id],
    accountId: [transfer.accountId, carrier._id],
    deliveryIds: ['a'.repeat(24)],
    of: [shop.founder.workspaceId],
    at: [new Date().toISOString().slice(0, 10)],
    day: [new Date().toISOString().slice(0, 10)],
    agentId: [agent._id],
    assetId: [agent._id],
    rehearse: [scheme._id],
    mechanicIndex: ['0'],
    // Reports of single movements answer for a month at most.
    since: [40, 20].map((days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)),
    until: [new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)],
    figure: ['revenueOrdered', 'revenueShipped', 'cost', 'group'],
    group: ['Other Expenses'],
    productId: [rice._id],
    warehouseId: [shop.warehouse._id],
    categoryId: [shop.goodsCategory._id],
    partnerId: [shop.customer._id, shop.supplier._id],
    exportId: [sale._id],
    importId: [bought._id, ...imports.map(({ _id }) => _id)],
    shippingTime: [String(shipped.shippingTime)],
    timeOfInventory: [new Date().toISOString()],
    label: ['Tiền mặt'],
    month: [new Date().toISOString().slice(0, 7)],
    // Of a parcel.
    orderId: [sale._id],
    weight: ['1200'],
    cod: ['0'],
    province: ['Hồ Chí Minh'],
    ward: ['Phường Sài Gòn'],
    address: ['1 Lê Lợi'],
    taxCode: ['0100109106'],
  }
})
afterAll(() => app.close())

/** Goods bought, sold, shipped in part and paid in part. */
const trade = async () => {
  const rice = await shop.goods('Gạo', { stock: 10 })
  await shop.receive(rice, 2, 'n/a')
  const sold = async () => {
    const sale = await shop.sale([of(rice, 4), of(await shop.service(), 1)])
    const shipped = await shop.ship(sale, [[rice, 3]])
    await shop.pay(sale, 1500)
    return { sale, shipped }
  }
  const [{ sale, shipped }, bought] = await Promise.all([
    sold(),
    shop.purchase([of(rice, 5, { cost: 333 })]).then((order) => shop.ship(order)),
  ])
  return { rice, sale, shipped, bought }
}

/** An agent with a rank and a scheme of commissions. */
const network = async () => {
  const [agent, rank] = await Promise.all([
    shop.api.create('assets', { group: 'Sales Agents', name: 'Đại lý Hiếu' }),
    shop.api.create('apRanks', { name: 'Vàng' }),
  ])
  const mechanics = [{ sourceName: 'own' as const, methodName: 'percent of revenue' as const, x: 3 }]
  const [scheme] = await Promise.all([
    shop.api.create('apComs', { rankId: rank._id, mechanics }),
    shop.api.create('apAgents', { agentId: agent._id, rankId: rank._id }),
  ])
  return { agent, scheme }
}

const bringIn = (kind: 'customers' | 'suppliers' | 'funds') =>
  shop.api.create('imports', { kind, rows: [{ name: 'Hạt Xanh', group: 'Other Expenses', amount: 70 }] })

const moneyFromTheBank = async () => {
  const account = await shop.api.create('bankAccounts', { bank: '970436', account: '0071001234567' })
  const told = { accountId: account._id, reference: 'FT1', time: new Date().toISOString(), amount: 900, content: 'tien hang' }
  return shop.api.create('bankTransfers', told)
}

const holders = new Map<Right, Promise<Actor>>()
const memberWith = async (right: Right): Promise<Actor> => {
  if (right === 'admin') return admin
  const holder = holders.get(right) ?? shop.member(right)
  holders.set(right, holder)
  return holder
}

/** A sale that an agent earns by. */
const sellThrough = async (agent: Pick<Asset, '_id'>, product: Product): Promise<void> => {
  const order = await shop.api.create('orders', { group: 'sales', agentId: agent._id, items: [of(product, 1)] as never })
  await shop.ship(order)
  await shop.move(order, 'delivered')
  await shop.pay(order, order.total)
}

/** Asks all, some side by side. @returns the answers in the order of the questions */
async function* answersTo(api: Api, path: RecordService, report: string, questions: readonly Record<string, string>[]) {
  for (const together of partsOf(questions, TOGETHER))
    yield* await Promise.all(
      together.map(async (question) => {
        const { status, body } = await api.send('GET', `${path}?${new URLSearchParams({ report, ...question }).toString()}`)
        return { question, status, body }
      }),
    )
}

/** Who asks: what somebody may see of a report decides its shape. */
const askers = ['the founder', ...profiles.map((rights) => rights.join() || 'a member without rights'), 'the administrator']
const asked = declared.flatMap((report) => askers.map((asker, index) => ({ ...report, asker, index })))
const answeredReports = new Set<string>()

test.each(asked)(
  'what $path answers to report=$report is what the description says, for $asker',
  async ({ path, report, parameters, index }) => {
    const fits = answerOf(path, report)
    const { api } = [shop.founder, ...colleagues][index] as Actor
    const questions = questionsTo(parameters, path === 'monthLinks' ? { token: [monthToken] } : values)
    for await (const { question, status, body } of answersTo(api, path, report, questions)) {
      if (status !== 200) continue
      answeredReports.add(`${path} ${report}`)
      expect({ question, body, wrong: fits(body) ? [] : fits.errors }).toEqual({ question, body, wrong: [] })
    }
  },
)

test('somebody of them is answered by every report', () => {
  expect(declared.filter(({ path, report }) => !answeredReports.has(`${path} ${report}`))).toEqual([])
})

const grants = declared.flatMap(({ access, ...rest }) =>
  Array.isArray(access) ? (access as readonly Right[]).map((right) => ({ ...rest, right })) : [],
)

test.each(grants)('$path answers report=$report to who holds $right alone', async ({ path, report, parameters, right }) => {
  const { api } = await memberWith(right)
  const answers = new Set<number>()
  for await (const { status } of answersTo(api, path, report, questionsTo(parameters, values))) answers.add(status)
  expect([...answers]).toContain(200)
})

test('every declared report has its answer described', () => {
  const missing = declared.filter(({ path, report }) => !description.components.schemas[reportSchemaName(path, report)])
  expect(missing).toEqual([])
})
