import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/** Files that never change what is built: tests, what only tests use, and notes. */
const isIrrelevant = (name) =>
  /\.test\.(ts|tsx|mjs)$/.test(name) || name.endsWith('.md') || ['testing', 'node_modules', 'dist'].includes(name)

/** The files behind `inputs`, sorted, without those that never reach a build.
 *  @param {string} root @param {string[]} inputs files and folders relative to root; a missing one counts as empty
 *  @returns {string[]} paths relative to root with forward slashes */
export function inputFiles(root, inputs) {
  const found = []
  const visit = (path) => {
    if (!existsSync(path)) return
    if (!statSync(path).isDirectory()) return void found.push(relative(root, path).split(sep).join('/'))
    for (const name of readdirSync(path)) if (!isIrrelevant(name)) visit(join(path, name))
  }
  for (const input of inputs) visit(join(root, input))
  return [...new Set(found)].sort()
}

/** One hash over names and contents, so that a checkout that only touches times builds nothing.
 *  @param {string} root @param {string[]} inputs @returns {string} */
export function hashInputs(root, inputs) {
  const hash = createHash('sha256')
  for (const file of inputFiles(root, inputs)) {
    const content = readFileSync(join(root, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** @param {string} file @returns {string | null} what was last written there by writeStamp */
export function readStamp(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** @param {string} file @param {string} stamp */
export function writeStamp(file, stamp) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, stamp)
}

/** @param {string} file */
export const removeStamp = (file) => rmSync(file, { force: true })
