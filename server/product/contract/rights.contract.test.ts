import type { RecordService } from '@shared/registry/names'
import { declarations } from '@shared/registry/declarations'
import { services } from '@shared/registry/index'
import type { Access, Method } from '@shared/foundation/declaration/define-service'
import type { Right } from '@shared/foundation/rights/rights'
import type { Actor } from '../../testing/actors'
import { grantAdmin } from '../../areas/people/services/users/grant-admin'
import { startTestApp, type TestApp } from '../../testing/app'
import { of, Shop } from '../../testing/shop'
import { makeExamples, offering, without, type Examples } from './examples'

let app: TestApp
let shop: Shop
let examples: Examples
const members = new Map<string, Promise<Actor>>()
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
  examples = await makeExamples(shop)
})
afterAll(() => app.close())

const memberWith = (rights: readonly Right[]): Promise<Actor> => {
  const key = rights.join()
  const known = members.get(key) ?? (rights.includes('admin') ? administrator() : shop.member(...rights))
  members.set(key, known)
  return known
}

/** The operator alone names one. */
const administrator = async (): Promise<Actor> => {
  const member = await shop.member()
  await grantAdmin(app.database, { workspace: shop.founder.slug, username: member.username, now: new Date(), granted: true })
  app.app.get('access').userChanged(member.userId)
  return member
}

/** A call of the method; who may not is refused whatever it holds. */
const call = (name: RecordService, method: Method): [string, string, object?] => {
  const { _id } = examples[name]
  const one = `${name}/${_id || 'a'.repeat(24)}`
  return {
    find: ['GET', name],
    get: ['GET', one],
    create: ['POST', name, {}],
    patch: ['PATCH', one, {}],
    remove: ['DELETE', one],
  }[method] as [string, string, object?]
}

const methods = declarations.flatMap(({ path, access }) =>
  (Object.entries(access) as [Method, Access][]).map(([method, needed]) => ({ path, method, needed })),
)

test.each(methods.filter(({ needed }) => needed !== 'public'))('$path $method needs somebody signed in', async ({ path, method }) => {
  expect(await app.api().send(...call(path, method))).toMatchObject({ status: 401, body: { className: 'not-authenticated' } })
})

test.each(methods.filter(({ needed }) => Array.isArray(needed)))('$path $method needs one of $needed', async ({ path, method, needed }) => {
  const { api } = await memberWith(without(needed as readonly Right[]))
  expect(await api.send(...call(path, method))).toMatchObject({ status: 403, body: { className: 'forbidden' } })
})

const groups = declarations
  .flatMap(({ path, groups: split = {} }) => Object.entries(split).map(([group, access]) => ({ path, group, access })))
  // What every member reads needs no right.
  .filter(({ access }) => access.read !== 'member')

describe.each(groups)('$path of the group $group', ({ path, group, access }) => {
  const other = (): Promise<Actor> =>
    memberWith(without([...(access.read as Right[])]).filter((right) => right === '/sales' || right === '/purchases'))

  test('are not read, named or not, without their right', async () => {
    if ((access.read as Right[]).length > 1)
      return expect((await (await memberWith(['/funds', '/report'])).api.send('GET', path)).status).toBe(403)
    const { api } = await other()
    expect(await api.send('GET', `${path}?group=${encodeURIComponent(group)}`)).toMatchObject({ status: 403 })
    expect((await api.send('GET', `${path}?group[$in][]=${encodeURIComponent(group)}`)).status).toBe(403)
    const { data } = await api.find(path, { $limit: 1000 })
    expect(data.map((record) => (record as { group?: string }).group)).not.toContain(group)
    const some = await shop.api.find(path, { group, $limit: 1 })
    for (const record of some.data) expect((await api.send('GET', `${path}/${record._id}`)).status).toBe(403)
    return expect((await api.find(path, { $or: [{ group }] as never })).total).toBe(0)
  })
})

describe('reports', () => {
  const reports = declarations.flatMap(({ path, reports: declared = {} }) =>
    Object.entries(declared).map(([report, { access, parameters }]) => ({ path, report, access, parameters })),
  )
  const value: Readonly<Record<string, string>> = { day: '2026-05-01', instant: '2026-05-01T00:00:00Z', id: 'a'.repeat(24), text: 'x' }
  const query = (parameters: (typeof reports)[number]['parameters'], report: string): string =>
    [`report=${report}`, ...Object.entries(parameters).map(([field, { kind, oneOf }]) => `${field}=${oneOf?.[0] ?? value[kind]}`)].join('&')

  test.each(reports)('$path $report is for $access', async ({ path, report, access, parameters }) => {
    const address = `${path}?${query(parameters, report)}`
    // What a token opens is not there without the right one.
    expect((await app.api().send('GET', address)).status).toBe(access === 'public' ? 404 : 401)
    if (typeof access === 'string') return
    const blockedBy = await memberWith(without(access))
    expect((await blockedBy.api.send('GET', address)).status).toBe(403)
  })

  test('the business report needs no right to orders, and shows the totals alone', async () => {
    const { api } = await memberWith(['/report'])
    const span = 'since=2020-01-01&until=2030-01-01'
    expect(await api.send('GET', `orders?report=sales&${span}`)).toMatchObject({ status: 200, body: { cost: 600, netProfit: 1400 } })
    expect((await api.send('GET', 'orders')).status).toBe(403)
    expect((await api.send('GET', `orders?report=salesEntries&figure=revenueOrdered&${span}`)).body).toMatchObject({
      total: 2000,
      count: 1,
    })
    expect((await api.send('GET', `orders?report=salesEntries&figure=cost&${span}`)).status).toBe(403)
    expect((await shop.api.send('GET', `orders?report=salesEntries&figure=cost&${span}`)).body).toMatchObject({ total: 600, count: 1 })
  })

  test('an unknown report is named', async () => {
    expect(await shop.api.refused('GET', 'orders?report=profits')).toMatchObject({
      code: 400,
      message: "There is no report 'profits' here",
    })
    expect((await shop.api.refused('GET', 'orders?report=constructor')).code).toBe(400)
  })
})

describe('what goods cost', () => {
  const costs = /"(cost|unknown|value)"/

  test('is seen by the board alone on sales', async () => {
    const [seller, buyer] = [await memberWith(['/sales']), await memberWith(['/sales', '/purchases'])]
    for (const { api } of [seller, buyer]) {
      expect(JSON.stringify(await api.get('orders', examples.orders._id))).not.toMatch(costs)
      expect(JSON.stringify(await api.find('orders', { group: 'sales' }))).not.toMatch(costs)
      expect(JSON.stringify(await api.patch('orders', examples.orders._id, { note: `bởi ${api === seller.api ? 1 : 2}` }))).not.toMatch(
        costs,
      )
    }
    expect((await shop.api.get('orders', examples.orders._id)).cost).toBe(600)
  })

  test('of products, stock and inventory is also for /purchases', async () => {
    const [seller, buyer] = [await memberWith(['/sales']), await memberWith(['/purchases'])]
    const product = examples.products._id
    const [inventory] = (await shop.api.find('orders', { group: 'inventoryIn' })).data
    for (const path of [
      `products/${product}`,
      'products',
      'stocks',
      `stocks/${examples.stocks._id}`,
      `orders/${inventory?._id}`,
      'orders?group=inventoryIn',
      `stocks?report=levels`,
      `products?report=transactions&productId=${product}`,
      `warehouses?report=byProduct&productId=${product}&warehouseId=${shop.warehouse._id}`,
    ]) {
      const [hidden, shown] = [await seller.api.send('GET', path), await buyer.api.send('GET', path)]
      expect([path, hidden.status, shown.status]).toEqual([path, 200, 200])
      expect([path, costs.test(JSON.stringify(hidden.body)), costs.test(JSON.stringify(shown.body))]).toEqual([path, false, true])
    }
    expect(await seller.api.get('orders', inventory?._id ?? '')).not.toHaveProperty('total')
  })

  test('can’t be guessed at by filter, sort, search, selection or a report', async () => {
    const { api } = await memberWith(['/sales'])
    for (const path of [
      'products?cost=600',
      'products?$sort[cost]=1',
      'orders?cost[$gt]=1',
      'orders?shipments.cost[$gt]=1',
      'orders?group=inventoryIn&total[$gt]=1',
      'orders?group=inventoryIn&$sort[total]=1',
      'orders?$or[0][total][$gt]=1&$or[0][group]=inventoryIn',
      'stocks?cost=600',
    ])
      expect([path, (await api.send('GET', path)).status >= 400]).toEqual([path, true])
    expect(JSON.stringify(await api.find('products', { $select: ['name', 'cost'] }))).not.toMatch(costs)
    expect(JSON.stringify(await api.find('orders', { $select: ['order_number', 'cost', 'shipments'] }))).not.toMatch(costs)
    expect(JSON.stringify(await api.find('orders', { group: 'inventoryIn', $select: ['order_number', 'total'] }))).not.toMatch(
      /"total":36000/,
    )
    expect(await api.report('orders', { report: 'status', group: 'inventoryIn' })).toEqual({
      groups: [{ _id: 'delivered', count: 1, total: 0 }],
    })
  })

  test('is in no event and no notice', async () => {
    const seller = await memberWith(['/sales'])
    const socket = await seller.socket()
    const rice = await shop.goods('Gạo kín', { cost: 777, stock: 3 })
    const take = await shop.api.create('orders', { group: 'inventoryIn', items: [{ productId: rice._id, quantity: 2, cost: 888 }] })
    await shop.ship(take)
    await shop.ship(await shop.sale([of(rice, 3)]))
    await socket.received('orders patched', ({ record }) => record['group'] === 'sales')
    await socket.settled()
    const all = JSON.stringify([socket.events, await seller.api.find('activities', { $limit: 100 })])
    expect(all).not.toMatch(costs)
    expect(all).not.toMatch(/(?<![\w-])(777|888|1776|2331)(?![\w-])/)
  })

  test('may be written blind with an inventory order', async () => {
    const { api } = await memberWith(['/sales'])
    const order = await api.create('orders', {
      group: 'inventoryIn',
      items: [{ productId: examples.products._id, quantity: 1, cost: 432 }],
    })
    expect(JSON.stringify(order)).not.toMatch(costs)
    expect((await shop.api.get('orders', order._id)).items[0]?.cost).toBe(432)
  })
})

describe('secrets and bookkeeping', () => {
  test.each(offering('find', 'get'))('of %s are in no answer', async (name) => {
    const secrets = [
      'words',
      'revs',
      'apiKeyHash',
      ...Object.keys(services[name].secret ?? {}),
      ...Object.values(services[name].perMember ?? {}).map(({ stored }) => stored),
    ]
    const answers = JSON.stringify([await shop.api.find(name, { $limit: 50 }), await shop.api.get(name, examples[name]._id)])
    for (const secret of secrets) expect(answers).not.toContain(`"${secret}"`)
    for (const secret of secrets) {
      expect((await shop.api.send('GET', `${name}?${secret}=x`)).status).toBe(400)
      expect((await shop.api.send('GET', `${name}?$sort[${secret}]=1`)).status).toBe(400)
      expect((await shop.api.send('GET', `${name}?$select[]=${secret}`)).status).toBe(400)
    }
  })
})
