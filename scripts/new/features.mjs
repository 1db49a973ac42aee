import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = 'client/areas/workspace'
const ENTRY = /^ {2}entry: true,$/m

const camelCase = (name) => name.replace(/-(\w)/g, (_dash, letter) => letter.toUpperCase())

/** As prettier writes it: in one line when it fits. */
const arrayOf = (start, items) => {
  const line = `${start}[${items.join(', ')}]`
  return line.length <= 140 ? [line] : [`${start}[`, ...items.map((item) => `  ${item},`), ']']
}

const listOf = (names, exported, about) =>
  [
    '// Written by `npm run new -- features` from the folders that have an index.ts.',
    "import type { FeatureManifest } from '../components/feature/manifest'",
    ...names.map((name) => `import { feature as ${camelCase(name)} } from './${name}'`),
    '',
    `/** ${about} */`,
    ...arrayOf(`export const ${exported}: readonly FeatureManifest[] = `, names.map(camelCase)),
    '',
  ].join('\n')

/** The lists of features as the folders say: those behind the sign-in, and those that the first script brings.
 *  @param {string} root @returns {Record<string, string>} file → what it has to hold */
export function featureLists(root) {
  const names = readdirSync(join(root, FOLDER))
    .filter((name) => existsSync(join(root, FOLDER, name, 'index.ts')))
    .sort()
  const isEntry = (name) => ENTRY.test(readFileSync(join(root, FOLDER, name, 'index.ts'), 'utf8'))
  return {
    [`${FOLDER}/index.ts`]: listOf(
      names.filter((name) => !isEntry(name)),
      'features',
      'The features behind the sign-in.',
    ),
    [`${FOLDER}/entry.ts`]: listOf(names.filter(isEntry), 'entryFeatures', 'The features that are needed before signing in.'),
  }
}

/** @param {string} root @returns {string[]} which list isn't what the folders say */
export const compareFeatures = (root) =>
  Object.entries(featureLists(root))
    .filter(([file, text]) => !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== text)
    .map(([file]) => `${file} isn't what the folders say: npm run new -- features`)

/** @param {string} root @returns {string[]} the files it wrote */
export function writeFeatures(root) {
  const lists = Object.entries(featureLists(root))
  for (const [file, text] of lists) writeFileSync(join(root, file), text)
  return lists.map(([file]) => file)
}
