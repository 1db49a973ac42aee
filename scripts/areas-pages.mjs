import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { AREAS } from './check/areas.cjs'
import { loadDeclarations } from './declarations.mjs'
import { declaredServices } from './registry.mjs'
import { featureFolders } from './new/features.mjs'

const FOLDER = 'docs/areas'
const RENEW = 'npm run new -- renew'

/** What nearly every record has; a page tells what is a service's own. */
const COMMON = ['_id', 'workspaceId', 'rev', 'created', 'updated', 'creatorId', 'creator', 'updaterId', 'updater']

const link = (path, text = path) => `[${text}](../../${path})`
const code = (words) => words.map((word) => `\`${word}\``).join(', ')
const upperFirst = (text) => text.charAt(0).toUpperCase() + text.slice(1)

const mayDo = (access) => (Array.isArray(access) ? code(access) : access)

/** A field's kind in a word or two. */
const kindOf = (field) => {
  const sent = field.anyOf?.find(({ type }) => type !== 'null') ?? field
  if (sent.enum) return sent.enum.length > 8 ? `one of ${sent.enum.length}` : sent.enum.join(' / ')
  if (sent.type === 'array') return `list of ${kindOf(sent.items ?? {})}`
  if (sent.kind === 'id') return `one of ${sent.of}`
  if (sent.format === 'date') return 'day'
  return sent.kind ?? sent.type ?? 'value'
}

const errorsIn = (value) =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) =>
        ['error', 'whenTaken', 'whenRemoved', 'whenReferenced'].includes(key) && typeof inner === 'string' ? [inner] : errorsIn(inner),
      )

const fieldLines = ({ record, create, patch }) => {
  const sentBy = (shape, field) => field in (shape?.properties ?? {})
  const own = Object.entries(record.properties ?? {}).filter(([field]) => !COMMON.includes(field))
  if (own.length === 0) return []
  const written = (field) => [sentBy(create, field) && 'new', sentBy(patch, field) && 'change'].filter(Boolean).join(', ')
  const rows = own.map(([field, shape]) => `| \`${field}\` | ${kindOf(shape)} | ${written(field)} |`)
  return ['', '| field | kind | written by |', '| - | - | - |', ...rows]
}

const servicePart = (root, { name, area }, declaration) => {
  const { methods, access, groups, record, references, reports, notices, postings, entries, hidden } = declaration
  const server = `server/areas/${area}/services/${name}`
  const status = record.properties?.status
  const errors = [...new Set(errorsIn(declaration))].sort()
  const line = (about, text) => (text ? [`- ${about}: ${text}`] : [])
  const each = (things, say) => Object.entries(things ?? {}).map(say)
  return [
    '',
    `## ${name}`,
    '',
    `- declaration: ${link(`shared/areas/${area}/services/${name}.ts`)}`,
    ...line('what it can’t say', existsSync(join(root, server)) && link(server)),
    ...line('who may', methods.map((method) => `${method} ${mayDo(access[method] ?? 'nobody')}`).join('; ')),
    ...line('groups', each(groups, ([group, { read, write }]) => `${group} (read ${mayDo(read)}, write ${mayDo(write)})`).join('; ')),
    ...line(
      'hidden',
      (hidden ?? [])
        .map(({ fields, visibleTo }) => `${code(fields)} but for ${code(visibleTo.length > 0 ? visibleTo : ['bod'])}`)
        .join('; '),
    ),
    ...line('statuses', status && kindOf(status)),
    ...line('names', each(references, ([field, { service }]) => `${service} by \`${field}\``).join(', ')),
    ...line('books', [postings && 'its changes move the figures', entries && 'closed days keep it'].filter(Boolean).join('; ')),
    ...line('notices', code(notices ?? [])),
    ...line('reports', each(reports, ([report, { access: who }]) => `\`${report}\` (${mayDo(who)})`).join(', ')),
    ...line('refuses with', code(errors)),
    ...fieldLines(declaration),
  ]
}

/** The files of a folder, without tests. */
const sourcesIn = (root, folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.|\.d\.ts$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name).slice(join(root, folder).length + 1))
        .sort()
    : []

/** A rule's file with the functions it gives, and whether a test stands beside it. */
const ruleLine = (root, folder, file) => {
  const path = `${folder}/${file}`
  const names = [...readFileSync(join(root, path), 'utf8').matchAll(/^export const (\w+) =\s+(?:async )?[<(]/gm)].map(([, name]) => name)
  const test = path.replace(/\.tsx?$/, '.test.ts')
  const tested = existsSync(join(root, test)) ? ` (${link(test, 'test')})` : ''
  return `- ${link(path, file)}${tested}${names.length > 0 ? `: ${code(names)}` : ''}`
}

/** @param {string} root @param {Record<string, object>} declarations @param {string} area */
const pageOf = (root, declarations, area) => {
  const services = declaredServices(root).filter((service) => service.area === area)
  const rules = `shared/areas/${area}/rules`
  const ruleFiles = sourcesIn(root, rules)
  const server = sourcesIn(root, `server/areas/${area}`).filter((file) => !file.startsWith('services/'))
  const features = featureFolders(root).filter((folder) => `${folder}/`.startsWith(`client/areas/${area}/`))
  const parts = `client/areas/${area}/parts`
  const texts = (folder) => `${link(`${folder}/messages.ts`, 'words')}, ${link(`${folder}/vi.json`, 'Vietnamese')}`
  const errors = `shared/areas/${area}/errors.ts`
  const section = (title, lines) => (lines.length > 0 ? ['', `## ${title}`, '', ...lines] : [])
  return [
    `<!-- Made from the declarations and folders by \`${RENEW}\`. -->`,
    '',
    `# ${upperFirst(area)}`,
    '',
    `${upperFirst(AREAS[area])}.`,
    ...(existsSync(join(root, errors)) ? ['', `What it refuses, in words: ${link(errors)}.`] : []),
    ...section(
      'Rules',
      ruleFiles.map((file) => ruleLine(root, rules, file)),
    ),
    ...section('Screens', [
      ...features.map((folder) => `- ${link(folder)}${existsSync(join(root, folder, 'messages.ts')) ? ` (${texts(folder)})` : ''}`),
      ...(existsSync(join(root, parts)) ? [`- ${link(parts)}: what other areas use of it`] : []),
    ]),
    ...section(
      'Server, beside the services',
      server.map((file) => `- ${link(`server/areas/${area}/${file}`, file)}`),
    ),
    ...services.flatMap((service) => servicePart(root, service, declarations[service.name])),
    '',
  ].join('\n')
}

/** The page of each area as declarations and folders say. @param {string} root @returns {Promise<Record<string, string>>} file → text */
export async function areaPages(root) {
  const declarations = await loadDeclarations(root)
  const options = await resolveConfig(join(root, FOLDER, 'page.md'))
  const pages = Object.keys(AREAS).map(async (area) => [
    `${FOLDER}/${area}.md`,
    await format(pageOf(root, declarations, area), { ...options, parser: 'markdown' }),
  ])
  return Object.fromEntries(await Promise.all(pages))
}

/** @param {string} root @returns {Promise<string[]>} the files it wrote */
export async function writeAreas(root) {
  const pages = Object.entries(await areaPages(root))
  mkdirSync(join(root, FOLDER), { recursive: true })
  for (const [file, text] of pages) writeFileSync(join(root, file), text)
  return pages.map(([file]) => file)
}

/** @param {string} root @returns {Promise<string[]>} which page isn't what the tree says */
export async function compareAreas(root) {
  const pages = Object.entries(await areaPages(root))
  const stale = pages.filter(([file, text]) => !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== text)
  return stale.map(([file]) => `${file} isn't what declarations and folders say. Renew it: ${RENEW}`)
}
