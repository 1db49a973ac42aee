import { can } from '@shared/foundation/rights/rights'
import type { RulesBesideReports } from '../../../../kernel/service-rules'
import { accesses } from './accesses-report'
import { administered, administration, getAdministered, installation } from './administered'
import { workspaceNotices } from './workspace-notices'
import { lookUp, myWorkspaces } from './look-up'
import { patchWorkspace } from './settings'
import { signUp } from './sign-up'
import { clearArrivals } from './take-workspace-archive'

const CLEAR_EVERY_MS = 5 * 60_000

/** What there is to report of several areas stands in `reports/workspaces.reports.ts`. */
export const workspacesRules = {
  find: lookUp,
  getInstead: ({ app, caller }, id) => (id !== caller.workspaceId && can(caller.rights, ['admin']) ? () => getAdministered(app, id) : null),
  create: signUp,
  patch: patchWorkspace,
  reports: { accesses, myWorkspaces, administered, administration, installation },
  notices: workspaceNotices,
  jobs: [{ name: 'files that broke off', everyMs: CLEAR_EVERY_MS, run: clearArrivals }],
} satisfies RulesBesideReports<'workspaces'>
