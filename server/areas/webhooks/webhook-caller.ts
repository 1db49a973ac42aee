import { DEFAULT_ZONE } from '@shared/foundation/days/days'
import type { Application } from '../../kernel/application'
import { programCallerOf } from '../../kernel/auth/callers'
import type { Caller, CallParams } from '../../kernel/call'
import type { StoredOf } from '../../kernel/collections'

/**
 * Who a webhook is as it reads: a key with its rights.
 * @returns null while the company is closed, or its books are being cleared
 */
export const webhookCaller = async (
  app: Application,
  { workspaceId, rights }: Pick<StoredOf<'webhooks'>, 'workspaceId' | 'rights'>,
): Promise<Caller | null> => {
  const workspace = await app.get('database').platformRecords('workspaces').byId(workspaceId)
  if (!workspace || workspace.status !== 'enabled' || workspace.resetting) return null
  return programCallerOf(rights, workspace)
}

/** The server itself, where it changes a webhook. */
export const serverParams = (workspaceId: string): CallParams => ({
  caller: {
    workspaceId,
    userId: null,
    rights: ['bod'],
    zone: DEFAULT_ZONE,
    person: null,
    keyed: true,
    program: 'Webhook',
    sessionId: null,
  },
})
