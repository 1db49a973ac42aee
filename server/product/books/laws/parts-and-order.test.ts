import type { Zone } from '@shared/foundation/days/days'
import type { Order } from '@shared/areas/trade/services/orders'
import type { Product } from '@shared/areas/goods/services/products'
import { startTestApp, type TestApp } from '../../../testing/app'
import { everyFigure, figuresByDay, moreThan, type KeptAmount } from '../../../testing/every-figure'
import { byName } from '../../../testing/naive-books'
import { of, Shop, watchBooks } from '../../../testing/shop'

/** Parts come to the whole, whatever the parts are, and two acts to the same in either order: to the dong, in every figure there is. */

jest.setTimeout(120_000)

const zone = 'Asia/Ho_Chi_Minh' as Zone
let now = new Date('2029-02-05T03:00:00Z')
let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
})
/** The figures as they stand after the last step: all of them are read once between two steps. */
let latest: readonly KeptAmount[]
beforeEach(async () => {
  shop = await Shop.open(app)
  latest = await figures()
})
afterEach(() => expect(earned(/^account 511 of (.+)$/u, -1)).toEqual(earned(/^productSales (.+) revenueShipped$/u, 1)))
watchBooks(() => app)
afterAll(() => app.close())

interface Base {
  readonly order: Order
  readonly goods: Pick<Product, '_id'>
  readonly other: Pick<Product, '_id'>
}
type Step = (base: Base) => Promise<unknown>

const patch = (order: Pick<Order, '_id'>, body: object): Promise<Order> => shop.api.patch('orders', order._id, body as never)

/** 7 at 1,001 with 2 gifts and 5 at 77, less 500: nothing of it splits evenly. */
const sale = async (): Promise<Base> => {
  const [customer, goods, other] = await Promise.all([
    shop.api.create('assets', { group: 'Customers', name: 'Khách' }),
    shop.goods('Hàng', { price: 1001, stock: 20, cost: 333 }),
    shop.goods('Hàng khác', { price: 77, stock: 20, cost: 13 }),
  ])
  const lines = [of(goods, 7, { quantityGift: 2 }), of(other, 5)]
  return { goods, other, order: await shop.sale(lines, { discount: 500, customerId: customer._id }) }
}
const purchase = async (): Promise<Base> => {
  const [supplier, goods, other] = await Promise.all([
    shop.api.create('assets', { group: 'Suppliers', name: 'Xưởng' }),
    shop.goods('Hàng'),
    shop.goods('Hàng khác'),
  ])
  const lines = [of(goods, 7, { cost: 1001 }), of(other, 5, { cost: 77 })]
  return { goods, other, order: await shop.purchase(lines, { discount: 500, supplierId: supplier._id }) }
}

const ship =
  (...pieces: readonly [number, number]): Step =>
  ({ order, goods, other }) =>
    shop.ship(order, [
      [goods, pieces[0]],
      [other, pieces[1]],
    ])
const bring =
  (...pieces: readonly [number, number]): Step =>
  ({ order, goods, other }) =>
    patch(order, {
      returning: [
        { productId: goods._id, quantity: pieces[0] },
        { productId: other._id, quantity: pieces[1] },
      ].filter(({ quantity }) => quantity > 0),
    })
const pay =
  (amount: number): Step =>
  ({ order }) =>
    shop.pay(order, amount)

/** What each product earned on each day, by those figures whose name says a product so. */
const earned = (name: RegExp, sign: 1 | -1): Readonly<Record<string, number>> =>
  figuresByDay(
    latest.flatMap((figure) => {
      const [, product] = name.exec(figure.name) ?? []
      return product ? [{ ...figure, name: product, amount: sign * figure.amount }] : []
    }),
  )

const figures = (): Promise<KeptAmount[]> => everyFigure(app, shop.founder.workspaceId, zone)

/**
 * What is left of a figure that tells both what went and what came back: of goods that came back before their price was corrected both sides
 * say another price than of such that came back later, and what is left is the same. How many entries there are of it is no amount.
 */
const netOf = (name: string, amount: number): [string, number][] => {
  if (/^turnovers |^funds .* count$/u.test(name)) return []
  const [, group] = /^business (\w+) shippedReturned$/u.exec(name) ?? []
  return group === undefined ? [[name, amount]] : [[`business ${group} revenueShipped`, -amount]]
}

/** What a base and steps on it come to over all days, figure by figure, with names in place of ids. */
const totalsOf = async (make: () => Promise<Base>, steps: readonly Step[]): Promise<Readonly<Record<string, number>>> => {
  const before = latest
  const base = await make()
  for (const step of steps) {
    now = new Date(now.getTime() + 60_000)
    await step(base)
  }
  latest = await figures()
  const { order, goods, other } = base
  const names = new Map([
    [goods._id, 'goods'],
    [other._id, 'other'],
    [order.customerId ?? order.supplierId ?? '', 'partner'],
  ])
  const total = byName(
    Object.entries(moreThan(latest, before)).flatMap(([name, amount]): [string, number][] => {
      const [, ...rest] = name.split(' ')
      const plain = rest.join(' ').replaceAll(/[0-9a-f]{24}/gu, (id) => names.get(id) ?? id)
      return plain.startsWith('orderStatus') ? [] : netOf(plain, amount)
    }),
  )
  return Object.fromEntries(Object.entries(total).map(([name, amount]) => [name, Math.round(amount * 100) / 100]))
}

const sevenAndFive: readonly (readonly [number, number])[][] = [
  [
    [1, 0],
    [2, 4],
    [4, 1],
  ],
  [
    [3, 3],
    [3, 1],
    [1, 1],
  ],
  [
    [1, 1],
    [1, 1],
    [1, 1],
    [1, 1],
    [1, 1],
    [1, 0],
    [1, 0],
  ],
]

describe('parts come to the whole', () => {
  test.each([
    ['of what leaves', sale, ship, []],
    ['of what comes', purchase, ship, []],
    ['of what customers bring back', sale, bring, [ship(7, 5)]],
    ['of what goes back to a supplier', purchase, bring, [ship(7, 5)]],
  ] as const)('%s', async (_what, make, step, first) => {
    const whole = await totalsOf(make, [...first, step(7, 5)])
    expect(Object.keys(whole).length).toBeGreaterThan(5)
    for (const parts of sevenAndFive) expect(await totalsOf(make, [...first, ...parts.map((part) => step(...part))])).toEqual(whole)
  })

  test('of a return that isn’t of all', async () => {
    const first = [ship(7, 5)]
    const whole = await totalsOf(sale, [...first, bring(5, 4)])
    expect(await totalsOf(sale, [...first, bring(1, 1), bring(2, 0), bring(2, 3)])).toEqual(whole)
    expect(await totalsOf(sale, [...first, bring(2, 3), bring(2, 1), bring(1, 0)])).toEqual(whole)
  })

  test('of a payment', async () => {
    const whole = await totalsOf(sale, [ship(7, 5), pay(6_892)])
    expect(await totalsOf(sale, [pay(1), ship(7, 5), pay(3_333), pay(3_558)])).toEqual(whole)
  })

  test('of a shipment that is taken back and sent anew', async () => {
    const whole = await totalsOf(sale, [ship(7, 5)])
    const undo: Step = async ({ order }) => patch(order, { undoShipment: (await shop.order(order)).shipments.at(-1)?.time })
    expect(await totalsOf(sale, [ship(3, 2), ship(4, 3), undo, ship(2, 1), ship(2, 2)])).toEqual(whole)
  })
})

const REST_GIVEN_UP = 'the rest is given up'
/** What is done to an order of which a part has left; those that say the same of it in other words can't both hold. */
const steps: Readonly<Record<string, { readonly step: Step; readonly says?: string }>> = {
  'two more leave': { step: ship(2, 0) },
  'of both one more leaves': { step: ship(1, 1) },
  'one comes back': { step: bring(1, 0) },
  'of both some come back': { step: bring(2, 1) },
  'a discount of 777': { step: ({ order }) => patch(order, { discount: 777 }) },
  'a price of 1,234': {
    says: 'lines',
    step: ({ order, goods, other }) =>
      patch(order, { items: [of(goods, 7, { quantityGift: 2, price: 1234 }), of(other, 5, { price: 77 })] }),
  },
  'two more of the other ordered': {
    says: 'lines',
    step: ({ order, goods, other }) =>
      patch(order, { items: [of(goods, 7, { quantityGift: 2, price: 1001 }), of(other, 7, { price: 77 })] }),
  },
  'a payment': { step: pay(1_111) },
  'a payment of too much': { step: pay(9_999) },
  [REST_GIVEN_UP]: { says: 'lines', step: ({ order }) => patch(order, { close: true }) },
}
const named = Object.entries(steps)
/** What is given up isn't shipped any more, and its discount shrinks with it, so that a discount said later is another one. */
const isPossible = (one: string, other: string): boolean => !(/leave|discount/u.test(one) && other === REST_GIVEN_UP)
const pairs = named.flatMap(([one, { says }], at) =>
  named
    .slice(at + 1)
    .flatMap(([other, second]) => ((says !== undefined && says === second.says) || !isPossible(one, other) ? [] : [[one, other] as const])),
)

/** What is owed, earned and in stock, whatever it is split into. */
const withoutSplit = (totals: Readonly<Record<string, number>>): Readonly<Record<string, number>> =>
  byName(
    Object.entries(totals).flatMap(([name, amount]): [string, number][] =>
      /^(productSales|buyers discounts)/u.test(name) ? [] : [[name.replace(/^(account 511) .*/u, '$1'), amount]],
    ),
  )

test.each(pairs)('%s and %s come to the same in either order', async (one, other) => {
  const [first, second] = [steps[one]?.step, steps[other]?.step]
  if (!first || !second) throw new RangeError(`${one} or ${other} is no step`)
  const totals: Readonly<Record<string, number>>[] = []
  for (const way of [[first, second] as const, [second, first] as const]) totals.push(await totalsOf(sale, [ship(4, 2), ...way]))
  // The rest given up after a return is split among the lines by what they are worth then.
  const told = other === REST_GIVEN_UP ? totals.map(withoutSplit) : totals
  expect(told[1]).toEqual(told[0])
})
