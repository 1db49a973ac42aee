import { can, type Right } from '@shared/foundation/rights/rights'
import { useSelector } from 'react-redux'
import { selectSession, type KnownWorkspace, type User, type WithSession } from './session-slice'

/** Who is signed in; null for a guest. */
export const useMaybeMe = (): User | null => useSelector((state: WithSession) => selectSession(state)?.user ?? null)

/** Who is signed in. Only below protected routes. */
export const useMe = (): User => {
  const me = useMaybeMe()
  if (!me) throw new Error('useMe is for protected screens')
  return me
}

const noRights: readonly Right[] = []

/** Whether the member has the right, or one of several (bod has all of a workspace's). */
export const useCan = (right: Right | readonly Right[]): boolean => {
  const rights = useSelector((state: WithSession) => selectSession(state)?.user.rights ?? noRights)
  return can(rights, typeof right === 'string' ? [right] : right)
}

/** What is known of the workspace at once; `useWorkspace` has all of it. */
export const useKnownWorkspace = (): KnownWorkspace | null => useSelector((state: WithSession) => selectSession(state)?.workspace ?? null)
