import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareFeatures, featureLists, writeFeatures } from './features.mjs'

let root
const addFeature = (name, manifest = '') => {
  mkdirSync(join(root, 'client/areas/workspace', name), { recursive: true })
  if (manifest) writeFileSync(join(root, 'client/areas/workspace', name, 'index.ts'), manifest)
}
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'features-'))
  addFeature('work-logs', "export const feature = {\n  name: 'work-logs',\n}\n")
  addFeature('sign-in', "export const feature = {\n  name: 'sign-in',\n  entry: true,\n}\n")
  addFeature('drafts')
})
afterEach(() => rmSync(root, { recursive: true }))

test('a folder with a manifest is a feature; those before signing in have a list of their own', () => {
  const lists = featureLists(root)
  expect(lists['client/app/features/index.ts']).toContain("import { feature as workLogs } from './work-logs'")
  expect(lists['client/app/features/index.ts']).not.toMatch(/'.\/sign-in'|drafts/)
  expect(lists['client/app/features/entry.ts']).toContain('entryFeatures: readonly FeatureManifest[] = [signIn]')
})

test('a folder that came or went since is named by the check', () => {
  writeFeatures(root)
  expect(compareFeatures(root)).toEqual([])
  addFeature('deals', "export const feature = {\n  name: 'deals',\n}\n")
  expect(compareFeatures(root)).toEqual(["client/app/features/index.ts isn't what the folders say: npm run new -- features"])
})
