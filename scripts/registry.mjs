import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { loadDeclarations } from './declarations.mjs'
import { factsFile, listFactsFile } from './facts.mjs'

const DECLARATIONS = 'shared/areas/*/services'
const SERVICES = 'server/areas/*/services'
const FACTS = 'client/api/facts.ts'
const LIST_FACTS = 'client/api/list-facts.ts'
const RENEW = 'npm run -s registry'
const NOTE = `// Made from the declarations in ${DECLARATIONS} by \`${RENEW}\`; whoever adds a file there runs it.`
const RULES_NOTE = `// Made from the folders in ${SERVICES} by \`${RENEW}\`; whoever adds such a file there runs it.`

/** @typedef {{ name: string, area: string }} Declared a declared service, and the area it is of */

/** The areas of a side, in the order of the alphabet. @param {string} root @param {'shared' | 'server' | 'client'} side */
export const areasOf = (root, side) =>
  readdirSync(join(root, side, 'areas'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()

/** The declared services: files of `shared/areas/<area>/services` that export what they are called after, made by `defineService`.
 *  @param {string} root @returns {Declared[]} in the order of the alphabet */
export function declaredServices(root) {
  return areasOf(root, 'shared')
    .flatMap((area) => {
      const folder = join(root, 'shared/areas', area, 'services')
      if (!existsSync(folder)) return []
      return readdirSync(folder)
        .filter((file) => /^[a-z]\w*\.ts$/i.test(file))
        .map((file) => ({ area, name: file.slice(0, -'.ts'.length) }))
        .filter(({ name }) => readFileSync(join(folder, `${name}.ts`), 'utf8').includes(`export const ${name} = defineService(`))
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The services that have a file of this kind beside them: `server/areas/<area>/services/<name>/<name>.<kind>.ts`.
 *  @param {string} root @param {Declared[]} services @param {'rules' | 'example'} kind */
const having = (root, services, kind) =>
  services.filter(({ name, area }) => existsSync(join(root, 'server/areas', area, 'services', name, `${name}.${kind}.ts`)))

/** The reports of services that stand in a later area, with what they are made of: `server/areas/<area>/<name>.reports.ts`.
 *  @param {string} root @param {Declared[]} services @returns {Declared[]} */
const withReportsElsewhere = (root, services) =>
  areasOf(root, 'server').flatMap((area) =>
    services.filter(({ name }) => existsSync(join(root, 'server/areas', area, `${name}.reports.ts`))).map(({ name }) => ({ name, area })),
  )

/** The files of the registry: the names, which need nothing; the declarations; what services do that these can't say; and for the suites
 *  what of a service's example can't be made from its shapes.
 *  @param {Declared[]} services @param {Declared[]} withRules @param {Declared[]} withExample @param {Declared[]} reports @returns {Record<string, string>} path → text */
export const registryOf = (services, withRules, withExample, reports) => ({
  'shared/registry/names.ts': `${NOTE}

/** Every service that keeps records; \`authentication\` keeps none and is registered apart. */
export const recordServices = [${services.map(({ name }) => `'${name}'`).join(', ')}] as const
export type RecordService = (typeof recordServices)[number]
`,
  'shared/registry/index.ts': `${NOTE}
${services.map(({ name, area }) => `import { ${name} } from '../areas/${area}/services/${name}'`).join('\n')}
import type { Registry } from '../foundation/declaration/define-service'

const registry = {\n${services.map(({ name }) => `${name},`).join('\n')}\n} satisfies Registry

/** The declarations with all they say, for the types that are derived from them. */
export type Services = typeof registry
/** The registry: every declared service. What the two sides know of services they know from here. */
export const services: Registry = registry
`,
  'server/product/rules.ts': `${RULES_NOTE}
import type { RecordService } from '@shared/registry/names'
import type { ServiceRules } from '../kernel/service-rules'
${withRules.map(({ name, area }) => `import { ${name}Rules } from '../areas/${area}/services/${name}/${name}.rules'`).join('\n')}
${reports.map(({ name, area }) => `import { ${name}Reports } from '../areas/${area}/${name}.reports'`).join('\n')}

/** The rules that declarations can't say, for the services that have any. */
export const rules: { readonly [Name in RecordService]?: ServiceRules<Name> } = {
${withRules.map(({ name }) => `${name}: ${rulesOf(name, reports)},`).join('\n')}
}
`,
  'server/product/contract/own-examples.ts': `${RULES_NOTE}
import type { RecordService } from '@shared/registry/names'
import type { OwnExample } from '../../testing/example'
${withExample.map(({ name, area }) => `import { ${name}Example } from '../../areas/${area}/services/${name}/${name}.example'`).join('\n')}

/** What can't be made from the shapes, for the services that need it. */
export const ownExamples: { readonly [Name in RecordService]?: OwnExample } = {
${withExample.map(({ name }) => `${name}: ${name}Example,`).join('\n')}
}
`,
})

/** A service's rules, with the reports of it that stand in another area. @param {string} name @param {Declared[]} reports */
const rulesOf = (name, reports) =>
  reports.some((other) => other.name === name)
    ? `{ ...${name}Rules, reports: { ...${name}Rules.reports, ...${name}Reports } }`
    : `${name}Rules`

/** @param {string} root */
const filesOf = (root) => {
  const services = declaredServices(root)
  return formatted(
    root,
    registryOf(services, having(root, services, 'rules'), having(root, services, 'example'), withReportsElsewhere(root, services)),
  )
}

/** What is read off the declarations themselves, which the registry must name. @param {string} root */
const derivedOf = async (root) => {
  const declarations = await loadDeclarations(root)
  return formatted(root, { [FACTS]: factsFile(declarations, NOTE), [LIST_FACTS]: listFactsFile(declarations, NOTE) })
}

/** @param {string} root @param {Record<string, string>} files path → text */
const formatted = (root, files) =>
  Promise.all(
    Object.entries(files).map(async ([path, text]) => {
      const options = await resolveConfig(join(root, path))
      return { path, text: await format(text, { ...options, parser: 'typescript' }) }
    }),
  )

/** Writes the registry anew. @param {string} root @returns {Promise<string[]>} its files */
export async function writeRegistry(root) {
  const written = []
  for (const filesAt of [filesOf, derivedOf])
    for (const { path, text } of await filesAt(root)) {
      writeFileSync(join(root, path), text)
      written.push(path)
    }
  return written
}

/** @param {string} root @returns {Promise<string[]>} the files of the registry that aren't what the folders say */
export async function checkRegistry(root) {
  const isStale = ({ path, text }) => text !== (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '')
  const unlisted = (await filesOf(root)).filter(isStale)
  const stale = unlisted.length > 0 ? unlisted : (await derivedOf(root)).filter(isStale)
  return stale.map(({ path }) => `${path} isn't what ${DECLARATIONS} and ${SERVICES} hold. Renew it: ${RENEW}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await writeRegistry(process.cwd())
