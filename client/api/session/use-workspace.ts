import type { App, Workspace } from '@shared/services/workspaces'
import { useEffect } from 'react'
import { useAppDispatch } from '../use-app-dispatch'
import { workspacesApi } from '../workspaces'
import { workspaceChanged } from './session-slice'
import { useKnownWorkspace } from './use-me'

/** The workspace one is signed in to, settings included; undefined until they have come. */
export const useWorkspace = (): Workspace | undefined => {
  const known = useKnownWorkspace()
  return workspacesApi.useGet(known?._id ?? '', { skip: !known }).data
}

/** Whether an app is on in the workspace one is signed in to; not before its settings have come. */
export const useHasApp = (app: App): boolean => useWorkspace()?.apps.includes(app) ?? false

/** Why its settings can't be had; null once they have come, or while they are on their way. */
export const useWorkspaceFailure = (): unknown => {
  const known = useKnownWorkspace()
  const { data, error } = workspacesApi.useGet(known?._id ?? '', { skip: !known })
  return data === undefined ? (error ?? null) : null
}

/** Keeps what the session knows of its workspace (name, colour, zone) as the record has it. Once, in the frame. */
export const useWorkspaceKept = (): void => {
  const dispatch = useAppDispatch()
  const workspace = useWorkspace()
  useEffect(() => {
    if (workspace) dispatch(workspaceChanged(workspace))
  }, [dispatch, workspace])
}
