import { pino } from 'pino'
import { GhnStandIn } from '../../../testing/platforms/carriers'
import { OutboundError, OutboundHttp } from '../../../platform/outbound/outbound'
import { CarrierRefusal, type CarrierClient, type Line, type Parcel } from './carrier-client'
import { ghn } from './ghn'
import { UNKNOWN_WARD } from './ghn-stand-in'

const TIMEOUT_MS = 250
const now = new Date('2026-11-20T03:00:00Z')
const standIn = new GhnStandIn(() => now)
const http = new OutboundHttp('ghn', pino({ level: 'silent' }), TIMEOUT_MS)
let client: CarrierClient
const line: Line = {
  send: (call) => http.call({ ...call, workspaceId: 'w' }),
  token: standIn.token,
  shopId: standIn.shop,
  partnerCode: '',
}
const place = { name: 'Chị Thảo', phone: '0913660248', address: '112 Phan Đình Phùng', division: 'new', province: 'Đồng Nai', ward: 'Phường Trấn Biên' } as const // prettier-ignore
const parcel = (id: string, own: Partial<Parcel> = {}): Parcel => ({
  id,
  from: place,
  to: place,
  weight: 1000,
  size: { length: 20, width: 15, height: 10 },
  cod: 200_000,
  insured: 0,
  note: '',
  feePayer: 'sender',
  items: [{ name: 'Gạo', code: 'GAO', quantity: 2, price: 100_000 }],
  ...own,
})
const taken = (id: string) => standIn.parcels.filter((each) => each.id === id).length

beforeAll(async () => {
  await standIn.start()
  client = ghn(standIn.url, () => now)
})
afterAll(() => standIn.stop())
afterEach(() => {
  const { mischief } = standIn.server
  mischief.loses = () => false
  mischief.limited = 0
  mischief.isRubbish = false
  delete mischief.hangs
})

describe('GHN by its documented answers', () => {
  test('a parcel that is sent again after the answer was cut off is the same parcel', async () => {
    let cut = 0
    standIn.server.mischief.loses = () => cut++ === 0
    await expect(client.create(line, parcel('cut'), 'light')).rejects.toMatchObject({ kind: 'unreachable' })
    expect(taken('cut')).toBe(1)
    const found = await client.find(line, 'cut')
    expect(await client.create(line, parcel('cut'), 'light')).toMatchObject({ code: found?.code, fee: 23_000 })
    expect(taken('cut')).toBe(1)
  })

  test('one that doesn’t answer in time is asked again, and has the parcel or not', async () => {
    let answer = (): void => undefined
    standIn.server.mischief.hangs = new Promise((resolve) => (answer = resolve))
    const sent = client.create(line, parcel('late'), 'light')
    await expect(sent).rejects.toMatchObject({ kind: 'unreachable', message: 'ghn did not answer in time' })
    answer()
    expect(await client.find(line, 'late')).toMatchObject({ status: 'ready', cod: 200_000 })
  })

  test('429 asks to wait as long as it says', async () => {
    standIn.server.mischief.limited = 1
    await expect(client.create(line, parcel('busy'), 'light')).rejects.toMatchObject({ kind: 'busy', waitMs: 1000 })
    expect(taken('busy')).toBe(0)
  })

  test('an error says its reason in GHN’s words', async () => {
    const nowhere = parcel('nowhere', { to: { ...place, ward: UNKNOWN_WARD } })
    await expect(client.create(line, nowhere, 'light')).rejects.toEqual(new CarrierRefusal('To Ward is invalid'))
    await expect(client.cancel(line, 'NONE')).rejects.toEqual(new CarrierRefusal('Order not found'))
  })

  test('a wrong token is a refusal, not an outage', async () => {
    await expect(client.create({ ...line, token: 'wrong' }, parcel('token'), 'light')).rejects.toEqual(
      new CarrierRefusal('Token is not valid!'),
    )
  })

  test('a page of a gateway in place of an answer moves nothing', async () => {
    standIn.server.mischief.isRubbish = true
    const asked = client.detail(line, 'ANY')
    await expect(asked).rejects.toBeInstanceOf(OutboundError)
    await expect(asked).rejects.toMatchObject({ kind: 'unreadable' })
  })

  test('a parcel that GHN doesn’t know is none, and a word that nobody knows is no status', async () => {
    expect(await client.find(line, 'never')).toBeNull()
    const { code } = await client.create(line, parcel('word'), 'light')
    standIn.move(code, 'on_the_moon')
    await expect(client.detail(line, code)).rejects.toMatchObject({ kind: 'unreadable' })
  })

  test('labels open by a token for printing, on each paper, and never by the shop’s own', async () => {
    const { code } = await client.create(line, parcel('label'), 'light')
    const address = async (paper: 'a5' | '80x80' | '52x70') => {
      const labels = await client.labels(line, [code], paper)
      return 'url' in labels ? labels.url.replace(standIn.url, '') : ''
    }
    expect(await address('a5')).toBe(`/a5/public-api/printA5?token=print-${code}`)
    expect(await address('80x80')).toBe(`/a5/public-api/print80x80?token=print-${code}`)
    expect(await address('52x70')).toBe(`/a5/public-api/print52x70?token=print-${code}`)
    await expect(client.labels(line, ['NONE'], 'a5')).rejects.toEqual(new CarrierRefusal('Order not found'))
  })
})
