import { CARRIER_NAMES } from '@shared/areas/carriers/rules/statuses'
import { errorText } from '@shared/registry/catalogue'
import type { Application } from '../../kernel/application'
import { lock } from '../../kernel/locks'
import type { Outcome } from '../../kernel/outbox'
import { transact, type SocaiUnitOfWork } from '../../kernel/unit-of-work'
import { carrierParams, type CarrierAccount } from './carrier-run'
import type { TokenRefusal } from './clients/carrier-client'

const MAX_REASON = 300

const changeAccount = async (
  app: Application,
  { _id, workspaceId, carrier }: CarrierAccount,
  change: (before: CarrierAccount, work: SocaiUnitOfWork) => Partial<CarrierAccount> | null,
): Promise<void> => {
  const params = await carrierParams(app, { workspaceId, carrier })
  const keys = [lock.record('carrierAccounts', _id)]
  await transact(app.get('work'), { workspaceId, now: app.get('now'), keys, zone: params.caller?.zone ?? null }, async (work) => {
    const before = await work.read('carrierAccounts').byId(_id)
    const fields = before ? change(before, work) : null
    if (before && fields) await app.service('carrierAccounts').change(work, params, before, fields)
  })
}

/** Notes at the account that its carrier doesn't take its token, once; a token that was entered meanwhile is another. */
export const noteRefusedToken = (app: Application, account: CarrierAccount, { message }: TokenRefusal): Promise<void> => {
  const reason = message.slice(0, MAX_REASON)
  return changeAccount(app, account, ({ sealedToken, tokenRefused }, { now }) =>
    sealedToken !== account.sealedToken || tokenRefused?.reason === reason ? null : { tokenRefused: { at: now, reason } },
  )
}

/** The carrier has answered by this token: it isn't refused any more. */
export const noteTakenToken = async (app: Application, account: CarrierAccount): Promise<void> => {
  if (account.tokenRefused) await changeAccount(app, account, ({ tokenRefused }) => (tokenRefused ? { tokenRefused: undefined } : null))
}

/** Nothing is asked before somebody enters another token; notes it at the account. */
export const stuckByToken = async (app: Application, account: CarrierAccount, refusal: TokenRefusal): Promise<Outcome> => {
  await noteRefusedToken(app, account, refusal)
  const values = { carrier: CARRIER_NAMES[account.carrier], reason: refusal.message.slice(0, MAX_REASON) }
  return {
    outcome: 'stuck',
    why: { message: errorText('carriers.token-refused', 'en', values), vi: errorText('carriers.token-refused', 'vi', values) },
  }
}
