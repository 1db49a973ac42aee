import { setTimeout as rest } from 'node:timers/promises'
import type { Application } from '../kernel/application'
import type { JobRule } from '../kernel/jobs'
import { noteDone } from '../kernel/last-done'
import { Mends } from './mends'
import { recountsOf, type Difference, type Recount, type VerifiedWorkspace } from './verify'

const SELF_AUDIT = 'recount the figures'
const SELF_AUDIT_EVERY_MS = 3 * 60_000
/** For each millisecond of recounting so many of rest: the business comes first. */
const REST_FACTOR = 4
const MAX_REST_MS = 20_000

/**
 * Recounts the figures of every open workspace, one after the other, each as of one moment while others go on writing; puts right what
 * differs and tells the log. One that takes longer than the database keeps a moment is left to the operator's `verify`. Several at once
 * mend a figure once.
 * @param lost aborted when another node has the work now
 * @returns how many differences there were
 */
export const auditFigures = async (app: Application, lost?: AbortSignal): Promise<number> => {
  let found = 0
  let restMs = 0
  let isWhole = true
  const workspaces = await app
    .get('database')
    .platformRecords('workspaces')
    .find({ status: 'enabled' }, { only: ['slug', 'zone', 'resetting'] })
  for (const workspace of workspaces) {
    if (!app.get('ready') || lost?.aborted) return found
    if (workspace.resetting) continue
    if (restMs > 0) await rest(restMs, undefined, { ref: false })
    const started = performance.now()
    const audited = await audit(app, workspace, lost).catch((error: unknown) => {
      app.get('log').error({ job: SELF_AUDIT, workspace: workspace.slug, error }, 'the figures of a workspace could not be mended')
      return { differences: 0, isWhole: false }
    })
    found += audited.differences
    isWhole &&= audited.isWhole
    restMs = Math.min((performance.now() - started) * REST_FACTOR, MAX_REST_MS)
  }
  if (isWhole) await noteDone(app.get('database'), 'figures recounted', { at: app.get('now')() })
  return found
}

export const selfAudit: JobRule = { name: SELF_AUDIT, everyMs: SELF_AUDIT_EVERY_MS, run: auditFigures }

interface Audited {
  readonly differences: number
  /** Nothing had to be left out. */
  readonly isWhole: boolean
}

const audit = async (app: Application, workspace: VerifiedWorkspace, lost?: AbortSignal): Promise<Audited> => {
  let found = 0
  let isWhole = true
  for (const recount of recountsOf(app.get('books'))) {
    const audited = await auditBy(recount, app, workspace, lost)
    found += audited.differences
    isWhole &&= audited.isWhole
    if (audited.mended < audited.differences) {
      isWhole = false
      break
    }
  }
  app.get('healthState').differed({ figures: found })
  if (found > 0) app.get('work').lost(workspace._id)
  return { differences: found, isWhole }
}

const auditBy = async (
  recount: Recount,
  app: Application,
  workspace: VerifiedWorkspace,
  lost?: AbortSignal,
): Promise<Audited & { readonly mended: number }> => {
  const [database, log] = [app.get('database'), app.get('log')]
  let isWhole = true
  const differences = await database
    .asOfOneMoment(async (reader) => listOf(recount(reader, workspace, await Mends.since(reader, workspace._id))))
    .catch((error: unknown) => {
      log.warn({ workspace: workspace.slug, error }, 'the figures could not be recounted beside the running business')
      isWhole = false
      return []
    })
  let mended = 0
  for (const { figure, kept, entries, mend } of differences) {
    log.error({ workspace: workspace.slug, figure, kept, entries }, 'a figure differed from its entries')
    if (!lost?.aborted && (await mend?.(database))) mended += 1
  }
  return { differences: differences.length, isWhole, mended }
}

const listOf = async (found: AsyncGenerator<Difference>): Promise<Difference[]> => {
  const list: Difference[] = []
  for await (const difference of found) list.push(difference)
  return list
}
