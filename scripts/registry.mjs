import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { format, resolveConfig } from 'prettier'

const FOLDER = 'shared/services'
const RULES_FOLDER = 'server/areas/workspace/services'
const RENEW = 'npm run -s registry'
const NOTE = `// Made from the declarations in this folder by \`${RENEW}\`; whoever adds a file here runs it.`
const RULES_NOTE = `// Made from the folders in ${RULES_FOLDER} by \`${RENEW}\`; whoever adds such a file there runs it.`

/** The declared services: the files of `shared/services` that export what they are called after, made by `defineService`.
 *  @param {string} root @returns {string[]} in the order of the alphabet */
function declaredServices(root) {
  return readdirSync(join(root, FOLDER))
    .filter((file) => /^[a-z]\w*\.ts$/i.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .filter((name) => readFileSync(join(root, FOLDER, `${name}.ts`), 'utf8').includes(`export const ${name} = defineService(`))
    .sort()
}

/** The services that have a file of this kind beside them: `server/areas/workspace/services/<name>/<name>.<kind>.ts`.
 *  @param {string} root @param {string[]} names @param {'rules' | 'example'} kind */
const having = (root, names, kind) => names.filter((name) => existsSync(join(root, RULES_FOLDER, name, `${name}.${kind}.ts`)))

/** The files of the registry: the names, which need nothing; the declarations; what services do that these can't say; and for the suites
 *  what of a service's example can't be made from its shapes.
 *  @param {string[]} names @param {string[]} withRules @param {string[]} withExample @returns {Record<string, string>} path → text */
export const registryOf = (names, withRules, withExample) => ({
  [`${FOLDER}/names.ts`]: `${NOTE}

/** Every service that keeps records; \`authentication\` keeps none and is registered apart. */
export const recordServices = [${names.map((name) => `'${name}'`).join(', ')}] as const
export type RecordService = (typeof recordServices)[number]
`,
  [`${FOLDER}/index.ts`]: `${NOTE}
${names.map((name) => `import { ${name} } from './${name}'`).join('\n')}
import type { Registry } from './define-service'

const registry = {\n${names.map((name) => `${name},`).join('\n')}\n} satisfies Registry

/** The declarations with all they say, for the types that are derived from them. */
export type Services = typeof registry
/** The registry: every declared service. What the two sides know of services they know from here. */
export const services: Registry = registry
`,
  [`${RULES_FOLDER}/rules.ts`]: `${RULES_NOTE}
import type { RecordService } from '@shared/services/names'
import type { ServiceRules } from '../kernel/service-rules'
${withRules.map((name) => `import { ${name}Rules } from './${name}/${name}.rules'`).join('\n')}

/** The rules that declarations can't say, for the services that have any. */
export const rules: { readonly [Name in RecordService]?: ServiceRules<Name> } = {
${withRules.map((name) => `${name}: ${name}Rules,`).join('\n')}
}
`,
  'server/product/contract/own-examples.ts': `${RULES_NOTE}
import type { RecordService } from '@shared/services/names'
import type { OwnExample } from '../testing/example'
${withExample.map((name) => `import { ${name}Example } from '../services/${name}/${name}.example'`).join('\n')}

/** What can't be made from the shapes, for the services that need it. */
export const ownExamples: { readonly [Name in RecordService]?: OwnExample } = {
${withExample.map((name) => `${name}: ${name}Example,`).join('\n')}
}
`,
})

/** @param {string} root */
const filesOf = async (root) => {
  const names = declaredServices(root)
  const made = Object.entries(registryOf(names, having(root, names, 'rules'), having(root, names, 'example')))
  return Promise.all(
    made.map(async ([path, text]) => {
      const options = await resolveConfig(join(root, path))
      return { path, text: await format(text, { ...options, parser: 'typescript' }) }
    }),
  )
}

/** Writes the registry anew. @param {string} root @returns {Promise<string[]>} its files */
export async function writeRegistry(root) {
  const files = await filesOf(root)
  for (const { path, text } of files) writeFileSync(join(root, path), text)
  return files.map(({ path }) => path)
}

/** @param {string} root @returns {Promise<string[]>} the files of the registry that aren't what the folder says */
export async function checkRegistry(root) {
  const stale = (await filesOf(root)).filter(
    ({ path, text }) => text !== (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''),
  )
  return stale.map(({ path }) => `${path} isn't what ${FOLDER} and ${RULES_FOLDER} hold. Renew it: ${RENEW}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await writeRegistry(process.cwd())
