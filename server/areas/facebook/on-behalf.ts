import { zone as asZone } from '@shared/foundation/days/days'
import type { Application } from '../../kernel/application'
import type { Caller, CallParams } from '../../kernel/call'

/** What a job does in a workspace, it does as its board; nobody's name is under it. */
export interface OnBehalf {
  readonly app: Application
  readonly workspaceId: string
  readonly params: CallParams & { readonly caller: Caller }
}

/** The workspace a job works in; null while the app is off there, or the workspace is closed. */
export const onBehalfOf = async (app: Application, workspaceId: string): Promise<OnBehalf | null> => {
  const workspace = await app
    .get('database')
    .platformRecords('workspaces')
    .byId(workspaceId, { only: ['status', 'apps', 'zone'] })
  if (workspace?.status !== 'enabled' || !workspace.apps.includes('adbreaks')) return null
  const zone = asZone(workspace.zone)
  return {
    app,
    workspaceId,
    params: { caller: { workspaceId, userId: null, rights: ['bod'], zone, person: null, keyed: false, sessionId: null } },
  }
}

/** Works through records: the workspaces beside each other, the records of one after each other. */
export const byWorkspace = async <T extends { readonly workspaceId: string }>(
  app: Application,
  records: readonly T[],
  work: (behalf: OnBehalf, record: T) => Promise<void>,
): Promise<void> => {
  const workspaces = [...new Set(records.map(({ workspaceId }) => workspaceId))]
  await Promise.all(
    workspaces.map(async (id) => {
      const behalf = await onBehalfOf(app, id)
      if (behalf) for (const record of records.filter(({ workspaceId }) => workspaceId === id)) await work(behalf, record)
    }),
  )
}
