import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareFeatures, featureLists, writeFeatures } from './features.mjs'

let root
const addFeature = (folder, manifest = '') => {
  mkdirSync(join(root, folder), { recursive: true })
  if (manifest) writeFileSync(join(root, folder, 'manifest.ts'), manifest)
}
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'features-'))
  mkdirSync(join(root, 'client/app/features'), { recursive: true })
  addFeature('client/areas/people/work-logs', "export const feature = {\n  name: 'work-logs',\n}\n")
  addFeature('client/areas/workspace/sign-in', "export const feature = {\n  name: 'sign-in',\n  entry: true,\n}\n")
  addFeature('client/areas/drafts', "export const drafts = {\n  name: 'drafts',\n}\n")
  addFeature('client/app/errors', "export const feature = {\n  name: 'errors',\n}\n")
})
afterEach(() => rmSync(root, { recursive: true }))

test('an area, a folder in one or a folder of the frame with a manifest is a feature; those before signing in have a list of their own', () => {
  const lists = featureLists(root)
  expect(lists['client/app/features/index.ts']).toContain("import { feature as workLogs } from '../../areas/people/work-logs/manifest'")
  expect(lists['client/app/features/index.ts']).toContain("import { feature as errors } from '../errors/manifest'")
  expect(lists['client/app/features/index.ts']).not.toMatch(/signIn|drafts/)
  expect(lists['client/app/features/entry.ts']).toContain('entryFeatures: readonly FeatureManifest[] = [signIn]')
})

test('a folder that came or went since is named by the check', () => {
  writeFeatures(root)
  expect(compareFeatures(root)).toEqual([])
  addFeature('client/areas/deals', "export const feature = {\n  name: 'deals',\n}\n")
  expect(compareFeatures(root)).toEqual(["client/app/features/index.ts isn't what the folders say: npm run new -- features"])
})
