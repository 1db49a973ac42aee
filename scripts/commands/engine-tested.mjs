import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Beside the engine's sources: what its suites passed with. It is committed with a change of the engine. */
export const TESTED_FILE = 'engine/tested.json'
const IGNORED = /(^|\/)(dist|node_modules)(\/|$)|(^|\/)(README\.md|tested\.json)$/

const majorOf = (version) => Number(version.replace(/^v/, '').split('.')[0])

/** One hash over everything that the engine's suites depend on: its files, and the exact packages below it. @param {string} root */
export function engineHash(root) {
  const hash = createHash('sha256')
  const files = readdirSync(join(root, 'engine'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(join(root, 'engine').length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => !IGNORED.test(file))
    .sort()
  for (const file of files) {
    const content = readFileSync(join(root, 'engine', file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  for (const name of ['engine', ...Object.keys(locked.engine?.dependencies ?? {}).map((each) => `node_modules/${each}`)])
    hash.update(JSON.stringify([name, locked[name]]))
  return hash.digest('hex')
}

const readTested = (root) => (existsSync(join(root, TESTED_FILE)) ? JSON.parse(readFileSync(join(root, TESTED_FILE), 'utf8')) : null)

/** Whether the engine is what its suites passed with, on this Node; whoever gives them more to run (a shell, specification tests) wants them run.
 *  @param {string} root @param {NodeJS.ProcessEnv} env @param {string} [version] Node's */
export function engineIsTested(root, env, version = process.version) {
  const tested = readTested(root)
  return !env.MONGOSH && !env.SPEC_TESTS && tested?.hash === engineHash(root) && tested.node.includes(majorOf(version))
}

/** Remembers that all of the engine's suites passed. @param {string} root @param {string} [version] Node's */
export function rememberTested(root, version = process.version) {
  const hash = engineHash(root)
  const before = readTested(root)
  const node = [...new Set([...(before?.hash === hash ? before.node : []), majorOf(version)])].sort((a, b) => a - b)
  writeFileSync(join(root, TESTED_FILE), `${JSON.stringify({ hash, node }, null, 2)}\n`)
}
