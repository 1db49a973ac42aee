import { DEFAULT_ZONE, monthOf, type Zone } from '@shared/foundation/days/days'
import type { RecordService } from '@shared/registry/names'
import { services } from '@shared/registry/index'
import { startTestApp, type TestApp } from '../../../testing/app'
import { everyFigure, moreThan, type KeptAmount } from '../../../testing/every-figure'
import { propertiesOf, sampleOf } from '../../../testing/sample'
import { of, Shop } from '../../../testing/shop'
import { makeExamples, type Examples } from '../../contract/examples'
import { acts } from './acts'
import { declaredCommands } from './declared-commands'
import { quietCommands, withoutFigures, words } from './quiet'

/** Every command there is has a place among the laws of the ledger, and what is said to enter nothing enters nothing. */

jest.setTimeout(120_000)

const zone = 'Asia/Ho_Chi_Minh' as Zone
let app: TestApp
let shop: Shop
let examples: Examples
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
  examples = await makeExamples(shop)
})
afterAll(() => app.close())

const ofWords = Object.entries(words).flatMap(([path, changes]) =>
  changes.flatMap((change) =>
    Object.entries(change).map(([field, value]) => `${path} patch ${field}${field === 'status' ? `=${String(value)}` : ''}`),
  ),
)
/** Made like any other sale by an act; which of these it is, is no figure. */
const likeASale = [
  ...['new-order', 'reserved', 'confirmed', 'processing', 'processed'].map((status) => `orders create status=${status}`),
  'orders create manual',
]
const quiet = Object.entries(quietCommands).flatMap(([path, commands]) => commands.map((command) => `${path} ${command}`))

test('every command that is declared has a place, and each place a command', () => {
  const placed = new Set([
    ...Object.values(acts).flatMap((act) => act.of),
    ...quiet,
    ...ofWords,
    ...withoutFigures.map(([name]) => name),
    ...likeASale,
  ])
  const declared = new Set(declaredCommands())
  expect({
    withoutPlace: [...declared].filter((command) => !placed.has(command)),
    notDeclared: [...placed].filter((command) => !declared.has(command)),
  }).toEqual({ withoutPlace: [], notDeclared: [] })
})

const figures = async (): Promise<KeptAmount[]> =>
  // Where orders stand is no amount of the books.
  (await everyFigure(app, shop.founder.workspaceId, zone)).filter(({ name }) => !name.startsWith('orderStatus'))

/** What a command is tried with: its example, besides a field that it names and a value of its kind. */
const bodyOf = async (path: RecordService, method: 'create' | 'patch', named: string | undefined): Promise<object> => {
  const plain = method === 'create' ? await examples[path].create() : examples[path].patch
  if (named === undefined) return plain
  const [field = '', value] = named.split('=')
  const schema = propertiesOf(services[path][method])[field]
  const recordOf = async (service: RecordService): Promise<string> => examples[service]._id
  const given = value ?? (schema ? await sampleOf(schema, recordOf).catch(() => 'x') : 'x')
  return { ...(method === 'create' ? plain : {}), [field]: given }
}

const successOf = (status: number): number => (status < 300 ? status : 200)
const refusedAtMost = (status: number): number => (status < 500 ? status : 400)

const tryIt = async (path: RecordService, command: string): Promise<number> => {
  const [method, named] = command.split(/ (.*)/su)
  const api = await examples[path].api()
  const { _id } = examples[path]
  if (method === 'remove') return (await api.send('DELETE', `${path}/${_id}`)).status
  if (method === 'create') return (await api.send('POST', path, await bodyOf(path, 'create', named))).status
  if (named !== 'many') return (await api.send('PATCH', `${path}/${_id}`, await bodyOf(path, 'patch', named))).status
  return (await api.send('PATCH', `${path}?bulkId=x&target=orders&targetId=${examples.orders._id}`, {})).status
}

const paths = Object.keys(quietCommands) as (keyof typeof quietCommands)[]
/** What ends an example, which others may name. */
const isEnding = (command: string): boolean => /remove|disabled|revoked/u.test(command)
/** What would sign everybody out who asks here. */
const isLockingOut = (path: string, command: string): boolean =>
  (path === 'users' && /password|disabled/iu.test(command)) || (path === 'workspaces' && isEnding(command))

describe.each([
  ['goes on with a record', (command: string) => !isEnding(command)],
  ['ends one', isEnding],
] as const)('what %s', (_what, isMeant) => {
  const own = paths.map((path) => [path, (quietCommands[path] ?? []).filter((each) => isMeant(each) && !isLockingOut(path, each))] as const)

  test.each(own.filter(([, commands]) => commands.length > 0))('%s: what enters nothing moves no figure', async (path, commands) => {
    for (const command of commands) {
      const before = await figures()
      const status = await tryIt(path, command)
      expect([command, status]).toEqual([command, command === 'create' || command === 'patch' ? successOf(status) : refusedAtMost(status)])
      expect([command, moreThan(await figures(), before)]).toEqual([command, {}])
    }
  })
})

describe('of what is in the books', () => {
  let ids: Readonly<Record<string, string>>
  beforeAll(async () => {
    shop = await Shop.open(app)
    const rice = await shop.goods('Gạo', { stock: 9, cost: 333 })
    const shipped = await shop.ship(await shop.sale([of(rice, 2)]))
    const { userId } = await shop.member()
    await shop.earned(userId, 900, monthOf(new Date(), DEFAULT_ZONE))
    const [order, fund, waiting, asset, note, pay] = await Promise.all([
      shop.sale([of(rice, 3)]),
      shop.pay(shipped, 700),
      shop.api.create('funds', { group: 'Other Income', amount: 70 }),
      shop.api.create('assets', { group: 'Owned Assets', name: 'Máy' }),
      shop.api.create('assets', { group: 'Important Notes', name: 'Mã két' }),
      shop.api.create('funds', { group: 'Salaries and Incentives', userId, amount: 900, status: 'completed' } as never),
    ])
    ids = {
      $orders: order._id,
      $shipped: shipped._id,
      $funds: fund._id,
      $waiting: waiting._id,
      $assets: shop.customer._id,
      $customer: shop.customer._id,
      $asset: asset._id,
      $note: note._id,
      $pay: pay._id,
      $founder: shop.founder.userId,
      $warehouse: shop.warehouse._id,
    }
  })
  const named = (text: string): string => text.replaceAll(/\$[a-z]+/gu, (name) => ids[name] ?? name)
  const withIds = (body: object): object => JSON.parse(named(JSON.stringify(body))) as object

  test.each(Object.entries(words))('words of %s move no figure', async (path, changes) => {
    for (const change of changes) {
      const before = await figures()
      const { status, body } = await shop.api.send('PATCH', named(`${path}/$${path}`), withIds(change))
      expect([change, status < 300 ? 200 : body]).toEqual([change, 200])
      expect([change, moreThan(await figures(), before)]).toEqual([change, {}])
    }
  })

  test.each(withoutFigures)('%s moves no figure', async (_name, method, path, body) => {
    const before = await figures()
    const { status } = await shop.api.send(method, named(path), withIds(body))
    expect(status).toBeLessThan(500)
    expect(moreThan(await figures(), before)).toEqual({})
  })
})
