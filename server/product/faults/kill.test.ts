import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Order } from '@shared/areas/trade/services/orders'
import { Api } from '../../testing/api'
import { goodPassword } from '../../testing/actors'
import { run, type Program } from '../../testing/process'

jest.setTimeout(120_000)

let folder: string
const programs: Program[] = []
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'kill-'))))
afterEach(async () => {
  for (const program of programs.splice(0)) await program.stop('SIGKILL')
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

const openWorkspace = async (api: Api): Promise<string> => {
  const code = program('server/admin.ts', 'code', 'create')
  await code.ended
  const { _id } = await api.create('workspaces', {
    name: 'Gạo',
    slug: 'gao',
    invitationCode: code.output().trimEnd().split('\n').at(-1) ?? '',
    founder: { name: 'Lan', emailRaw: 'lan@gao.example', password: goodPassword },
  })
  return _id
}

test('a server killed amid writes loses no order it answered, keeps none by half, and its books agree', async () => {
  const first = await startServer()
  const workspaceId = await openWorkspace(first.api)
  const api = await signIn(first.api, workspaceId)
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
  const later = await signIn(second.api, workspaceId)
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

test('a server killed while it clears the books of a company clears them whole when it starts again', async () => {
  const first = await startServer()
  const workspaceId = await openWorkspace(first.api)
  const api = await signIn(first.api, workspaceId)
  await api.patch('workspaces', workspaceId, { apps: ['importXLSX'] })
  const rows = Array.from({ length: 6000 }, (_, at) => ({ name: `Khách ${at}`, phone: `09${String(at).padStart(8, '0')}` }))
  const { _id } = await api.create('imports', { kind: 'customers', rows })
  await api.patch('imports', _id, { status: 'committed' })
  expect((await api.find('assets', { $limit: 0 })).total).toBe(6000)
  await api.create('funds', { group: 'Other Income', amount: 5000, name: 'Lãi', status: 'completed' })

  expect((await api.send('PATCH', `workspaces/${workspaceId}`, { secretcode: '' })).status).toBe(400)
  const outbox = join(folder, 'outbox')
  const mails = readdirSync(outbox).map((file) => readFileSync(join(outbox, file), 'utf8'))
  const [secretcode = ''] = /[A-Z2-9]{4}(-[A-Z2-9]{4}){2}/.exec(mails.find((mail) => mail.includes('secret code')) ?? '') ?? []
  const reset = api.send('PATCH', `workspaces/${workspaceId}`, { secretcode }).catch(() => null)
  await first.server.says(/the books of a workspace are being cleared/)
  await first.server.stop('SIGKILL')
  expect(await reset).toBeNull()

  const second = await startServer()
  const later = await signIn(second.api, workspaceId)
  for (const name of ['assets', 'funds', 'imports'] as const) expect((await later.find(name, { $limit: 0 })).total).toBe(0)
  expect((await later.find('users', {})).total).toBe(1)
  expect(await later.create('assets', { group: 'Customers', name: 'Hoa' })).toMatchObject({ name: 'Hoa' })
  const verify = program('server/admin.ts', 'verify')
  expect([await verify.ended, verify.output().trimEnd().split('\n').at(-1)]).toEqual([0, 'All figures agree with their entries.'])
  expect(await second.server.stop('SIGTERM')).toBe(0)
})
