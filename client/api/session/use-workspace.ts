import { addDays, isDay, type Day } from '@shared/foundation/days/days'
import type { Workspace } from '@shared/areas/workspace/services/workspaces'
import type { App } from '@shared/foundation/rights/apps'
import { useEffect } from 'react'
import { useAppDispatch } from '../use-app-dispatch'
import { api } from '../api'
import { workspaceChanged } from './session-slice'
import { useKnownWorkspace } from './use-me'

/** The workspace one is signed in to, settings included; undefined until they have come. */
export const useWorkspace = (): Workspace | undefined => {
  const known = useKnownWorkspace()
  return api.workspaces.useGet(known?._id ?? '', { skip: !known }).data
}

/** Whether an app is on in the workspace one is signed in to; not before its settings have come. */
export const useHasApp = (app: App): boolean => useWorkspace()?.apps.includes(app) ?? false

/** The last day of the closed books; null while every day is open. */
export const useLockDate = (): Day | null => {
  const lockDate = useWorkspace()?.opts.lockDate
  return isDay(lockDate) ? lockDate : null
}

/** The first day something may be dated on: as its rule says, but not in the closed books. */
export const useFirstOpenDay = (earliest: Day): Day => {
  const lockDate = useLockDate()
  return lockDate !== null && lockDate >= earliest ? addDays(lockDate, 1) : earliest
}

/** Why its settings can't be had; null once they have come, or while they are on their way. */
export const useWorkspaceFailure = (): unknown => {
  const known = useKnownWorkspace()
  const { data, error } = api.workspaces.useGet(known?._id ?? '', { skip: !known })
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
