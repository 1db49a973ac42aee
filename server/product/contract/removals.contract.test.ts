import { services } from '@shared/registry/index'
import type { RecordService } from '@shared/registry/names'
import { WorkspaceService } from '../../kernel/workspace-service'
import { rules } from '../rules'
import { USUAL_APPS, type Actor } from '../../testing/actors'
import { startTestApp, type TestApp } from '../../testing/app'
import { Shop } from '../../testing/shop'
import { isShared, makeExamples, menders, offering, offers, type Examples } from './examples'

let app: TestApp
let shop: Shop
let examples: Examples
let colleague: Actor
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
  examples = await makeExamples(shop)
  colleague = await shop.member('bod')
})
afterAll(() => app.close())

/** Who sees a record besides the window that made it: a colleague, or of what is one's own oneself in another. */
const otherOf = (name: RecordService): Actor => (isShared(name) ? colleague : shop.founder)

const make = async (name: RecordService): Promise<{ _id: string; rev: number; status?: string }> =>
  (await shop.api.send('POST', name, await examples[name].create())).body as never
const remove = (name: RecordService, id: string, api = shop.api) => api.send('DELETE', `${name}/${id}`)
/** Taken out, or marked as removed by the kernel: colleagues hear that it was removed. A way to end of its own is a change. */
const isToldAsRemoved = (name: RecordService): boolean => services[name].remove === 'hard' || !rules[name]?.prepareRemove
const historyOf = async (recordId: string): Promise<string[]> =>
  (await app.database.records('audits', shop.founder.workspaceId).find({ recordId }, { sort: { _id: 1 } })).map(({ action }) => action)

describe.each(offering('remove'))('%s: what is removed', (name) => {
  test('goes for colleagues at once, with an event and a row in the history', async () => {
    const { _id, status } = await make(name)
    const before = await historyOf(_id)
    const other = otherOf(name)
    const socket = await other.socket()
    expect((await remove(name, _id)).status).toBe(200)
    const isTakenOut = services[name].remove === 'hard'
    await socket.received(`${name} ${isToldAsRemoved(name) ? 'removed' : 'patched'}`, ({ record }) => record['_id'] === _id)
    expect((await historyOf(_id)).slice(before.length)).toEqual([isToldAsRemoved(name) ? 'remove' : 'patch'])
    const after = await other.api.send('GET', `${name}/${_id}`)
    expect(after.status).toBe(isTakenOut ? 404 : 200)
    if (!isTakenOut) expect((after.body as { status: string }).status).not.toBe(status)
  })

  test('is removed by nobody of another company, and by nobody who isn’t signed in', async () => {
    const { _id } = await make(name)
    const other = await Shop.open(app)
    // Else what is closed to them for want of an app would prove nothing.
    await other.api.patch('workspaces', other.founder.workspaceId, { apps: [...USUAL_APPS, 'adbreaks'] })
    expect((await remove(name, _id, other.api)).status).toBe(404)
    expect((await remove(name, _id, app.api())).status).toBe(401)
    expect((await shop.api.send('GET', `${name}/${_id}`)).status).toBe(200)
  })

  test('and sent twice under one key, is removed once and answered twice', async () => {
    const { _id } = await make(name)
    const before = await historyOf(_id)
    const api = shop.api.with({ 'Idempotency-Key': `remove ${_id}` })
    const [first, second] = [await remove(name, _id, api), await remove(name, _id, api)]
    expect([first.status, second.status, second.body]).toEqual([200, 200, first.body])
    expect((await historyOf(_id)).length).toBe(before.length + 1)
  })
})

test.each(menders.filter((name) => offers(name, 'remove')))('%s: what a colleague changed meanwhile isn’t removed unseen', async (name) => {
  const { _id, rev } = await make(name)
  await otherOf(name).api.patch(name, _id, examples[name].patch as never)
  expect((await remove(name, `${_id}?rev=${rev}`)).status).toBe(409)
  expect((await remove(name, `${_id}?rev=${rev + 1}`)).status).toBe(200)
})

describe('of the declarations that no service makes yet', () => {
  test('a removed record that is kept has the status of one', async () => {
    const { _id } = await make('warehouses')
    const socket = await colleague.socket()
    const caller = await app.app.get('access').authenticate({ accessToken: shop.founder.token })
    await new WorkspaceService(app.app, services.warehouses).remove(_id, { caller })
    expect((await socket.received('warehouses removed')).record).toMatchObject({ _id, status: 'removed' })
    expect(await shop.api.get('warehouses', _id)).toMatchObject({ status: 'removed', rev: 2 })
    expect(await historyOf(_id)).toEqual(['create', 'remove'])
  })
})
