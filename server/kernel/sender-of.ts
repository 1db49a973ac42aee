import type { Sender } from '../platform/quarantine/quarantine'
import type { Caller } from './call'

/** Whose file a caller's is, for the turns that companies and their members take. */
export const senderOf = ({ workspaceId, userId, keyed }: Caller): Sender => ({
  group: workspaceId,
  member: userId ?? (keyed ? 'key' : ''),
})
