import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Installation, COMPANY_SLUG } from '../../testing/installation'
import { startFacebook, tokenOfPage, type StandInFacebook } from '../../testing/platforms/facebook'
import { shopeeOrder } from '../../testing/platforms/samples'
import { ShopeeStandIn, SHOPEE_KEYS } from '../../testing/platforms/shopee'
import { SmsStandIn } from '../../testing/platforms/sms'
import { TIKI_APPLICATION, TikiStandIn } from '../../testing/platforms/tiki'

jest.setTimeout(120_000)

const shopee = new ShopeeStandIn()
const tiki = new TikiStandIn()
const sms = new SmsStandIn()
let facebook: StandInFacebook
let installation: Installation

beforeAll(async () => {
  const [shopeeUrl, tikiUrl] = await Promise.all([shopee.server.listen(), tiki.server.listen(), sms.start()])
  facebook = await startFacebook()
  installation = await Installation.make({
    LOG_LEVEL: 'debug',
    SHOPEE_URL: shopeeUrl,
    SHOPEE_PARTNER_ID: SHOPEE_KEYS.partnerId,
    SHOPEE_PARTNER_KEY: SHOPEE_KEYS.partnerKey,
    TIKI_URL: tikiUrl,
    FACEBOOK_URL: facebook.url,
    ESMS_URL: sms.url,
  })
})
afterAll(async () => {
  await installation.end()
  await Promise.all([shopee.server.close(), tiki.server.close(), sms.stop(), facebook.close()])
})

const BANK_SECRET = 'bimat-cua-ngan-hang-71'
const PAGE_TOKEN = tokenOfPage('BiMatCuaTrang')
/** What nobody may find. */
const secrets: readonly [what: string, pattern: RegExp][] = [
  ['a token of Shopee', /\b(access|refresh)-\d+\b/],
  ['a code of Shopee', /\bcode-\d+-\d+\b/],
  ['the secret of Tiki’s application', new RegExp(TIKI_APPLICATION.secret)],
  ['the key of the installation at Shopee', new RegExp(SHOPEE_KEYS.partnerKey)],
  ['the bank’s secret', new RegExp(BANK_SECRET)],
  ['the key of eSMS', new RegExp(`${sms.key}|${sms.secret}`)],
  ['the token of a page', new RegExp(PAGE_TOKEN)],
]
const found = (text: string): string[] => secrets.flatMap(([what, pattern]) => (pattern.test(text) ? [what] : []))

const textOf = (file: string): string => {
  const bytes = readFileSync(file)
  return (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('latin1')
}
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())

test('secrets of platforms are in no answer, log, export, backup or stored byte in clear', async () => {
  const server = await installation.startServer()
  const workspaceId = await installation.openCompany()
  const api = await installation.signIn(workspaceId)
  await api.patch('workspaces', workspaceId, { apps: ['ecoms', 'sms', 'adbreaks'] })
  const agent = { group: 'Sales Agents', name: 'Gian hàng' }
  const shop = await api.create('assets', { ...agent, platformName: 'shopee', platformCode: shopee.newCode(), platformShop: shopee.shop })
  await api.create('assets', { ...agent, platformName: 'tiki', platformToken: `${TIKI_APPLICATION.id}:${TIKI_APPLICATION.secret}` })
  await api.create('bankAccounts', { bank: '970436', account: '0071001234567', holder: 'GAO', provider: 'sepay', secret: BANK_SECRET })
  await api.create('smsAccounts', { provider: 'esms', sender: 'GAO', price: 850, perMinute: 60, key: sms.key, secret: sms.secret })
  await api.create('fbPages', { token: PAGE_TOKEN })
  const now = new Date()
  shopee.put(shopeeOrder({ code: 'A1', status: 'READY_TO_SHIP', at: now, lines: [{ sku: 'GAO' }] }))
  // What is refused is told, too: a forged push, a code that was used, a token that has ended for good.
  await installation.open.send('POST', 'push/shopee', '{}')
  const again = { platformName: 'shopee', platformCode: 'code-9-9', platformShop: shopee.shop }
  expect((await api.send('PATCH', `assets/${shop._id}`, again)).status).toBe(409)
  shopee.tokens.end()
  const synced = await api.send('GET', `assets/${shop._id}?sync=shopeeOrders&since=2026-01-01`)
  expect([200, 409]).toContain(synced.status)

  const lists = ['assets', 'shops', 'shopEvents', 'bankAccounts', 'smsAccounts', 'fbPages', 'activities', 'history']
  const answers = await Promise.all(lists.map((list) => api.send('GET', `${list}?$limit=-1`)))
  expect(answers.map(({ body }) => found(JSON.stringify(body)))).toEqual(lists.map(() => []))

  const [out, copy] = [join(installation.folder, 'export.gz'), join(installation.folder, 'copy.backup')]
  const [exported, backedUp] = [installation.admin('export', '--workspace', COMPANY_SLUG, '--out', out), installation.admin('backup', copy)]
  expect(await Promise.all([exported.ended, backedUp.ended])).toEqual([0, 0])
  await server.stop()
  // Sealed it is there.
  expect(textOf(out).includes('sealedKey')).toBe(true)
  const files = filesIn(installation.folder)
  expect(files).toEqual(expect.arrayContaining([out, copy]))
  expect(files.map((file) => [file, found(textOf(file))]).filter(([, what]) => what?.length !== 0)).toEqual([])
  expect(server.output().includes('outbound call')).toBe(true)
  expect(found(server.output())).toEqual([])
})
