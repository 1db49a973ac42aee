import { readFile } from 'node:fs/promises'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** A file of the catalogue: its codes are the keys of its object. */
const isCatalogue = (file) => /^shared\/(domain\/errors\/[^/]+|errors\/kernel-errors)\.ts$/.test(file)
const isSource = (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\/|\/contract\//.test(file) && !isCatalogue(file)

/** Error codes that nothing raises. What is raised and not declared is the type checker's: `ErrorCode` names the catalogue's alone.
 *  @param {{ file: string, text: string }[]} catalogue @param {string[]} sources without tests
 *  @returns {string[]} */
export function unusedCodes(catalogue, sources) {
  const quoted = new Set(sources.flatMap((text) => [...text.matchAll(/'([a-z-]+(?:\.[a-z0-9-]+)+)'/gi)].map(([, code]) => code)))
  return catalogue.flatMap(({ file, text }) =>
    [...text.matchAll(/^ {2}'([^']+)':/gm)].filter(([, code]) => !quoted.has(code)).map(([, code]) => `${file}: nothing raises '${code}'`),
  )
}

/** @param {string} root @returns {Promise<string[]>} */
export async function findUnusedCodes(root) {
  const read = (file) => readFile(join(root, file), 'utf8')
  const { stdout } = await promisify(execFile)('git', ['ls-files', 'server', 'shared', 'client'], {
    cwd: root,
    maxBuffer: 16 * 1024 * 1024,
  })
  const files = stdout.split('\n')
  const sources = await Promise.all(files.filter(isSource).map(read))
  const catalogue = await Promise.all(files.filter(isCatalogue).map(async (file) => ({ file, text: await read(file) })))
  return unusedCodes(catalogue, sources)
}
