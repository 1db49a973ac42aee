import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Asset } from '@shared/areas/partners/services/assets'
import type { SmsAccount } from '@shared/areas/sms/services/smsAccounts'
import type { SmsCampaign } from '@shared/areas/sms/services/smsCampaigns'
import { SmsStandIn } from '../../../../testing/platforms/sms'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { saying, Shop } from '../../../../testing/shop'
import { newHolder } from '../../../../kernel/leases'
import { workOffOutbox } from '../../../../kernel/outbox'
import { smsOutbox, takeUpDue } from './sender'

let app: TestApp
let shop: Shop
let account: SmsAccount
const provider = new SmsStandIn()
let now = new Date('2026-11-20T03:00:00Z')

beforeAll(async () => {
  await provider.start()
  app = await startTestApp({ now: () => now, env: { ESMS_URL: provider.url, SPEEDSMS_URL: provider.url, TOKEN_MINUTES: '720' } })
  shop = await Shop.open(app)
  await allow('sms')
  account = await shop.api.create('smsAccounts', {
    provider: 'esms',
    sender: 'MOCSUONG',
    price: 850,
    perMinute: 600,
    key: provider.key,
    secret: provider.secret,
  })
})
afterAll(async () => {
  await app.close()
  await provider.stop()
})

const allow = async (...apps: string[]) => {
  await app.database.collection('workspaces').updateOne({ slug: shop.founder.slug }, { $set: { apps } })
  app.app.get('access').workspaceChanged(shop.founder.workspaceId)
}

/** What one of several nodes does of the outbox. */
const send = () => workOffOutbox(app.app, [smsOutbox], newHolder())
/** Turns of the outbox, each five seconds after the one before. */
const queue = async (count = 1): Promise<void> => {
  for (let turn = 0; turn < count; turn++) {
    now = new Date(now.getTime() + 5000)
    await send()
  }
}
let made = 0
const nextPhone = (): string => `09${String(10_000_000 + made++)}`
const customer = (name: string, own: object = {}): Promise<Asset> =>
  shop.api.create('assets', { group: 'Customers', name, phone: nextPhone(), ...own })
const campaign = (own: object): Promise<SmsCampaign> =>
  shop.api.create('smsCampaigns', { name: 'Nhắc nợ', text: 'Chào {name}', accountId: account._id, ...own })
const latest = ({ _id }: SmsCampaign): Promise<SmsCampaign> => shop.api.get('smsCampaigns', _id)
const messages = async ({ _id }: SmsCampaign) => (await shop.api.find('smsMessages', { campaignId: _id, $limit: -1 })).data
const leftTo = (phone: string): string[] => provider.left.filter((message) => message.phone === phone).map(({ text }) => text)

describe('a campaign', () => {
  test('is rehearsed first: who gets what, who doesn’t and why, and what it costs', async () => {
    const owing = await customer('Bếp Nhà Mẹ')
    await shop.sale([], { total: 24_857_000, customerId: owing._id })
    const [settled, landline, asked] = [
      await customer('Chị Mai'),
      await customer('Công ty Biển Đảo', { phone: '0258 352 4421' }),
      await customer('Anh Tú'),
    ]
    await shop.api.create('smsOptOuts', { phone: asked.phone ?? '' })
    await shop.sale([], { total: 5000, customerId: asked._id })
    const plan = await campaign({
      text: 'Quý khách {name} còn {debt} đ của đơn {order}',
      partnerIds: [owing, settled, landline, asked].map(({ _id }) => _id),
      rehearse: true,
    })
    expect(plan).toMatchObject({
      recipients: 1,
      segments: 1,
      estimate: 850,
      samples: [
        {
          name: 'Bếp Nhà Mẹ',
          encoding: 'gsm7',
          segments: 1,
          text: expect.stringMatching(/^Quy khach Bep Nha Me con 24\.857\.000 d cua don S\d{6}$/),
        },
      ],
    })
    expect(
      (plan as unknown as { skipped: { name: string; skipped: string }[] }).skipped.map(({ name, skipped }) => [name, skipped]),
    ).toEqual([
      ['Chị Mai', 'paid'],
      ['Công ty Biển Đảo', 'no-phone'],
      ['Anh Tú', 'opted-out'],
    ])
    expect(provider.left).toEqual([])
  })

  test('reaches each number once, with a result for each, and is done', async () => {
    const partners = await Promise.all(['Hoa', 'Lan'].map((name) => customer(name)))
    const made = await campaign({
      partnerIds: partners.map(({ _id }) => _id),
      numbers: [
        { phone: '0911 222 333', name: 'Cô Tám' },
        { phone: partners[0]?.phone ?? '', name: 'Hoa lần nữa' },
      ],
    })
    expect(made).toMatchObject({ status: 'scheduled', counts: { total: 3, waiting: 3, skipped: 0 }, estimate: 2550 })
    await queue(2)
    expect(await latest(made)).toMatchObject({ status: 'done', counts: { total: 3, sent: 3, failed: 0, waiting: 0 } })
    expect(leftTo('0911222333')).toEqual(['Chao Co Tam'])
    expect((await messages(made)).map(({ status, name, text }) => [name, status, text])).toEqual([
      ['Hoa', 'sent', 'Chao Hoa'],
      ['Lan', 'sent', 'Chao Lan'],
      ['Cô Tám', 'sent', 'Chao Co Tam'],
    ])
  })

  test('looks debts up again when it sends: who has paid meanwhile isn’t reminded', async () => {
    const [pays, owes] = [await customer('Trả rồi'), await customer('Còn nợ')]
    const order = await shop.sale([], { total: 100_000, customerId: pays._id })
    await shop.sale([], { total: 200_000, customerId: owes._id })
    const made = await campaign({ text: '{name} {debt}', partnerIds: [pays._id, owes._id], sendAt: '2026-11-20T04:00:00Z' })
    await queue()
    expect((await latest(made)).status).toBe('scheduled')
    await shop.pay(order, 100_000)
    await shop.sale([], { total: 50_000, customerId: owes._id })
    now = new Date('2026-11-20T04:00:00Z')
    await queue(2)
    expect(await latest(made)).toMatchObject({ status: 'done', counts: { total: 1, sent: 1, skipped: 1 } })
    expect((await messages(made)).map(({ status, skipped, text }) => [status, skipped, text])).toEqual([
      ['skipped', 'paid', undefined],
      ['sent', undefined, 'Con no 250.000'],
    ])
  })

  test('sends those that failed once more, and no others', async () => {
    provider.refused.add('0911000001')
    const made = await campaign({ numbers: [{ phone: '0911000001' }, { phone: '0911000002' }] })
    await queue(2)
    expect(await latest(made)).toMatchObject({ status: 'done', counts: { sent: 1, failed: 1 } })
    expect((await messages(made))[0]).toMatchObject({ status: 'failed', problem: '108 Invalid phone' })
    provider.refused.clear()
    expect(await shop.api.patch('smsCampaigns', made._id, { resend: true })).toMatchObject({
      status: 'sending',
      counts: { failed: 0, waiting: 1 },
    })
    await queue(2)
    expect(await latest(made)).toMatchObject({ status: 'done', counts: { sent: 2, failed: 0 } })
    expect([leftTo('0911000001').length, leftTo('0911000002').length]).toEqual([1, 1])
    expect(saying(await shop.api.refused('PATCH', `smsCampaigns/${made._id}`, { resend: true }))).toEqual([
      409,
      'None of these messages failed',
    ])
  })

  test('is given another text and time until the first of it has left', async () => {
    const sendAt = new Date(now.getTime() + 3_600_000)
    const made = await campaign({ numbers: [{ phone: '0911000021', name: 'An' }], sendAt: sendAt.toISOString() })
    const text = `Cảm ơn {name}${'!'.repeat(200)}`
    const later = new Date(now.getTime() + 7_200_000)
    expect(await shop.api.patch('smsCampaigns', made._id, { text, sendAt: later.toISOString() })).toMatchObject({
      text,
      sendAt: later.toISOString(),
      estimate: 2 * 850,
    })
    expect(saying(await shop.api.refused('PATCH', `smsCampaigns/${made._id}`, { text: '{sai}' }))[0]).toBe(400)
    now = sendAt
    await queue()
    expect(leftTo('0911000021')).toEqual([])
    now = later
    await queue()
    expect(leftTo('0911000021')).toEqual([`Cam on An${'!'.repeat(200)}`])
    expect(saying(await shop.api.refused('PATCH', `smsCampaigns/${made._id}`, { text: 'Khác' }))[0]).toBe(409)
  })

  test('is paused, goes on, and is called off', async () => {
    const made = await campaign({ numbers: [{ phone: '0911000011' }, { phone: '0911000012' }] })
    await shop.api.patch('smsCampaigns', made._id, { status: 'paused' })
    await queue()
    expect(await latest(made)).toMatchObject({ status: 'paused', counts: { waiting: 2 } })
    await shop.api.patch('smsCampaigns', made._id, { status: 'cancelled' })
    await queue()
    expect(await latest(made)).toMatchObject({ status: 'cancelled', counts: { total: 0, waiting: 0, skipped: 2 } })
    expect(leftTo('0911000011')).toEqual([])
    expect(saying(await shop.api.refused('PATCH', `smsCampaigns/${made._id}`, { status: 'sending' }))[0]).toBe(409)
  })

  test('stops by itself when the account is empty, and loses nothing', async () => {
    provider.isEmpty = true
    const made = await campaign({ numbers: [{ phone: '0911000021' }] })
    await queue()
    expect(await latest(made)).toMatchObject({ status: 'paused', problem: '103 Balance not enough', counts: { waiting: 1 } })
    provider.isEmpty = false
    await shop.api.patch('smsCampaigns', made._id, { status: 'sending' })
    await queue(2)
    expect(await latest(made)).toMatchObject({ status: 'done', counts: { sent: 1 } })
  })

  test('has no field that isn’t known, and somebody to write to', async () => {
    expect((await shop.api.refused('POST', 'smsCampaigns', { name: 'x', text: 'Chào {tên}', accountId: account._id })).errors).toEqual({
      text: 'There is no field {tên}',
    })
    expect(saying(await shop.api.refused('POST', 'smsCampaigns', { name: 'x', text: 'Chào', accountId: account._id }))).toEqual([
      400,
      'There is nobody to write to',
    ])
  })
})

describe('when an answer gets lost', () => {
  test('a message of eSMS is handed over again under the same request, and leaves once', async () => {
    provider.breaks = 1
    const made = await campaign({ numbers: [{ phone: '0911000041' }] })
    await queue()
    expect((await messages(made))[0]).toMatchObject({ status: 'sending' })
    now = new Date(now.getTime() + 120_000)
    await queue(2)
    expect(await latest(made)).toMatchObject({ status: 'done', counts: { sent: 1, unsure: 0 } })
    expect(leftTo('0911000041')).toHaveLength(1)
  })

  test('one of SpeedSMS is shown as unsure, and isn’t sent again by itself', async () => {
    const speed = await shop.api.create('smsAccounts', { provider: 'speedsms', sender: 'MOCSUONG', key: provider.token })
    provider.breaks = 1
    const made = await campaign({ accountId: speed._id, numbers: [{ phone: '0911000051' }, { phone: '0911000052' }] })
    await queue(1)
    now = new Date(now.getTime() + 120_000)
    await queue(3)
    expect(await latest(made)).toMatchObject({ status: 'done', counts: { sent: 1, unsure: 1 } })
    expect(leftTo('84911000051')).toHaveLength(1)
  })

  test('one that asks to wait is sent later', async () => {
    provider.busy = 1
    const made = await campaign({ numbers: [{ phone: '0911000061' }] })
    await queue()
    expect(await latest(made)).toMatchObject({ counts: { waiting: 1 } })
    await queue(2)
    expect(await latest(made)).toMatchObject({ status: 'done', counts: { sent: 1 } })
  })
})

describe('an account', () => {
  const another = (own: object = {}): Promise<SmsAccount> =>
    shop.api.create('smsAccounts', { provider: 'esms', sender: 'MOCSUONG2', key: provider.key, secret: provider.secret, ...own })
  const waiting = async ({ _id }: SmsAccount) => (await shop.api.find('outgoing', { recordId: _id })).data

  test('sends at its own pace and the oldest campaign first, however many there are and whichever nodes are at it', async () => {
    const { _id: accountId } = await another({ perMinute: 12 })
    const first = await campaign({ accountId, text: 'Một', numbers: [{ phone: '0911000101' }, { phone: '0911000102' }] })
    const left = () => provider.left.flatMap(({ phone, text }) => (phone.startsWith('09110001') ? `${phone.slice(-3)} ${text}` : []))
    await Promise.all([send(), send()])
    expect(left()).toEqual(['101 Mot'])
    const second = await campaign({ accountId, text: 'Hai', numbers: [{ phone: '0911000101' }] })
    await send()
    expect(left()).toEqual(['101 Mot'])
    await queue()
    expect(left()).toEqual(['101 Mot', '102 Mot'])
    await queue()
    expect(left()).toEqual(['101 Mot', '102 Mot', '101 Hai'])
    expect([(await latest(first)).status, (await latest(second)).status]).toEqual(['done', 'done'])
    await queue()
    expect(await shop.api.find('outgoing', { recordId: accountId })).toMatchObject({ total: 0 })
  })

  test('that its provider asks to wait waits as long, whatever is written meanwhile', async () => {
    const busy = await another()
    provider.busy = 1
    await campaign({ accountId: busy._id, numbers: [{ phone: '0911000111' }] })
    await send()
    expect(await waiting(busy)).toMatchObject([{ kind: 'sms', title: 'MOCSUONG2', state: 'waiting', tries: 1 }])
    await campaign({ accountId: busy._id, numbers: [{ phone: '0911000112' }] })
    await send()
    expect([leftTo('0911000111'), leftTo('0911000112')]).toEqual([[], []])
    await queue(2)
    expect([leftTo('0911000111').length, leftTo('0911000112').length]).toEqual([1, 1])
  })

  test('whose key is refused stands in the outbox with the reason; asked for anew it sends what it held up, and nothing else', async () => {
    const refused = await another({ key: 'wrong' })
    const [held, kept] = [
      await campaign({ accountId: refused._id, numbers: [{ phone: '0911000121' }] }),
      await campaign({ accountId: refused._id, numbers: [{ phone: '0911000122' }] }),
    ]
    await shop.api.patch('smsCampaigns', kept._id, { status: 'paused' })
    const sendAt = new Date(now.getTime() + 600_000).toISOString()
    const planned = await campaign({ accountId: refused._id, numbers: [{ phone: '0911000123' }], sendAt })
    await queue()
    const [stuck] = await waiting(refused)
    expect(stuck).toMatchObject({ state: 'stuck', failed: { message: '101 Authorize Failed' } })
    expect(await latest(held)).toMatchObject({ status: 'paused', problem: '101 Authorize Failed', counts: { waiting: 1 } })
    expect((await latest(planned)).status).toBe('scheduled')
    await shop.api.patch('smsAccounts', refused._id, { key: provider.key })
    await queue()
    expect(leftTo('0911000121')).toEqual([])
    await shop.api.patch('outgoing', String(stuck?._id) as never, { state: 'waiting' })
    await queue(2)
    expect(await latest(held)).toMatchObject({ status: 'done', counts: { sent: 1 } })
    expect(await latest(held)).not.toHaveProperty('problem')
    expect(await latest(kept)).toMatchObject({ status: 'paused', counts: { waiting: 1 } })
    expect(await waiting(refused)).toMatchObject([{ state: 'waiting', due: sendAt }])
  })

  test('of which nobody knows in the outbox is taken up: nothing that waited is lost', async () => {
    const old = await another()
    const made = await campaign({ accountId: old._id, numbers: [{ phone: '0911000131' }] })
    await app.database.collection('outgoing').deleteMany({ kind: 'sms' })
    await queue()
    expect(leftTo('0911000131')).toEqual([])
    await takeUpDue.run(app.app, new AbortController().signal)
    await takeUpDue.run(app.app, new AbortController().signal)
    await queue(2)
    expect(await latest(made)).toMatchObject({ status: 'done', counts: { sent: 1 } })
    expect(leftTo('0911000131')).toHaveLength(1)
  })
})

describe('a provider', () => {
  test('tells what became of a message; a stranger can’t', async () => {
    const made = await campaign({ numbers: [{ phone: '0911000071' }] })
    await queue(2)
    const [message] = await messages(made)
    const told = (key: string) =>
      `${app.url}/api/push/esms/${key}?SMSID=x&SendStatus=5&SendSuccess=1&SendFailed=0&RequestId=${message?._id}.1`
    expect((await fetch(told('no-such-key'))).status).toBe(404)
    expect((await fetch(told(account.pushKey))).status).toBe(200)
    expect(await latest(made)).toMatchObject({ counts: { sent: 1, delivered: 1 } })
    expect((await messages(made))[0]).toMatchObject({ status: 'delivered', deliveredAt: now.toISOString() })
    expect((await fetch(told(account.pushKey))).status).toBe(200)
    expect(await latest(made)).toMatchObject({ counts: { delivered: 1 } })
  })

  test('that is a file writes each message into it', async () => {
    const file = await shop.api.create('smsAccounts', { provider: 'file', sender: 'MOCSUONG' })
    await campaign({ accountId: file._id, text: 'Chúc mừng {name}', unaccented: false, numbers: [{ phone: '0911000081', name: 'Hoa' }] })
    await queue(2)
    const folder = join(app.config.dataDir, 'outbox')
    expect(readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))).toContain('MOCSUONG → 84911000081\nChúc mừng Hoa\n')
  })

  test('is asked by a key, which is kept sealed', async () => {
    expect((await shop.api.refused('POST', 'smsAccounts', { provider: 'esms', sender: 'X' })).errors).toEqual({
      key: 'Enter the provider’s key',
    })
    const stored = await app.database.collection('smsAccounts').find().toArray()
    expect(JSON.stringify([account, stored])).not.toContain(provider.secret)
  })
})

test('campaigns are for who sells, accounts for the board', async () => {
  const [seller, buyer] = [await shop.member('/sales'), await shop.member('/purchases')]
  expect((await buyer.api.send('GET', 'smsCampaigns')).status).toBe(403)
  expect((await seller.api.send('POST', 'smsAccounts', { provider: 'file', sender: 'X' })).status).toBe(403)
  expect((await seller.api.find('smsAccounts')).data[0]).not.toHaveProperty('pushKey')
})

describe('what is left with a provider', () => {
  const balanceOf = (smsAccountId: string) => shop.api.report('smsAccounts', { report: 'balance', smsAccountId })

  test('is told as eSMS and SpeedSMS have it, in whole dong; a file has none', async () => {
    const speed = await shop.api.create('smsAccounts', { provider: 'speedsms', sender: 'MOCSUONG', key: provider.token })
    const file = await shop.api.create('smsAccounts', { provider: 'file', sender: 'MOCSUONG' })
    expect(await Promise.all([account, speed, file].map(({ _id }) => balanceOf(_id)))).toEqual([
      { balance: 125_400 },
      { balance: 125_400 },
      { balance: null },
    ])
  })

  test('isn’t known where the key is wrong or nobody answers: that is said, and nothing fails', async () => {
    const wrong = await shop.api.create('smsAccounts', { provider: 'esms', sender: 'MOCSUONG', key: 'other', secret: 'other' })
    expect(await balanceOf(wrong._id)).toEqual({ balance: null, problem: '101 Authorize Failed' })
    provider.breaks = 1
    expect(await balanceOf(account._id)).toEqual({ balance: null, problem: "esms can't be reached" })
  })
})

describe('templates', () => {
  test('are kept under a name of their own, by whoever sells, with known fields only', async () => {
    const seller = await shop.member('/sales')
    const kept = await seller.api.create('smsTemplates', { name: 'Hàng về', text: 'Chào {name}, hàng đã về' })
    expect((await shop.api.find('smsTemplates', { search: 'hang ve' })).data).toMatchObject([
      { _id: kept._id, text: 'Chào {name}, hàng đã về' },
    ])
    expect(saying(await shop.api.refused('POST', 'smsTemplates', { name: 'Hàng về', text: 'Khác' }))).toEqual([
      409,
      'There is a template of this name already',
    ])
    expect((await shop.api.refused('PATCH', `smsTemplates/${kept._id}`, { text: 'Chào {tên}' })).errors).toEqual({
      text: 'There is no field {tên}',
    })
    const buyer = await shop.member('/purchases')
    expect((await buyer.api.send('GET', 'smsTemplates')).status).toBe(403)
  })
})

test('while the app is off no messages are made, not even tried', async () => {
  await allow()
  for (const rehearse of [false, true])
    expect(
      saying(
        await shop.api.refused('POST', 'smsCampaigns', {
          name: 'x',
          text: 'Chào',
          accountId: account._id,
          numbers: [{ phone: '0911000091' }],
          rehearse,
        }),
      ),
    ).toEqual([403, "The app 'sms' is switched off. The board switches it on in the settings, under Apps"])
  await allow('sms')
})

test('nothing leaves while the app is off, and nothing is lost', async () => {
  const hoa = await customer('Chị Hoa')
  const made = await campaign({ partnerIds: [hoa._id] })
  await allow()
  await queue(2)
  expect(leftTo(hoa.phone ?? '')).toEqual([])
  await allow('sms')
  now = new Date(now.getTime() + 60_000)
  expect(await latest(made)).toMatchObject({ status: 'scheduled', counts: { waiting: 1 } })
  await queue(2)
  expect(leftTo(hoa.phone ?? '')).toHaveLength(1)
})

test('nothing leaves at night and on Sundays', async () => {
  now = new Date('2026-11-20T14:10:00Z')
  const made = await campaign({ numbers: [{ phone: '0911000031' }] })
  await queue()
  expect(await latest(made)).toMatchObject({ status: 'scheduled', sendAt: '2026-11-21T01:00:00.000Z' })
  await shop.api.patch('smsCampaigns', made._id, { status: 'cancelled' })
})
