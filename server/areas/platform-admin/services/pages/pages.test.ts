import { SignInFixture, type Company, type Member } from '../../../../kernel/auth/testing/office'
import { grantAdmin } from '../../../people/services/users/grant-admin'
import { fillPages } from './fill-pages'
import { migrate } from '../../../../kernel/migration'

let fixture: SignInFixture
let platform: Company
let admin: Member
beforeAll(async () => {
  fixture = await SignInFixture.open()
  platform = await fixture.company()
  const member = await fixture.hire(platform, 'Huy')
  await grantAdmin(fixture.database, { workspace: platform.slug, username: member.username, now: new Date(), granted: true })
  fixture.app.get('access').userChanged(member._id)
  admin = member
}, 30_000)
afterAll(() => fixture.close())

const rowsOf = (body: Record<string, unknown>) => body['data'] as Record<string, unknown>[]
const prices = { slug: 'bang-gia', name: { en: '', vi: 'Bảng giá' }, desc: { en: '', vi: '# Bảng giá' } }

test('the pages that come with the product are there once, in both languages, and stay as they are changed', async () => {
  await migrate(fixture.database, fillPages)
  const { body } = await fixture.get('pages')
  expect(rowsOf(body).map(({ slug, name }) => [slug, name])).toEqual([
    ['terms', { en: 'Terms', vi: 'Điều khoản' }],
    ['privacy', { en: 'Privacy', vi: 'Bảo mật' }],
    ['help', { en: 'Help', vi: 'Trợ giúp' }],
  ])
  const [terms] = rowsOf(body)
  await fixture.patch(`pages/${String(terms?.['_id'])}`, { desc: { en: 'Ours', vi: 'Của ta' } }, { as: admin })
  await migrate(fixture.database, fillPages)
  expect((await fixture.get('pages?slug=terms')).body).toMatchObject({ total: 1, data: [{ desc: { en: 'Ours', vi: 'Của ta' } }] })
})

test('anybody reads a page; only an administrator writes one, and every company hears of it at once', async () => {
  const shop = await fixture.company()
  const socket = await fixture.socket(shop.founder)
  for (const how of [{}, { as: shop.founder }]) expect([401, 403]).toContain((await fixture.post('pages', prices, how)).status)
  const { status, body } = await fixture.post('pages', prices, { as: admin })
  expect([status, body['order']]).toEqual([201, 40])
  expect((await socket.received('pages created')).record).toMatchObject({ slug: 'bang-gia' })
  expect((await fixture.get(`pages/${String(body['_id'])}`)).body).toMatchObject(prices)
  await fixture.patch(`pages/${String(body['_id'])}`, { order: 5 }, { as: admin })
  expect((await socket.received('pages patched')).record).toMatchObject({ order: 5 })
  expect(rowsOf((await fixture.get('pages')).body)[0]).toMatchObject({ slug: 'bang-gia' })
  expect((await fixture.patch(`pages/${String(body['_id'])}`, { order: 6 }, { as: shop.founder })).status).toBe(403)
})

test('a hidden page is there for administrators alone', async () => {
  const { body } = await fixture.post('pages', { ...prices, slug: 'sap-co', status: 'hidden' }, { as: admin })
  expect((await fixture.get(`pages/${String(body['_id'])}`)).status).toBe(404)
  expect((await fixture.get('pages?slug=sap-co')).body).toMatchObject({ total: 0 })
  expect((await fixture.get('pages?slug=sap-co', { as: admin })).body).toMatchObject({ total: 1 })
})

test('a page has an address of its own, and a name in one language at least', async () => {
  expect((await fixture.post('pages', { ...prices, slug: 'terms' }, { as: admin })).body['message']).toBe(
    'Another page has the address terms',
  )
  for (const slug of ['Bảng giá', 'a b', '../x', ''])
    expect((await fixture.post('pages', { ...prices, slug }, { as: admin })).status).toBe(400)
  const nameless = await fixture.post('pages', { ...prices, slug: 'trong', name: { en: ' ', vi: '' } }, { as: admin })
  expect(nameless.body['errors']).toEqual({ name: 'Please enter the name' })
})
