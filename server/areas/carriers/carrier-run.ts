import { DEFAULT_ZONE, zone as asZone } from '@shared/foundation/days/days'
import { CARRIER_NAMES } from '@shared/areas/carriers/rules/statuses'
import type { Application } from '../../kernel/application'
import { withTaxes } from '../../kernel/auth/callers'
import type { Caller, CallParams } from '../../kernel/call'
import type { StoredOf } from '../../kernel/collections'
import { TokenRefusal, type CarrierClient, type Line } from './clients/carrier-client'
import { ghn } from './clients/ghn'
import { ghtk } from './clients/ghtk'
import { openForCarrier } from './carrier-token'
import { demoCarrierOf, offersDemoCarrier } from './clients/demo-carrier'

export type CarrierAccount = StoredOf<'carrierAccounts'>
export type Delivery = StoredOf<'deliveries'>

/** How the carrier of an account is spoken to; null of own drivers, who are asked by nobody. */
export const clientOf = (app: Application, { carrier }: Pick<CarrierAccount, 'carrier'>): CarrierClient | null => {
  const { integrations } = app.get('config')
  if (carrier === 'ghn') return ghn(integrations.ghn.url, app.get('now'))
  return carrier === 'ghtk' ? ghtk(integrations.ghtk.url) : null
}

/** For people, in the place of what a carrier says: there is nothing to let us in by. */
const NO_TOKEN = 'chưa có token'

/** @throws TokenRefusal where the account has no token that can be opened */
export const lineOf = (app: Application, account: CarrierAccount): Line => {
  const { carrier, workspaceId, shopId = '', partnerCode = '', isStandIn = false } = account
  const token = openForCarrier(app, account)
  if (carrier === 'own' || token === null) throw new TokenRefusal(NO_TOKEN)
  // Taken in from a demo elsewhere, it stands for nobody here.
  if (isStandIn && !offersDemoCarrier(app.get('config'))) throw new TokenRefusal(NO_TOKEN)
  if (isStandIn) return { send: (call) => demoCarrierOf(app).answer(call), token, shopId, partnerCode }
  const http = app.get('integrations')[carrier]
  return { send: (call) => http.call({ ...call, workspaceId }), token, shopId, partnerCode }
}

/** The server at work for a carrier: what it writes is written as by a program of the company. */
export const carrierParams = async (
  app: Application,
  { workspaceId, carrier }: Pick<CarrierAccount, 'workspaceId' | 'carrier'>,
): Promise<CallParams> => {
  const workspace = await app
    .get('database')
    .platformRecords('workspaces')
    .byId(workspaceId, { only: ['zone', 'opts', 'taxesBefore'] })
  const caller: Caller = {
    workspaceId,
    userId: null,
    rights: ['bod'],
    zone: workspace ? asZone(workspace.zone) : DEFAULT_ZONE,
    person: null,
    keyed: true,
    program: CARRIER_NAMES[carrier],
    sessionId: null,
    ...(workspace ? withTaxes(workspace) : {}),
  }
  return { caller }
}
