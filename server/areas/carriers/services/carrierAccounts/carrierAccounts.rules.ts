import { randomBytes } from 'node:crypto'
import type { Id } from '@shared/foundation/ids'
import type { StoredOf } from '../../../../kernel/collections'
import { partOf } from '../../../../kernel/call'
import { lock } from '../../../../kernel/locks'
import type { Call, ServiceRules } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import { assertKnownLabels } from '../../../workspace/labels'
import { sealForCarrier } from '../../carrier-token'
import { goOn } from '../../go-on'
import { offersDemoCarrier } from '../../clients/demo-carrier'

type Account = StoredOf<'carrierAccounts'>
type AccountCall = Call<'carrierAccounts'>

const PUSH_KEY_BYTES = 24

const sealed = ({ app }: AccountCall, id: string, token: string | undefined): Partial<Account> =>
  // An empty text changes nothing: what is kept is never shown, so that a form can't send it back.
  token?.trim() ? { sealedToken: sealForCarrier(app, id, token.trim()), hasToken: true, tokenRefused: undefined } : {}

const hookOf = ({ app }: AccountCall, { carrier, pushKey }: Pick<Account, 'carrier' | 'pushKey'>): Partial<Account> =>
  carrier === 'own' ? {} : { webhookUrl: `${app.get('config').publicUrl}/api/hooks/${carrier}/${pushKey}` }

/** @throws AppError 400: a carrier lets nobody in without a token, and picks up where it is told */
const assertConnected = ({ carrier, hasToken, shopId, from }: Partial<Account>): void => {
  if (carrier === 'own') return
  if (!hasToken) throw AppError.atField('token', 'carriers.token-required')
  if (carrier === 'ghn' && !shopId?.trim()) throw AppError.atField('shopId', 'carriers.shop-required')
  if (!from) throw AppError.atField('from', 'carriers.sender-required')
}

/** @throws AppError 400: a stand-in behaves as GHN does, where there is one */
const assertStandIn = ({ app }: AccountCall, { carrier, isStandIn }: Pick<Account, 'carrier' | 'isStandIn'>): void => {
  if (isStandIn && (carrier !== 'ghn' || !offersDemoCarrier(app.get('config')))) throw AppError.atField('isStandIn', 'carriers.no-stand-in')
}

const assertLabel = ({ app, caller }: AccountCall, before: Partial<Account>, label: string | undefined): Promise<void> =>
  assertKnownLabels(app.get('database'), caller, {
    option: 'fundLabels',
    field: 'label',
    before: before.label ? [before.label] : [],
    after: label ? [label] : [],
  })

/** A company that connects a carrier, or its own drivers, has the pages of deliveries from then on. */
const showDeliveries = async ({ app, params, caller }: AccountCall, work: SocaiUnitOfWork): Promise<void> => {
  const workspace = await work.readPlatform('workspaces').byId(caller.workspaceId as Id<'workspaces'>)
  if (!workspace || workspace.opts.carriers) return
  await app.service('workspaces').change(work, partOf(params), workspace, { opts: { ...workspace.opts, carriers: true } })
}

/** Carriers: their tokens are sealed for the account, and each is told at an address of its own that nobody guesses. */
export const carrierAccountsRules: ServiceRules<'carrierAccounts'> = {
  prepareCreate: async (call, work, { token, ...plain }) => {
    assertStandIn(call, plain)
    await assertLabel(call, {}, plain.label)
    const _id = work.newId<Id<'carrierAccounts'>>()
    const pushKey = randomBytes(PUSH_KEY_BYTES).toString('base64url')
    const fields = { ...plain, ...sealed(call, _id, token), _id, pushKey }
    assertConnected(fields)
    await work.lock([lock.record('workspaces', call.caller.workspaceId)])
    await showDeliveries(call, work)
    return { ...fields, ...hookOf(call, fields) }
  },
  preparePatch: async (call, work, before, { token, ...plain }) => {
    await assertLabel(call, before, plain.label)
    const fields = { ...plain, ...sealed(call, before._id, token), ...hookOf(call, before) }
    if ({ ...before, ...fields }.status !== 'removed') assertConnected({ ...before, ...fields })
    if (fields.sealedToken) await goOn(work, before)
    return fields
  },
  reports: { offers: ({ app }) => Promise.resolve({ offersStandIn: offersDemoCarrier(app.get('config')) }) },
}
