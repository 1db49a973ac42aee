import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Order } from '@shared/services/orders'
import { Api } from '../testing/api'
import { goodPassword } from '../testing/actors'
import { run, type Program } from '../testing/process'

jest.setTimeout(120_000)

let folder: string
const programs: Program[] = []
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'kill-'))))
afterAll(async () => {
  for (const program of programs) await program.stop('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const program = (file: string, ...args: string[]): Program => {
  const started = run(file, args, { PORT: '0', DATA_DIR: folder, DEMO: 'off' })
  programs.push(started)
  return started
}
const startServer = async (): Promise<{ server: Program; api: Api }> => {
  const server = program('server/main.ts')
  const [, address = ''] = await server.says(/is ready: (http\S+)/)
  return { server, api: new Api(address) }
}
const signIn = async (api: Api, workspaceId: string): Promise<Api> => {
  const { body } = await api.send('POST', 'authentication', {
    strategy: 'local-username',
    workspaceId,
    username: '1.gao',
    password: goodPassword,
  })
  return api.with({ Authorization: `Bearer ${(body as { accessToken: string }).accessToken}` })
}

test('a server killed amid writes loses no order it answered, keeps none by half, and its books agree', async () => {
  const first = await startServer()
  const code = program('server/admin.ts', 'code', 'create')
  await code.ended
  const workspace = await first.api.create('workspaces', {
    name: 'Gạo',
    slug: 'gao',
    invitationCode: code.output().trimEnd().split('\n').at(-1) ?? '',
    founder: { name: 'Lan', emailRaw: 'lan@gao.example', password: goodPassword },
  })
  const api = await signIn(first.api, workspace._id)
  const [category, warehouse, customer] = await Promise.all([
    api.create('categories', { group: 'goods', name: 'Gạo' }),
    api.create('warehouses', { name: 'Kho' }),
    api.create('assets', { group: 'Customers', name: 'Hoa' }),
  ])
  const rice = await api.create('products', { group: 'goods', categoryId: category._id, name: 'Gạo', price: 1000 })
  await api.create('orders', {
    group: 'inventoryIn',
    items: [{ productId: rice._id, quantity: 400, cost: 600 }],
    status: 'delivered',
    isForce: true,
    warehouseId: warehouse._id,
  })

  const answered = { orders: new Map<string, Order>(), paid: new Set<string>() }
  const run = { over: false }
  let enough: () => void = () => undefined
  const written = new Promise<void>((resolve) => (enough = resolve))
  const writer = async (): Promise<void> => {
    while (!run.over) {
      const order = await api.create('orders', { group: 'sales', customerId: customer._id, items: [{ productId: rice._id, quantity: 2 }] })
      answered.orders.set(order._id, order)
      const shipped = await api.patch('orders', order._id, { status: 'shipped', warehouseId: warehouse._id })
      answered.orders.set(order._id, shipped)
      await api.create('funds', { orderId: order._id, group: 'Sales', amount: 2000, status: 'completed' })
      if (answered.paid.add(order._id).size >= 25) enough()
    }
  }
  const writers = Array.from({ length: 6 }, () => writer().catch(() => undefined))
  await Promise.race([written, Promise.all(writers)])
  expect(answered.paid.size).toBeGreaterThanOrEqual(25)
  await first.server.stop('SIGKILL')
  run.over = true
  await Promise.all(writers)

  const second = await startServer()
  const later = await signIn(second.api, workspace._id)
  const orders = (await later.find('orders', { group: 'sales', $limit: -1 })).data
  const kept = new Map<string, Order>(orders.map((order) => [order._id, order]))
  for (const [_id, told] of answered.orders) {
    const order = kept.get(_id)
    expect([told.order_number, order?.order_number]).toEqual([told.order_number, told.order_number])
    if (told.status === 'shipped') expect(order).toMatchObject({ status: 'shipped', shipments: told.shipments })
    if (answered.paid.has(_id)) expect(order).toMatchObject({ paid: 2000, statusPayment: 'completed' })
  }
  const shipped = orders.filter(({ status }) => status === 'shipped').length
  expect((await later.get('products', rice._id)).stockCount).toBe(400 - 2 * shipped)
  expect((await later.find('stocks', { exported: true, $limit: 0 })).total).toBe(2 * shipped)
  expect(orders.filter(({ status, shipments }) => (status === 'shipped') !== (shipments.length === 1))).toEqual([])
  const next = await later.create('orders', { group: 'sales', customerId: customer._id, items: [{ productId: rice._id, quantity: 1 }] })
  expect(orders.map(({ order_number }) => order_number)).not.toContain(next.order_number)

  const verify = program('server/admin.ts', 'verify')
  expect([await verify.ended, verify.output().trimEnd().split('\n').at(-1)]).toEqual([0, 'All figures agree with their entries.'])
  expect(await second.server.stop('SIGTERM')).toBe(0)
})
