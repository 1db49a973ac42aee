import type { BankAccount } from '@shared/areas/bank/services/bankAccounts'
import type { Activity } from '@shared/areas/people/services/activities'
import type { Fund } from '@shared/areas/money/services/funds'
import { BankStandIn, type BankMove, type PushManner } from '../../../../testing/platforms/bank'
import type { Actor } from '../../../../testing/actors'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { saying, Shop } from '../../../../testing/shop'

let app: TestApp
let shop: Shop
let account: BankAccount
let hr: Actor
let seller: Actor
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
    label: 'Ngân hàng',
    provider: 'sepay',
    secret: SECRET,
    token: bank.token,
  })
  ;[hr, seller] = await Promise.all([shop.member('/office/hr'), shop.member('/sales')])
})
afterAll(async () => {
  await app.close()
  await bank.stop()
})

const move = (content: string, amount: number, own: Partial<BankMove> = {}): BankMove =>
  bank.move({ account: account.account, content, amount, ...own })
const push = (moved: BankMove, manner: PushManner = 'sepay', own: Partial<BankAccount> = {}): Promise<number> => {
  const { pushKey, provider } = { ...account, ...own }
  return bank.push(moved, { url: `${app.url}/api/push/${provider}/${pushKey}`, secret: SECRET }, manner, now)
}
/** Ten million, given to a member of their own from the bank account. */
const paid = async (own: object = {}): Promise<Fund> => {
  const { userId } = await shop.member()
  await shop.earned(userId, 10_000_000, '2026-11')
  return shop.api.create('funds', {
    group: 'Salaries and Incentives',
    userId,
    amount: 10_000_000,
    status: 'completed',
    label: 'Ngân hàng',
    ...own,
  } as never)
}
const arrivalOf = async ({ _id }: Fund) => (await shop.api.get('funds', _id)).arrival
const textOf = ({ number }: Fund, before = 'LUONG 11 NGUYEN VAN A'): string => `${before} ${number}`
const bell = async (actor: { api: Shop['api'] }, { number }: Fund) =>
  (await actor.api.find('activities', { group: 'notifications' } as never)).data.filter(
    (each: Activity) => each.kind === 'pay-not-arrived' && each.values?.voucher === number,
  )

describe('the bank tells that pay left the account', () => {
  test('by its text and its exact sum: it is received, as a colleague sees at once, and money in is not touched', async () => {
    const entry = await paid()
    const socket = await shop.founder.socket()
    const left = move(textOf(entry).toLowerCase(), -10_000_000)
    expect(await push(left)).toBe(200)
    const { record } = await socket.received('funds patched', (event) => event.record._id === entry._id)
    expect(record).toMatchObject({
      status: 'completed',
      arrival: { state: 'received', at: '2026-11-21T07:03:00.000Z', by: 'Vietcombank (SePay)', byHand: false, told: 10_000_000 },
    })
    expect((await shop.api.find('bankTransfers', { reference: left.reference })).data).toEqual([])
    expect(await bell(shop.founder, entry)).toEqual([])
    const { updated } = await shop.api.get('funds', entry._id)
    expect(await push(left)).toBe(200)
    expect((await shop.api.get('funds', entry._id)).updated).toBe(updated)
  })

  test('of another sum: it is not received, and the bell says both sums', async () => {
    const entry = await paid()
    await push(move(textOf(entry), -9_000_000))
    expect(await arrivalOf(entry)).toMatchObject({ state: 'differs', told: 9_000_000 })
    const [told, ...more] = await bell(hr, entry)
    expect(more).toEqual([])
    expect(told).toMatchObject({
      title: `The bank tells 9000000 of ${entry.number}, the books say 10000000`,
      values: { amount: '10000000', told: '9000000', did: 'differs', voucher: entry.number },
    })
    expect(await bell(seller, entry)).toEqual([])
    // What was missing follows.
    await push(move(textOf(entry), -1_000_000))
    expect(await arrivalOf(entry)).toMatchObject({ state: 'received', told: 10_000_000 })
  })

  test('twice: what the bank told in all is beside what the books say', async () => {
    const entry = await paid()
    await push(move(textOf(entry), -10_000_000))
    await push(move(textOf(entry), -10_000_000))
    expect(await arrivalOf(entry)).toMatchObject({ state: 'differs', told: 20_000_000 })
  })

  test('of an entry that was taken back before: the bell tells it', async () => {
    const entry = await paid()
    await shop.api.patch('funds', entry._id, { status: 'refunded' } as never)
    await push(move(textOf(entry), -10_000_000))
    expect((await bell(shop.founder, entry))[0]).toMatchObject({ values: { amount: '0', told: '10000000', did: 'differs' } })
  })

  test('figures that only look like its number, of another sum, say nothing of it', async () => {
    const entry = await paid()
    for (const text of [`TT HD AB${entry.number}`, `${entry.number}77 tien dien`]) await push(move(text, -350_000))
    await push(move('tien dien thang 11', -10_000_000))
    expect(await arrivalOf(entry)).toBeUndefined()
    // Without blanks it is meant where its receiver is named, too.
    await push(move(`LUONG11${(entry.recipientName ?? '').replace(/ /g, '')}${entry.number}`, -9_900_000))
    expect(await arrivalOf(entry)).toMatchObject({ state: 'differs', told: 9_900_000 })
  })

  test('what was fetched later says the same, and a push of Casso does, too', async () => {
    const entry = await paid()
    const fetched = move(textOf(entry), -10_000_000)
    expect(await shop.api.send('POST', 'bankTransfers', { accountId: account._id, fetch: true })).toMatchObject({ status: 201 })
    expect(await arrivalOf(entry)).toMatchObject({ state: 'received', told: 10_000_000 })
    await push(fetched)
    expect(await arrivalOf(entry)).toMatchObject({ state: 'received', told: 10_000_000 })
    const casso = await shop.api.create('bankAccounts', {
      bank: '970432',
      account: '5550',
      label: 'Ngân hàng',
      provider: 'casso',
      secret: SECRET,
    })
    const other = await paid()
    for (const manner of ['casso', 'casso-key'] as const)
      expect(await push(move(textOf(other), -10_000_000, { account: '5550', reference: 'VP1' }), manner, casso)).toBe(200)
    expect(await arrivalOf(other)).toMatchObject({ state: 'received', by: 'VPBank (Casso)', told: 10_000_000 })
  })
})

describe('a statement brought in by file', () => {
  const bringIn = (rows: readonly string[]) => {
    const file = ['Ngày giao dịch,Số tham chiếu,Ghi nợ,Ghi có,Nội dung', ...rows].join('\n')
    return shop.api.create('bankTransfers', {
      accountId: account._id,
      statement: `data:text/csv;base64,${Buffer.from(file).toString('base64')}`,
    })
  }

  test('says of pay that it is there, however often it is brought in, and nothing of other money that left', async () => {
    const [entry, short] = [await paid(), await paid()]
    const rows = [
      `21/11/2026 09:00,FT1,"10.000.000",,${textOf(entry)}`,
      `21/11/2026,,"-9.000.000",,${textOf(short)}`,
      '21/11/2026,FT3,"350.000",,Tien dien thang 11',
    ]
    expect(await bringIn(rows)).toEqual({ rows: 0, repeated: 0, settled: 0, waiting: 0, paid: 2 })
    expect(await arrivalOf(entry)).toMatchObject({ state: 'received', by: 'Vietcombank', byHand: false, told: 10_000_000 })
    expect(await arrivalOf(short)).toMatchObject({ state: 'differs', told: 9_000_000 })
    expect(await bringIn(rows)).toEqual({ rows: 0, repeated: 0, settled: 0, waiting: 0, paid: 0 })
    expect(await arrivalOf(entry)).toMatchObject({ state: 'received', told: 10_000_000 })
  })

  test('and the bank’s push tell the same money, whichever comes first and whatever its reference', async () => {
    for (const isPushedFirst of [true, false]) {
      const entry = await paid()
      const tell = [
        () => push(move(textOf(entry), -10_000_000)),
        () => bringIn([`22/11/2026,FT-${entry.number},"10.000.000",,${textOf(entry)}`]),
      ]
      for (const each of isPushedFirst ? tell : tell.reverse()) await each()
      expect(await arrivalOf(entry)).toMatchObject({ state: 'received', told: 10_000_000 })
      expect(await bell(shop.founder, entry)).toEqual([])
    }
  })
})

describe('money that came back', () => {
  test('is told with its entry, in whatever order the bank tells, and waits for nobody', async () => {
    for (const order of [
      [-10_000_000, 10_000_000],
      [10_000_000, -10_000_000],
    ]) {
      const entry = await paid()
      const moves = order.map((amount) => move(`HOAN TRA ${textOf(entry)}`, amount))
      for (const each of moves) await push(each)
      expect(await arrivalOf(entry)).toMatchObject({ state: 'returned', told: 0 })
      const back = moves.find(({ amount }) => amount > 0)
      expect((await shop.api.find('bankTransfers', { reference: back?.reference ?? '' })).data[0]).toMatchObject({
        status: 'aside',
        reason: `Tiền trả lại của ${entry.number} ${entry.recipientName}`,
        fundId: entry._id,
      })
      expect((await bell(shop.founder, entry)).map(({ values }) => values?.did)).toContain('returned')
      // Sent again by the same entry it is there; no entry was added or taken back.
      await push(move(textOf(entry), -10_000_000))
      expect(await arrivalOf(entry)).toMatchObject({ state: 'received', told: 10_000_000 })
    }
  })

  test('of another sum waits in the tray as any money does', async () => {
    const entry = await paid()
    const came = move(textOf(entry), 4_000_000)
    await push(came)
    expect((await shop.api.find('bankTransfers', { reference: came.reference })).data[0]).toMatchObject({ status: 'waiting' })
    expect(await arrivalOf(entry)).toBeUndefined()
  })

  test('leaves the entry as it stands: taken back, its member is owed the sum again', async () => {
    const entry = await paid()
    await push(move(textOf(entry), 10_000_000))
    expect(await shop.api.get('funds', entry._id)).toMatchObject({ status: 'completed', arrival: { state: 'returned' } })
    await shop.api.patch('funds', entry._id, { status: 'refunded', refundReason: 'Sai số tài khoản' } as never)
    const { data } = await shop.api.report<{ data: { _id: string; left: number }[] }>('users', { report: 'payroll', month: '2026-11' })
    expect(data.find(({ _id }) => _id === entry.userId)?.left).toBe(10_000_000)
  })
})

describe('where the bank tells nothing', () => {
  test('HR marks pay as transferred and takes that back; a seller can’t', async () => {
    const entry = await paid()
    const marked = await hr.api.patch('funds', entry._id, { arrived: true } as never)
    expect(marked.arrival).toEqual({ state: 'received', at: now.toISOString(), by: expect.any(String), byHand: true })
    expect(await hr.api.patch('funds', entry._id, { arrived: false } as never)).not.toHaveProperty('arrival')
    expect(saying(await seller.api.refused('PATCH', `funds/${entry._id}`, { arrived: true }))[0]).toBe(403)
  })

  test('a mark gives way to what the bank tells later, and taken back leaves what it told', async () => {
    const entry = await paid()
    await push(move(textOf(entry), -9_000_000))
    await shop.api.patch('funds', entry._id, { arrived: true } as never)
    expect(await arrivalOf(entry)).toMatchObject({ state: 'received', byHand: true, told: 9_000_000 })
    await shop.api.patch('funds', entry._id, { arrived: false } as never)
    expect(await arrivalOf(entry)).toMatchObject({ state: 'differs', byHand: false })
    await shop.api.patch('funds', entry._id, { arrived: true } as never)
    await push(move(textOf(entry), 10_000_000))
    expect(await arrivalOf(entry)).toMatchObject({ state: 'returned', byHand: false })
  })

  test('nothing else is marked: a sale, an expense, what waits without a number, what was taken back', async () => {
    const refused: [number, string] = [409, 'Only what pays a member or an agent, and is pending or completed, is marked as transferred']
    const sale = await shop.sale([], { total: 100 })
    const back = await paid()
    await shop.api.patch('funds', back._id, { status: 'refunded' } as never)
    for (const { _id } of [
      await shop.pay(sale, 100),
      await shop.api.create('funds', { group: 'Other Expenses', amount: 100, status: 'completed' } as never),
      await paid({ status: 'new-entry' }),
      back,
    ])
      expect(saying(await shop.api.refused('PATCH', `funds/${_id}`, { arrived: true }))).toEqual(refused)
  })
})
