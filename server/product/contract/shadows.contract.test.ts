import { IMPORT_KINDS, importColumns, type ImportKind } from '@shared/areas/imports/rules/columns'
import { COMMISSION_METHODS } from '@shared/areas/agents/rules/commissions'
import { monthOf, zone } from '@shared/foundation/days/days'
import { can, type Right } from '@shared/foundation/rights/rights'
import { declarations } from '@shared/registry/declarations'
import { services } from '@shared/registry/index'
import type { RecordService } from '@shared/registry/names'
import type { TSchema } from '@sinclair/typebox'
import { gunzipSync } from 'node:zlib'
import { isHidden } from '../../kernel/access'
import { USUAL_APPS } from '../../testing/actors'
import { startTestApp, type TestApp } from '../../testing/app'
import { of, Shop } from '../../testing/shop'
import { makeExamples, type Examples } from './examples'
import { questionTo } from './report-questions'
import {
  answersTo,
  answered,
  auditHidden,
  differences,
  documentsOf,
  listAddresses,
  uniqueWord,
  unreadBy,
  withOtherSecrets,
  withoutUnread,
  type Audited,
  type Bases,
  type Kept,
  type Reader,
} from './shadows'

jest.setTimeout(120_000)

const profiles: readonly (readonly Right[])[] = [
  [],
  ['/sales'],
  ['/purchases'],
  ['/funds'],
  ['/report'],
  ['/office/hr'],
  ['/report', '/sales'],
  ['bod'],
]
const programs: readonly (readonly Right[])[] = [['/sales'], ['/report']]
const nameOf = (kind: string, rights: readonly Right[]): string => `${kind} with ${rights.join(' ') || 'no right'}`
const names = [...profiles.map((rights) => nameOf('a member', rights)), ...programs.map((rights) => nameOf('a program', rights))]

let app: TestApp
let shop: Shop
let examples: Examples
const readers = new Map<string, Reader & { readonly token?: string }>()
let kept: Kept[]
let audited: Audited[]
let sold: { readonly _id: string }
let traded: Awaited<ReturnType<typeof trade>>

beforeAll(async () => {
  const now = new Date()
  app = await startTestApp({ now: () => now })
  shop = await Shop.open(app)
  await shop.api.patch('workspaces', shop.founder.workspaceId, { apps: [...USUAL_APPS, 'adbreaks', 'publicwall'] })
  for (const [place, rights] of profiles.entries()) {
    const member = await shop.member(...rights)
    readers.set(names[place] ?? '', { name: names[place] ?? '', rights, userId: member.userId, api: member.api, token: member.token })
  }
  for (const [place, rights] of programs.entries()) {
    const name = names[profiles.length + place] ?? ''
    const { apiKey = '' } = await shop.api.create('apiKeys', { name, rights: [...rights] })
    readers.set(name, { name, rights, userId: null, api: app.keyed(apiKey) })
  }
  examples = await makeExamples(shop)
  traded = await trade()
  sold = traded.sale
  await keepSecrets()
  kept = await documentsOf(app, shop.founder.workspaceId)
  audited = await auditHidden(app, kept)
}, 60_000)
afterAll(() => app.close())

const readerOf = (name: string): Reader & { readonly token?: string } => {
  const reader = readers.get(name)
  if (!reader) throw new Error(`${name} isn't there`)
  return reader
}

const UNIT_COST = 7_340_033
const PRICE = 9_000_000
/** What the one order of goods to come in comes to. */
const COMING_IN = 8_650_753
/** What the goods of one sale left, of which each percent tells their cost. */
const GROSS_PROFIT = PRICE - UNIT_COST

/** Goods bought, brought in and sold through an agent of a scheme by each method; another sale, so that no sum is the figure of one order. */
const trade = async () => {
  const [goods, other] = [
    await shop.goods('Trà che giá', { price: PRICE, cost: UNIT_COST }),
    await shop.goods('Gạo khác', { stock: 3, cost: 617 }),
  ]
  await shop.ship(await shop.purchase([of(goods, 2, { cost: UNIT_COST })]))
  await shop.api.create('orders', { group: 'inventoryIn', items: [of(goods, 1, { cost: COMING_IN })] } as never)
  const [agent, rank] = [
    await shop.api.create('assets', { group: 'Sales Agents', name: 'Đại lý Che Tên' }),
    await shop.api.create('apRanks', { name: 'Vàng' }),
  ]
  await shop.api.create('apAgents', { agentId: agent._id, rankId: rank._id })
  const mechanics = COMMISSION_METHODS.map((methodName) =>
    methodName.startsWith('percent')
      ? { sourceName: 'own' as const, methodName, x: 100 }
      : { sourceName: 'own' as const, methodName, x: 1, comValue: 1000 },
  )
  const scheme = await shop.api.create('apComs', { rankId: rank._id, mechanics })
  const sell = async (productId: string) => {
    const order = await shop.api.create('orders', { group: 'sales', agentId: agent._id, items: [{ productId, quantity: 1 }] })
    await shop.ship(order)
    await shop.move(order, 'delivered')
    await shop.pay(order, order.total)
    return order
  }
  const [sale] = [await sell(goods._id), await sell(other._id)]
  return { goods, agent, rank, scheme, mechanics, sale }
}

const [BONUS, ADVANCE, BASE_SALARY] = [456_789, 345_678, 12_345_678]

/** What few may see: a bonus on a sale, a private task and what is said of it, a salary, a word for the board, an own asset. */
const keepSecrets = async (): Promise<void> => {
  const [performer, assigner] = [await shop.member(), await shop.member()]
  const salaries = 'Salaries and Incentives'
  const bonus = { group: salaries, orderId: sold._id, amount: BONUS, name: 'Thưởng kín', status: 'completed' as const }
  await shop.api.create('funds', bonus)
  await shop.earned(performer.userId, ADVANCE, monthOf(new Date(), zone('Asia/Ho_Chi_Minh')))
  await shop.api.create('funds', { group: salaries, userId: performer.userId, amount: ADVANCE, status: 'completed' })
  await shop.api.patch('users', performer.userId, { baseSalary: BASE_SALARY })
  const { agent } = traded
  const gift = { group: 'Other Expenses', recipientName: agent.name, amount: 1234, status: 'completed' as const }
  await shop.api.create('funds', gift)
  const deadline = new Date(Date.now() + 86_400_000).toISOString()
  const tasks = { group: 'critical', userId: performer.userId, deadline, name: 'Việc kín', desc: 'Lời kín' } as const
  for (const privacy of ['private', 'bod'] as const) {
    const task = await assigner.api.create('tasks', { ...tasks, privacy })
    await assigner.api.create('comments', { target: 'tasks', targetId: task._id, group: 'tasks/comment', desc: 'Bàn kín' })
  }
  await shop.api.create('posts', { privacy: 'bod', desc: 'Chữ cho ban giám đốc' })
  await performer.api.patch('users', performer.userId, { views: [{ name: 'Của tôi', path: '/sales/orders', query: '' }] })
}

/** What lists have to be asked by, for whoever may not see them whole. */
const bases = (): Bases => ({
  funds: [`orderId=${sold._id}`, 'group=Salaries%20and%20Incentives'],
  comments: [`targetId=${sold._id}`],
})

/** Groups of entries, some of which tell what single people are paid. */
const ENTRY_GROUPS = ['Salaries and Incentives', 'Agent Commission Expenses', 'Other Expenses']

/** A question once more for each other choice of one of its words. */
const choicesOf = (parameters: Readonly<Record<string, TSchema>>, asked: Readonly<Record<string, string>>): Record<string, string>[] => [
  { ...asked },
  ...Object.entries(parameters).flatMap(([name, schema]) => {
    const choices =
      name === 'group' && schema['kind'] === 'text' && !schema['enum'] ? ENTRY_GROUPS : (schema['enum'] as string[] | undefined)
    return (choices ?? []).map((choice) => ({ ...asked, [name]: choice }))
  }),
  ...('figure' in parameters ? ENTRY_GROUPS.map((group) => ({ ...asked, figure: 'group', group })) : []),
]

/** Every report, by what it needs, by all it takes, and by each choice; mechanics that aren't written down are of each method. */
const reportAddresses = async (): Promise<string[]> => {
  const { agent, rank, scheme, mechanics, goods } = traded
  const own: Record<string, string> = {
    agentId: agent._id,
    rankId: rank._id,
    rehearse: scheme._id,
    productId: goods._id,
    partnerId: shop.customer._id,
    mechanics: JSON.stringify(mechanics),
  }
  const questions = declarations.flatMap(({ path, reports = {} }) =>
    Object.entries(reports).flatMap(([report, { parameters }]) =>
      [true, false].map(async (withOptional) => {
        const recordOf = async (name: RecordService): Promise<string> => examples[name]._id
        const asked = await questionTo(parameters, recordOf, { withOptional, own: { ...examples[path].reportValues, ...own } })
        return choicesOf(parameters, asked).map((question) => `${path}?${new URLSearchParams({ report, ...question }).toString()}`)
      }),
    ),
  )
  return [...new Set((await Promise.all(questions)).flat())]
}

/** Reports of lists, by group and status: so few records that a sum is what one of them says. */
const listReportAddresses = (): string[] =>
  declarations.flatMap(({ path, groups = {}, reports = {} }) =>
    Object.entries(reports).flatMap(([report, { takesConditions }]) =>
      takesConditions
        ? Object.keys(groups).flatMap((group) =>
            ['', '&status=processing', '&status=active'].map(
              (status) => `${path}?${new URLSearchParams({ report, group }).toString()}${status}`,
            ),
          )
        : [],
    ),
  )

/** Every figure leads to its entries: whoever may read a report reads what these are called in it. */
const DRILLED_DOWN = /^orders\?report=salesEntries&.*figure=group&group=Other\+Expenses:/

const recordAddresses = (): string[] => kept.map(({ declaration, document }) => `${declaration.path}/${String(document['_id'])}`)

/** Lists by each word that narrows them beyond their fields; days of a range go together. */
const narrowedAddresses = (): string[] => {
  const today = new Date().toISOString().slice(0, 10)
  const values: Readonly<Record<string, string>> = {
    balancePartnerId: shop.customer._id,
    notShippedProductId: traded.goods._id,
    productId: traded.goods._id,
    partnerId: shop.customer._id,
    orderId: sold._id,
    errorSKU: 'GAO',
    errorItem: 'Gạo',
    low: 'true',
    by: shop.founder.userId,
  }
  return declarations.flatMap(({ path, narrowedBy = {} }) => {
    const words = Object.keys(narrowedBy)
    const days = words.some((word) => word.startsWith('payment')) ? [`paymentSince=2020-01-01&paymentUntil=${today}`] : []
    const alone = words.flatMap((word) => (values[word] === undefined ? [] : [`${word}=${encodeURIComponent(values[word])}`]))
    return [...days, ...alone].flatMap((way) => [`${path}?$limit=1000&${way}`, `${path}?$limit=0&${way}`])
  })
}

describe.each(names)('%s', (name) => {
  test('is told the same by every answer, whatever stands in what they may not see, and whether it is there', async () => {
    const reader = readerOf(name)
    const unread = await unreadBy(reader, kept)
    const word = uniqueWord()
    const lists = [...listAddresses(reader, { kept, unread, bases: bases(), word }), ...narrowedAddresses()]
    const others = [...(await reportAddresses()), ...recordAddresses()]
    // What is refused says nothing, whatever there is.
    const before = answered(await answersTo(reader, [...lists, ...others]))
    const after = await withOtherSecrets(app, reader, { kept, unread, word, audited }, () => answersTo(reader, [...before.keys()]))
    expect(differences(before, after).filter((address) => !DRILLED_DOWN.test(address))).toEqual([])
    const listed = answered(new Map(lists.map((address) => [address, before.get(address) ?? ''])))
    const without = await withoutUnread(app, unread, () => answersTo(reader, [...listed.keys()]))
    expect(differences(listed, without)).toEqual([])
  })

  test('has no notice of a record that they may not open', async () => {
    const { api } = readerOf(name)
    const { data } = await api.find('activities', { group: 'notifications', $limit: 1000 })
    for (const { kind, target } of data as unknown as { kind?: string; target?: { service: string; _id: string } }[]) {
      if (!target) continue
      expect([kind, target.service, (await api.send('GET', `${target.service}/${target._id}`)).status]).toEqual([kind, target.service, 200])
    }
  })

  test('is told in no notice what a unit costs, what one order left, or what somebody is paid', async () => {
    const { rights, api } = readerOf(name)
    const costs = can(rights, ['bod', '/purchases']) ? [] : [UNIT_COST, GROSS_PROFIT, COMING_IN]
    const pay = can(rights, ['/office/hr', '/funds']) ? [] : [BONUS, ADVANCE, BASE_SALARY]
    const told = JSON.stringify(await api.find('activities', { group: 'notifications', $limit: 1000 }))
    expect([...costs, ...pay].filter((figure) => told.includes(String(figure)))).toEqual([])
  })

  test('takes no file of the company home, unless they are a member of the board', async () => {
    const { rights, userId, api } = readerOf(name)
    if (userId !== null && can(rights, ['bod'])) return
    expect((await api.send('GET', 'workspaceArchive')).status).toBe(403)
  })

  test('reads in no report what a unit costs, or what one order left, unless they are of the board or buy', async () => {
    const { rights, api } = readerOf(name)
    if (can(rights, ['bod', '/purchases'])) return
    const answers = await answersTo(readerOf(name), [...(await reportAddresses()), ...listReportAddresses()])
    expect(answers.size).toBeGreaterThan(50)
    for (const [address, text] of answers)
      expect([address, [UNIT_COST, GROSS_PROFIT, COMING_IN].filter((figure) => text.includes(String(figure)))]).toEqual([address, []])
    const dryRun = new URLSearchParams({
      report: 'commissionsOfAll',
      rankId: traded.rank._id,
      mechanics: JSON.stringify(traded.mechanics),
      since: '2020-01-01',
      until: '2030-01-01',
    }).toString()
    expect((await api.send('GET', `apComs?${dryRun}`)).status).toBe(403)
  })

  test('names no agent and no order in a report without the right to sales', async () => {
    const { rights } = readerOf(name)
    if (can(rights, ['/sales'])) return
    const { body } = await shop.api.send('GET', `orders/${sold._id}`)
    const secrets = ['Đại lý Che Tên', (body as { order_number: string }).order_number]
    for (const [address, text] of await answersTo(readerOf(name), await reportAddresses())) {
      // What whoever keeps the cash books reads of entries they read in these.
      if (can(rights, ['/funds'])) continue
      expect([address, secrets.filter((secret) => text.includes(secret))]).toEqual([address, []])
    }
  })
})

/** What a column of a sheet says of a record, where that is a field of another name or in another service. */
const fieldOf = (kind: ImportKind, column: string): { path: RecordService; field: string; group?: string } => {
  if (kind === 'products') return { path: 'products', field: column }
  if (kind === 'stock') return { path: 'orders', field: column === 'cost' ? 'items.cost' : column, group: 'inventoryIn' }
  if (kind === 'orders' || kind === 'returns')
    return { path: 'orders', field: column === 'unitCost' ? 'items.cost' : column, group: 'sales' }
  return kind === 'funds' ? { path: 'funds', field: column } : { path: 'assets', field: column }
}

describe.each(IMPORT_KINDS.map((kind) => ({ kind })))('a sheet of $kind that the board brought in', ({ kind }) => {
  /** A cell of each column that says nothing else in the company. */
  const sheet = () => {
    const cells = importColumns[kind].filter(({ apart }) => !apart).map((column) => ({ column, value: markOf(column.kind) }))
    const heads = Object.fromEntries(
      cells.map(({ column, value }) => [column.key, column.choices ? (Object.keys(column.choices)[0] ?? '') : value]),
    )
    return { cells: cells.filter(({ column }) => !column.choices), row: { ...heads, 'Cột riêng': uniqueWord() } }
  }
  let numbers = 8_200_001
  const markOf = (of: string): string | number => (['money', 'cost', 'quantity'].includes(of) ? (numbers += 2) : uniqueWord())

  test('shows each reader what the records themselves would: in rows, faults, differences and events', async () => {
    const { cells, row } = sheet()
    const sockets = await Promise.all(
      [...readers.values()].map(async (reader) => [reader, reader.token ? await app.socket(reader.token) : null] as const),
    )
    const { _id } = await shop.api.create('imports', { kind, rows: [row] } as never)
    for (const [reader, socket] of sockets) {
      await socket?.settled()
      const answers = await answersTo(reader, [
        `imports/${_id}`,
        `imports?report=rows&importId=${_id}`,
        'imports?$limit=1000',
        'imports?format=csv',
      ])
      const seen = [...answers.values(), JSON.stringify(socket?.events)].join(' ')
      const blockedBy = cells.filter(({ column }) => {
        const { path, field, group } = fieldOf(kind, column.key)
        return isHidden(services[path], field, { ...reader, workspaceId: shop.founder.workspaceId }, group)
      })
      const told = blockedBy.filter(({ value }) => seen.includes(String(value))).map(({ column }) => column.key)
      expect([reader.name, told, can(reader.rights, ['bod']) || !seen.includes(String(row['Cột riêng']))]).toEqual([reader.name, [], true])
    }
  })
})

test('A sheet of orders shows rows of sales to sellers, and rows of purchases to buyers', async () => {
  const rows = (['sales', 'purchases'] as const).map((group) => ({ refId: uniqueWord(), group, partner: uniqueWord(), total: 5 }))
  const { _id } = await shop.api.create('imports', { kind: 'orders', rows } as never)
  for (const reader of readers.values()) {
    const addresses = [`imports/${_id}`, `imports?report=rows&importId=${_id}`, 'imports?$limit=1000']
    const seen = [...(await answersTo(reader, addresses)).values()].join(' ')
    for (const { group, partner, refId } of rows)
      if (!can(reader.rights, [`/${group}`]))
        expect([reader.name, group, seen.includes(partner) || seen.includes(refId)]).toEqual([reader.name, group, false])
  }
})

test('The file of the company holds nothing that its taker may not see', async () => {
  const taker = readerOf(nameOf('a member', ['bod']))
  const unread = await unreadBy(taker, kept)
  expect(unread.map(({ declaration }) => declaration.path)).toEqual(expect.arrayContaining(['tasks', 'comments']))
  const word = uniqueWord()
  const file = await withOtherSecrets(app, taker, { kept, unread, word, audited }, async () => {
    const answer = await fetch(`${app.url}/api/workspaceArchive`, { headers: { Authorization: `Bearer ${taker.token ?? ''}` } })
    return gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()
  })
  expect(file).toContain(String(sold._id))
  expect(
    file
      .split('\n')
      .filter((line) => line.includes(word))
      .map((line) => line.slice(0, 200)),
  ).toEqual([])
})
