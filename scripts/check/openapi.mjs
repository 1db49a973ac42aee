import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNode } from '../ensure/child.mjs'
import { EnsureFailure } from '../ensure/failure.mjs'
import { dist } from '../ensure/paths.mjs'
import { prepare } from '../ensure/prepare.mjs'

const FILE = 'docs/openapi.json'
const RENEW = `npm run -s admin -- openapi > ${FILE}`

/** Compares the kept API description with what the declarations make of it.
 *  @param {string} root @returns {Promise<string[]>} the differences, and the command that renews the file */
export async function compareOpenApi(root, progress) {
  if (!existsSync(join(root, FILE))) return [`${FILE} is missing. Make it: ${RENEW}`]
  try {
    await prepare(['worker', 'admin'], progress)
  } catch (error) {
    if (error instanceof EnsureFailure) return [error.message]
    throw error
  }
  const { code, output } = await runNode(join(dist, 'admin.js'), ['openapi'], { cwd: root, capture: true })
  if (code !== 0) return [`admin openapi ended with code ${code}:`, output]
  const paths = differences(JSON.parse(readFileSync(join(root, FILE), 'utf8')), JSON.parse(output))
  return paths.length === 0 ? [] : [`${FILE} differs from the declarations at:`, ...paths.slice(0, 20), `Renew it: ${RENEW}`]
}

/** The places where two JSON values differ. @returns {string[]} as `/paths/~orders/get` */
export function differences(kept, made, path = '') {
  if (kept === made) return []
  const bothHold = (value) => typeof value === 'object' && value !== null
  if (!bothHold(kept) || !bothHold(made) || Array.isArray(kept) !== Array.isArray(made)) return [path || '/']
  const keys = new Set([...Object.keys(kept), ...Object.keys(made)])
  return [...keys].flatMap((key) => differences(kept[key], made[key], `${path}/${key.replaceAll('/', '~')}`))
}
