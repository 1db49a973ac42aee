import type { Document } from '../platform/mongo/documents'
import type { Application } from './application'
import type { StoredOf } from './collections'

/**
 * Does work for one workspace after the other. What fails for one of them is told in the log, and the others come all the same.
 * @param what said in the log
 * @param filter which workspaces
 */
export const forEachWorkspace = async (
  app: Application,
  what: string,
  filter: Document,
  body: (workspace: StoredOf<'workspaces'>) => Promise<void>,
): Promise<void> => {
  for await (const workspace of app.get('database').platformRecords('workspaces').each(filter)) {
    try {
      await body(workspace)
    } catch (error) {
      app.get('log').error({ job: what, workspace: workspace.slug, error }, 'a job failed for one workspace; the others go on')
    }
  }
}
