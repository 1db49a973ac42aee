import type { Right } from '@shared/foundation/rights/rights'
import type { StoredOf } from '../../../../kernel/collections'
import type { Call } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { hintOf, keepKey, OWN_KEY_NAME } from '../../../../kernel/auth/issue-key'

/**
 * Makes the workspace's own key anew: the one before ends at once. Without `rights` it keeps those of the key before it.
 * @returns what the workspace tells of it
 */
export const issueOwnKey = async (
  call: Call<'workspaces'>,
  work: SocaiUnitOfWork,
  workspace: StoredOf<'workspaces'>,
  key: string,
  rights: readonly Right[] = workspace.apiKeyRights ?? [],
): Promise<Partial<StoredOf<'workspaces'>>> => {
  const { app, params } = call
  for (const before of await work.read('apiKeys').find({ isOwn: true, status: 'active' }))
    await app.service('apiKeys').change(work, params, before, { status: 'revoked' })
  const kept = await keepKey(call, work, workspace, { key, name: OWN_KEY_NAME, rights, isOwn: true })
  return { apiKeyRights: kept.rights, apiKeyHint: hintOf(key) }
}
