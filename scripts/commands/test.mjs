import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runNode } from '../ensure/child.mjs'
import { EnsureFailure } from '../ensure/failure.mjs'
import { packageFile, root } from '../ensure/paths.mjs'
import { prepare } from '../ensure/prepare.mjs'
import { allTargets } from '../ensure/targets.mjs'
import { changedFiles, runsOf, servicesIn, suitesOf, usersIn } from './changed-suites.mjs'
import { engineIsTested, rememberTested, TESTED_FILE } from './engine-tested.mjs'
import { findChromium, unregisteredSuites } from './optional-suites.cjs'

/** `npm test [-- jest arguments]`: all suites that can run here, then one line `N passed, N failed`. A part of the product that can't
 *  be built is named and counts as one failure; what doesn't need it is tested all the same. The engine's suites are left out while it
 *  is what they passed with. `--changed`: the suites of what was changed alone. */
export async function test(args, progress) {
  await prepare([], progress)
  if (!announceMissing(progress)) return 1
  const runs = args.includes('--changed')
    ? runsOfChanged(
        args.filter((arg) => arg !== '--changed'),
        progress,
      )
    : [args]
  const isWhole = runs.some((run) => run.length === 0)
  const built = await tryToBuild(isWhole ? allTargets : await neededFor(runs), progress)
  const how = { failedBefore: isWhole && !built ? 1 : 0, isBuilt: built }
  if (!isWhole) {
    const code = await runJest(runs, progress, how)
    if (code === 0 && args.join(' ') === '--selectProjects engine') rememberEngine()
    return code
  }
  const leavesEngine = engineIsTested(root, process.env)
  if (leavesEngine)
    progress.say(`The engine is what its suites passed with (${TESTED_FILE}); npm test -- --selectProjects engine runs them.`)
  const code = await runJest([leavesEngine ? ['--ignoreProjects', 'engine'] : []], progress, how)
  if (code === 0 && !leavesEngine) rememberEngine()
  return code
}

/** Not where nobody would commit it, nor by a run that lacked a suite. */
function rememberEngine() {
  const lacks = unregisteredSuites(root).some(({ needs }) => needs === 'strace')
  if (process.env.CI === undefined && !lacks) rememberTested(root)
}

/** @returns {string[][]} runs of jest; one without arguments: everything */
function runsOfChanged(args, progress) {
  const files = changedFiles(root)
  const suites = files && suitesOf(files, { servicesOf: servicesIn(root), usersOf: usersIn(root) })
  if (!suites) {
    progress.say(files ? 'What was changed may concern everything: all suites.' : 'What was changed is not known here: all suites.')
    return [args]
  }
  progress.say(
    `Changed: ${suites.folders.join(' ') || 'nothing that is tested'}${suites.services.length > 0 ? `; contract of ${suites.services.join(', ')}` : ''}`,
  )
  return runsOf(root, suites).map((run) => [...run, ...args])
}

/** `npm run e2e [-- jest arguments]`: the browser suites alone. */
export async function e2e(args, progress) {
  if (!findChromium()) {
    progress.say('The browser suites need Chromium: install it (Debian: apt-get install chromium) or put it on PATH.')
    return 1
  }
  return runJest([['--selectProjects', 'e2e', ...args]], progress)
}

/** A run narrowed by arguments builds the web app only for browser suites, and a part that is being written just now doesn't count:
 *  suites that need it fail by themselves.
 *  @returns {Promise<import('../ensure/targets.mjs').TargetName[]>} */
async function neededFor(runs) {
  const listed = (args) => runNode(packageFile('jest/bin/jest.js'), ['--listTests', ...args], { cwd: root, capture: true })
  const selected = await Promise.all(runs.map(listed))
  return selected.some(({ output }) => output.includes('.e2e.ts')) ? allTargets : ['engine', 'server', 'admin', 'quarantine']
}

/** @returns {Promise<boolean>} whether all of it is there */
async function tryToBuild(names, progress) {
  try {
    await prepare(names, progress)
    return true
  } catch (error) {
    if (!(error instanceof EnsureFailure)) throw error
    progress.say(error.message)
    return false
  }
}

/** Names the suites that aren't registered. @returns {boolean} whether the tests may start without them */
function announceMissing(progress) {
  const missing = unregisteredSuites(root)
  const withFiles = missing.filter((suite) => suite.files.length > 0)
  if (withFiles.length > 0) {
    const parts = withFiles.map((suite) => `${suite.files.join(', ')} (no ${suite.needs})`)
    progress.say(`Not registered: ${parts.join('; ')}`)
  }
  const refused = process.env.REQUIRE_BROWSER === '1' ? missing.filter((suite) => suite.required) : []
  if (refused.length === 0) return true
  progress.say(`REQUIRE_BROWSER=1, but missing: ${refused.map((suite) => suite.needs).join(', ')}`)
  progress.say(`0 passed, ${refused.length} failed`)
  return false
}

/** @param {string[][]} runs arguments of each run of jest
 *  @param {{ failedBefore?: number, isBuilt?: boolean }} [how] failures to add to jest's, and whether what it starts is built
 *  @returns {Promise<number>} the exit code */
async function runJest(runs, progress, { failedBefore = 0, isBuilt = false } = {}) {
  const results = []
  for (const args of runs) results.push(await runOnce(args, isBuilt))
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, failedBefore)
  if (!results.some((result) => result.onlyAsked)) progress.say(`${passed} passed, ${failed} failed`)
  const code = results.find((result) => result.code !== 0)?.code ?? 0
  return code === 0 && failed > 0 ? 1 : code
}

/** `onlyAsked`: nothing was run, as with --listTests. */
async function runOnce(args, isBuilt) {
  const folder = mkdtempSync(join(inMemory() ?? tmpdir(), 'socai-test-'))
  const countsFile = join(folder, 'counts.json')
  const reporters = ['--reporters=default', `--reporters=${join(root, 'scripts', 'jest', 'counts-reporter.cjs')}`]
  try {
    const cache = `--cacheDirectory=${join(tmpdir(), 'jest-socai')}`
    const { code } = await runNode(packageFile('jest/bin/jest.js'), [...args, cache, ...workers(args), ...reporters], {
      cwd: root,
      env: { ...process.env, TMPDIR: folder, TEST_COUNTS_FILE: countsFile, ...(isBuilt ? { TEST_BUILT: '1' } : {}) },
    })
    const counts = existsSync(countsFile) ? JSON.parse(readFileSync(countsFile, 'utf8')) : null
    return { code, onlyAsked: counts === null && code === 0, ...summarise(counts, code) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const MIN_MEMORY_BYTES = 4_000_000_000

/** A folder in memory for what tests write and throw away, where it has room: on a disk that discards blocks, files that one suite
 *  removes keep the next suite's writes waiting for seconds. @returns {string | null} */
function inMemory() {
  const folder = '/dev/shm'
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= MIN_MEMORY_BYTES ? folder : null
  } catch {
    return null
  }
}

const workers = (args) => (args.some((arg) => /^(--maxWorkers|-w|--runInBand|-i$)/.test(arg)) ? [] : ['--maxWorkers=2'])

/** A suite that couldn't even start counts as one failure; so does a run that ended badly without saying why.
 *  @param {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number } | null} counts jest's, null if it wrote none
 *  @param {number} code jest's exit code @returns {{ passed: number, failed: number }} */
export function summarise(counts, code) {
  const passed = counts?.numPassedTests ?? 0
  const failed = (counts?.numFailedTests ?? 0) + (counts?.numRuntimeErrorTestSuites ?? 0)
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed }
}
