import type { Caller } from '../call'

/** What has to be known at once wherever sockets and caches are held, on this node and the others. */
export type AccessChange =
  | { readonly kind: 'session-ended'; readonly sessionId: string }
  /** Name, picture, rights or status of a member changed; `ended`: they may not go on at all. */
  | { readonly kind: 'user'; readonly userId: string; readonly ended: boolean }
  /** Its zone, key or status changed. */
  | { readonly kind: 'workspace'; readonly workspaceId: string }

/** @param origin `here`: to be told to the other nodes; `elsewhere`: came from one of them */
export type AccessListener = (change: AccessChange, origin: 'here' | 'elsewhere') => void

/** Whether what is known of a caller may no longer be so. */
export const concerns = (change: AccessChange, caller: Caller): boolean => {
  switch (change.kind) {
    case 'session-ended':
      return caller.sessionId === change.sessionId
    case 'user':
      return caller.userId === change.userId
    case 'workspace':
      return caller.workspaceId === change.workspaceId
  }
}
