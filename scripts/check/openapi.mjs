import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNode } from '../ensure/child.mjs'
import { EnsureFailure } from '../ensure/failure.mjs'
import { dist } from '../ensure/paths.mjs'
import { prepare } from '../ensure/prepare.mjs'

export const DESCRIPTION_FILE = 'docs/openapi.json'
const RENEW = `npm run -s admin -- openapi > ${DESCRIPTION_FILE}`

/** What the declarations come to, as JSON. @param {string} root @returns {Promise<string>} @throws {EnsureFailure} when it can't be made */
export async function apiDescription(root, progress) {
  await prepare(['engine', 'admin'], progress)
  const { code, output } = await runNode(join(dist, 'admin.js'), ['openapi'], { cwd: root, capture: true })
  if (code !== 0) throw new EnsureFailure(`admin openapi ended with code ${code}:\n${output}`)
  return output
}

/** Compares the kept API description with what the declarations make of it.
 *  @param {string} root @returns {Promise<string[]>} the differences, and the command that renews the file */
export async function compareOpenApi(root, progress) {
  if (!existsSync(join(root, DESCRIPTION_FILE))) return [`${DESCRIPTION_FILE} is missing. Make it: ${RENEW}`]
  try {
    const made = JSON.parse(await apiDescription(root, progress))
    const paths = differences(JSON.parse(readFileSync(join(root, DESCRIPTION_FILE), 'utf8')), made)
    if (paths.length === 0) return []
    return [`${DESCRIPTION_FILE} differs from the declarations at:`, ...paths.slice(0, 20), `Renew it: ${RENEW}`]
  } catch (error) {
    if (error instanceof EnsureFailure) return [error.message]
    throw error
  }
}

/** The places where two JSON values differ. @returns {string[]} as `/paths/~orders/get` */
export function differences(kept, made, path = '') {
  if (kept === made) return []
  const bothHold = (value) => typeof value === 'object' && value !== null
  if (!bothHold(kept) || !bothHold(made) || Array.isArray(kept) !== Array.isArray(made)) return [path || '/']
  const keys = new Set([...Object.keys(kept), ...Object.keys(made)])
  return [...keys].flatMap((key) => differences(kept[key], made[key], `${path}/${key.replaceAll('/', '~')}`))
}
