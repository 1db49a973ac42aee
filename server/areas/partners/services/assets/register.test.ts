import type { Actor } from '../../../../testing/actors'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { saying, Shop } from '../../../../testing/shop'

let app: TestApp
let shop: Shop
let storekeeper: Actor
let buyer: Actor
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
  ;[storekeeper, buyer] = await Promise.all([shop.member('/office/hr'), shop.member('/purchases')])
})
afterAll(() => app.close())

const countOf = async (actor: Actor, group: string): Promise<number | undefined> =>
  (await actor.api.report<{ groups: { _id: string; count: number }[] }>('assets', { report: 'assets' })).groups.find(
    ({ _id }) => _id === group,
  )?.count

test('every member sees what the company has; buyers and accountants write it', async () => {
  const machine = await buyer.api.create('assets', { group: 'Owned Assets', name: 'Máy in tem', link: 'https://example.com/zd230' })
  expect(await storekeeper.api.get('assets', machine._id)).toMatchObject({ name: 'Máy in tem', group: 'Owned Assets' })
  expect((await storekeeper.api.find('assets', { search: 'may in' })).data.map(({ name }) => name)).toEqual(['Máy in tem'])
  expect((await storekeeper.api.refused('POST', 'assets', { group: 'Rented Assets', name: 'Kho' })).code).toBe(403)
  expect((await storekeeper.api.refused('PATCH', `assets/${machine._id}`, { name: 'Máy khác' })).code).toBe(403)
  const attachments = [{ name: 'bao-hanh.jpg', path: `/files/${'a'.repeat(32)}-500.jpg` }]
  expect((await buyer.api.patch('assets', machine._id, { attachments })).attachments).toEqual(attachments)
  expect(await countOf(storekeeper, 'Owned Assets')).toBe(1)
  expect(await countOf(storekeeper, 'Customers')).toBeUndefined()
})

test('who is to keep an asset is told by the bell, and its talk remembers who kept it', async () => {
  const van = await buyer.api.create('assets', { group: 'Owned Assets', name: 'Xe tải nhỏ', userId: storekeeper.userId })
  expect(van.user).toMatchObject({ _id: storekeeper.userId })
  expect((await storekeeper.api.find('activities', { $limit: 5 })).data[0]).toMatchObject({
    kind: 'asset-given',
    title: 'You keep Xe tải nhỏ',
    target: { service: 'assets', _id: van._id },
  })
  await shop.api.patch('assets', van._id, { userId: buyer.userId })
  const told = await storekeeper.api.find('comments', { target: 'assets', targetId: van._id })
  expect(told.data.map(({ group }) => group)).toEqual(['assets/assign', 'assets/assign'])
  expect((await shop.api.patch('assets', van._id, { userId: null })).userId).toBeUndefined()
  const other = await Shop.open(app)
  expect((await shop.api.refused('PATCH', `assets/${van._id}`, { userId: other.founder.userId })).errors).toHaveProperty('userId')
})

test('a note for the board is seen by nobody else: not in lists, counts, search or talk', async () => {
  const note = await shop.api.create('assets', { group: 'Important Notes', name: 'Mã két sắt 4821', privacy: 'bod', pinned: true })
  const open = await storekeeper.api.create('assets', { group: 'Important Notes', name: 'Số cứu hoả 114' })
  expect((await storekeeper.api.send('GET', `assets/${note._id}`)).status).toBe(404)
  expect((await storekeeper.api.find('assets', { group: 'Important Notes' })).data.map(({ name }) => name)).toEqual(['Số cứu hoả 114'])
  expect((await storekeeper.api.find('assets', { search: 'ket sat' })).data).toEqual([])
  expect(await countOf(storekeeper, 'Important Notes')).toBe(1)
  expect(await countOf(shop.founder, 'Important Notes')).toBe(2)
  const comment = { target: 'assets', targetId: note._id, group: 'assets/comment', desc: 'x' }
  expect((await storekeeper.api.refused('POST', 'comments', comment)).code).toBe(404)
  expect(saying(await storekeeper.api.refused('PATCH', `assets/${open._id}`, { privacy: 'bod' }))[0]).toBe(403)
  expect(saying(await buyer.api.refused('PATCH', `assets/${open._id}`, { name: 'x' }))[0]).toBe(403)
  expect((await storekeeper.api.patch('assets', open._id, { name: 'Cứu hoả 114', pinned: true })).pinned).toBe(true)
})

test('each group has its own fields', async () => {
  const refused = async (data: object) => (await shop.api.refused('POST', 'assets', { name: 'X', ...data })).errors
  expect(await refused({ group: 'Customers', userId: shop.founder.userId })).toEqual({ userId: 'userId is not for Customers' })
  expect(await refused({ group: 'Owned Assets', privacy: 'bod' })).toEqual({ privacy: 'privacy is not for Owned Assets' })
  expect(await refused({ group: 'Rented Assets', link: 'ftp://x' })).toEqual({ link: 'Link must start with http' })
})

describe('a sister company', () => {
  test('is named by the board; agreed on, and told by its name, once the other board names this one', async () => {
    const [here, there] = [await Shop.open(app), await Shop.open(app)]
    const seller = await here.member('/sales', '/purchases')
    const path = `assets/${here.customer._id}`
    const sister = { sisterWorkspaceId: there.founder.workspace._id }
    expect(saying(await seller.api.refused('PATCH', path, sister))[0]).toBe(403)
    expect(saying(await here.api.refused('PATCH', path, { sisterWorkspaceId: here.founder.workspace._id }))[0]).toBe(400)
    expect(saying(await here.api.refused('PATCH', path, { sisterWorkspaceId: '0123456789abcdef01234567' }))[0]).toBe(400)
    await here.api.patch('assets', here.customer._id, sister)
    const sisters = async () =>
      (await here.api.report<{ data: { agreed: boolean; workspace: object }[] }>('assets', { report: 'sisters' })).data.map((row) => [
        row.agreed,
        row.workspace,
      ])
    const { _id, name } = there.founder.workspace
    expect(await sisters()).toEqual([[false, { _id }]])
    await there.api.patch('assets', there.supplier._id, { sisterWorkspaceId: here.founder.workspace._id })
    expect(await sisters()).toEqual([[true, { _id, name }]])
    expect(await seller.api.get('assets', here.customer._id)).not.toHaveProperty('sisterWorkspaceId')
    expect((await seller.api.refused('GET', 'assets?report=sisters')).code).toBe(403)
  })
})
