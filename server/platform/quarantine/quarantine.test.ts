import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AppError } from '../errors'
import { Quarantine, type OverLimits } from './quarantine'
import type { Task } from './task'
import { buildProgram } from './testing/build-program'
import { tasks } from './testing/tasks'

const folder = mkdtempSync(join(tmpdir(), 'quarantine-'))
const exceeded: OverLimits[] = []
let quarantine: Quarantine

beforeAll(async () => {
  const program = await buildProgram(folder)
  quarantine = new Quarantine((over) => exceeded.push(over), { program: () => program })
})

afterEach(() => exceeded.splice(0))

afterAll(() => {
  quarantine.close()
  rmSync(folder, { recursive: true, force: true })
})

const rice = { group: 'rice', member: 'an' }
const nothing = { bytes: Buffer.alloc(0) }
const answerOf = <Item>(task: Task<null, Item>, sender = rice): Promise<Item[]> => quarantine.all(task, null, nothing, sender)

const refusal = async (asked: Promise<unknown>): Promise<string> => {
  const error: unknown = await asked.then(
    () => null,
    (error: unknown) => error,
  )
  return error instanceof AppError ? error.message : String(error)
}

test('a file is read where it lies, or as it is sent', async () => {
  const file = join(folder, 'a file')
  writeFileSync(file, Buffer.alloc(700_001, 1))
  expect(await quarantine.all(tasks.lengths, { from: 1 }, { file }, rice)).toEqual([700_002])
  expect(await quarantine.all(tasks.lengths, { from: 1 }, { bytes: Buffer.alloc(3_000_001, 1) }, rice)).toEqual([3_000_002])
  expect(await quarantine.all(tasks.lengths, { from: 5 }, nothing, rice)).toEqual([5])
})

test('what a task answers comes whole and in order, batch by batch, however slowly it is taken', async () => {
  const seen: number[] = []
  let batches = 0
  for await (const items of quarantine.batches(tasks.count, { to: 1000 }, nothing, rice)) {
    batches++
    await new Promise((resolve) => setImmediate(resolve))
    for (const { n } of items) seen.push(n)
  }
  expect(seen).toEqual(Array.from({ length: 1000 }, (_, n) => n + 1))
  expect(batches).toBeGreaterThan(5)
})

test('whoever has read enough ends the task, and the next finds a fresh process', async () => {
  for await (const items of quarantine.batches(tasks.count, { to: 1_000_000_000 }, nothing, rice)) if (items.length > 0) break
  expect(await quarantine.all(tasks.lengths, { from: 2 }, nothing, rice)).toEqual([2])
})

const sorry =
  'This file could not be read: it takes more than 256 MB of memory or 20 seconds. Save it anew in the program it comes from, or split it into smaller files, and send that'

test.each([
  ['bytes', tasks.holdBytes],
  ['objects', tasks.holdObjects],
  ['a table that doubles', tasks.growMap],
  ['a fault that ends the process', tasks.crash],
])('a file that takes all memory is refused kindly, and the next is read: %s', async (_what, task) => {
  expect(await refusal(answerOf(task))).toBe(sorry)
  expect(exceeded).toMatchObject([{ task: task.name, group: 'rice' }])
  expect(await quarantine.all(tasks.lengths, { from: 2 }, nothing, rice)).toEqual([2])
})

test('a file that never ends is refused kindly, and the next is read', async () => {
  expect(await refusal(answerOf(tasks.spin))).toBe(sorry.replace('20 seconds', '1 seconds'))
  expect(exceeded).toEqual([{ task: 'spin', group: 'rice', reason: 'it worked for more than 1 s' }])
  expect(await quarantine.all(tasks.lengths, { from: 2 }, nothing, rice)).toEqual([2])
})

test('a long task has to go on: one that stands still is ended', async () => {
  expect(await refusal(answerOf(tasks.stall))).toBe(sorry.replace('20 seconds', '60 seconds'))
  expect(exceeded).toEqual([{ task: 'stall', group: 'rice', reason: 'it worked for more than 1 s' }])
})

test('what a task refuses is told as it is, and is nothing for the operator', async () => {
  expect(await refusal(answerOf(tasks.refuse))).toBe('A query names at most 7 values')
  expect(exceeded).toEqual([])
})

test("a fault of our own is no fault of the sender's", async () => {
  await expect(answerOf(tasks.fail)).rejects.toThrow("The task 'fail' failed: Error: a fault of our own")
})

test('a process knows none of the settings and secrets of the server', async () => {
  process.env['AUTH_SECRET_OF_TEST'] = 'secret'
  expect((await answerOf(tasks.environment)).filter((name) => /SECRET|URI|PATH/.test(name))).toEqual([])
})

test('one after the other is read by the same process; two companies by two', async () => {
  const [first] = await answerOf(tasks.whoAmI)
  expect(await answerOf(tasks.whoAmI)).toEqual([first])
  const two = await Promise.all([answerOf(tasks.whoAmI), answerOf(tasks.whoAmI, { group: 'tea', member: 'xuan' })])
  expect(new Set(two.flat()).size).toBe(2)
})

test('a member whose files all wait hears it; a file of another company is read meanwhile', async () => {
  const asked = Array.from({ length: 6 }, () => refusal(answerOf(tasks.spin)))
  expect(await quarantine.all(tasks.lengths, { from: 2 }, nothing, { group: 'tea', member: 'xuan' })).toEqual([2])
  expect((await Promise.all(asked)).filter((text) => text.startsWith('Too many attempts'))).toHaveLength(1)
})

test('whoever goes away ends the task', async () => {
  const gone = new AbortController()
  const asked = refusal(quarantine.all(tasks.stall, null, nothing, { ...rice, signal: gone.signal }))
  setImmediate(() => gone.abort(new Error('gone')))
  expect(await asked).toBe('Error: gone')
  expect(exceeded).toEqual([])
  expect(await quarantine.all(tasks.lengths, { from: 2 }, nothing, rice)).toEqual([2])
})

test('where its program is missing every file is refused at once, however many there were', async () => {
  const missing = (): string => {
    throw new Error('The quarantine has not been built')
  }
  const unbuilt = new Quarantine((over) => exceeded.push(over), { program: missing })
  for (let file = 0; file < 3; file++) await expect(unbuilt.all(tasks.whoAmI, null, nothing, rice)).rejects.toThrow('has not been built')
})
