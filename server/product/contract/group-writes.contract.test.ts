import { declarations } from '@shared/registry/declarations'
import { services } from '@shared/registry/index'
import { startTestApp, type TestApp } from '../../testing/app'
import { Shop } from '../../testing/shop'
import { makeExamples, offers, without, type Examples } from './examples'

let app: TestApp
let shop: Shop
let examples: Examples
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
  examples = await makeExamples(shop)
})
afterAll(() => app.close())

const grouped = declarations.flatMap(({ path, groups }) => (groups ? [path] : []))

test.each(grouped)('%s: who may not write a group writes nothing of it, though they may write others', async (name) => {
  const { _id, create, patch } = examples[name]
  const before = await shop.api.get(name, _id)
  const group = String((before as { group?: unknown }).group)
  const write = services[name].groups?.[group]?.write
  if (!Array.isArray(write)) throw new Error(`everybody may write ${name} of ${group}`)
  const stranger = await shop.member(...without(write))
  if (offers(name, 'patch')) expect((await stranger.api.send('PATCH', `${name}/${_id}`, patch)).status).toBe(403)
  if (offers(name, 'create')) expect((await stranger.api.send('POST', name, await create())).status).toBe(403)
  const moved = Object.keys(services[name].groups ?? {}).find((each) => each !== group)
  const insider = await shop.member(...write)
  // Into a group they may not write: refused, as a right or as a field that can't change.
  expect([400, 403]).toContain((await insider.api.send('PATCH', `${name}/${_id}`, { group: moved })).status)
  expect(await shop.api.get(name, _id)).toEqual(before)
})
