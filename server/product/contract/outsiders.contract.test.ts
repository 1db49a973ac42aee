import { declarations } from '@shared/registry/declarations'
import { services } from '@shared/registry/index'
import { USUAL_APPS, addMember, signUp, type Founder } from '../../testing/actors'
import { startTestApp, type TestApp } from '../../testing/app'
import type { TestSocket } from '../../testing/sockets'
import { of, Shop } from '../../testing/shop'
import { propertiesOf } from '../../testing/sample'
import { makeExamples, offering, offers, type Examples } from './examples'
import { questionTo } from './report-questions'

let app: TestApp
let shop: Shop
let examples: Examples
let theirs: Shop
let theirExamples: Examples
let outsider: Founder
let empty: Founder
/** What reports answer a company that has no records, before any other has some. */
const blank = new Map<object, string>()
let socket: TestSocket
const names = offering('find', 'get')

const references = declarations.flatMap(({ path, references = {} }) =>
  Object.entries(references).map(([field, { service }]) => ({ path, field, service })),
)

beforeAll(async () => {
  app = await startTestApp()
  empty = await signUp(app)
  for (const each of reports) {
    const path = await ask(null, each)
    blank.set(each, withoutMoments(path, JSON.stringify((await empty.api.send('GET', path)).body).replaceAll(nowhere, 'id')))
  }
  outsider = await signUp(app)
  // Else what is closed to them for want of an app would prove nothing.
  await outsider.api.patch('workspaces', outsider.workspaceId, { apps: [...USUAL_APPS, 'adbreaks'] })
  socket = await outsider.socket()
  theirs = await Shop.open(app)
  shop = await Shop.open(app)
  examples = await makeExamples(shop)
  theirExamples = await makeExamples(
    theirs,
    references.map(({ service }) => service),
  )
  // An example of each service is made, twice.
}, 30_000)
afterAll(() => app.close())

const status = async (method: string, path: string, body?: object, api = outsider.api): Promise<number> =>
  (await api.send(method, path, body)).status

describe.each(names)('%s: another company', (name) => {
  test('finds nothing, by list, id or search', async () => {
    const { _id, word } = examples[name]
    const own = await outsider.api.find(name, { $limit: -1 })
    expect(own.data.map((record) => record._id)).not.toContain(_id)
    expect((await outsider.api.find(name, { _id, $limit: 10 })).data).toEqual([])
    expect((await outsider.api.find(name, { _id: { $in: [_id] } })).total).toBe(0)
    if (services[name].search) {
      expect((await shop.api.find(name, { search: word })).data.map((record) => record._id)).toContain(_id)
      expect((await outsider.api.find(name, { search: word })).data.map((record) => record._id)).not.toContain(_id)
    }
    expect(JSON.stringify(own)).not.toContain(shop.founder.workspaceId)
  })

  test('gets, patches and removes nothing: it isn’t there', async () => {
    const { _id, patch } = examples[name]
    const before = await shop.api.get(name, _id)
    expect(await status('GET', `${name}/${_id}`)).toBe(404)
    expect(await status('PATCH', `${name}/${_id}`, patch)).toBe(offers(name, 'patch') ? 404 : 405)
    expect(await status('DELETE', `${name}/${_id}`)).toBe(offers(name, 'remove') ? 404 : 405)
    expect(await shop.api.get(name, _id)).toEqual(before)
  })

  test('can’t name a workspace in a query or a record', async () => {
    expect(await status('GET', `${name}?workspaceId=${shop.founder.workspaceId}`)).toBe(400)
    const { create, patch, _id } = examples[name]
    if (offers(name, 'create')) expect(await status('POST', name, { ...(await create()), workspaceId: shop.founder.workspaceId })).toBe(400)
    if (offers(name, 'patch'))
      expect(await status('PATCH', `${name}/${_id}`, { ...patch, workspaceId: outsider.workspaceId }, shop.api)).toBe(400)
  })
})

describe('a record of another company is refused where one is named', () => {
  test.each(references)('$path.$field', async ({ path, field, service }) => {
    const foreign = theirExamples[service]._id
    const example = examples[path]
    const refusal = { code: 400, errors: { [field]: expect.any(String) as string } }
    if (offers(path, 'create'))
      expect(await shop.api.refused('POST', path, await example.createNaming(field, foreign))).toMatchObject(refusal)
    if (offers(path, 'patch') && field in propertiesOf(services[path].patch) && !example.needsOthers(field))
      expect(await shop.api.refused('PATCH', `${path}/${example._id}`, { [field]: foreign })).toMatchObject({ code: 400 })
  })

  test('a product in an order, an order in a payment, a warehouse or a unit in a shipment', async () => {
    const other = await Shop.open(app)
    const rice = await other.goods('Gạo của họ', { stock: 2 })
    const [unit] = (await other.api.find('stocks')).data
    const order = await other.sale([of(rice, 1)])
    expect(await shop.refusedOrder({ group: 'sales', customerId: shop.customer._id, items: [of(rice, 1)] })).toMatchObject({
      code: 400,
      errors: { 'items.0.productId': expect.any(String) as string },
    })
    expect(await shop.api.refused('POST', 'funds', { orderId: order._id, group: 'Sales', amount: 5 })).toMatchObject({
      code: 400,
      errors: { orderId: expect.any(String) as string },
    })
    const own = await shop.goods('Gạo nhà', { stock: 2 })
    const sale = await shop.sale([of(own, 1)])
    expect(await shop.refusedPatch(sale, { ...shop.shipping(), warehouseId: other.warehouse._id })).toEqual([400, expect.any(String)])
    const scan = { ...shop.shipping(), shipping: [{ productId: own._id, quantity: 1, units: [unit?._id] }] }
    expect((await shop.refusedPatch(sale, scan))[0]).toBe(404)
    expect(await other.stockOf(rice)).toBe(2)
  })
})

const reports = declarations.flatMap(({ path, reports: declared = {} }) =>
  Object.entries(declared).flatMap(([report, { parameters, access }]) =>
    [false, true].map((withOptional) => ({
      path,
      report,
      parameters,
      access,
      withOptional,
      kind: withOptional ? 'all' : 'what it requires',
    })),
  ),
)
const nowhere = 'f'.repeat(24)
/** An answer without the moments that were asked for: each question has its own; and without what a counter locks its sales with. */
const withoutMoments = (path: string, answer: string): string =>
  [...new URLSearchParams(path.slice(path.indexOf('?'))).values()]
    .filter((value) => /^\d{4}-\d\d-\d\dT/.test(value))
    .reduce((said, moment) => said.replaceAll(moment, 'moment'), answer.replace(/^\{"key":"[^"]+"\}$/, '{"key":"of this counter"}'))
/** Choices that go together, where the first of each don't, and a text of which not every one is good. */
const chosen: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pivot: { rows: 'product', columns: 'month' },
  company: { taxCode: '0100109106' },
}
/** The address of a report, asked with ids of these examples or with `id` for each of them. */
const ask = async (
  of: Examples | null,
  { path, report, parameters, withOptional }: (typeof reports)[number],
  id?: string,
): Promise<string> => {
  const question = await questionTo(parameters, async (service) => id ?? of?.[service]._id ?? nowhere, {
    withOptional,
    own: of?.[path].reportValues ?? chosen[report] ?? {},
  })
  return `${path}?${new URLSearchParams({ report, ...question }).toString()}`
}

describe('a report', () => {
  test.each(reports)('$path $report tells an empty company nothing of another, asked with $kind', async (each) => {
    const [path, other] = [await ask(examples, each), await ask(examples, each, nowhere)]
    const [named, unknown] = await Promise.all([path, other].map((one) => empty.api.send('GET', one)))
    const ids = Object.values(examples).flatMap(({ _id }) => (_id === '' ? [] : _id))
    const text = (question: string, body: unknown): string =>
      withoutMoments(
        question,
        [...ids, nowhere].reduce((said, id) => said.replaceAll(id, 'id'), JSON.stringify(body)),
      )
    expect([path, named?.status, text(path, named?.body)]).toEqual([path, unknown?.status, text(other, unknown?.body)])
    const asked = [...new URLSearchParams(path.slice(path.indexOf('?'))).values()]
    for (const id of ids.filter((one) => !asked.includes(one))) expect(JSON.stringify(named?.body)).not.toContain(id)
    expect([path, text(path, named?.body)]).toEqual([path, blank.get(each)])
  })

  test.each(reports.filter(({ withOptional }) => !withOptional))('$path $report is answered where the records are', async (each) => {
    // What is the installation's is answered to its administrator, who alone makes codes.
    const isForAdmin = Array.isArray(each.access) && each.access.includes('admin')
    const api = isForAdmin ? await examples.codes.api() : shop.api
    expect([200, 400]).toContain((await api.send('GET', await ask(examples, each))).status)
  })
})

test('another company hears no event of any of this', async () => {
  for (const name of names) {
    const { create, patch, _id } = examples[name]
    if (offers(name, 'create')) await shop.api.send('POST', name, await create())
    if (offers(name, 'patch')) await shop.api.send('PATCH', `${name}/${_id}`, patch)
  }
  await socket.settled()
  const isForAll = (event: string): boolean =>
    declarations.some(({ path, scope, access }) => scope === 'platform' && access.find === 'public' && event.startsWith(`${path} `))
  const received = socket.events.filter(({ name, record }) => record['workspaceId'] !== outsider.workspaceId && !isForAll(name))
  expect(received).toEqual([])
})

test('an invoice opens by its token alone, and shows nothing inside', async () => {
  const order = await shop.api.patch('orders', examples.orders._id, { share: true })
  const token = order.printToken ?? ''
  expect(token.length).toBeGreaterThanOrEqual(22)
  const reader = await addMember(app, outsider, ['/purchases'])
  for (const api of [app.api(), outsider.api, reader.api]) {
    const printed = (await api.send('GET', `orders/${order._id}?printToken=${token}`)).body as Record<string, unknown>
    expect(printed).toMatchObject({ order_number: order.order_number, total: 2000, workspace: { name: shop.founder.workspace.name } })
    expect(Object.keys(printed)).not.toEqual(expect.arrayContaining(['note']))
    expect(JSON.stringify(printed)).not.toMatch(/"(cost|shipments|note|creator|creatorId|workspaceId|printToken|revs|words)"/)
  }
  for (const path of [`orders/${order._id}`, `orders/${order._id}?printToken=${'x'.repeat(token.length)}`])
    expect((await app.api().send('GET', path)).status).toBeGreaterThan(400)
  await shop.api.patch('orders', order._id, { share: false })
  expect((await app.api().send('GET', `orders/${order._id}?printToken=${token}`)).status).toBe(404)
})
