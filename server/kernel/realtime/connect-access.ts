import type { Access } from '../auth/access'
import type { AccessChange } from '../auth/access-change'
import { ALL } from '../../platform/realtime/bus'
import type { SocaiBus } from './messages'
import type { Realtime } from './realtime'

/** Lets sockets and the other nodes follow at once when somebody may see more, less or nothing from now on. */
export const connectAccess = (access: Access, realtime: Realtime, bus: SocaiBus): void => {
  access.onChange((change, origin) => {
    if (origin === 'here') bus.send(ALL, 'access', change)
    follow(realtime, change)
  })
  bus.on('access', (_key, change, own) => {
    if (!own) access.apply(change)
  })
  bus.onLost((key) => {
    if (key === null) lookAgain(access, realtime)
  })
}

/** What is remembered of who may do what may be old: all of it is read anew, for every socket too. */
export const lookAgain = (access: Access, realtime: Realtime): void => {
  access.forget()
  realtime.rejoinAll()
}

const follow = (realtime: Realtime, change: AccessChange): void => {
  switch (change.kind) {
    case 'session-ended':
      return realtime.disconnectSession(change.sessionId)
    case 'user':
      return change.ended ? realtime.disconnectUser(change.userId) : realtime.rejoinUser(change.userId)
    case 'workspace':
      return realtime.rejoinWorkspace(change.workspaceId)
  }
}
