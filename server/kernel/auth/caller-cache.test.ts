import { DEFAULT_ZONE } from '@shared/foundation/days/days'
import type { Caller } from '../call'
import { CallerCache } from './caller-cache'

const caller = (userId: string, rights: Caller['rights'] = []): Caller => ({
  workspaceId: 'w',
  userId,
  rights,
  zone: DEFAULT_ZONE,
  person: null,
  keyed: false,
  sessionId: 's',
})

test('who was found once is not looked up again, also by callers that come at once', async () => {
  const cache = new CallerCache()
  let loads = 0
  const load = async () => {
    loads++
    return caller('lan')
  }
  await Promise.all([cache.get('key', load), cache.get('key', load), cache.get('key', load)])
  await cache.get('key', load)
  expect(loads).toBe(1)
  cache.drop(({ userId }) => userId === 'lan')
  await cache.get('key', load)
  expect(loads).toBe(2)
})

test('what was read while it changed is read again', async () => {
  const cache = new CallerCache()
  let rights: Caller['rights'] = ['bod']
  let changed = false
  const found = await cache.get('key', async () => {
    const read = caller('lan', rights)
    if (!changed) {
      changed = true
      rights = []
      cache.drop(({ userId }) => userId === 'lan')
    }
    return read
  })
  expect(found.rights).toEqual([])
})

test('a failure is not kept', async () => {
  const cache = new CallerCache()
  await expect(cache.get('key', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  await expect(cache.get('key', async () => caller('lan'))).resolves.toMatchObject({ userId: 'lan' })
})
