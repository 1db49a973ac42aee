import type { Id } from '@shared/foundation/ids'
import { dong } from '@shared/foundation/money/money'
import type { Application } from '../../kernel/application'
import type { StoredOf } from '../../kernel/collections'
import { AppError } from '../../platform/errors'
import { OutboundError } from '../../platform/outbound/outbound'
import { clientOf, lineOf, type CarrierAccount } from './carrier-run'
import { CarrierRefusal, type Place, type Quote } from './clients/carrier-client'
import { parcelOf } from './parcel'

/** What is asked for; money is whole dong, weight grams. */
export interface Asked {
  readonly to: Place
  readonly weight: number
  readonly cod: number
  readonly insured: number
}

const MAX_PROBLEM = 300
/** The one service of own drivers. */
export const OWN_SERVICE = 'own'

/** What each carrier takes, by service; one that refuses or is silent says so in its row. */
export const quotesOf = async (app: Application, accounts: readonly CarrierAccount[], order: StoredOf<'orders'>, asked: Asked) => {
  const rows = await Promise.all(accounts.map(async (account) => Promise.all(quotesOfOne(app, account, order, asked))))
  return rows.flatMap((quotes, at) => {
    const { _id: accountId, carrier, isStandIn } = accounts[at] as CarrierAccount
    const of = { accountId, carrier, ...(isStandIn ? { isStandIn } : {}) }
    return quotes.map(({ fee, ...quote }) => ({ ...of, ...quote, ...(fee === undefined ? {} : { fee: dong(fee) }) }))
  })
}

const quotesOfOne = (app: Application, account: CarrierAccount, order: StoredOf<'orders'>, asked: Asked): Promise<Quote>[] => {
  const client = clientOf(app, account)
  if (!client) return [Promise.resolve({ service: OWN_SERVICE, ...(account.price === undefined ? {} : { fee: account.price }) })]
  return client.services(asked).map(async (service) => {
    try {
      const parcel = parcelOf(order, account, {
        _id: order._id as Id<'orders'>,
        ...asked,
        cod: dong(asked.cod),
        insured: dong(asked.insured),
      })
      return { service, ...(await client.quote(lineOf(app, account), parcel, service)) }
    } catch (error) {
      if (!(error instanceof CarrierRefusal || error instanceof OutboundError || error instanceof AppError)) throw error
      return { service, problem: error.message.slice(0, MAX_PROBLEM), ...(error instanceof OutboundError ? { isSilent: true } : {}) }
    }
  })
}
