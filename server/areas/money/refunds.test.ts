import type { Right } from '@shared/foundation/rights/rights'
import type { Fund } from '@shared/areas/money/services/funds'
import type { Order } from '@shared/areas/trade/services/orders'
import type { Product } from '@shared/areas/goods/services/products'
import { addProgram } from '../../testing/actors'
import type { Api } from '../../testing/api'
import { startTestApp, type TestApp } from '../../testing/app'
import { of, Shop } from '../../testing/shop'

const SELLS: readonly Right[] = ['/sales', '/funds']
const REFUNDS: readonly Right[] = [...SELLS, '/refunds']

let app: TestApp
let shop: Shop
let tea: Product
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
  tea = await shop.goods('Trà', { stock: 50 })
})
afterAll(() => app.close())

/** A sale of two that was paid, and its payment. */
const paidSale = async (): Promise<readonly [Order, Fund]> => {
  const order = await shop.sale([of(tea, 2)])
  return [order, await shop.pay(order, 2000)]
}
const deliveredSale = async (): Promise<readonly [Order, Fund]> => {
  const [order, paid] = await paidSale()
  await shop.ship(order)
  return [await shop.move(order, 'delivered'), paid]
}
const latestChange = async (service: string, recordId: string): Promise<string> => {
  const { data } = await shop.api.find('history', { service, recordId, $limit: 1 })
  return data[0]?._id ?? ''
}

type Door = (api: Api) => Promise<{ readonly status: number }>

/** Every way by which money is given back; each on a sale of its own, so that a refusal leaves nothing behind for the next. */
const DOORS: Readonly<Record<string, () => Promise<Door>>> = {
  'an entry is refunded': async () => {
    const [, paid] = await paidSale()
    return (api) => api.send('PATCH', `funds/${paid._id}`, { status: 'refunded' })
  },
  'other income is refunded': async () => {
    const { _id } = await shop.api.create('funds', { group: 'Other Income', amount: 70, name: 'Bán thùng', status: 'completed' })
    return (api) => api.send('PATCH', `funds/${_id}`, { status: 'refunded' })
  },
  'a paid order is cancelled': async () => {
    const [order] = await paidSale()
    return (api) => api.send('PATCH', `orders/${order._id}`, { status: 'cancelled' })
  },
  'a paid order is returned as a whole': async () => {
    const [order] = await deliveredSale()
    return (api) => api.send('PATCH', `orders/${order._id}`, { status: 'returned' })
  },
  'a part is returned with its money': async () => {
    const [order] = await deliveredSale()
    return (api) => api.send('PATCH', `orders/${order._id}`, { returning: [{ productId: tea._id, quantity: 1 }], refund: true })
  },
  'a return with its money is undone': async () => {
    const [order] = await deliveredSale()
    const returning = [{ productId: tea._id, quantity: 1 }]
    const { shipments } = await shop.api.patch('orders', order._id, { returning, refund: true } as never)
    return (api) => api.send('PATCH', `orders/${order._id}`, { undoReturn: shipments.at(-1)?.time })
  },
  'the history takes a payment back': async () => {
    const [, paid] = await paidSale()
    const entryId = await latestChange('funds', paid._id)
    return async (api) => {
      const { status, body } = await api.send('PATCH', `history?entryId=${entryId}`, {})
      const [taken] = (body as { data?: { refused?: string }[] }).data ?? []
      return { status: taken?.refused === undefined ? status : 403 }
    }
  },
}

test.each(Object.entries(DOORS))('%s by whoever may refund, a person or a program, and by nobody who only sells', async (_name, open) => {
  const [seller, refunder, program] = await Promise.all([
    shop.member(...SELLS),
    shop.member(...REFUNDS),
    addProgram(app, shop.founder, SELLS),
  ])
  const door = await open()
  expect([(await door(seller.api)).status, (await door(program.api)).status]).toEqual([403, 403])
  expect((await door(refunder.api)).status).toBe(200)
  const again = await open()
  expect((await again((await addProgram(app, shop.founder, REFUNDS)).api)).status).toBe(200)
})

test('the right alone opens nothing: what is given back is what one may change', async () => {
  const [order, paid] = await paidSale()
  const nobody = await shop.member('/refunds')
  expect((await nobody.api.send('PATCH', `funds/${paid._id}`, { status: 'refunded' })).status).toBe(403)
  expect((await nobody.api.send('PATCH', `orders/${order._id}`, { status: 'cancelled' })).status).toBe(403)
  const seller = await shop.member('/sales', '/refunds')
  const { _id } = await shop.api.create('funds', { group: 'Other Income', amount: 70, name: 'Bán thùng', status: 'completed' })
  expect((await seller.api.send('PATCH', `funds/${_id}`, { status: 'refunded' })).status).toBe(403)
})

test('over a socket it is refused and allowed as over REST', async () => {
  const [, paid] = await paidSale()
  const [seller, refunder] = await Promise.all([shop.member(...SELLS), shop.member(...REFUNDS)])
  const [selling, refunding] = await Promise.all([seller.socket(), refunder.socket()])
  await expect(selling.call('patch', 'funds', paid._id, { status: 'refunded' })).rejects.toMatchObject({ code: 403 })
  expect(await refunding.call('patch', 'funds', paid._id, { status: 'refunded' })).toMatchObject({ status: 'cancelled' })
  selling.close()
  refunding.close()
})

test('the board refunds without being given the right', async () => {
  const [, paid] = await paidSale()
  const board = await shop.member('bod')
  expect(await board.api.patch('funds', paid._id, { status: 'refunded' })).toMatchObject({ status: 'cancelled' })
})
