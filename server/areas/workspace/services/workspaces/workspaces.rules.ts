import { can } from '@shared/foundation/rights/rights'
import type { ServiceRules } from '../../../../kernel/service-rules'
import { administered, administration, getAdministered, installation } from './administered'
import { consolidated } from '../../../reports/consolidated'
import { workspaceNotices } from './workspace-notices'
import { lookUp, myWorkspaces } from './look-up'
import { patchWorkspace } from './settings'
import { signUp } from './sign-up'
import { clearArrivals } from './take-workspace-archive'

const CLEAR_EVERY_MS = 5 * 60_000

export const workspacesRules: ServiceRules<'workspaces'> = {
  find: lookUp,
  getInstead: ({ app, caller }, id) => (id !== caller.workspaceId && can(caller.rights, ['admin']) ? () => getAdministered(app, id) : null),
  create: signUp,
  patch: patchWorkspace,
  reports: { myWorkspaces, administered, administration, installation, consolidated },
  notices: workspaceNotices,
  jobs: [{ name: 'files that broke off', everyMs: CLEAR_EVERY_MS, run: clearArrivals }],
}
