import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { hashInputs, inputFiles, readStamp, removeStamp, writeStamp } from './freshness.mjs'

let root
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'socai-fresh-'))))
afterEach(() => rmSync(root, { recursive: true }))

const put = (file, content) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content)
}
const hash = () => hashInputs(root, ['server', 'package-lock.json'])

test('the inputs are all files of the named folders, but no tests, testing folders or notes', () => {
  put('server/main.ts', '1')
  put('server/deep/er/rule.ts', '2')
  put('server/main.test.ts', '3')
  put('server/testing/app.ts', '4')
  put('server/README.md', '5')
  put('client/main.tsx', '6')
  put('package-lock.json', '7')
  expect(inputFiles(root, ['server', 'package-lock.json', 'not-there'])).toEqual([
    'package-lock.json',
    'server/deep/er/rule.ts',
    'server/main.ts',
  ])
})

test('what is built gets stale when a file changes, appears, moves or goes', () => {
  put('server/main.ts', 'one')
  const hashes = [hash()]
  put('server/main.ts', 'two')
  hashes.push(hash())
  put('server/rule.ts', '')
  hashes.push(hash())
  rmSync(join(root, 'server/rule.ts'))
  put('server/rules.ts', '')
  hashes.push(hash())
  expect(new Set(hashes).size).toBe(4)
})

test('it stays fresh when a checkout only changes times, or a test changes', () => {
  put('server/main.ts', 'one')
  put('server/main.test.ts', 'one')
  const before = hash()
  utimesSync(join(root, 'server/main.ts'), new Date(0), new Date(0))
  put('server/main.test.ts', 'two')
  expect(hash()).toBe(before)
})

test('moving text from the end of one file to the start of the next is a change', () => {
  put('server/a.ts', 'xy')
  put('server/b.ts', 'z')
  const before = hash()
  put('server/a.ts', 'x')
  put('server/b.ts', 'yz')
  expect(hash()).not.toBe(before)
})

test('a stamp is read as written, and is nothing before it is written and after it is removed', () => {
  const file = join(root, 'stamps', 'server')
  expect(readStamp(file)).toBeNull()
  writeStamp(file, 'abc')
  expect(readStamp(file)).toBe('abc')
  removeStamp(file)
  expect(readStamp(file)).toBeNull()
})
