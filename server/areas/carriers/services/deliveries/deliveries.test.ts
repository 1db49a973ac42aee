import { needing, unseen } from '@shared/areas/carriers/rules/needing'
import type { BankTransfer } from '@shared/areas/bank/services/bankTransfers'
import type { CarrierAccount } from '@shared/areas/carriers/services/carrierAccounts'
import type { CodStatement } from '@shared/areas/carriers/services/codStatements'
import type { Delivery } from '@shared/areas/carriers/services/deliveries'
import type { Order } from '@shared/areas/trade/services/orders'
import type { Product } from '@shared/areas/goods/services/products'
import type { ReportOf } from '@shared/registry/service-types'
import { day, DEFAULT_ZONE, zone } from '@shared/foundation/days/days'
import { sentFrom } from '../../../../testing/carrier-messages'
import { GhnStandIn, GhtkStandIn } from '../../../../testing/platforms/carriers'
import { newHolder } from '../../../../kernel/leases'
import { workOffOutbox } from '../../../../kernel/outbox'
import { outboxOfServices } from '../../../../product/services'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { of, saying, Shop } from '../../../../testing/shop'
import { hooksFollowed } from '../../hooks'
import { lookAfterDeliveries } from '../../look-after'

type Quotes = ReportOf<'deliveries', 'quotes'>
type Cod = ReportOf<'deliveries', 'cod'>

let app: TestApp
let shop: Shop
let rice: Product
let accounts: Readonly<Record<'ghn' | 'ghtk' | 'own', CarrierAccount>>
let now = new Date('2026-11-20T03:00:00Z')
const ghn = new GhnStandIn(() => now)
const ghtk = new GhtkStandIn(() => now)

const to = {
  name: 'Chị Thảo',
  phone: '0913 660 248',
  address: '112 Phan Đình Phùng',
  division: 'new',
  province: 'Đồng Nai',
  ward: 'Phường Trấn Biên',
} as const

const connect = async (company: Shop) => ({
  ghn: await company.api.create('carrierAccounts', { carrier: 'ghn', token: ghn.token, shopId: ghn.shop, from: sentFrom }),
  ghtk: await company.api.create('carrierAccounts', { carrier: 'ghtk', token: ghtk.token, partnerCode: 'S22', from: sentFrom }),
  own: await company.api.create('carrierAccounts', { carrier: 'own', name: 'Xe nhà', price: 15_000 }),
})

beforeAll(async () => {
  await Promise.all([ghn.start(), ghtk.start()])
  app = await startTestApp({ now: () => now, env: { GHN_URL: ghn.url, GHTK_URL: ghtk.url, GHN_STAND_IN: 'on', TOKEN_MINUTES: '720' } })
  shop = await Shop.open(app)
  rice = await shop.goods('Gạo', { price: 100_000, stock: 500 })
  accounts = await connect(shop)
})
afterAll(async () => {
  await app.close()
  await Promise.all([ghn.stop(), ghtk.stop()])
})
afterEach(() => {
  ghn.server.mischief.loses = () => false
  ghtk.server.mischief.fails = () => false
})

/** The server's own turn, so many seconds later. */
const turn = async (seconds = 5): Promise<void> => {
  now = new Date(now.getTime() + seconds * 1000)
  await workOffOutbox(app.app, outboxOfServices, newHolder())
  await lookAfterDeliveries(app.app)
}
const shipped = async (pieces = 2): Promise<Order> => shop.ship(await shop.sale([of(rice, pieces)]))
const send = (order: Order, carrier: 'ghn' | 'ghtk' | 'own', own: object = {}, at = order.shipments.length - 1): Promise<Delivery> =>
  shop.api.create('deliveries', {
    orderId: order._id,
    shippingTime: order.shipments[at]?.time ?? '',
    carrier,
    service: carrier === 'ghtk' ? 'road' : 'light',
    cod: 200_000,
    weight: 1000,
    to,
    ...own,
  })
const latest = ({ _id }: Delivery): Promise<Delivery> => shop.api.get('deliveries', _id)
const sent = async (carrier: 'ghn' | 'ghtk', own: object = {}): Promise<{ order: Order; delivery: Delivery; code: string }> => {
  const order = await shipped()
  const made = await send(order, carrier, own)
  await turn(0)
  const delivery = await latest(made)
  return { order, delivery, code: delivery.code ?? '' }
}
const pathOf = ({ webhookUrl = '' }: CarrierAccount): string => new URL(webhookUrl).pathname.replace('/api/', '')
const hook = async (account: CarrierAccount, body: string, type = 'application/json'): Promise<number> => {
  const { status } = await app.api().with({ 'Content-Type': type }).send('POST', pathOf(account), body)
  await hooksFollowed(app.app)
  return status
}
/** The carrier does something with the parcel and tells it. */
const happens = async (code: string, word: string): Promise<void> => {
  now = new Date(now.getTime() + 60_000)
  ghn.move(code, word)
  expect(await hook(accounts.ghn, ghn.hook(code, word))).toBe(200)
}

describe('a parcel is told to its carrier', () => {
  test('once, though the answer is lost: it is asked for by our number, not sent anew', async () => {
    let lost = 0
    ghn.server.mischief.loses = ({ path }) => path.endsWith('/create') && lost++ === 0
    const before = ghn.parcels.length
    const { delivery } = await sent('ghn', { feePayer: 'receiver' })
    expect(delivery).toMatchObject({ status: 'waiting', problem: "ghn can't be reached" })
    await turn(20)
    expect(await latest(delivery)).toMatchObject({ status: 'ready', code: ghn.parcels.at(-1)?.code, charged: 23_000 })
    expect(ghn.parcels).toHaveLength(before + 1)
    expect(ghn.parcels.at(-1)?.sent).toMatchObject({
      client_order_code: delivery._id,
      is_new_to_address: true,
      payment_type_id: 2,
      to_ward_name: 'Phường Trấn Biên',
      cod_amount: 200_000,
      items: [{ name: 'Gạo', quantity: 2 }],
    })
  })

  test('by and by where the carrier is down: the order is shipped all the same', async () => {
    ghtk.server.mischief.fails = () => true
    const { order, delivery } = await sent('ghtk')
    expect(delivery).toMatchObject({ status: 'waiting', problem: 'ghtk failed (500)' })
    expect((await shop.order(order)).status).toBe('shipped')
    ghtk.server.mischief.fails = () => false
    await turn(15 * 60)
    expect(await latest(delivery)).toMatchObject({ status: 'ready', charged: 17_000 })
  })

  test('once, wherever the server is killed on the way', async () => {
    /** MongoDB's code of a command that was stopped amid its work. */
    const interrupted = { failCommands: ['bulkWrite', 'insert', 'update'], errorCode: 11_601 }
    const stopWriting = (mode: { readonly skip: number } | 'off') =>
      app.database.client.db('admin').command({ configureFailPoint: 'failCommand', mode, ...(mode === 'off' ? {} : { data: interrupted }) })
    const before = ghn.parcels.length
    const made = [await send(await shipped(), 'ghn'), await send(await shipped(), 'ghn'), await send(await shipped(), 'ghn')]
    for (const skip of [0, 1, 2, 3, 4, 5, 6, 8]) {
      await stopWriting({ skip })
      await turn(0).catch(() => undefined)
      await stopWriting('off')
      // The lease of whoever was killed ends by itself.
      now = new Date(now.getTime() + 120_000)
    }
    await turn(3600)
    const states = await Promise.all(made.map(latest))
    expect(states.map(({ status }) => status)).toEqual(['ready', 'ready', 'ready'])
    expect(
      ghn.parcels
        .slice(before)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(made.map(({ _id }) => _id).sort())
  })

  test('and what it refuses says why, and can be sent again once it was mended', async () => {
    const { delivery } = await sent('ghn', { to: { ...to, ward: 'Phường Không Có' } })
    expect(delivery).toMatchObject({ status: 'refused', problem: 'To Ward is invalid' })
    const cancelled = await shop.api.patch('deliveries', delivery._id, { action: 'cancel' })
    expect(cancelled.status).toBe('cancelled')
  })

  test('a shipment has one delivery; another can be made once it was called off', async () => {
    const order = await shipped()
    const first = await send(order, 'ghn')
    const again = { orderId: order._id, shippingTime: order.shipments[0]?.time, carrier: 'ghn', cod: 0, weight: 1, to }
    expect((await shop.api.refused('POST', 'deliveries', again)).code).toBe(409)
    await shop.api.patch('deliveries', first._id, { action: 'cancel' })
    await send(order, 'ghtk')
  })

  test('called off while nobody knows whether the carrier has it, it is called off there, too', async () => {
    ghn.server.mischief.loses = ({ path }) => path.endsWith('/create')
    const { delivery } = await sent('ghn')
    await shop.api.patch('deliveries', delivery._id, { action: 'cancel' })
    await turn(61)
    expect(ghn.parcels.at(-1)).toMatchObject({ id: delivery._id, word: 'cancel' })
  })

  test('what can’t be sent names the field', async () => {
    const order = await shipped()
    const whole = { orderId: order._id, shippingTime: order.shipments[0]?.time, carrier: 'ghn', cod: 0, weight: 500, to }
    const refusal = async (own: object) => {
      const { errors } = await shop.api.refused('POST', 'deliveries', { ...whole, ...own })
      return Object.keys(errors ?? {})
    }
    expect(await refusal({ cod: 200_001 })).toEqual(['cod'])
    expect(await refusal({ to: { ...to, phone: '12' } })).toEqual(['to.phone'])
    expect(await refusal({ to: { ...to, division: 'old' } })).toEqual(['to.district'])
    expect(await refusal({ shippingTime: '2026-01-01T00:00:00.000Z' })).toEqual(['shippingTime'])
  })
})

describe('what a carrier tells', () => {
  test('is believed only after it was asked: a forged message moves nothing, a guessed address answers nobody', async () => {
    const { delivery, code } = await sent('ghn')
    expect(await hook(accounts.ghn, ghn.hook(code, 'delivered'))).toBe(200)
    expect((await latest(delivery)).status).toBe('ready')
    const elsewhere = await Shop.open(app)
    const theirs = await connect(elsewhere)
    ghn.move(code, 'picked', now)
    expect(await hook(theirs.ghn, ghn.hook(code, 'picked'))).toBe(200)
    expect((await latest(delivery)).status).toBe('ready')
    expect((await app.api().send('POST', `hooks/ghn/${'x'.repeat(32)}`, '{}')).status).toBe(404)
    expect((await app.api().send('POST', pathOf(accounts.ghtk).replace('ghtk', 'ghn'), '{}')).status).toBe(404)
    expect(await hook(accounts.ghn, 'kein JSON')).toBe(400)
  })

  test('an order is delivered once all of its shipments have arrived', async () => {
    const half = await shop.ship(await shop.sale([of(rice, 2)]), [[rice, 1]])
    const whole = await shop.ship(half, [[rice, 1]])
    const [one, other] = [await send(whole, 'ghn', { cod: 100_000 }, 0), await send(whole, 'ghn', { cod: 100_000 }, 1)]
    await turn(0)
    const codes = [(await latest(one)).code ?? '', (await latest(other)).code ?? '']
    await happens(codes[0] ?? '', 'delivered')
    expect((await shop.order(whole)).status).toBe('shipped')
    await happens(codes[1] ?? '', 'delivered')
    expect((await shop.order(whole)).status).toBe('delivered')
    expect(await latest(other)).toMatchObject({ status: 'delivered', codState: 'due' })
  })

  test('nobody there: it rings, and is brought again by a press; what changes there changes here', async () => {
    const { delivery, code, order } = await sent('ghn')
    await happens(code, 'delivering')
    await happens(code, 'delivery_fail')
    expect((await latest(delivery)).status).toBe('failed')
    const { data } = await shop.api.find('activities', { group: 'notifications', $limit: -1 })
    expect(data.map(({ values }) => values)).toContainEqual(expect.objectContaining({ number: order.order_number, name: `GHN ${code}` }))
    now = new Date(now.getTime() + 60_000)
    expect(await shop.api.patch('deliveries', delivery._id, { action: 'redeliver' })).toMatchObject({ status: 'picked' })
    expect(await shop.api.patch('deliveries', delivery._id, { cod: 150_000 })).toMatchObject({ cod: 150_000 })
    expect(ghn.parcels.find((each) => each.code === code)).toMatchObject({ word: 'storing', cod: 150_000 })
    expect((await shop.api.refused('PATCH', `deliveries/${delivery._id}`, { action: 'deliver' })).code).toBe(409)
  })

  test('GHTK tells by a form; its state is asked for every quarter of an hour, too', async () => {
    const { delivery, code } = await sent('ghtk')
    now = new Date(now.getTime() + 60_000)
    ghtk.move(code, '3')
    expect(await hook(accounts.ghtk, ghtk.hook(code, '3'), 'application/x-www-form-urlencoded')).toBe(200)
    expect((await latest(delivery)).status).toBe('picked')
    ghtk.move(code, '5', new Date(now.getTime() + 60_000))
    await turn(16 * 60)
    expect(await latest(delivery)).toMatchObject({ status: 'delivered', codState: 'due' })
  })

  test('a carrier that can’t be asked stands in the outbox with its reason; a press asks it at once about all that is under way', async () => {
    const [one, other] = [await sent('ghtk'), await sent('ghtk')]
    for (const { code } of [one, other]) ghtk.move(code, '3', new Date(now.getTime() + 60_000))
    ghtk.server.mischief.fails = () => true
    await turn(16 * 60)
    await turn(0)
    const asking = async () => (await shop.api.find('outgoing', { kind: 'carrier-ask' })).data
    const [waits, ...more] = await asking()
    expect([waits, ...more]).toMatchObject([{ title: 'GHTK', state: 'waiting', failed: { message: 'ghtk failed (500)' } }])
    ghtk.server.mischief.fails = () => false
    await shop.api.patch('outgoing', waits?._id ?? '', { state: 'waiting' })
    await turn(0)
    expect([(await latest(one.delivery)).status, (await latest(other.delivery)).status]).toEqual(['picked', 'picked'])
    expect(await asking()).toEqual([])
  })

  test('what comes back is scanned in as a return of its order', async () => {
    const { delivery, code, order } = await sent('ghn')
    await happens(code, 'delivery_fail')
    await happens(code, 'returning')
    const missed = async (at: string) => (await shop.api.find('deliveries', unseen(day(at), zone(DEFAULT_ZONE)))).data.map(({ _id }) => _id)
    // For fifteen days it may be on its way.
    expect(await missed('2026-12-05')).not.toContain(delivery._id)
    expect(await missed('2026-12-20')).toContain(delivery._id)
    // The carrier says that it is back, and nobody has it: it stands among what needs somebody from then on.
    await happens(code, 'returned')
    const needed = async (at: string) =>
      (await shop.api.find('deliveries', { ...needing(day(at), zone(DEFAULT_ZONE)), $limit: -1 })).data.map(({ _id }) => _id)
    expect(await needed('2026-12-05')).not.toContain(delivery._id)
    expect(await needed('2026-12-20')).toContain(delivery._id)
    const stock = await shop.stockOf(rice)
    const arrived = await shop.api.patch('deliveries', delivery._id, {
      action: 'arrive',
      returning: [{ productId: rice._id, quantity: 2 }],
    })
    expect(arrived).toMatchObject({ status: 'returned', codState: 'none' })
    expect(await shop.stockOf(rice)).toBe(stock + 2)
    expect((await shop.order(order)).status).toBe('returned')
    expect(await missed('2026-12-20')).not.toContain(delivery._id)
    expect(await needed('2026-12-20')).not.toContain(delivery._id)
  })
})

test('a company has the pages of deliveries once it has connected somebody who brings them', async () => {
  const elsewhere = await Shop.open(app)
  const { workspaceId } = elsewhere.founder
  expect((await elsewhere.api.get('workspaces', workspaceId)).opts.carriers).toBeUndefined()
  const own = await elsewhere.api.create('carrierAccounts', { carrier: 'own' })
  expect((await elsewhere.api.get('workspaces', workspaceId)).opts.carriers).toBe(true)
  const seller = await elsewhere.member('/sales')
  expect(Object.keys(await seller.api.get('carrierAccounts', own._id))).not.toContain('webhookUrl')
  const [status, text] = saying(await elsewhere.api.refused('POST', 'carrierAccounts', { carrier: 'ghn', shopId: '885', from: sentFrom }))
  expect([status, text]).toEqual([400, 'Enter the carrier’s token'])
})

test('quotes stand side by side; a carrier that is silent says so and holds up no other', async () => {
  const order = await shipped()
  const place = { province: 'Đồng Nai', ward: 'Phường Trấn Biên', address: '112 Phan Đình Phùng' }
  const rows = async () =>
    (await shop.api.report<Quotes>('deliveries', { report: 'quotes', orderId: order._id, weight: 1000, cod: 0, ...place })).data.map(
      ({ carrier, service, fee, days, problem, isSilent }) => [carrier, service, isSilent ? 'silent' : (fee ?? problem), days],
    )
  expect(await rows()).toEqual([
    ['ghn', 'light', 23_000, 2],
    ['ghtk', 'road', 17_000, undefined],
    ['ghtk', 'fly', 'GHTK không có tuyến này', undefined],
    ['own', 'own', 15_000, undefined],
  ])
  ghtk.server.mischief.fails = () => true
  expect((await rows())[1]).toEqual(['ghtk', 'road', 'silent', undefined])
})

test('carriers’ own labels are fetched by the server; which were printed is kept', async () => {
  const [one, other, third] = [await sent('ghn'), await sent('ghn'), await sent('ghtk')]
  const labels = (account: CarrierAccount, ...of: readonly { delivery: Delivery }[]) =>
    shop.api.report<ReportOf<'deliveries', 'labels'>>('deliveries', {
      report: 'labels',
      accountId: account._id,
      deliveryIds: of.map(({ delivery }) => delivery._id).join(','),
      paper: '80x80',
    })
  const { url = '' } = await labels(accounts.ghn, one, other, third)
  expect(url).toBe(`${ghn.url}/a5/public-api/print80x80?token=print-${one.code}-${other.code}`)
  const { name, bytes = '' } = await labels(accounts.ghtk, third)
  expect(name).toBe(`${third.code}.pdf`)
  expect(Buffer.from(bytes, 'base64').toString('utf8')).toBe(`%PDF-1.4 ${third.code} ÿ`)
  expect(await labels(accounts.own, one)).toEqual({})
  ghtk.server.mischief.fails = () => true
  const asked = `deliveries?report=labels&accountId=${accounts.ghtk._id}&deliveryIds=${third.delivery._id}&paper=a5`
  expect(saying(await shop.api.refused('GET', asked))[0]).toBe(409)
  const unprinted = async () =>
    (await shop.api.find('deliveries', { status: 'ready', printedAt: null, $limit: -1 })).data.map(({ _id }) => _id)
  expect(await unprinted()).toContain(one.delivery._id)
  expect(await shop.api.patch('deliveries', one.delivery._id, { action: 'print' })).toMatchObject({
    status: 'ready',
    printedAt: now.toISOString(),
  })
  expect(await unprinted()).not.toContain(one.delivery._id)
  const driver = await shop.member()
  expect((await driver.api.refused('PATCH', `deliveries/${one.delivery._id}`, { action: 'print' })).code).toBe(404)
})

test('forty labels of mixed carriers are asked for at once: GHN’s come in one print, in the order in which they were chosen', async () => {
  const made: Delivery[] = []
  for (const carrier of ['ghn', 'ghtk', 'own'] as const)
    for (let count = carrier === 'ghn' ? 20 : 10; count > 0; count--) made.push(await send(await shipped(1), carrier, { cod: 100_000 }))
  await turn(0)
  // The list has the newest first.
  const deliveries = (await Promise.all(made.map(latest))).toReversed()
  const deliveryIds = deliveries.map(({ _id }) => _id).join(',')
  const { url } = await shop.api.report<ReportOf<'deliveries', 'labels'>>('deliveries', {
    report: 'labels',
    accountId: accounts.ghn._id,
    deliveryIds,
    paper: 'a5',
  })
  const codes = deliveries.slice(-20).map(({ code }) => code)
  expect(codes).not.toContain(undefined)
  expect(url).toBe(`${ghn.url}/a5/public-api/printA5?token=print-${codes.join('-')}`)
})

test('a newcomer tries a stand-in of GHN: parcels move without being asked, one comes back and is taken in', async () => {
  const newcomer = await Shop.open(app)
  const tea = await newcomer.goods('Trà', { price: 90_000, stock: 5 })
  const offered = await newcomer.api.report<ReportOf<'carrierAccounts', 'offers'>>('carrierAccounts', { report: 'offers' })
  expect(offered).toEqual({ offersStandIn: true })
  const account = { carrier: 'ghn', isStandIn: true, token: 'stand-in', shopId: 'stand-in', from: sentFrom } as const
  await newcomer.api.create('carrierAccounts', account)
  const sendOne = async () => {
    const order = await newcomer.ship(await newcomer.sale([of(tea, 1)]))
    const of1 = { orderId: order._id, shippingTime: order.shipments[0]?.time ?? '', carrier: 'ghn', cod: 90_000, weight: 500, to } as const
    const made = await newcomer.api.create('deliveries', of1)
    // It reaches the stand-in before the next one is made: of two, the second to arrive is the one that fails.
    await turn(0)
    return made
  }
  const [first, second] = [await sendOne(), await sendOne()]
  const told = ghn.server.calls.length
  const states = async () =>
    (await Promise.all([first, second].map(({ _id }) => newcomer.api.get('deliveries', _id)))).map(({ status }) => status)
  expect(await states()).toEqual(['ready', 'ready'])
  for (const seconds of [16, 16]) await turn(seconds)
  expect(await states()).toEqual(['delivering', 'delivering'])
  await turn(16)
  expect(await states()).toEqual(['delivered', 'failed'])
  expect(await newcomer.api.get('deliveries', first._id)).toMatchObject({ isStandIn: true, codState: 'due' })
  await newcomer.api.patch('deliveries', second._id, { action: 'return' })
  for (const seconds of [16, 16]) await turn(seconds)
  expect(await states()).toEqual(['delivered', 'returned'])
  await newcomer.api.patch('deliveries', second._id, { action: 'arrive', returning: [{ productId: tea._id, quantity: 1 }] })
  expect(await newcomer.stockOf(tea)).toBe(4)
  // Nothing of it went anywhere.
  expect(ghn.server.calls).toHaveLength(told)
  const elsewhere = { ...account, carrier: 'ghtk', partnerCode: 'S22' }
  expect(saying(await newcomer.api.refused('POST', 'carrierAccounts', elsewhere))[0]).toBe(400)
})

test('a driver sees and moves what they bring, and nothing else; what they collected is handed in as a payment of the order', async () => {
  const driver = await shop.member()
  const order = await shipped()
  const mine = await send(order, 'own', { driverId: driver.userId })
  await send(await shipped(), 'own')
  const seen = (await driver.api.find('deliveries', {})).data
  expect(seen.map(({ _id }) => _id)).toEqual([mine._id])
  expect(seen[0]).not.toHaveProperty('charged')
  expect((await driver.api.refused('PATCH', `deliveries/${mine._id}`, { cod: 1 })).code).toBe(403)
  expect((await driver.api.refused('PATCH', `deliveries/${mine._id}`, { action: 'handIn' })).code).toBe(403)
  await driver.api.patch('deliveries', mine._id, { action: 'start' })
  expect(await driver.api.patch('deliveries', mine._id, { action: 'deliver' })).toMatchObject({
    status: 'delivered',
    codState: 'collected',
  })
  expect((await shop.order(order)).status).toBe('delivered')
  expect((await shop.api.patch('deliveries', mine._id, { action: 'handIn' })).codState).toBe('paid')
  expect((await shop.order(order)).paid).toBe(200_000)
  expect(saying(await shop.api.refused('PATCH', `deliveries/${mine._id}`, { action: 'handIn' }))[0]).toBe(409)
})

describe('a carrier’s statement', () => {
  const delivered = async (cod = 200_000): Promise<{ code: string; order: Order; delivery: Delivery }> => {
    const made = await sent('ghn', { cod, quoted: 23_000 })
    await happens(made.code, 'delivered')
    return made
  }
  const resultsOf = ({ rows }: CodStatement) => rows.map(({ code, result }) => [code, result])

  test('is matched code by code; what agrees is entered by order and its fees as an expense, the rest waits for a reason', async () => {
    const [good, short, unsaid, coming] = [await delivered(), await delivered(), await delivered(), await sent('ghn')]
    const rows = [
      { code: good.code, cod: 200_000, fee: 23_000 },
      { code: short.code, cod: 150_000, fee: 23_000 },
      { code: unsaid.code, cod: 200_000, fee: 30_500 },
      { code: coming.code, cod: 200_000, fee: 23_000 },
      { code: '5DHXLA99', cod: 350_000, fee: 0 },
      { code: good.code, cod: 200_000, fee: 23_000 },
    ]
    const made = await shop.api.create('codStatements', { carrier: 'ghn', rows })
    expect(resultsOf(made)).toEqual([
      [good.code, 'matched'],
      [short.code, 'cod'],
      [unsaid.code, 'fee'],
      [coming.code, 'early'],
      ['5DHXLA99', 'unknown'],
      [good.code, 'twice'],
    ])
    const cash = async () =>
      (await shop.api.report<{ closing: number }>('funds', { report: 'funds', since: '2026-11-01', until: '2026-12-31' })).closing
    const before = await cash()
    const first = await shop.api.patch('codStatements', made._id, { status: 'booked', label: 'Tiền mặt' })
    expect(first).toMatchObject({ status: 'open', booked: { count: 1, cod: 200_000, fee: 23_000 } })
    expect((await cash()) - before).toBe(177_000)
    expect(await shop.order(good.order)).toMatchObject({ paid: 200_000, statusPayment: 'completed' })
    expect(await latest(good.delivery)).toMatchObject({ codState: 'paid', statementId: made._id })
    // The customer owes what the driver didn't get; the fee is accepted as it came.
    for (const code of [short.code, unsaid.code])
      await shop.api.patch('codStatements', made._id, { settle: { code, way: 'customer', reason: 'Khách đưa thiếu' } })
    await shop.api.patch('codStatements', made._id, { status: 'booked' })
    expect((await cash()) - before).toBe(177_000 + 127_000 + 169_500)
    expect((await shop.order(short.order)).paid).toBe(150_000)
    const again = await shop.api.create('codStatements', { carrier: 'ghn', rows: rows.slice(0, 1) })
    expect(resultsOf(again)).toEqual([[good.code, 'paid']])
    expect((await shop.api.refused('PATCH', `codStatements/${again._id}`, { status: 'booked', label: 'Tiền mặt' })).code).toBe(409)
  })

  test('is entered once by two who press at once, and what is lost is an expense', async () => {
    const { code, order } = await delivered()
    const made = await shop.api.create('codStatements', { carrier: 'ghn', rows: [{ code, cod: 120_000, fee: 23_000 }] })
    await shop.api.patch('codStatements', made._id, { settle: { code, way: 'lost', reason: 'Bỏ qua' } })
    const twin = await shop.api.create('codStatements', { carrier: 'ghn', rows: [{ code, cod: 120_000, fee: 23_000 }] })
    await shop.api.patch('codStatements', twin._id, { settle: { code, way: 'lost', reason: 'Bỏ qua' } })
    const press = ({ _id }: CodStatement) => shop.api.send('PATCH', `codStatements/${_id}`, { status: 'booked', label: 'Tiền mặt' })
    const answers = await Promise.all([press(made), press(twin), press(made)])
    // Who presses the same once more is answered what it is by then; the other paper of the same parcels is refused.
    expect(answers.map(({ status }) => status)).toEqual([200, 409, 200])
    expect((await shop.order(order)).paid).toBe(200_000)
    const { data } = await shop.api.find('funds', { group: 'Other Expenses', $limit: -1 })
    expect(data.filter(({ name }) => name === `GHN ${code}`).map(({ amount }) => amount)).toEqual([-80_000])
    expect(await shop.differences()).toEqual([])
  })

  test('is read out of the carrier’s sheet, whatever stands above its table', async () => {
    const { code } = await delivered()
    const csv = `Đối soát COD 20/11\n\nMã đơn GHN,Tiền thu hộ (VND),Tổng phí\n${code},"200.000",23.000\nTổng,"200.000",23.000\n`
    const file = `data:text/csv;base64,${Buffer.from(csv, 'utf8').toString('base64')}`
    const made = await shop.api.create('codStatements', { carrier: 'ghn', file })
    expect(made.rows).toMatchObject([{ code, cod: 200_000, fee: 23_000, result: 'matched' }])
    const seller = await shop.member('/sales')
    expect((await seller.api.refused('GET', `codStatements/${made._id}`)).code).toBe(403)
  })
})

test('what carriers hold of ours is told by carrier and age', async () => {
  const elsewhere = await Shop.open(app)
  const rice2 = await elsewhere.goods('Gạo', { price: 50_000, stock: 5 })
  const account = (await connect(elsewhere)).ghn
  const order = await elsewhere.ship(await elsewhere.sale([of(rice2, 1)]))
  const made = await elsewhere.api.create('deliveries', {
    orderId: order._id,
    shippingTime: order.shipments[0]?.time ?? '',
    carrier: 'ghn',
    cod: 50_000,
    weight: 1000,
    quoted: 22_000,
    to,
  })
  await turn(0)
  const { code = '' } = await elsewhere.api.get('deliveries', made._id)
  ghn.move(code, 'delivered', new Date(now.getTime() + 1000))
  await hook(account, ghn.hook(code, 'delivered'))
  now = new Date(now.getTime() + 9 * 86_400_000)
  await elsewhere.signInAgain()
  const { data, total } = await elsewhere.api.report<Cod>('deliveries', { report: 'cod' })
  expect(data).toMatchObject([{ carrier: 'ghn', due: 50_000, overdue: 50_000, paid: 0, fees: 23_000, quoted: 22_000, count: 1 }])
  expect(total).toEqual({ due: 50_000, overdue: 50_000, paid: 0, fees: 23_000, quoted: 22_000 })
  const fared = async (by: 'carrier' | 'province' | 'product') =>
    (
      await elsewhere.api.report<ReportOf<'deliveries', 'outcomes'>>('deliveries', {
        report: 'outcomes',
        since: '2026-11-01',
        until: '2026-12-31',
        by,
      })
    ).data
  const figures = { sent: 1, delivered: 1, failed: 0, success: 1, days: 0, quoted: 22_000, charged: 23_000, dearer: 1_000 }
  expect(await fared('carrier')).toEqual([{ _id: 'ghn', name: 'GHN', ...figures }])
  expect(await fared('province')).toEqual([{ _id: 'Đồng Nai', name: 'Đồng Nai', ...figures }])
  expect(await fared('product')).toEqual([{ _id: rice2._id, name: 'Gạo', ...figures }])
})

test('what a carrier collected is owed by the carrier, not by the buyer, until its statement is entered; undone, it is owed again', async () => {
  const own = await Shop.open(app)
  const tea = await own.goods('Trà', { price: 100_000, stock: 5 })
  const { ghn: account } = await connect(own)
  const order = await own.ship(await own.sale([of(tea, 2)]))
  const made = await own.api.create('deliveries', {
    orderId: order._id,
    shippingTime: order.shipments[0]?.time ?? '',
    carrier: 'ghn',
    cod: 200_000,
    weight: 1000,
    to,
  })
  await turn(0)
  const { code = '' } = await own.api.get('deliveries', made._id)
  const day = now.toISOString().slice(0, 10)
  const closing = async (...accounts: readonly string[]) => {
    const { data } = await own.api.report<ReportOf<'ledger', 'trialBalance'>>('ledger', { report: 'trialBalance', since: day, until: day })
    return accounts.map((each) => {
      const { closingDebit = 0, closingCredit = 0 } = data.find(({ account: of }) => of === each) ?? {}
      return closingDebit - closingCredit
    })
  }
  expect(await closing('131', '1388')).toEqual([200_000, 0])
  ghn.move(code, 'delivered', now)
  await hook(account, ghn.hook(code, 'delivered'))
  expect(await closing('131', '1388')).toEqual([0, 200_000])
  // Of the order itself nothing is paid: the lists of debts say what they said.
  expect(await own.order(order)).toMatchObject({ paid: 0, statusPayment: 'pending' })
  const { data: lines } = await own.api.report<ReportOf<'ledger', 'account'>>('ledger', {
    report: 'account',
    account: '1388',
    since: day,
    until: day,
  })
  expect(lines).toMatchObject([
    { service: 'deliveries', number: order.order_number, act: 'cod-collected', of: 'GHN', debit: 200_000, credit: 0 },
  ])
  const statement = await own.api.create('codStatements', { carrier: 'ghn', rows: [{ code, cod: 200_000, fee: 23_000 }] })
  await own.api.patch('codStatements', statement._id, { status: 'booked', label: 'Ngân hàng' })
  expect(await closing('131', '1388', '112')).toEqual([0, 0, 177_000])
  const cashier = await own.member('/funds', '/sales')
  const undo = { undo: { reason: 'Ghi nhầm bảng' } }
  expect((await cashier.api.refused('PATCH', `codStatements/${statement._id}`, undo)).code).toBe(403)
  const undone = await own.api.patch('codStatements', statement._id, undo)
  expect(undone).toMatchObject({ status: 'open', booked: { count: 0, cod: 0, fee: 0 } })
  expect(undone.rows[0]).not.toHaveProperty('bookedAt')
  expect(await closing('131', '1388', '112')).toEqual([0, 200_000, 0])
  expect(await own.api.get('deliveries', made._id)).toMatchObject({ codState: 'due' })
  expect((await own.api.refused('PATCH', `codStatements/${statement._id}`, undo)).code).toBe(409)
  await own.api.patch('codStatements', statement._id, { status: 'booked', label: 'Ngân hàng' })
  expect(await closing('131', '1388', '112')).toEqual([0, 0, 177_000])
  expect(await own.differences()).toEqual([])
})

test('the bank tells of a carrier’s transfer: its statement is entered by itself where sum and account are the same, by a press where not, and both wait again once undone', async () => {
  const own = await Shop.open(app)
  const tea = await own.goods('Trà', { price: 100_000, stock: 9 })
  await own.api.create('carrierAccounts', { carrier: 'ghn', token: ghn.token, shopId: ghn.shop, from: sentFrom, label: 'Ngân hàng' })
  const bank = { bank: '970436', account: '0071009990001', holder: 'CONG TY MOC SUONG', label: 'Ngân hàng' } as const
  const { _id: accountId } = await own.api.create('bankAccounts', bank)
  const delivered = async (): Promise<string> => {
    const order = await own.ship(await own.sale([of(tea, 1)]))
    const sending = {
      orderId: order._id,
      shippingTime: order.shipments[0]?.time ?? '',
      carrier: 'ghn',
      cod: 100_000,
      weight: 1000,
      to,
    } as const
    const made = await own.api.create('deliveries', sending)
    await turn(0)
    const { code = '' } = await own.api.get('deliveries', made._id)
    ghn.move(code, 'delivered', now)
    await turn(16 * 60)
    return code
  }
  const [one, two, three] = [await delivered(), await delivered(), await delivered()]
  const stated = (...rows: { code: string; cod: number; fee: number }[]) => own.api.create('codStatements', { carrier: 'ghn', rows })
  const arrives = (amount: number, reference: string) =>
    own.api.create('bankTransfers', {
      accountId,
      amount,
      reference,
      time: now.toISOString(),
      content: 'GHN CT COD DOI SOAT',
    }) as Promise<BankTransfer>
  const held = async (of = '1388'): Promise<number> => {
    const day = now.toISOString().slice(0, 10)
    const { data } = await own.api.report<ReportOf<'ledger', 'trialBalance'>>('ledger', { report: 'trialBalance', since: day, until: day })
    const { closingDebit = 0, closingCredit = 0 } = data.find(({ account }) => account === of) ?? {}
    return closingDebit - closingCredit
  }
  expect(await held()).toBe(300_000)

  const sure = await stated({ code: one, cod: 100_000, fee: 23_000 })
  expect(sure).toMatchObject({ label: 'Ngân hàng', net: 77_000 })
  const came = await arrives(77_000, 'FT1')
  expect(came).toMatchObject({ status: 'settled', statementId: sure._id, statement: { number: sure.number } })
  expect(await own.api.get('codStatements', sure._id)).toMatchObject({
    status: 'booked',
    transferId: came._id,
    transfer: { amount: 77_000 },
  })
  expect(await held()).toBe(200_000)

  // What a row differs by is said, and waits: the transfer is the whole statement's.
  const differing = await stated({ code: two, cod: 100_000, fee: 23_000 }, { code: three, cod: 90_000, fee: 23_000 })
  const other = await arrives(140_000, 'FT2')
  const proposals = (transferId: string) =>
    own.api.report<ReportOf<'bankTransfers', 'proposals'>>('bankTransfers', { report: 'proposals', transferId })
  expect(other.status).toBe('waiting')
  expect((await proposals(other._id)).data[0]).toMatchObject({
    kind: 'statement',
    why: 'named',
    statement: differing.number,
    outstanding: 144_000,
    fee: 4_000,
  })
  const press = { status: 'settled', statementId: differing._id } as const
  expect(saying(await own.api.refused('PATCH', `bankTransfers/${other._id}`, press))).toEqual([
    409,
    `Statement ${differing.number} says 144000, and 140000 came: look which of its rows differ`,
  ])
  await own.api.patch('codStatements', differing._id, { label: 'Tiền mặt' })
  const right = await arrives(144_000, 'FT3')
  expect(right.status).toBe('waiting')
  expect((await proposals(right._id)).data[0]).toMatchObject({ kind: 'statement', why: 'same-amount', statementId: differing._id })
  expect(await own.api.patch('bankTransfers', right._id, press)).toMatchObject({ status: 'settled', statementId: differing._id })
  expect(await own.api.get('codStatements', differing._id)).toMatchObject({
    status: 'open',
    label: 'Ngân hàng',
    booked: { count: 1, cod: 100_000 },
  })
  expect(await held()).toBe(100_000)
  expect(saying(await own.api.refused('PATCH', `bankTransfers/${other._id}`, press))[1]).toBe(
    `The money of statement ${differing.number} has come already`,
  )

  await own.api.patch('codStatements', differing._id, { undo: { reason: 'Nhầm khoản' } })
  expect(await held()).toBe(200_000)
  expect(await own.api.get('bankTransfers', right._id)).not.toHaveProperty('statementId')
  expect((await own.api.get('bankTransfers', right._id)).status).toBe('waiting')

  // Said to be the bank's fee, what is missing is an expense of the same press, and goes back with it.
  const inBank = await held('112')
  const refusedFee = async (transferId: string, own2: object) => {
    const { code, errors, message } = await own.api.refused('PATCH', `bankTransfers/${transferId}`, { ...press, ...own2 })
    return [code, Object.values(errors ?? {})[0] ?? message]
  }
  expect(await refusedFee(other._id, { feeGroup: 'Sales' })).toEqual([
    400,
    'A bank’s fee can’t be entered in Sales: choose a group of expenses',
  ])
  expect((await refusedFee(right._id, { feeGroup: 'Other Expenses' }))[0]).toBe(400)
  const tooLittle = await arrives(88_999, 'FT4')
  expect((await proposals(tooLittle._id)).data[0]).not.toHaveProperty('fee')
  expect((await refusedFee(tooLittle._id, { feeGroup: 'Other Expenses' }))[0]).toBe(409)
  const lessFee = await own.api.patch('bankTransfers', other._id, { ...press, feeGroup: 'Other Expenses' })
  expect(lessFee).toMatchObject({ status: 'settled', statementId: differing._id, bankFee: { amount: 4_000 } })
  const feeEntry = async ({ bankFee }: BankTransfer) => own.api.get('funds', bankFee?.fundId ?? '')
  const entered = { amount: -4_000, group: 'Other Expenses', label: 'Ngân hàng', name: `Phí ngân hàng ${differing.number}` }
  expect(await feeEntry(lessFee)).toMatchObject({ ...entered, status: 'completed' })
  expect((await held('112')) - inBank).toBe(73_000)
  expect(await own.api.get('codStatements', differing._id)).toMatchObject({ transfer: { amount: 140_000, fee: 4_000 } })
  await own.api.patch('codStatements', differing._id, { undo: { reason: 'Nhầm khoản' } })
  expect(await held('112')).toBe(inBank)
  expect((await feeEntry(lessFee)).status).toBe('cancelled')
  const waitsAgain = await own.api.get('bankTransfers', other._id)
  expect(waitsAgain.status).toBe('waiting')
  expect(waitsAgain).not.toHaveProperty('bankFee')

  // So it does where nothing of the statement could be entered yet.
  const allDiffer = await stated({ code: three, cod: 90_000, fee: 23_000 })
  const early = await arrives(60_000, 'FT5')
  const ofEarly = { status: 'settled', statementId: allDiffer._id, feeGroup: 'Other Expenses' } as const
  expect(await own.api.patch('bankTransfers', early._id, ofEarly)).toMatchObject({ bankFee: { amount: 7_000 } })
  expect((await held('112')) - inBank).toBe(-7_000)
  await own.api.patch('codStatements', allDiffer._id, { undo: { reason: 'Nhầm khoản' } })
  expect(await held('112')).toBe(inBank)
  expect((await own.api.get('bankTransfers', early._id)).status).toBe('waiting')

  expect(await own.api.patch('bankTransfers', right._id, press)).toMatchObject({ status: 'settled' })
  expect(await held()).toBe(100_000)
  expect(await own.differences()).toEqual([])
})

test('a token that its carrier doesn’t take stands at the account and in the outbox with what to do; a new one sends what waits', async () => {
  const own = await Shop.open(app)
  const tea = await own.goods('Trà', { price: 90_000, stock: 9 })
  const { ghn: account } = await connect(own)
  const sendOne = async (): Promise<Delivery> => {
    const order = await own.ship(await own.sale([of(tea, 1)]))
    const made = { orderId: order._id, shippingTime: order.shipments[0]?.time ?? '', carrier: 'ghn', cod: 90_000, weight: 500, to } as const
    return own.api.create('deliveries', made)
  }
  const underWay = await sendOne()
  await turn(0)
  const { code = '' } = await own.api.get('deliveries', underWay._id)
  const tokenBefore = ghn.token
  ghn.token = 'another'
  try {
    const refused = await sendOne()
    await turn(0)
    expect(await own.api.get('deliveries', refused._id)).toMatchObject({ status: 'refused', problem: 'Token is not valid!' })
    expect(await own.api.get('carrierAccounts', account._id)).toMatchObject({ tokenRefused: { reason: 'Token is not valid!' } })
    await turn(16 * 60)
    await turn(0)
    const waits = async () =>
      (await own.api.find('outgoing', {})).data.map(({ kind, state, failed }) => [kind, state, failed?.message, failed?.vi])
    const why = [
      'GHN doesn’t take the token (Token is not valid!): the board enters a new one under Settings › Carriers, then what waits is sent by itself',
      'GHN không nhận token (Token is not valid!): ban quản trị nhập token mới ở Thiết lập › Vận chuyển, sau đó việc đang chờ tự gửi tiếp',
    ]
    expect(await waits()).toEqual([
      ['carrier-tell', 'stuck', ...why],
      ['carrier-ask', 'stuck', ...why],
    ])
    const cancel = await own.api.refused('PATCH', `deliveries/${underWay._id}`, { action: 'cancel' })
    expect(saying(cancel)).toEqual([409, why[0]])
    ghn.move(code, 'picked', now)
    const after = await own.api.patch('carrierAccounts', account._id, { token: 'another' })
    expect(after).not.toHaveProperty('tokenRefused')
    await turn(0)
    expect((await own.api.get('deliveries', refused._id)).status).toBe('ready')
    expect((await own.api.get('deliveries', underWay._id)).status).toBe('picked')
    expect(await waits()).toEqual([])
    const seller = await own.member('/sales')
    expect(Object.keys(await seller.api.get('carrierAccounts', account._id))).not.toContain('tokenRefused')
  } finally {
    ghn.token = tokenBefore
  }
})

test('beside a quote stands how our own parcels there fared, from ten on, and when the money came', async () => {
  const own = await Shop.open(app)
  const tea = await own.goods('Trà', { price: 90_000, stock: 20 })
  await own.api.create('carrierAccounts', { carrier: 'own', price: 15_000 })
  const place = { province: 'Đồng Nai', ward: 'Phường Trấn Biên', address: '112 Phan Đình Phùng' }
  const quoted = async (orderId: string) => {
    const { data } = await own.api.report<Quotes>('deliveries', { report: 'quotes', orderId, weight: 1000, cod: 0, ...place })
    return data.map(({ carrier, arrived, moneyDays }) => ({ carrier, arrived, moneyDays }))
  }
  const order = await own.ship(await own.sale([of(tea, 10)]), [[tea, 1]])
  let whole = order
  for (let count = 1; count < 10; count++) whole = await own.ship(whole, [[tea, 1]])
  const made: Delivery[] = []
  for (const { time } of whole.shipments)
    made.push(await own.api.create('deliveries', { orderId: whole._id, shippingTime: time, carrier: 'own', cod: 90_000, weight: 500, to }))
  for (const [at, { _id }] of made.entries()) {
    await own.api.patch('deliveries', _id, { action: 'start' })
    if (at < 9) await own.api.patch('deliveries', _id, { action: 'deliver' })
  }
  expect(await quoted(order._id)).toEqual([{ carrier: 'own' }])
  const last = made[9]?._id ?? ''
  await own.api.patch('deliveries', last, { action: 'fail', reason: 'Không gặp' })
  await own.api.patch('deliveries', last, { action: 'return' })
  expect(await quoted(order._id)).toEqual([{ carrier: 'own', arrived: { success: 0.9, parcels: 10, province: 'Đồng Nai' } }])
  now = new Date(now.getTime() + 91 * 86_400_000)
  await own.signInAgain()
  expect(await quoted(order._id)).toEqual([{ carrier: 'own' }])
})
