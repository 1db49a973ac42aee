import {
  columnsFor,
  CONDITIONS,
  conditionsFor,
  dimensionsFor,
  type ConditionName,
  type Dimension,
  type Measure,
} from '@shared/areas/questions/rules/measures'
import type { Fund } from '@shared/areas/money/services/funds'
import type { Order } from '@shared/areas/trade/services/orders'
import type { ReportOf } from '@shared/registry/service-types'
import { addProgram } from '../../testing/actors'
import type { Api } from '../../testing/api'
import { startTestApp, type TestApp } from '../../testing/app'
import { of, Shop } from '../../testing/shop'

/** So many are asked; `QUESTIONS=2000` asks more by hand. */
const QUESTIONS = Number(process.env['QUESTIONS'] ?? 60)
/** A busy machine makes four months of trade slowly. */
const STARTS_WITHIN_MS = 240_000
const SEED = Number(process.env['SEED'] ?? 20290605)

/** Numbers that are the same each time. */
const drawing = (seed: number) => {
  let state = seed >>> 0
  const next = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
  const pick = <T>(from: readonly T[]): T => from[next(from.length)] as T
  return { next, pick }
}
const { next, pick } = drawing(SEED)

type Pivot = ReportOf<'questions', 'pivot'>
type Parts = Readonly<Partial<Record<string, string>>>

/** What one line of an order or entry adds to a measure on one day, read off it as a person would. */
interface Fact {
  readonly measure: Measure
  readonly day: string
  readonly amount: number
  readonly parts: Parts
  /** Of an order: each of them tells it. */
  readonly tags?: readonly string[]
}

interface Made {
  readonly data: readonly { readonly status: number; readonly body: Order }[]
}

let now = new Date('2029-02-05T03:00:00Z')
let app: TestApp
let shop: Shop
/** Facts of whole orders and entries, and of sales by product. */
const whole: Fact[] = []
const byGoods: Fact[] = []

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The clock of Vietnam, as written in UTC. */
const local = (at: string): string => new Date(new Date(at).getTime() + 7 * HOUR_MS).toISOString()
const dayIn = (at: string): string => local(at).slice(0, 10)
const plusDays = (day: string, days: number): string => new Date(new Date(day).getTime() + days * DAY_MS).toISOString().slice(0, 10)
const weekdayIn = (day: string): number => new Date(day).getUTCDay() || 7

/** Four times a few weeks of trade: two kinds of goods, a service and a line that is no product, from two warehouses, by a member and a program. */
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
  shop = await Shop.open(app)
  const { api } = shop
  await api.patch('workspaces', shop.founder.workspaceId, { opts: { orderTags: ['Sỉ', 'Gấp', 'Quà'] } } as never)
  const [second, teas, hue, program] = await Promise.all([
    api.create('warehouses', { name: 'Kho Huế' }),
    api.create('categories', { group: 'goods', name: 'Trà' }),
    api.create('assets', { group: 'Customers', name: 'Anh Huế' } as never),
    addProgram(app, shop.founder, ['/sales', '/funds']),
  ])
  const rice = await shop.goods('Gạo', { price: 1000, cost: 600 })
  const tea = await api.create('products', { group: 'goods', categoryId: teas._id, name: 'Trà sen', price: 700, cost: 300 } as never)
  const carrying = await shop.service('Giao hàng', 300)
  for (const warehouse of [shop.warehouse, second])
    for (const [product, cost] of [
      [rice, 600],
      [tea, 300],
    ] as const)
      await shop.receive(product, 200, cost, warehouse)
  for (const day of ['2029-02-05', '2029-03-10', '2029-04-15', '2029-05-21']) {
    now = new Date(`${day}T03:00:00Z`)
    await shop.signInAgain()
    const drafts = Array.from({ length: 6 }, draft)
    for (const [by, own] of [
      [shop.api, drafts.slice(0, 4)],
      [program.api, drafts.slice(4)],
    ] as const)
      for (const { status, body } of ((await by.send('POST', 'orders', own)).body as Made).data) {
        expect(status).toBe(201)
        await settle(body, by)
      }
    for (const group of ['Other Expenses', 'Other Income']) {
      const label = pick(['Tiền mặt', 'Ngân hàng'])
      await shop.api.create('funds', { group, amount: 100 + next(900), label, status: 'completed', created: before(20) } as never)
    }
  }
  function draft(): object {
    return {
      group: 'sales',
      customerId: pick([shop.customer, hue])._id,
      created: before(24),
      tags: ['Sỉ', 'Gấp', 'Quà'].filter(() => next(3) === 0),
      items: [
        of(rice, 1 + next(5)),
        ...(next(2) === 0 ? [of(tea, 2 + next(4))] : []),
        ...(next(3) === 0 ? [of(carrying, 1)] : []),
        ...(next(4) === 0 ? [{ group: 'others', name: 'Gói quà', price: 500, quantity: 1 }] : []),
      ],
    }
  }
  async function settle(order: Order, by: Api): Promise<void> {
    const fate = next(7)
    if (fate === 0) return void (await shop.move(order, 'cancelled', by))
    if (fate === 1) return
    const warehouseId = pick([shop.warehouse, second])._id
    await by.patch('orders', order._id, { status: 'shipped', warehouseId } as never)
    if (fate === 2) await by.patch('orders', order._id, { returning: [{ productId: rice._id, quantity: 1 }] } as never)
    else if (fate === 3) {
      await shop.move(order, 'delivered', by)
      await shop.move(order, 'returned', by)
    } else await shop.pay(order, Math.min(order.total, 500 + next(2000)))
  }
  const { data: orders } = await shop.api.find('orders', { group: 'sales', $limit: -1 } as never)
  const { data: funds } = await shop.api.find('funds', { $limit: -1 } as never)
  const categories = new Map<string, string>([
    [rice._id, shop.goodsCategory._id],
    [tea._id, teas._id],
    [carrying._id, shop.servicesCategory._id],
  ])
  for (const order of orders) readOrder(order, categories)
  for (const fund of funds) readFund(fund)
}, STARTS_WITHIN_MS)
afterAll(() => app.close())

/** A moment up to so many days ago. */
const before = (days: number): string => new Date(now.getTime() - next(days * 24) * HOUR_MS).toISOString()

/** What an order tells of itself: its lines, what left and came back, and when. */
const readOrder = (order: Order, categories: ReadonlyMap<string, string>): void => {
  const created = local(order.created)
  const day = created.slice(0, 10)
  const made: Parts = {
    ...(order.customerId ? { customer: order.customerId } : {}),
    seller: order.creatorId ?? '',
    channel: order.creatorId ? 'office' : 'program',
    weekday: String(weekdayIn(day)),
    hour: created.slice(11, 13),
  }
  const [own, ownGoods]: [Fact[], Fact[]] = [[], []]
  const tell = (names: readonly Measure[], on: string, amount: number, more: Parts = {}): void => {
    for (const measure of names) own.push({ measure, day: on, amount, parts: { ...made, ...more }, tags: order.tags ?? [] })
  }
  const tellGoods = (names: readonly Measure[], on: string, amount: number, index: number): void => {
    const product = order.items[index]?.productId
    // A line that is no product has no pieces of any.
    if (!product && names.every((name) => name.startsWith('pieces'))) return
    const parts: Parts = product ? { product, category: categories.get(product) ?? '' } : {}
    for (const measure of names) ownGoods.push({ measure, day: on, amount, parts })
  }
  const priceOf = (index: number): number => order.items[index]?.price ?? 0
  const isOrdered = order.status !== 'cancelled'
  if (isOrdered) {
    tell(['ordered', 'profit', 'receivable'], day, order.total)
    order.items.forEach(({ quantity }, index) => {
      tellGoods(['ordered', 'profit'], day, priceOf(index) * quantity, index)
      tellGoods(['piecesOrdered'], day, quantity, index)
    })
  }
  for (const { time, net, cost, costs, lines, warehouseId } of order.shipments) {
    const on = dayIn(time)
    // What is corrected later belongs where the first goods left.
    const from = { warehouse: warehouseId ?? order.shipments.find((each) => each.warehouseId)?.warehouseId ?? '' }
    tell(['shipped'], on, net, from)
    tell(['cost'], on, cost, from)
    tell(['profit'], on, -cost)
    for (const { index, quantity } of lines) {
      tellGoods(['shipped'], on, priceOf(index) * quantity, index)
      tellGoods(['piecesShipped'], on, quantity, index)
      if (quantity > 0) continue
      tell(['ordered', 'profit', 'receivable'], on, priceOf(index) * quantity)
      tellGoods(['ordered', 'profit'], on, priceOf(index) * quantity, index)
      tellGoods(['piecesOrdered'], on, quantity, index)
    }
    const goods = lines.filter(({ index }) => order.items[index]?.group === 'goods')
    for (const { index, productId } of goods) {
      const part = costs?.find((each) => each.productId === productId)?.cost ?? (goods.length === 1 ? cost : 0)
      tellGoods(['cost'], on, part, index)
      tellGoods(['profit'], on, -part, index)
    }
  }
  if (order.status === 'returned' && order.returnedAt) {
    const on = dayIn(order.returnedAt)
    for (const facts of [own, ownGoods]) facts.push(...facts.map((fact) => ({ ...fact, day: on, amount: -fact.amount })))
    tell(['returned'], on, 1)
  }
  if (isOrdered) tell(['orders'], day, 1)
  whole.push(...own)
  byGoods.push(...ownGoods)
}

const readFund = ({ group, label, amount, status, created, customerId, orderId }: Fund): void => {
  if (status !== 'completed') return
  const day = dayIn(created)
  const parts = { group, label: label ?? '' }
  const isOut = group === 'Other Expenses'
  whole.push({ measure: isOut ? 'moneyOut' : 'moneyIn', day, amount: Math.abs(amount), parts })
  if (orderId) whole.push({ measure: 'receivable', day, amount: -amount, parts: customerId ? { customer: customerId } : {} })
  else whole.push({ measure: isOut ? 'expense' : 'income', day, amount: Math.abs(amount), parts })
}

const ASKED = [
  'ordered',
  'shipped',
  'cost',
  'profit',
  'orders',
  'returned',
  'piecesOrdered',
  'piecesShipped',
  'income',
  'expense',
  'moneyIn',
  'moneyOut',
  'receivable',
] as const satisfies readonly Measure[]

interface Question {
  readonly measure: Measure
  readonly rows: Dimension
  readonly columns: Dimension | undefined
  readonly condition: { readonly name: ConditionName; readonly part: string; readonly value: string } | null
  readonly since: string
  readonly until: string
}

const drawn = (): Question => {
  const measure = pick(ASKED)
  const rows = pick(dimensionsFor(measure))
  const columns = next(3) === 0 ? undefined : pick(columnsFor({ measure, rows }))
  const name = next(3) === 0 ? pick(conditionsFor({ measure, rows, columns })) : undefined
  const part = name === undefined ? '' : CONDITIONS[name]
  const values = [
    ...new Set([...whole, ...byGoods].flatMap((fact) => (part === 'tag' ? (fact.tags ?? []) : (fact.parts[part] ?? [])))),
  ].filter(Boolean)
  const since = plusDays('2029-01-05', next(150))
  return {
    measure,
    rows,
    columns,
    condition: name !== undefined && values.length > 0 ? { name, part, value: pick(values) } : null,
    since,
    until: plusDays(since, next(61)),
  }
}

const STEPS: Readonly<Record<string, (day: string) => string>> = {
  day: (day) => day,
  week: (day) => plusDays(day, 1 - weekdayIn(day)),
  month: (day) => day.slice(0, 7),
  quarter: (day) => `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`,
  year: (day) => day.slice(0, 4),
}

/** The shares of a fact in the lines of a dimension: an order with several tags in each, less what that is too much. */
const sharesOf = (dimension: Dimension | undefined, { day, parts, tags = [] }: Fact): readonly (readonly [string, number])[] => {
  if (dimension === undefined) return [['', 1]]
  const step = STEPS[dimension]
  if (step) return [[step(day), 1]]
  if (dimension === 'tag') return [...tags.map((tag) => [tag, 1] as const), ...(tags.length > 1 ? [['', 1 - tags.length] as const] : [])]
  const part = parts[dimension]
  return part === undefined ? [] : [[part, 1]]
}

type Cells = Map<string, number>
const add = (cells: Cells, row: string, column: string, amount: number): void =>
  void cells.set(`${row} / ${column}`, (cells.get(`${row} / ${column}`) ?? 0) + amount)
const nonZero = (cells: Cells): Record<string, number> => Object.fromEntries([...cells].filter(([, amount]) => amount !== 0).sort())

const daysOf = (since: string, until: string): string[] => (since > until ? [] : [since, ...daysOf(plusDays(since, 1), until)])

/** What a question comes to, counted from all facts one by one. */
const recounted = ({ measure, rows, columns, condition, since, until }: Question): Record<string, number> => {
  const parts = [rows, columns, condition?.part].filter((each): each is string => each !== undefined && !(each in STEPS))
  const isOfGoods = measure.startsWith('pieces') || parts.some((part) => part === 'product' || part === 'category')
  const isMeant = ({ parts: own, tags = [] }: Fact): boolean =>
    condition === null || (condition.part === 'tag' ? tags.includes(condition.value) : own[condition.part] === condition.value)
  const facts = (isOfGoods ? byGoods : whole).filter((fact) => fact.measure === measure && isMeant(fact))
  const cells: Cells = new Map()
  // Whoever asks for one tag is told its line, not those of the other tags that its orders have.
  const linesOf = (dimension: Dimension | undefined, fact: Fact): readonly (readonly [string, number])[] =>
    sharesOf(dimension, fact).filter(([key]) => dimension !== 'tag' || condition?.part !== 'tag' || key === condition.value)
  const tell = (fact: Fact): void => {
    for (const [row, one] of linesOf(rows, fact))
      for (const [column, other] of linesOf(columns, fact)) add(cells, row, column, fact.amount * one * other)
  }
  if (measure === 'receivable') {
    const days = daysOf(since, until)
    const period = [rows, columns].find((each) => each !== undefined && each in STEPS)
    const stepOf = period === undefined ? () => '' : (STEPS[period] ?? ((day: string) => day))
    const last = new Map(days.map((day) => [stepOf(day), day]))
    for (const day of last.values()) for (const fact of facts) if (fact.day <= day) tell({ ...fact, day })
    return nonZero(cells)
  }
  const within = facts.filter(({ day }) => day >= since && day <= until)
  for (const fact of within) tell(fact)
  const told = ['ordered', 'shipped', 'cost', 'profit'].includes(measure) || (parts.includes('tag') && !measure.startsWith('pieces'))
  if (!told || condition !== null || parts.length === 0) return nonZero(cells)
  // What is of none of the lines stands beside them, step by step.
  const all = whole.filter((fact) => fact.measure === measure && fact.day >= since && fact.day <= until)
  const stepOf = (dimension: Dimension | undefined): ((day: string) => string) =>
    dimension === undefined ? () => '' : (STEPS[dimension] ?? (() => 'rest'))
  for (const [facts_, sign] of [
    [all, 1],
    [within, -1],
  ] as const)
    for (const fact of facts_) {
      const shares = sign === 1 ? [1] : sharesOf(rows, fact).flatMap(([, one]) => sharesOf(columns, fact).map(([, other]) => one * other))
      for (const share of shares) add(cells, stepOf(rows)(fact.day), stepOf(columns)(fact.day), sign * share * fact.amount)
    }
  return nonZero(cells)
}

/** The cells of an answer that come to something. */
const cellsOf = ({ columns, data }: Pivot): Record<string, number> => {
  const cells: Cells = new Map()
  for (const row of data) {
    const name = row.is === 'rest' ? 'rest' : row.key
    if (columns.length === 0) add(cells, name, '', row.total)
    else columns.forEach((column, at) => add(cells, name, column.is === 'rest' ? 'rest' : column.key, row.cells[at] ?? 0))
  }
  return nonZero(cells)
}

test(
  'whatever is asked, an answer from kept figures is what its orders and entries come to one by one',
  async () => {
    expect(whole.length).toBeGreaterThan(100)
    let told = 0
    for (let at = 0; at < QUESTIONS; at += 1) {
      const question = drawn()
      const { measure, rows, columns, condition, since, until } = question
      const asked = {
        measure,
        rows,
        since,
        until,
        top: 200,
        ...(columns ? { columns } : {}),
        ...(condition ? { [condition.name]: condition.value } : {}),
      }
      const pivot = await shop.api.report<Pivot>('questions', { report: 'pivot', ...asked } as never)
      const expected = recounted(question)
      expect({ asked, cells: cellsOf(pivot) }).toEqual({ asked, cells: expected })
      told += Object.keys(expected).length > 0 ? 1 : 0
    }
    // Most of them are about something.
    expect(told).toBeGreaterThan(QUESTIONS / 2)
  },
  STARTS_WITHIN_MS + QUESTIONS * 1000,
)
