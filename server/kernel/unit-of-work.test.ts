import { lock } from './locks'
import { newId } from '../platform/mongo/codec'
import type { SocaiUnitOfWork } from './unit-of-work'
import { startTestApp, type TestApp } from '../testing/app'
import { transact } from './unit-of-work'

let app: TestApp
const workspaceId = newId()
const elsewhere = newId()
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const settings = () => ({ ...app.app.get('work'), publish: published })
const published = jest.fn()
beforeEach(() => published.mockClear())
const now = () => new Date('2026-05-01T00:00:00Z')
const command = <T>(body: (work: SocaiUnitOfWork) => Promise<T>, workspace = workspaceId): Promise<T> =>
  transact(settings(), { workspaceId: workspace, now, keys: [] }, body)
const category = (name: string) => ({ group: 'goods' as const, name, rev: 1, created: now() })

const names = async (workspace = workspaceId): Promise<string[]> =>
  (await app.database.records('categories', workspace).find({}, { sort: { name: 1 } })).map(({ name }) => name)

test('what a command writes is there whole or not at all, and is told only then', async () => {
  const failing = command(async (work) => {
    work.insert('categories', [category('một')])
    work.update('products', { _id: newId() }, { $set: { name: 'x' } })
    work.emit('categories', 'created', { _id: newId() })
  })
  await expect(failing).rejects.toThrow('1 documents expected, 0 met')
  expect(await names()).toEqual([])
  expect(published).not.toHaveBeenCalled()
  await command(async (work) => {
    const [made] = work.insert('categories', [category('một'), category('hai')])
    if (made) work.emit('categories', 'created', made)
  })
  expect(await names()).toEqual(['hai', 'một'])
  expect(published).toHaveBeenCalledTimes(1)
})

test('thousands of changes are told a hundred at a time, in their order; records to read for it are read together', async () => {
  const ids = Array.from({ length: 250 }, () => newId())
  const read: number[] = []
  const fresh = (_workspaceId: string, _service: string, some: readonly string[]) => {
    read.push(some.length)
    return Promise.resolve(some.map((_id) => ({ _id })))
  }
  const told = new Promise<void>((resolve) => {
    published.mockImplementation(() => published.mock.calls.length === 6 && resolve())
  })
  await transact({ ...settings(), fresh, hasListeners: () => true }, { workspaceId, now, keys: [] }, async (work) => {
    for (const _id of ids) work.emit('categories', 'created', { _id })
    for (const _id of [...ids, ...ids.slice(0, 5)]) work.emitReloaded('products', [_id])
    return Promise.resolve()
  })
  await told
  const calls = published.mock.calls as [string, { service: string; record: { _id: string } }[]][]
  const idsOf = (of: string) =>
    calls.flatMap(([, events]) => events.filter(({ service }) => service === of).map(({ record }) => record._id))
  expect([calls.map(([, events]) => events.length), idsOf('categories'), idsOf('products')]).toEqual([
    [100, 100, 50, 100, 100, 50],
    ids,
    ids,
  ])
  published.mockReset()
  expect(read).toEqual([100, 100, 50])
})

test('a command runs again on fresh records when what it read has changed meanwhile', async () => {
  const [record] = await app.database.records('categories', workspaceId).find({ name: 'một' })
  let runs = 0
  const saved = await command(async (work) => {
    runs += 1
    const before = await work.read('categories').byId(record?._id ?? '')
    if (!before) throw new Error('gone')
    if (runs === 1) await app.database.correct('categories', workspaceId, { _id: before._id }, { $inc: { rev: 1 } })
    return work.save('categories', before, { name: `${before.name}!` })
  })
  expect([runs, saved.name, saved.rev]).toEqual([2, 'một!', 3])
})

test('twenty commands that count one figure lose nothing', async () => {
  const [record] = await app.database.records('categories', workspaceId).find({ name: 'một!' })
  await Promise.all(
    Array.from({ length: 20 }, () =>
      transact(settings(), { workspaceId, now, keys: [lock.compaction()] }, async (work) => {
        const before = await work.read('categories').byId(record?._id ?? '')
        if (!before) throw new Error('gone')
        return work.save('categories', before, { name: `${before.name}.` })
      }),
    ),
  )
  expect(await names()).toEqual(['hai', `một!${'.'.repeat(20)}`])
})

test('nothing of another workspace is read or changed, whatever the filter says', async () => {
  await command(async (work) => work.insert('categories', [category('của họ')]), elsewhere)
  const [theirs] = await app.database.records('categories', elsewhere).find({})
  await expect(command(async (work) => work.update('categories', { _id: theirs?._id }, { $set: { name: 'x' } }))).rejects.toThrow(
    '1 documents expected, 0 met',
  )
  expect(await app.database.records('categories', workspaceId).find({ workspaceId: elsewhere })).toEqual([])
  expect(await app.database.records('categories', workspaceId).find({ $or: [{ workspaceId: elsewhere }, { name: 'của họ' }] })).toEqual([])
  expect(await names(elsewhere)).toEqual(['của họ'])
})

test('without a workspace nothing is read at all', () => {
  expect(() => app.database.records('orders', '')).toThrow("'orders' was read without a workspace")
  expect(() => app.database.records('workspaces', workspaceId)).toThrow('belongs to the installation')
})

test('a field set to nothing is removed, and unchanged fields count no rev', async () => {
  const [before] = await app.database.records('categories', workspaceId).find({ name: 'hai' })
  if (!before) throw new Error('gone')
  const same = await command(async (work) => work.save('categories', before, { name: 'hai' }))
  expect(same).toBe(before)
  const after = await command(async (work) => work.save('categories', before, { words: undefined, name: 'ba' }))
  expect(after).toMatchObject({ name: 'ba', rev: before.rev + 1, revs: { name: before.rev + 1 } })
})

test('a change of whatever there is neither hides nor counts as a change that was expected', async () => {
  const all = () => app.database.records('categories', workspaceId).find({})
  const count = (await all()).length
  await command(async (work) => work.updateAll('categories', { name: 'nobody has this name' }, { $set: { words: [] } }))
  const stale = command(async (work) => {
    work.update('categories', { name: 'nobody has this name' }, { $set: { words: ['lost'] } })
    work.updateAll('categories', {}, { $set: { words: ['seen'] } })
  })
  await expect(stale).rejects.toThrow('1 documents expected, 0 met')
  expect((await all()).filter(({ words }) => words?.includes('seen'))).toHaveLength(0)
  await command(async (work) => work.updateAll('categories', {}, { $set: { words: ['seen'] } }))
  expect((await all()).filter(({ words }) => words?.includes('seen'))).toHaveLength(count)
})

test('a command whose record others keep changing for a second comes through in the end', async () => {
  const [record] = await app.database.records('categories', workspaceId).find({})
  const until = performance.now() + 1000
  const saved = await command(async (work) => {
    const before = await work.read('categories').byId(record?._id ?? '')
    if (!before) throw new Error('gone')
    if (performance.now() < until) await app.database.correct('categories', workspaceId, { _id: before._id }, { $inc: { rev: 1 } })
    return work.save('categories', before, { name: 'bền bỉ' })
  })
  expect(saved.name).toBe('bền bỉ')
})

test('a command that can never succeed is refused after some seconds', async () => {
  let runs = 0
  const hopeless = command(async (work) => {
    runs++
    work.update('products', { _id: newId() }, { $set: { name: 'x' } })
    return Promise.resolve()
  })
  await expect(hopeless).rejects.toThrow('1 documents expected, 0 met')
  expect(runs).toBeGreaterThanOrEqual(8)
})
