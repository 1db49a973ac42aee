import { join } from 'node:path'
import { buildTarget, stopBuildService, targetIsFresh } from './build.mjs'
import { dependenciesAreFresh, installDependencies } from './dependencies.mjs'
import { EnsureFailure } from './failure.mjs'
import { withLock } from './lock.mjs'
import { dist, root } from './paths.mjs'
import { targets } from './targets.mjs'

/** Brings packages and the named builds up to date; does nothing, and quickly, when they are.
 *  @param {import('./targets.mjs').TargetName[]} names
 *  @param {ReturnType<typeof import('./progress.mjs').createProgress>} progress
 *  @throws {import('./failure.mjs').EnsureFailure} with everything that failed */
export async function prepare(names, progress) {
  const stale = () => names.map((name) => targets[name]).filter((target) => !targetIsFresh(target))
  if (dependenciesAreFresh(root) && stale().length === 0) return
  const waiting = () => progress.say('Another command is preparing this folder; waiting for it.')
  await withLock(join(dist, '.lock'), () => bringUpToDate(stale, progress), waiting)
}

async function bringUpToDate(stale, progress) {
  if (!dependenciesAreFresh(root)) await installDependencies(root, progress)
  const toBuild = stale()
  if (toBuild.length === 0) return
  const label = `Building ${toBuild.map((target) => target.label).join(', ')}`
  await progress.during(label, async () => {
    const results = await Promise.allSettled(toBuild.map(buildTarget))
    await stopBuildService(toBuild)
    throwFailures(results.filter((result) => result.status === 'rejected').map((result) => result.reason))
  })
}

/** All that went wrong in one message, so that one run tells everything. */
function throwFailures(reasons) {
  const unexpected = reasons.find((reason) => !(reason instanceof EnsureFailure))
  if (unexpected) throw unexpected
  if (reasons.length > 0) throw new EnsureFailure(reasons.map((reason) => reason.message).join('\n'))
}
