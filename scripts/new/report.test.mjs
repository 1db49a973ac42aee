import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { reportWords } from './report-words.mjs'

const project = process.cwd()
/** A service with rules and reports of its own, and its feature. */
const COPIED = [
  '.prettierrc.json',
  'shared/areas/goods/services/warehouses.ts',
  'server/areas/goods/services/warehouses/warehouses.rules.ts',
  'client/areas/goods/warehouses',
]
const moduleAt = (path) => JSON.stringify(pathToFileURL(join(project, path)).href)

/** Writes a report of a service that was just made, and of one with rules, into a copy; prettier needs a process of its own. */
const WRITE = `
  import { writeReport } from ${moduleAt('scripts/new/report.mjs')}
  import { reportWords } from ${moduleAt('scripts/new/report-words.mjs')}
  import { writeService } from ${moduleAt('scripts/new/service.mjs')}
  import { serviceWords } from ${moduleAt('scripts/new/service-words.mjs')}
  const root = process.argv[1]
  await writeService(root, { ...serviceWords('vehicles', { vi: 'xe' }), area: 'partners' })
  const services = [{ name: 'vehicles', area: 'partners' }, { name: 'warehouses', area: 'goods' }]
  const fuel = reportWords('fuelUse', { of: 'vehicles', title: 'Fuel used', vi: 'nhiên liệu đã dùng' }, services)
  const files = await writeReport(root, fuel)
  await writeReport(root, reportWords('openings', { of: 'warehouses', vi: 'Kho mới mở' }, services))
  const again = await writeReport(root, fuel).catch((error) => error.message)
  console.log(JSON.stringify({ files, again }))
`

let root
let written
const read = (file) => readFileSync(join(root, file), 'utf8')
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'report-'))
  for (const path of COPIED) cpSync(join(project, path), join(root, path), { recursive: true })
  written = JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', WRITE, root], { encoding: 'utf8' }))
}, 60_000)
afterAll(() => rmSync(root, { recursive: true }))

test('a report is declared, answered by the service’s rules, and has a page with its test and texts in both languages', () => {
  expect(written.files).toEqual([
    'shared/areas/partners/services/vehicles.ts',
    'server/areas/partners/services/vehicles/fuel-use-report.ts',
    'server/areas/partners/services/vehicles/vehicles.rules.ts',
    'client/areas/partners/vehicles/screens/fuel-use-report.ts',
    'client/areas/partners/vehicles/screens/fuel-use-report.test.tsx',
    'client/areas/partners/vehicles/manifest.ts',
    'client/areas/partners/vehicles/messages.ts',
    'client/areas/partners/vehicles/vi.json',
    'client/areas/partners/vehicles/vi.frame.json',
  ])
  expect(read('client/areas/partners/vehicles/screens/fuel-use-report.ts')).toContain(
    "resourceReport({ service: vehicles, report: 'fuelUse', screen: m.fuelUseReport })",
  )
  expect(JSON.parse(read('client/areas/partners/vehicles/vi.frame.json'))).toMatchObject({
    'vehicles.frame.fuelUseReport': 'Nhiên liệu đã dùng',
  })
})

test('what service and feature had before stays beside it', () => {
  expect(read('server/areas/goods/services/warehouses/warehouses.rules.ts')).toMatch(/reports: \{\s+openings,\s+byProduct: async/)
  expect(read('shared/areas/goods/services/warehouses.ts')).toMatch(/openings: report\(\{[^]+byProduct: report\(\{/)
  expect(read('client/areas/goods/warehouses/manifest.ts')).toContain(
    "{ area: 'warehouses', to: '/warehouses/openings', title: m.openingsReport, order: 50 },",
  )
})

test('what is there already is not written over', () => {
  expect(written.again).toBe('There already: the report fuelUse of vehicles')
})

test('a report has a name, a service that there is, and a word in Vietnamese', () => {
  const services = [{ name: 'vehicles', area: 'partners' }]
  expect(() => reportWords('Fuel', {}, services)).toThrow('A report is called in camel case: fuel, fuelUse')
  expect(() => reportWords('fuel', { of: 'cars' }, services)).toThrow('Of which service is it? --of vehicles; there is no cars')
  expect(() => reportWords('fuel', { of: 'vehicles' }, services)).toThrow('How is its page called in Vietnamese? --vi "Nhiên liệu"')
})
