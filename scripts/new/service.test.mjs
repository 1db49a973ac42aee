import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { knownArea, serviceWords, singularOf } from './service-words.mjs'

const project = process.cwd()
/** What the generators and the checks read. */
const COPIED = [
  '.prettierrc.json',
  'docs/design-language.md',
  'shared',
  'server/areas',
  'server/product',
  'client/api',
  'client/resource',
  'client/i18n/vietnamese-entry.ts',
  'client/i18n/vietnamese-frame.ts',
  'client/i18n/vietnamese-parts.ts',
  'client/app/features',
]

const moduleAt = (path) => JSON.stringify(pathToFileURL(join(project, path)).href)

/** Writes two services into a copy of the sources, renews the lists, and tells what the checks find; prettier needs a process of its own. */
const WRITE_AND_CHECK = `
  import { writeService } from ${moduleAt('scripts/new/service.mjs')}
  import { serviceWords } from ${moduleAt('scripts/new/service-words.mjs')}
  import { compareFeatures, writeFeatures } from ${moduleAt('scripts/new/features.mjs')}
  import { checkRegistry, writeRegistry } from ${moduleAt('scripts/registry.mjs')}
  import { compareAreas, writeAreas } from ${moduleAt('scripts/areas-pages.mjs')}
  import { checkMessages } from ${moduleAt('scripts/check/i18n.mjs')}
  const root = process.argv[1]
  const files = [
    ...(await writeService(root, { ...serviceWords('vehicles', { vi: 'xe' }), area: 'partners' })),
    ...(await writeService(root, { ...serviceWords('workLogs', { vi: 'nhật ký' }), area: 'people' })),
  ]
  const again = await writeService(root, { ...serviceWords('vehicles', { vi: 'xe' }), area: 'partners' }).catch((error) => error.message)
  await writeRegistry(root)
  writeFeatures(root)
  await writeAreas(root)
  const texts = checkMessages(root).filter((line) => /vehicles|work-logs/.test(line))
  console.log(JSON.stringify({ files, again, found: [...(await checkRegistry(root)), ...compareFeatures(root), ...(await compareAreas(root)), ...texts] }))
`

let root
let written
const read = (file) => readFileSync(join(root, file), 'utf8')
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'service-'))
  for (const path of COPIED) cpSync(join(project, path), join(root, path), { recursive: true })
  written = JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', WRITE_AND_CHECK, root], { encoding: 'utf8' }))
}, 60_000)
afterAll(() => rmSync(root, { recursive: true }))

test('a service is declared, has its feature with a screen, and its texts in both languages', () => {
  expect(written.files.slice(6)).toEqual([
    'shared/areas/people/services/workLogs.ts',
    'client/areas/people/work-logs/manifest.ts',
    'client/areas/people/work-logs/messages.ts',
    'client/areas/people/work-logs/screens/work-logs-screen.tsx',
    'client/areas/people/work-logs/vi.json',
    'client/areas/people/work-logs/vi.frame.json',
  ])
  expect(JSON.parse(read('client/areas/people/work-logs/vi.frame.json'))).toEqual({
    'work-logs.frame.area': 'Nhật ký',
    'work-logs.frame.new': 'Nhật ký mới',
    'work-logs.frame.one': 'Nhật ký',
  })
  expect(read('client/areas/partners/vehicles/messages.ts')).toContain(
    "search: { id: 'vehicles.search', defaultMessage: 'Find a vehicle' },",
  )
  expect(read('client/areas/people/work-logs/manifest.ts')).toContain("path: '/work-logs'")
})

test('the checks find nothing to say of it: texts, registry and lists of features are whole', () => {
  expect(written.found).toEqual([])
  expect(read('shared/registry/names.ts')).toContain("'vehicles'")
  expect(read('client/app/features/index.ts')).toContain("import { feature as workLogs } from '../../areas/people/work-logs/manifest'")
})

test('an area’s page tells a newcomer where its service is, who may do what, and what a record holds', () => {
  const page = read('docs/areas/partners.md')
  expect(page).toContain('- declaration: [shared/areas/partners/services/vehicles.ts](../../shared/areas/partners/services/vehicles.ts)')
  expect(page).toContain('- who may: find member; get member; create member; patch member; remove member')
  expect(page).toMatch(/\| `note` +\| text +\| new, change +\|/)
  expect(page).toContain('[client/areas/partners/vehicles](../../client/areas/partners/vehicles)')
})

test('what is there already is not written over', () => {
  expect(written.again).toMatch(/^There already: shared\/areas\/partners\/services\/vehicles\.ts, /)
})

test('a service is of one of the areas there are', () => {
  expect(knownArea('goods')).toBe('goods')
  expect(() => knownArea('stock')).toThrow(/^Of which area is it\? --area talk\|tax\|workspace\|tasks\|/)
})

test('the singular is found, or asked for where it can’t be', () => {
  expect(['vehicles', 'companies', 'boxes', 'work logs', 'series'].map(singularOf)).toEqual([
    'vehicle',
    'company',
    'box',
    'work log',
    'sery',
  ])
  expect(() => serviceWords('Vehicle', { vi: 'xe' })).toThrow('A service is called by a plural in camel case: vehicles, workLogs')
  expect(() => serviceWords('series', { vi: 'chuỗi', singular: 'series' })).toThrow('One of series needs a word of its own: --singular "…"')
  expect(() => serviceWords('invoices', {})).toThrow('How is an invoice called in Vietnamese? --vi "xe"')
})
