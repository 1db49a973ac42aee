import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { runChild } from './child.mjs'
import { EnsureFailure } from './failure.mjs'
import { readStamp, writeStamp } from './freshness.mjs'

const stampFile = (root) => join(root, 'node_modules', '.installed-from')

/** What node_modules has to be made of: the lock file, and the Node that native packages were chosen for. */
export function wantedStamp(root, nodeVersion = process.version) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  return `node ${nodeVersion.replace(/^v/, '').split('.')[0]} lock ${lock}`
}

/** Whether node_modules answers the lock file. A tree put there by hand (`npm ci`, `npm install`) is recognised and stamped.
 *  @param {string} root @param {string} [nodeVersion] @returns {boolean} */
export function dependenciesAreFresh(root, nodeVersion = process.version) {
  const wanted = wantedStamp(root, nodeVersion)
  const found = readStamp(stampFile(root))
  if (found === wanted) return true
  const sameNode = found === null || found.split(' lock ')[0] === wanted.split(' lock ')[0]
  if (!sameNode || !installedTreeMatches(root)) return false
  writeStamp(stampFile(root), wanted)
  return true
}

/** Compares npm's own record of what it installed with the lock file; packages of other platforms may be missing. */
export function installedTreeMatches(root) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const agrees = ([path, entry]) =>
    path === '' || (installed[path] ? installed[path].integrity === entry.integrity : entry.optional === true || entry.devOptional === true)
  return Object.entries(locked).every(agrees) && Object.keys(installed).every((path) => path in locked)
}

/** Installs exactly what the lock file names.
 *  @param {string} root @param {{ during: Function }} progress @throws {EnsureFailure} with the reason in one line */
export async function installDependencies(root, progress) {
  const wanted = wantedStamp(root)
  await progress.during('Installing packages (once; about a minute)', async () => {
    const { code, output } = await runNpm(root)
    if (code !== 0) throw new EnsureFailure(whyInstallFailed(code, output))
  })
  writeStamp(stampFile(root), wanted)
}

function runNpm(root) {
  // --include=dev: NODE_ENV=production would leave out what the builds need. --prefer-offline: a warm cache answers without asking.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error', '--fetch-retry-maxtimeout=10000']
  const options = { cwd: root, capture: true }
  const own = process.env.npm_execpath
  if (own && basename(own) === 'npm-cli.js') return runChild(process.execPath, [own, ...args], options)
  const windows = process.platform === 'win32'
  return runChild(windows ? 'npm.cmd' : 'npm', args, { ...options, shell: windows }).catch((error) => {
    throw new EnsureFailure(error.code === 'ENOENT' ? 'npm was not found; it comes with Node from https://nodejs.org.' : error.message)
  })
}

const UNREACHABLE = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENETUNREACH|EHOSTUNREACH|FETCH_ERROR/

/** @param {number} code @param {string} output what npm printed @returns {string} */
export function whyInstallFailed(code, output) {
  const unreachable = UNREACHABLE.exec(output)
  if (unreachable)
    return `Packages could not be installed: the npm registry can't be reached (${unreachable[0]}). Check the network or proxy and run the command again.`
  if (/ENOSPC/.test(output)) return 'Packages could not be installed: the disk is full (ENOSPC). Free about 1 GB and run the command again.'
  if (/EACCES|EPERM/.test(output)) return `Packages could not be installed: no permission to write node_modules.\n${output.trim()}`
  return `Packages could not be installed: npm ci ended with code ${code}.\n${output.trim()}`
}
