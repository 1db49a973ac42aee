import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** A file of the catalogue: its codes are the keys of its object. */
const isCatalogue = (file) => /^shared\/(areas\/[^/]+\/([^/]+-)?errors|foundation\/errors\/kernel-errors)\.ts$/.test(file)
const isSource = (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\/|\/contract\//.test(file) && !isCatalogue(file)

/** Error codes that nothing raises. What is raised and not declared is the type checker's: `ErrorCode` names the catalogue's alone.
 *  @param {{ file: string, text: string }[]} catalogue @param {string[]} sources without tests
 *  @returns {string[]} */
export function unusedCodes(catalogue, sources) {
  const quoted = new Set()
  for (const text of sources) for (const [, code] of text.matchAll(/'([a-z-]+(?:\.[a-z0-9-]+)+)'/gi)) quoted.add(code)
  return catalogue.flatMap(({ file, text }) =>
    [...text.matchAll(/^ {2}'([^']+)':/gm)].filter(([, code]) => !quoted.has(code)).map(([, code]) => `${file}: nothing raises '${code}'`),
  )
}

/** @param {string} root @returns {Promise<string[]>} */
export async function findUnusedCodes(root) {
  const read = (file) => readFileSync(join(root, file), 'utf8')
  const { stdout } = await promisify(execFile)('git', ['ls-files', 'server', 'shared', 'client'], {
    cwd: root,
    maxBuffer: 16 * 1024 * 1024,
  })
  const files = stdout.split('\n')
  const sources = files.filter(isSource).map(read)
  const catalogue = files.filter(isCatalogue).map((file) => ({ file, text: read(file) }))
  return unusedCodes(catalogue, sources)
}
