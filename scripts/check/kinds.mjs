import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const TABLES = { orders: 'shared/foundation/documents/order-kinds.ts', funds: 'shared/foundation/documents/fund-groups.ts' }

/** Files that still compare groups of funds by name; the list only shrinks. */
const STILL_COMPARED = []

const isSource = (file) => /\.tsx?$/.test(file) && !/\.(test|e2e)\.tsx?$/.test(file)

/** What the server does; what is made up for demo and suites names groups as people do. */
const isServing = (file) => /^server\/(?!product\/|testing\/)/.test(file) && !file.endsWith('.example.ts')

/** The names of the groups in the tables: what a kind is called is written there alone.
 *  @param {string} orders text of the table of orders @param {string} funds text of the table of groups of funds @returns {string[]} */
export const groupNames = (orders, funds) => [
  ...[...orders.matchAll(/^ {2}(\w+): \{$/gm)].map(([, name]) => name),
  ...[...funds.matchAll(/^ {2}(?:\w+: )?\{ name: '([^']+)'/gm)].map(([, name]) => name),
]

/** Where a group is compared by its name, instead of asking its kind for what is meant.
 *  @param {string} file @param {string} text @param {readonly string[]} names @returns {string[]} */
export function comparedGroups(file, text, names) {
  const name = `'(?:${names.join('|')})'`
  const compared = new RegExp(`\\bgroup\\b\\S{0,3} [!=]==? ${name}|${name} [!=]==? \\S*\\bgroup\\b|\\bgroup\\.startsWith\\('`)
  return text.split('\n').flatMap((line, index) => {
    const found = compared.exec(line)?.[0]
    return found
      ? [`${file}:${index + 1}: \`${found}\` asks what it is called, not what is meant: see ${Object.values(TABLES).join(', ')}`]
      : []
  })
}

/** Where a query or a record names a group, instead of taking it from the tables.
 *  @param {string} file @param {string} text @param {readonly string[]} names @returns {string[]} */
export function writtenGroups(file, text, names) {
  const written = new RegExp(`(?<!readonly )\\bgroup: (?:\\{ \\$(?:eq|ne|in|nin): \\[?)?'(?:${names.join('|')})'(?! \\|)`)
  return text.split('\n').flatMap((line, index) => {
    const found = written.exec(line)?.[0]
    return found ? [`${file}:${index + 1}: \`${found}\` names a group: take it from ${Object.values(TABLES).join(', ')}`] : []
  })
}

/** @param {string} root @returns {Promise<string[]>} */
export async function findComparedGroups(root) {
  const read = (file) => readFileSync(join(root, file), 'utf8')
  const { stdout } = await promisify(execFile)('git', ['ls-files', 'server', 'shared', 'client'], { cwd: root, maxBuffer: 1 << 24 })
  const names = groupNames(read(TABLES.orders), read(TABLES.funds))
  const left = [...Object.values(TABLES), ...STILL_COMPARED]
  return stdout
    .split('\n')
    .filter((file) => isSource(file) && !left.includes(file))
    .flatMap((file) => {
      const text = read(file)
      return [...comparedGroups(file, text, names), ...(isServing(file) ? writtenGroups(file, text, names) : [])]
    })
}
