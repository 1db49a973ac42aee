import { randomBytes } from 'node:crypto'
import type { Id } from '@shared/foundation/ids'
import type { SmsAccountPatch } from '@shared/areas/sms/services/smsAccounts'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { StoredOf } from '../../../../kernel/collections'
import type { Call, ReportFunctions, ServiceRules } from '../../../../kernel/service-rules'
import { AppError } from '../../../../platform/errors'
import { OutboundError } from '../../../../platform/outbound/outbound'
import { providers } from '../../providers'
import { sealForSms } from '../../sms-secrets'

type Account = StoredOf<'smsAccounts'>

const PUSH_KEY_BYTES = 24

const sealed = (
  { app }: Call<'smsAccounts'>,
  id: string,
  { key, secret }: Pick<Stored<SmsAccountPatch>, 'key' | 'secret'>,
): Partial<Account> => ({
  // An empty text changes nothing: what is kept is never shown, so that a form can't send it back.
  ...(key?.trim() ? { sealedKey: sealForSms(app, id, 'key', key.trim()), hasKey: true } : {}),
  ...(secret?.trim() ? { sealedSecret: sealForSms(app, id, 'secret', secret.trim()), hasSecret: true } : {}),
})

/** @throws AppError 400: a provider is asked by a key */
const assertConnected = ({ provider, hasKey }: Partial<Account>): void => {
  if (provider !== 'file' && !hasKey) throw AppError.atField('key', 'sms.key-required')
}

/** A provider that doesn't answer is said to be silent: whoever writes messages goes on. */
const balance: ReportFunctions<'smsAccounts'>['balance'] = async ({ app, caller }, { smsAccountId }) => {
  const account = await app.get('database').records('smsAccounts', caller.workspaceId).byId(smsAccountId)
  if (!account) throw AppError.atField('smsAccountId', 'data.reference', { field: 'smsAccountId' })
  try {
    const balance = await providers[account.provider].balance?.(app, account)
    return { balance: null, ...balance }
  } catch (error) {
    if (error instanceof OutboundError) return { balance: null, problem: error.message }
    throw error
  }
}

export const smsAccountsRules: ServiceRules<'smsAccounts'> = {
  prepareCreate: async (call, work, { key, secret, ...plain }) => {
    const _id = work.newId<Id<'smsAccounts'>>()
    const fields = { ...plain, ...sealed(call, _id, { ...(key ? { key } : {}), ...(secret ? { secret } : {}) }), _id }
    assertConnected(fields)
    return { ...fields, pushKey: randomBytes(PUSH_KEY_BYTES).toString('base64url') }
  },
  preparePatch: async (call, _work, before, { key, secret, ...plain }) => {
    const fields = { ...plain, ...sealed(call, before._id, { ...(key ? { key } : {}), ...(secret ? { secret } : {}) }) }
    assertConnected({ ...before, ...fields })
    return fields
  },
  reports: { balance },
}
