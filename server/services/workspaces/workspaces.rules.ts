import type { ServiceRules } from '../../kernel/service-rules'
import { consolidated } from './consolidated'
import { lockNotices } from './lock-notices'
import { lookUp, myWorkspaces } from './look-up'
import { patchWorkspace } from './settings'
import { signUp } from './sign-up'

export const workspacesRules: ServiceRules<'workspaces'> = {
  find: lookUp,
  create: signUp,
  patch: patchWorkspace,
  reports: { myWorkspaces, consolidated },
  notices: lockNotices,
}
