import type { Workspace } from '@shared/services/workspaces.schema'
import { useKnownWorkspace } from './use-me'
import { workspacesApi } from '../workspaces'

/** The workspace one is signed in to, settings included; undefined until they have come. */
export const useWorkspace = (): Workspace | undefined => {
  const known = useKnownWorkspace()
  return workspacesApi.useGet(known?._id ?? '', { skip: !known }).data
}
