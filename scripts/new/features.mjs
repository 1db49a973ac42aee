import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'

const LISTS = 'client/app/features'
/** A feature's folder is an area, a folder in one, or a folder of the frame. */
const PARENTS = ['client/areas', 'client/app']
const ENTRY = /^ {2}entry: true,$/m

const camelCase = (name) => name.replace(/-(\w)/g, (_dash, letter) => letter.toUpperCase())

/** As prettier writes it: in one line when it fits. */
const arrayOf = (start, items) => {
  const line = `${start}[${items.join(', ')}]`
  return line.length <= 140 ? [line] : [`${start}[`, ...items.map((item) => `  ${item},`), ']']
}

const nameOf = (folder) => camelCase(basename(folder))

const listOf = (folders, exported, about) =>
  [
    '// Written by `npm run new -- features` from the folders that have a manifest.ts.',
    "import type { FeatureManifest } from '../../components/feature/manifest'",
    ...folders.map((folder) => `import { feature as ${nameOf(folder)} } from '${relative(LISTS, folder)}/manifest'`),
    '',
    `/** ${about} */`,
    ...arrayOf(`export const ${exported}: readonly FeatureManifest[] = `, folders.map(nameOf)),
    '',
  ].join('\n')

const foldersIn = (root, folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => `${folder}/${entry.name}`)
    : []

/** The folders of features, by their names: those with a manifest that exports `feature`.
 *  @param {string} root @returns {string[]} from the root */
export function featureFolders(root) {
  const tops = PARENTS.flatMap((parent) => foldersIn(root, parent))
  const manifest = (folder) => join(root, folder, 'manifest.ts')
  return [...tops, ...tops.flatMap((top) => (top.startsWith('client/areas/') ? foldersIn(root, top) : []))]
    .filter((folder) => existsSync(manifest(folder)) && readFileSync(manifest(folder), 'utf8').includes('export const feature'))
    .sort((a, b) => (basename(a) < basename(b) ? -1 : 1))
}

/** The lists of features as the folders say: those behind the sign-in, and those that the first script brings.
 *  @param {string} root @returns {Record<string, string>} file → what it has to hold */
export function featureLists(root) {
  const folders = featureFolders(root)
  const isEntry = (folder) => ENTRY.test(readFileSync(join(root, folder, 'manifest.ts'), 'utf8'))
  return {
    [`${LISTS}/index.ts`]: listOf(
      folders.filter((folder) => !isEntry(folder)),
      'features',
      'The features behind the sign-in.',
    ),
    [`${LISTS}/entry.ts`]: listOf(folders.filter(isEntry), 'entryFeatures', 'The features that are needed before signing in.'),
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
