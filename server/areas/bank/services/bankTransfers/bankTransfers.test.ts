import type { BankAccount } from '@shared/areas/bank/services/bankAccounts'
import type { BankTransfer } from '@shared/areas/bank/services/bankTransfers'
import type { Order } from '@shared/areas/trade/services/orders'
import type { ReportOf } from '@shared/registry/service-types'
import { BankStandIn, type BankMove, type PushManner } from '../../../../testing/platforms/bank'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { saying, Shop } from '../../../../testing/shop'
import { fetchAllMissed } from './fetch-missed'

let app: TestApp
let shop: Shop
let account: BankAccount
const bank = new BankStandIn()
const now = new Date('2026-11-21T07:05:00Z')
const SECRET = 'whsec_9f2c'

beforeAll(async () => {
  await bank.start()
  app = await startTestApp({ now: () => now, env: { SEPAY_URL: bank.url, TOKEN_MINUTES: '720' } })
  shop = await Shop.open(app)
  account = await shop.api.create('bankAccounts', {
    bank: '970436',
    account: '0071001234567',
    holder: 'CONG TY MOC SUONG',
    label: 'Ngân hàng',
    provider: 'sepay',
    secret: SECRET,
    token: bank.token,
  })
})
afterAll(async () => {
  await app.close()
  await bank.stop()
})

const sale = (total: number): Promise<Order> => shop.sale([], { total })
const push = (move: BankMove, manner: PushManner = 'sepay', own: Partial<BankAccount & { secret: string }> = {}): Promise<number> => {
  const { pushKey, provider } = { ...account, ...own }
  return bank.push(move, { url: `${app.url}/api/push/${provider}/${pushKey}`, secret: own.secret ?? SECRET }, manner, now)
}
const move = (content: string, amount: number, own: Partial<BankMove> = {}): BankMove =>
  bank.move({ account: account.account, content, amount, ...own })
const transferOf = async ({ reference }: BankMove): Promise<BankTransfer | undefined> =>
  (await shop.api.find('bankTransfers', { reference })).data[0]
const refusedSoFar = async (): Promise<number> => (await shop.api.get('bankAccounts', account._id)).refused

describe('a transfer', () => {
  test('of more than a thousand billion waits for somebody to look at it, though an older order owes just that', async () => {
    const order = await sale(1000)
    const total = 2_000_000_000_000
    await app.database.correct('orders', shop.founder.workspaceId, { _id: order._id }, { $set: { total } })
    const came = move(`${order.order_number} tra tien`, total)
    expect(await push(came)).toBe(200)
    const transfer = await transferOf(came)
    expect(transfer).toMatchObject({ status: 'waiting', amount: total, order: { _id: order._id } })
    const settle = { status: 'settled', orderId: order._id }
    expect(saying(await shop.api.refused('PATCH', `bankTransfers/${transfer!._id}`, settle))).toEqual([
      400,
      'At most 1,000,000,000,000 dong: look whether there is a zero too many, or enter it in parts',
    ])
    await app.database.correct('orders', shop.founder.workspaceId, { _id: order._id }, { $set: { total: 1000 } })
  })

  test('that names an order and is what it is owed pays it at once, as everybody sees', async () => {
    const order = await sale(1_250_000)
    const socket = await shop.founder.socket()
    const came = move(`MBVCB.327.${order.order_number.toLowerCase()}.CT tu 0123`, 1_250_000)
    expect(await push(came)).toBe(200)
    const { record } = await socket.received('orders patched', (event) => event.record._id === order._id)
    expect(record).toMatchObject({ statusPayment: 'completed', paid: 1_250_000 })
    const transfer = await transferOf(came)
    expect(transfer).toMatchObject({
      outcome: 'exact',
      status: 'settled',
      source: 'push',
      order: { _id: order._id, order_number: order.order_number, partner: 'Chị Hoa' },
      account: { account: '0071001234567', label: 'Ngân hàng' },
    })
    expect(await shop.api.get('funds', transfer?.fundId ?? '')).toMatchObject({
      status: 'completed',
      amount: 1_250_000,
      group: 'Sales',
      label: 'Ngân hàng',
      refId: came.reference,
      created: '2026-11-21T07:03:00.000Z',
    })
  })

  test('completes the entry that waits for just that amount', async () => {
    const order = await sale(900_000)
    const entry = await shop.api.create('funds', { orderId: order._id, group: 'Sales', amount: 300_000, label: 'Tiền mặt' })
    const came = move(`${order.order_number} coc`, 300_000)
    await push(came)
    expect(await shop.api.get('funds', entry._id)).toMatchObject({ status: 'completed', label: 'Ngân hàng' })
    expect(await transferOf(came)).toMatchObject({ outcome: 'exact', fundId: entry._id })
    expect(await shop.order(order)).toMatchObject({ paid: 300_000, statusPayment: 'pending' })
  })

  test.each([
    ['short', 600_000, (order: Order) => order.order_number],
    ['over', 800_000, (order: Order) => order.order_number],
    ['unknown', 700_000, () => 'tien tra'],
  ] as const)('that is %s waits, and nothing is entered', async (outcome, amount, words) => {
    const order = await sale(700_000)
    const came = move(words(order), amount)
    expect(await push(came)).toBe(200)
    expect(await transferOf(came)).toMatchObject({ outcome, status: 'waiting' })
    expect(await shop.order(order)).toMatchObject({ paid: 0 })
  })

  test('for an order that is paid waits as doubled, for one that was called off as late', async () => {
    const paid = await sale(200_000)
    await shop.pay(paid, 200_000)
    const again = move(paid.order_number, 200_000)
    await push(again)
    expect(await transferOf(again)).toMatchObject({ outcome: 'doubled', status: 'waiting' })
    const off = await sale(210_000)
    await shop.move(off, 'cancelled')
    const late = move(off.order_number, 210_000)
    await push(late)
    expect(await transferOf(late)).toMatchObject({ outcome: 'late', status: 'waiting', orderId: off._id })
  })

  test('of a day that is closed waits as late, and is entered today once it is accepted', async () => {
    const order = await sale(330_000)
    await shop.api.patch('workspaces', shop.founder.workspace._id, { opts: { lockDate: '2026-11-19' } })
    const came = move(order.order_number, 330_000, { time: '2026-11-19 10:00:00' })
    await push(came)
    const transfer = await transferOf(came)
    expect(transfer).toMatchObject({ outcome: 'late', status: 'waiting' })
    const settled = await shop.api.patch('bankTransfers', transfer?._id ?? '', { status: 'settled', orderId: order._id })
    expect((await shop.api.get('funds', settled.fundId ?? '')).created).toBe(now.toISOString())
    await shop.api.patch('workspaces', shop.founder.workspace._id, { opts: { lockDate: null } })
  })

  test('that is pushed again, at the same moment or later, makes nothing', async () => {
    const order = await sale(440_000)
    const came = move(order.order_number, 440_000)
    expect(await Promise.all([push(came), push(came), push(came, 'sepay-key')])).toEqual([200, 200, 200])
    expect(await push(came)).toBe(200)
    expect((await shop.api.find('bankTransfers', { reference: came.reference })).total).toBe(1)
    expect(await shop.order(order)).toMatchObject({ paid: 440_000 })
  })

  test('that goes out, and one to an account of somebody else’s, is none of ours', async () => {
    const out = move('Tra tien dien', -100_000)
    const foreign = move('tien nha', 100_000, { account: '999' })
    expect([await push(out), await push(foreign)]).toEqual([200, 200])
    expect(await Promise.all([transferOf(out), transferOf(foreign)])).toEqual([undefined, undefined])
    expect((await shop.api.get('bankAccounts', account._id)).foreign).toBe(1)
  })
})

describe('a push', () => {
  test('that is forged is refused and counted, and does nothing', async () => {
    const order = await sale(150_000)
    const before = await refusedSoFar()
    const forged = move(order.order_number, 150_000)
    expect(await push(forged, 'sepay', { secret: 'wrong' })).toBe(401)
    expect(await push(forged, 'sepay-key', { secret: 'wrong' })).toBe(401)
    expect(await push(forged, 'sepay', { pushKey: 'no-such-key' })).toBe(404)
    expect(await refusedSoFar()).toBe(before + 2)
    expect(await shop.order(order)).toMatchObject({ paid: 0 })
  })

  test('of what nobody can use is refused without harm', async () => {
    for (const body of [
      '',
      'x',
      '[]',
      '{"transferType":"in","transferAmount":"12.5"}',
      '{"transferType":"in","transferAmount":1e99,"id":1}',
    ])
      expect(
        (
          await fetch(`${app.url}/api/push/sepay/${account.pushKey}`, {
            method: 'POST',
            headers: { Authorization: `Apikey ${SECRET}` },
            body,
          })
        ).status,
      ).toBe(400)
  })

  test('of Casso pays likewise, in both of its manners; its tests are answered', async () => {
    const own = await shop.api.create('bankAccounts', { bank: '970432', account: '88888888', provider: 'casso', secret: 'casso-key' })
    const target = { pushKey: own.pushKey, provider: 'casso', secret: 'casso-key' } as const
    const [first, second] = [await sale(510_000), await sale(520_000)]
    expect(await push(move(first.order_number, 510_000, { account: '88888888', counterName: 'NGUYEN VAN A' }), 'casso', target)).toBe(200)
    expect(await push(move(second.order_number, 520_000, { account: '88888888' }), 'casso-key', target)).toBe(200)
    expect(await push(move('giao dich thu nghiem', 599_000, { account: '88888888', id: 0 }), 'casso', target)).toBe(200)
    expect(await Promise.all([shop.order(first), shop.order(second)])).toMatchObject([{ paid: 510_000 }, { paid: 520_000 }])
    expect((await shop.api.find('bankTransfers', { accountId: own._id })).total).toBe(2)
  })
})

describe('what waits', () => {
  const waiting = async (words: string, amount: number): Promise<BankTransfer> => {
    const came = move(words, amount)
    await push(came)
    const transfer = await transferOf(came)
    if (!transfer) throw new Error('it was not taken in')
    return transfer
  }
  const accept = async ({ _id }: BankTransfer): Promise<BankTransfer> => {
    const { data } = await shop.api.report<ReportOf<'bankTransfers', 'proposals'>>('bankTransfers', {
      report: 'proposals',
      transferId: _id,
    })
    const { kind, orderId, partnerId, group } = data[0] ?? {}
    return shop.api.patch('bankTransfers', _id, {
      status: 'settled',
      ...(kind === 'order' ? { orderId } : kind === 'partner' ? { partnerId } : { group }),
    })
  }

  test('is told by the bell to whoever keeps the books', async () => {
    const keeper = await shop.member('/funds')
    const seller = await shop.member('/sales')
    const { _id } = await waiting('tien gui', 77_000)
    const reported = async ({ api }: typeof keeper) =>
      (await api.find('activities', { $limit: 50 })).data.filter(({ target }) => target?._id === _id).length
    expect(await reported(keeper)).toBe(1)
    expect(await reported(seller)).toBe(0)
  })

  test('short: the first proposal pays a part of the order', async () => {
    const order = await sale(1_000_000)
    await accept(await waiting(order.order_number, 400_000))
    expect(await shop.order(order)).toMatchObject({ paid: 400_000, statusPayment: 'pending' })
  })

  test('over: it pays the order, and what is too much is the customer’s', async () => {
    const before = (await shop.partner(shop.customer)).balance ?? 0
    const order = await sale(100_000)
    await accept(await waiting(order.order_number, 130_000))
    expect(await shop.order(order)).toMatchObject({ paid: 130_000, statusPayment: 'completed' })
    expect((await shop.partner(shop.customer)).balance).toBe(before + 30_000)
  })

  test('doubled: it becomes the customer’s to spend', async () => {
    const order = await sale(90_000)
    await shop.pay(order, 90_000)
    const before = (await shop.partner(shop.customer)).balance ?? 0
    expect(await accept(await waiting(order.order_number, 90_000))).toMatchObject({ status: 'settled', outcome: 'doubled' })
    expect((await shop.partner(shop.customer)).balance).toBe(before + 90_000)
  })

  test('unknown: the order that is owed just that is proposed', async () => {
    const order = await sale(123_457)
    await accept(await waiting('chi hoa chuyen', 123_457))
    expect(await shop.order(order)).toMatchObject({ statusPayment: 'completed' })
  })

  test('unknown and nothing fits: it is other income', async () => {
    expect(await accept(await waiting('hoan tien', 3))).toMatchObject({ status: 'settled' })
  })

  test('is set aside with a reason, and taken back', async () => {
    const transfer = await waiting('chuyen nham', 5_000)
    expect((await shop.api.refused('PATCH', `bankTransfers/${transfer._id}`, { status: 'aside', reason: ' ' })).errors).toEqual({
      reason: 'Say why it is set aside',
    })
    expect(await shop.api.patch('bankTransfers', transfer._id, { status: 'aside', reason: 'Chuyển nhầm' })).toMatchObject({
      status: 'aside',
      reason: 'Chuyển nhầm',
    })
    const back = await shop.api.patch('bankTransfers', transfer._id, { status: 'waiting' })
    expect(back).toMatchObject({ status: 'waiting' })
    expect(back.reason).toBeUndefined()
  })

  test('whose entry was refunded waits anew, and pays another order', async () => {
    const [wrong, right] = [await sale(70_001), await sale(80_001)]
    const reported = move(wrong.order_number, 70_001)
    await push(reported)
    const settled = await transferOf(reported)
    expect(settled).toMatchObject({ status: 'settled', fund: { number: expect.any(String) as string } })
    await shop.api.patch('funds', settled?.fundId ?? '', { status: 'refunded' })
    const back = await transferOf(reported)
    expect(back).toMatchObject({ status: 'waiting', amount: 70_001 })
    expect([back?.fundId, back?.fund, back?.settledAt]).toEqual([undefined, undefined, undefined])
    await shop.api.patch('bankTransfers', back?._id ?? '', { status: 'settled', orderId: right._id })
    expect([await shop.order(wrong), await shop.order(right)]).toMatchObject([{ paid: 0 }, { paid: 70_001 }])
  })

  test('is entered once, whoever says so at the same moment', async () => {
    const order = await sale(640_000)
    const { _id } = await waiting(order.order_number, 600_000)
    const keeper = await shop.member('/funds')
    await Promise.all(
      [shop.api, keeper.api].map((api) => api.send('PATCH', `bankTransfers/${_id}`, { status: 'settled', orderId: order._id })),
    )
    expect(await shop.order(order)).toMatchObject({ paid: 600_000 })
    expect(saying(await shop.api.refused('PATCH', `bankTransfers/${_id}`, { status: 'aside', reason: 'x' }))).toEqual([
      409,
      'This transfer is entered in the books already',
    ])
  })

  test('is for whoever keeps the books alone', async () => {
    const seller = await shop.member('/sales')
    expect((await seller.api.send('GET', 'bankTransfers')).status).toBe(403)
    expect((await seller.api.send('POST', 'bankTransfers', { accountId: account._id })).status).toBe(403)
  })
})

describe('transfers that were missed', () => {
  test('are fetched after the last, each once, whatever was pushed meanwhile', async () => {
    const order = await sale(710_000)
    await push(move('da day', 10_000))
    await shop.api.create('bankTransfers', { accountId: account._id, fetch: true })
    const missed = move(order.order_number, 710_000)
    bank.busy = 1
    await fetchAllMissed(app.app)
    expect((await shop.api.get('bankAccounts', account._id)).fetchProblem).toBe('unreachable')
    const fetched = await shop.api.create('bankTransfers', { accountId: account._id, fetch: true })
    expect(fetched).toMatchObject({ fresh: 1 })
    expect(await shop.order(order)).toMatchObject({ paid: 710_000 })
    expect(await transferOf(missed)).toMatchObject({ source: 'fetch', status: 'settled' })
    expect(await shop.api.create('bankTransfers', { accountId: account._id, fetch: true })).toMatchObject({ fresh: 0, repeated: 0 })
    expect((await shop.api.get('bankAccounts', account._id)).fetchProblem).toBeUndefined()
  })

  test('are not fetched with a token that is refused, nor from a bank that answers rubbish', async () => {
    bank.rubbish = 1
    expect(await shop.api.create('bankTransfers', { accountId: account._id, fetch: true })).toMatchObject({ problem: 'unreachable' })
    await shop.api.patch('bankAccounts', account._id, { token: 'worn-out' })
    expect(await shop.api.create('bankTransfers', { accountId: account._id, fetch: true })).toMatchObject({ problem: 'token' })
    await shop.api.patch('bankAccounts', account._id, { token: bank.token })
  })
})

describe('a statement', () => {
  const csv = (rows: readonly string[]): string =>
    `data:text/csv;base64,${Buffer.from(['Ngày giao dịch,Số tham chiếu,Ghi nợ,Ghi có,Nội dung', ...rows].join('\n')).toString('base64')}`

  test('brings in what wasn’t known, and the same again nothing', async () => {
    const order = await sale(815_000)
    const pushed = move('tien hang thang 11', 60_000)
    await push(pushed)
    const statement = csv([
      `21/11/2026 09:00:00,,,"815.000",${order.order_number} chuyen tien`,
      // The bank writes another reference than it pushed.
      '21/11/2026,0209-X,,"60.000",TIEN HANG THANG 11',
      '21/11/2026,0210-X,"5.000",,Phi',
      '21/11/2026,,,"7.000",khach le',
      '21/11/2026,,,"7.000",khach le',
    ])
    const bringIn = () => shop.api.create('bankTransfers', { accountId: account._id, statement })
    expect(await bringIn()).toEqual({ rows: 4, repeated: 1, settled: 1, waiting: 2, paid: 0 })
    expect(await shop.order(order)).toMatchObject({ paid: 815_000, statusPayment: 'completed' })
    expect(await bringIn()).toEqual({ rows: 4, repeated: 4, settled: 0, waiting: 0, paid: 0 })
  })

  test('that is none is refused', async () => {
    const statement = `data:text/csv;base64,${Buffer.from('Tên,Giá\nTrà,1000').toString('base64')}`
    expect(saying(await shop.api.refused('POST', 'bankTransfers', { accountId: account._id, statement }))).toEqual([
      400,
      'No line of this file has the heads of a statement: day, amount that came in, description',
    ])
  })
})

describe('pushes that come twice, out of order and all at once', () => {
  let orders: Order[]
  beforeAll(async () => {
    orders = await Promise.all(Array.from({ length: 40 }, (_, index) => sale(1_000_000 + index)))
  })

  test('leave what one of each leaves', async () => {
    const moves = orders.map(({ order_number, total }) => move(order_number, total))
    const sent = [...moves, ...moves].map((each, index) => ({ each, turn: (index * 37) % 80 })).sort((a, b) => a.turn - b.turn)
    expect(new Set(await Promise.all(sent.map(({ each }) => push(each))))).toEqual(new Set([200]))
    const after = await Promise.all(orders.map((order) => shop.order(order)))
    expect(after.map(({ paid, total }) => paid - total)).toEqual(orders.map(() => 0))
    expect((await shop.api.find('bankTransfers', { reference: { $in: moves.map(({ reference }) => reference) } })).total).toBe(40)
  })
})

test('in the end every kept figure is what its entries come to', async () => {
  expect(await shop.differences()).toEqual([])
})
