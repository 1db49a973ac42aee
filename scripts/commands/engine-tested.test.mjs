import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { engineIsTested, rememberTested } from './engine-tested.mjs'

let root
const put = (file, content) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content)
}
const lock = (lmdb) =>
  put('package-lock.json', JSON.stringify({ packages: { engine: { dependencies: { lmdb } }, 'node_modules/lmdb': { version: lmdb } } }))
const tested = (env = {}, version = 'v20.19.0') => engineIsTested(root, env, version)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'socai-tested-'))
  put('engine/store/store.ts', 'one')
  lock('3.5.6')
  rememberTested(root, 'v20.19.0')
})
afterEach(() => rmSync(root, { recursive: true }))

test('an engine that is as it was when its suites passed needs no second run', () => {
  put('engine/README.md', 'a word more')
  put('engine/dist/lib/index.js', 'built')
  expect(tested()).toBe(true)
})
test.each([
  ['a source', () => put('engine/store/store.ts', 'two')],
  ['a suite', () => put('engine/store.test.ts', '')],
  ['a package below it', () => lock('3.5.7')],
  ['the note itself', () => rmSync(join(root, 'engine/tested.json'))],
])('a change in %s asks for a run', (_what, change) => {
  change()
  expect(tested()).toBe(false)
})
test('another Node, a shell or specification tests ask for a run', () => {
  expect(tested({}, 'v22.1.0')).toBe(false)
  expect(tested({ MONGOSH: '/usr/bin/mongosh' })).toBe(false)
  expect(tested({ SPEC_TESTS: '/tmp/specifications' })).toBe(false)
})
test('it is remembered for each Node that it passed on', () => {
  rememberTested(root, 'v22.1.0')
  expect([tested({}, 'v20.19.0'), tested({}, 'v22.1.0')]).toEqual([true, true])
})
