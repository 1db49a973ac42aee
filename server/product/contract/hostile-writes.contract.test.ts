import { declarations } from '@shared/registry/declarations'
import { isRefusedAndDone } from './examples'
import { HostileCallers, type Attempt } from './hostile-callers'
import { hostileValuesOf, placesOf, withValue } from './hostile-values'

jest.setTimeout(120_000)

let hostile: HostileCallers
beforeAll(async () => {
  hostile = await HostileCallers.open()
}, 60_000)
afterAll(() => hostile.close())
beforeEach(() => hostile.renew({ withNewKey: true }))

/** Of how many refused attempts one is tried once more. */
const AGAIN_EVERY = 3

/** What is refused writes nothing when it is tried once more. */
const expectNothingWritten = async (refused: readonly Attempt[]): Promise<void> => {
  const before = await hostile.everythingKept()
  for (const attempt of refused) expect([attempt.what, (await hostile.statusOf(attempt)) >= 400]).toEqual([attempt.what, true])
  expect(await hostile.everythingKept()).toBe(before)
}

const writable = declarations.flatMap((declaration) =>
  (['create', 'patch'] as const).flatMap((method) => {
    const shape = declaration[method]
    return shape && declaration.methods.includes(method) ? [{ path: declaration.path, method, shape }] : []
  }),
)

describe('what nobody means, in each place of what is sent', () => {
  test.each(writable)('$path $method: no fault of ours, and what is refused writes nothing', async ({ path, method, shape }) => {
    const refused: Attempt[] = []
    const id = hostile.examples[path]._id || 'a'.repeat(24)
    const usualBody = (): Promise<Record<string, unknown>> => (method === 'create' ? hostile.examples[path].create() : Promise.resolve({}))
    let usual = await usualBody()
    for (const { at, schema } of placesOf(shape)) {
      for (const [what, value] of hostileValuesOf(schema, hostile.foreignFor(schema))) {
        const data = await withValue(usual, shape, at, value, hostile.recordOf)
        const attempt = hostile.attempt({ method, path, id, data }, at.join('.'), what)
        const isRefused = (await hostile.statusOf(attempt)) >= 400 && !isRefusedAndDone(path, at, value)
        if (isRefused) refused.push(attempt)
        // What was taken is there now: the next one is another.
        else usual = await usualBody()
      }
    }
    expect(refused.length).toBeGreaterThan(0)
    await expectNothingWritten(refused.filter((_, index) => index % AGAIN_EVERY === 0))
  })
})

test.each(declarations.filter(({ methods }) => methods.includes('remove')).map(({ path }) => ({ path })))(
  '$path remove: an id that is none removes nothing',
  async ({ path }) => {
    const ids = hostileValuesOf({ kind: 'id' } as never, undefined)
    await expectNothingWritten(ids.map(([what, id]) => hostile.attempt({ method: 'remove', path, id }, what)))
  },
)

test('after all of this the books agree, every list answers, and the log tells of no fault', async () => {
  expect(await hostile.shop.differences()).toEqual([])
  for (const { path, methods, access } of declarations) {
    if (!methods.includes('find') || access.find === 'public') continue
    const api = await hostile.examples[path].api()
    expect([path, (await api.send('GET', `${path}?$limit=-1`)).status]).toEqual([path, 200])
  }
  expect(hostile.faults()).toEqual([])
})
