import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { featureFolder, up } from './service.mjs'
import { camelCase, folderOf, quoted, upperFirst } from './service-words.mjs'

/** @typedef {import('./report-words.mjs').ReportWords} ReportWords */

/** Changes a text at the one place where the pattern is. @throws {RangeError} when it isn't there, naming the file */
const changed = (file, text, pattern, replacement) => {
  if (!pattern.test(text)) throw new RangeError(`${file} isn't laid out as the generator knows it: no ${pattern.source}`)
  return text.replace(pattern, (...found) => replacement(...found))
}

/** The text with these names imported from a module, whatever it imports of it already. */
const importing = (text, names, from) => {
  const known = new RegExp(`import \\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}'`)
  const found = known.exec(text)
  if (!found) return `import { ${names.join(', ')} } from '${from}'\n${text}`
  const there = found[1].split(',').map((each) => each.trim())
  return text.replace(known, `import { ${[...new Set([...there, ...names])].filter(Boolean).join(', ')} } from '${from}'`)
}

const foundation = '../../../foundation/declaration'

/** The declaration: what may be asked, what is answered, and the columns of its table. */
const declared = (words, file, text) => {
  const { name, path } = words
  if (new RegExp(`^ {4}${name}: report\\(`, 'm').test(text)) throw new RangeError(`There already: the report ${name} of ${path}`)
  const entry = `/** How many were made on each day of a range, of those that the reader sees. */
    ${name}: report({
      access: ${accessOf(file, text)},
      parameters: { since: day(), until: day() },
      result: shape({ data: list(shape({ day: day(), count: whole() }), 4000), total: shape({ count: whole() }) }),
      tables: [{ rows: 'data', columns: [column('report.column.day', 'Day', 'day'), column('${folderOf(path)}.${name}.count', 'Number', 'quantity')] }],
      sources: ['${path}'],
    }),`
  const withEntry = /^ {2}reports: \{$/m.test(text)
    ? changed(file, text, /^ {2}reports: \{$/m, (line) => `${line}\n    ${entry}`)
    : changed(
        file,
        text,
        new RegExp(`(export const ${path} = defineService\\(\\{[^]*?)^\\}\\)$`, 'm'),
        (_all, body) => `${body}  reports: {\n    ${entry}\n  },\n})`,
      )
  return importing(
    importing(withEntry, ['day', 'list', 'shape', 'whole'], `${foundation}/schema-kit`),
    ['column', 'defineService', 'report'],
    `${foundation}/define-service`,
  )
}

/** Whoever may find the records may ask for the report. */
const accessOf = (file, text) => {
  const found = /^ {2}access: \{[^]*?\bfind: ('member'|\[[^\]]*\])/m.exec(text)
  if (!found) throw new RangeError(`${file} doesn't let members find its records; its report is written by hand`)
  return found[1]
}

const answer = ({ name, path }) => `import { addDays, dayOf, startOfDay, type Day } from '@shared/foundation/days/days'
import { listRows } from '../../../../kernel/list-rows'
import type { ReportFunctions } from '../../../../kernel/service-rules'
import { AppError } from '../../../../platform/errors'

/** How many were made on each day; days without any are left out. */
export const ${name}: ReportFunctions<'${path}'>['${name}'] = async (call, { since, until }) => {
  const { zone } = call.caller
  const created = { $gte: startOfDay(since, zone), $lt: startOfDay(addDays(until, 1), zone) }
  const rows = await listRows(call, ['created'], { created })
  if (!rows) throw AppError.of('reports.range-too-long')
  const counts = new Map<Day, number>()
  for (const row of rows) counts.set(dayOf(row.created, zone), (counts.get(dayOf(row.created, zone)) ?? 0) + 1)
  const data = [...counts].map(([day, count]) => ({ day, count })).sort((a, b) => (a.day < b.day ? -1 : 1))
  return { data, total: { count: rows.length } }
}
`

/** The service's rules, which answer it. @param {string | null} text null where it has none yet */
const rules = ({ name, path }, file, text) => {
  const line = `import { ${name} } from './${folderOf(name)}-report'`
  if (text === null)
    return `import type { ServiceRules } from '../../../../kernel/service-rules'\n${line}\n\nexport const ${path}Rules: ServiceRules<'${path}'> = { reports: { ${name} } }\n`
  const withEntry = /^ {2}reports: \{/m.test(text)
    ? changed(file, text, /^ {2}reports: \{/m, (all) => `${all} ${name},`)
    : changed(file, text, new RegExp(`^export const ${path}Rules\\b[^=]*= \\{`, 'm'), (all) => `${all} reports: { ${name} },`)
  return `${line}\n${withEntry}`
}

const pageName = ({ name }) => `${upperFirst(name)}Report`
const frameKey = ({ name }) => `${name}Report`

const page = (words, messages) => `import { ${words.path} } from '@shared/areas/${words.area}/services/${words.path}'
import { resourceReport } from '../${up(words)}resource/report/resource-report'
import { ${messages} as m } from '../messages'

export const ${pageName(words)} = resourceReport({ service: ${words.path}, report: '${words.name}', screen: m.${frameKey(words)} })
`

const pageTest = (words) => `import { screen, within } from '@testing-library/react'
import { startFakeServer } from '../${up(words)}testing/fake-server'
import { sessionOf, workspaceId } from '../${up(words)}testing/people'
import { renderApp } from '../${up(words)}testing/render-app'
import { ${pageName(words)} } from './${folderOf(words.name)}-report'

const workspace = { _id: workspaceId, rev: 1, created: '2026-01-01T00:00:00.000Z', name: 'Mộc Sương', apps: [], opts: {} }

it(${quoted(`${words.title}: each day of the range with its number, and what they come to`)}, async () => {
  const data = [{ day: '2026-11-03', count: 2 }, { day: '2026-11-09', count: 5 }]
  const { calls } = startFakeServer(({ path }) => ({ body: path.startsWith('workspaces/') ? workspace : { data, total: { count: 7 } } }))
  renderApp(<${pageName(words)} />, { session: sessionOf(), at: '/?since=2026-11-01&until=2026-11-24' })
  const table = within(await screen.findByRole('grid', { name: ${quoted(words.title)} }))
  expect(await table.findByText('5')).toBeInTheDocument()
  expect(table.getByText('7')).toBeInTheDocument()
  const asked = calls.find(({ path }) => path === '${words.path}')?.query
  expect(['report', 'since', 'until'].map((word) => asked?.get(word))).toEqual(['${words.name}', '2026-11-01', '2026-11-24'])
})
`

/** The page in the feature's manifest: where it is, and a line of the sidebar. */
const manifest = (words, file, text) => {
  const folder = folderOf(words.path)
  const key = frameKey(words)
  const to = `/${folder}/${folderOf(words.name)}`
  const area = /^ {2}pages: \[\s*\{ area: '([^']+)'/m.exec(text)?.[1]
  if (!area) throw new RangeError(`${file} has no pages in the sidebar; the page is written by hand`)
  let all = changed(
    file,
    text,
    /defineMessages\(\{/,
    (begun) => `${begun}\n  ${key}: { id: '${folder}.frame.${key}', defaultMessage: ${quoted(words.title)} },`,
  )
  const route = `{ path: '${to}', lazy: () => import('./screens/${folderOf(words.name)}-report').then((module) => module.${pageName(words)}) }`
  all = changed(file, all, /^ {2}routes: \[/m, (begun) => `${begun}${route}, `)
  return changed(file, all, /^ {2}pages: \[/m, (begun) => `${begun}{ area: '${area}', to: '${to}', title: m.${key}, order: 50 }, `)
}

const withTexts = (text, texts) => JSON.stringify({ ...JSON.parse(text), ...texts })

/** Writes a declared report of a service, its page and their texts, into the files of service and feature. @param {string} root @param {ReportWords} words
 *  @returns {Promise<string[]>} the files @throws {RangeError} when it is there already or a file isn't laid out as it has to be; then nothing is written */
export async function writeReport(root, words) {
  const { name, path, area, title, vietnamese } = words
  const folder = featureFolder(words)
  const own = `server/areas/${area}/services/${path}`
  const read = (file) => {
    if (!existsSync(join(root, file))) throw new RangeError(`${file} is missing: the page stands in the feature of its service`)
    return readFileSync(join(root, file), 'utf8')
  }
  const files = {}
  const change = (file, write) => (files[file] = write(file, read(file)))
  const messages = /export const (\w+) = /.exec(read(`${folder}/messages.ts`))?.[1] ?? `${camelCase(path)}Messages`
  const rulesFile = `${own}/${path}.rules.ts`
  const id = `${folderOf(path)}.${frameKey(words)}`
  change(`shared/areas/${area}/services/${path}.ts`, (file, text) => declared(words, file, text))
  files[`${own}/${folderOf(name)}-report.ts`] = answer(words)
  files[rulesFile] = rules(words, rulesFile, existsSync(join(root, rulesFile)) ? read(rulesFile) : null)
  files[`${folder}/screens/${folderOf(name)}-report.ts`] = page(words, messages)
  files[`${folder}/screens/${folderOf(name)}-report.test.tsx`] = pageTest(words)
  change(`${folder}/manifest.ts`, (file, text) => manifest(words, file, text))
  change(`${folder}/messages.ts`, (file, text) =>
    changed(
      file,
      text,
      /defineMessages\(\{/,
      (begun) => `${begun}\n${frameKey(words)}: { id: '${id}', defaultMessage: ${quoted(title)} },`,
    ),
  )
  change(`${folder}/vi.json`, (_file, text) => withTexts(text, { [id]: vietnamese, [`${folderOf(path)}.${name}.count`]: 'Số lượng' }))
  change(`${folder}/vi.frame.json`, (_file, text) => withTexts(text, { [`${folderOf(path)}.frame.${frameKey(words)}`]: vietnamese }))
  for (const [file, text] of Object.entries(files)) {
    const at = join(root, file)
    mkdirSync(dirname(at), { recursive: true })
    writeFileSync(at, await format(text, { ...(await resolveConfig(at)), filepath: at }))
  }
  return Object.keys(files)
}
