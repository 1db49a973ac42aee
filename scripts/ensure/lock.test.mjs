import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { withLock } from './lock.mjs'

let folder, file
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'socai-lock-'))
  file = join(folder, '.lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** No process has this id: it is above what any system hands out. */
const DEAD = 2 ** 31 - 2

test('of many at once only one works at a time, and each gets its turn', async () => {
  let working = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++working)
    await new Promise((resolve) => setImmediate(resolve))
    working--
    return true
  }
  expect(await Promise.all([1, 2, 3, 4].map(() => withLock(file, work)))).toEqual([true, true, true, true])
  expect(most).toBe(1)
  expect(existsSync(file)).toBe(false)
})

test('a lock whose process is dead is taken over at once', async () => {
  writeFileSync(file, `${hostname()} ${DEAD} 0`)
  expect(await withLock(file, async () => 'mine')).toBe('mine')
})

test("another machine's lock is honoured while it gives signs of life, and taken over when it has long been silent", async () => {
  writeFileSync(file, 'another-machine 1 0')
  let waited = ''
  const turn = withLock(
    file,
    async () => 'mine',
    (holder) => {
      waited = holder
      utimesSync(file, new Date(0), new Date(0))
    },
  )
  expect(await turn).toBe('mine')
  expect(waited).toBe('another-machine 1 0')
})

test('a failing work frees the lock', async () => {
  await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(existsSync(file)).toBe(false)
})
