import type { Document } from '../platform/mongo/documents'
import type { Application } from './application'
import type { SocaiDatabase, StoredOf } from './collections'

interface Which {
  /** Absent: all of them. */
  readonly filter?: Document
  /** Asked before each: whether the rest is left, to another node or to the next time. */
  readonly isOver?: () => boolean
}

/**
 * Does work for one workspace after the other. What fails for one of them is told in the log, and the others come all the same.
 * @param job said in the log
 */
export const forEachWorkspace = async (
  app: Application,
  job: string,
  { filter = {}, isOver = () => false }: Which,
  body: (workspace: StoredOf<'workspaces'>) => Promise<void>,
): Promise<void> => {
  for await (const workspace of app.get('database').platformRecords('workspaces').each(filter)) {
    if (isOver()) return
    try {
      await body(workspace)
    } catch (error) {
      app.get('log').error({ job, workspace: workspace.slug, error }, 'a job failed for one workspace; the others go on')
    }
  }
}

/** Whether a workspace lives in another cell, or is on its way: nothing is done for it here. */
export const livesElsewhere = async (database: SocaiDatabase, workspaceId: string): Promise<boolean> =>
  (await database.platformRecords('workspaces').byId(workspaceId, { only: ['moving'] }))?.moving !== undefined

/** Workspaces in the order of their ids, read in one go: work on one may take longer than a database keeps a cursor. */
export const allWorkspaces = (database: SocaiDatabase) =>
  database.platformRecords('workspaces').find({}, { sort: { _id: 1 }, only: ['slug', 'zone'] })
