import { isPartnerGroup } from '@shared/foundation/documents/partners'
import { declarationOf } from '@shared/registry/declarations'
import type { Call } from '../../../kernel/service-rules'
import { serialize } from '../../../kernel/serialize'
import { AppError } from '../../../platform/errors'

/** What a partner is called whose account the caller may read. @throws AppError 404 for any other */
export const readablePartner = async ({ app, caller }: Call<'ledger'>, partnerId: string): Promise<string> => {
  const partner = await app.get('database').records('assets', caller.workspaceId).byId(partnerId)
  if (!partner || !isPartnerGroup(partner.group) || !serialize(declarationOf('assets'), partner, caller))
    throw AppError.of('request.not-found')
  return partner.name
}
