import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { dependenciesAreFresh, installedTreeMatches, whyInstallFailed } from './dependencies.mjs'

let root
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'socai-deps-'))
  lock({ '': {}, 'node_modules/koa': { integrity: 'k1' }, 'node_modules/only-mac': { integrity: 'm1', optional: true } })
})
afterEach(() => rmSync(root, { recursive: true }))

const putJson = (file, content) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), JSON.stringify(content))
}
const lock = (packages) => putJson('package-lock.json', { packages })
const installed = (packages) => putJson('node_modules/.package-lock.json', { packages })

test('nothing installed is stale', () => {
  expect(dependenciesAreFresh(root)).toBe(false)
})

test('a tree installed by hand from this lock file is fresh, without the packages of other platforms', () => {
  installed({ 'node_modules/koa': { integrity: 'k1' } })
  expect(dependenciesAreFresh(root)).toBe(true)
})

test('another version, a missing or a surplus package is no match', () => {
  installed({ 'node_modules/koa': { integrity: 'k2' } })
  expect(installedTreeMatches(root)).toBe(false)
  installed({})
  expect(installedTreeMatches(root)).toBe(false)
  installed({ 'node_modules/koa': { integrity: 'k1' }, 'node_modules/old': { integrity: 'o1' } })
  expect(installedTreeMatches(root)).toBe(false)
})

test('a changed lock file makes the tree stale', () => {
  installed({ 'node_modules/koa': { integrity: 'k1' } })
  expect(dependenciesAreFresh(root)).toBe(true)
  lock({ '': {}, 'node_modules/koa': { integrity: 'k2' } })
  expect(dependenciesAreFresh(root)).toBe(false)
})

test('another major version of Node makes the tree stale, another minor one does not', () => {
  installed({ 'node_modules/koa': { integrity: 'k1' } })
  expect(dependenciesAreFresh(root, 'v20.19.0')).toBe(true)
  expect(dependenciesAreFresh(root, 'v20.20.2')).toBe(true)
  expect(dependenciesAreFresh(root, 'v22.1.0')).toBe(false)
})

test.each([
  ['npm error code ENOTFOUND\nnpm error network request', "registry can't be reached (ENOTFOUND)"],
  ['npm error code ENOSPC', 'the disk is full'],
  ['npm error code EINTEGRITY\nnpm error sha512', 'EINTEGRITY'],
])('a failed install is explained: %j', (output, reason) => {
  expect(whyInstallFailed(1, output)).toContain(reason)
})
