import { can } from '@shared/foundation/rights/rights'
import type { SocaiDatabase, StoredOf } from '../../../../kernel/collections'
import type { Call, ReportFunctions } from '../../../../kernel/service-rules'
import { AppError } from '../../../../platform/errors'

type WorkspaceId = StoredOf<'workspaces'>['_id']

/** @throws AppError 403 for others than the board; 400 for the workspace itself, or one that isn't there */
export const assertSister = async ({ app, caller }: Call<'assets'>, sister: WorkspaceId | null): Promise<void> => {
  const field = 'sisterWorkspaceId'
  if (!can(caller.rights, ['bod'])) throw AppError.atField(field, 'assets.needs-bod')
  if (sister === null) return
  if (sister === caller.workspaceId) throw AppError.atField(field, 'assets.sister-own')
  if (
    !(await app
      .get('database')
      .platformRecords('workspaces')
      .byId(sister, { only: ['name'] }))
  )
    throw AppError.atField(field, 'assets.sister-unknown')
}

/** Whether a company names another as its sister, by any active partner. */
const names = async (database: SocaiDatabase, from: string, sister: string): Promise<boolean> =>
  (await database.records('assets', from).one({ sisterWorkspaceId: sister, status: 'active' }, { only: ['name'] })) !== null

export const sisters: ReportFunctions<'assets'>['sisters'] = async ({ app, caller }) => {
  const database = app.get('database')
  const partners = await database
    .records('assets', caller.workspaceId)
    .find({ sisterWorkspaceId: { $exists: true }, status: 'active' }, { only: ['name', 'group', 'sisterWorkspaceId'], limit: 1000 })
  const ids = [...new Set(partners.flatMap(({ sisterWorkspaceId }) => sisterWorkspaceId ?? []))]
  const workspaces = await database.platformRecords('workspaces').byIds(ids, { only: ['name'] })
  const agreed = new Map(await Promise.all(ids.map(async (id) => [id, await names(database, id, caller.workspaceId)] as const)))
  return {
    data: partners.flatMap(({ _id, name, group, sisterWorkspaceId }) => {
      const workspace = workspaces.find((each) => each._id === sisterWorkspaceId)
      if (!workspace) return []
      const isAgreed = agreed.get(workspace._id) ?? false
      // What a company is called is for it to tell: by naming this one, too.
      return [{ _id, name, group, workspace: { _id: workspace._id, ...(isAgreed ? { name: workspace.name } : {}) }, agreed: isAgreed }]
    }),
  }
}
