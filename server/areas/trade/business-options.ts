import type { BusinessOptions } from '@shared/areas/trade/rules/reports/business'
import type { SocaiDatabase } from '../../kernel/collections'

/** How a workspace counts its business. */
export const businessOptions = async (
  database: SocaiDatabase,
  workspaceId: string,
): Promise<BusinessOptions & { howCalculateRevenue: 'ordered' | 'shipped' }> => {
  const [workspace, fundGroups] = await Promise.all([
    database.platformRecords('workspaces').byId(workspaceId, { only: ['opts'] }),
    database.records('fundGroups', workspaceId).find({}, { only: ['name', 'isCredit', 'nonBusiness'] }),
  ])
  return {
    howCalculateRevenue: workspace?.opts.howCalculateRevenue ?? 'ordered',
    nonBusinessIEGroups: workspace?.opts.nonBusinessIEGroups ?? [],
    fundGroups,
  }
}

/** Whether a workspace counts what was ordered or what was shipped as its revenue. */
export const revenueBasis = async (database: SocaiDatabase, workspaceId: string): Promise<'ordered' | 'shipped'> => {
  const workspace = await database.platformRecords('workspaces').byId(workspaceId, { only: ['opts'] })
  return workspace?.opts.howCalculateRevenue ?? 'ordered'
}
