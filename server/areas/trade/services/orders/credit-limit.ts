import { SOLD_GROUP } from '@shared/foundation/documents/order-kinds'
import { owedBy, shipsMore } from '@shared/foundation/documents/order-owed'
import { partnerOf, stillOpen } from '@shared/foundation/documents/order-totals'
import { dong } from '@shared/foundation/money/money'
import type { StoredOf } from '../../../../kernel/collections'
import type { Call } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import { partnerTerms } from './partner-terms'

type Order = StoredOf<'orders'>
type OrderCall = Call<'orders'>

interface Asked {
  /** The order as it was; null of a new one. */
  readonly before: Order | null
  /** As it will stand. */
  readonly after: Order
  /** How many orders like it are made with it, this one among them. */
  readonly count?: number
  /** The caller goes beyond the limit. */
  readonly isConfirmed: boolean
}

/** What is owed of a sale that a person makes; a shop's is paid by its platform, and what was owed when the books began was agreed then. */
const isAsked = ({ params }: OrderCall, { group, isOpening, shop }: Order): boolean =>
  group === SOLD_GROUP && !isOpening && !shop && !params.fromOlderBooks

/**
 * Whether a sale that is made, made larger or shipped takes what its buyer owes above the limit there is for it. One that was confirmed is
 * shipped without being asked again. A partner without a limit costs one read.
 * @returns what the order keeps of a limit that was passed
 * @throws AppError 409 with the figures unless the caller confirms it
 */
export const withinCreditLimit = async (
  call: OrderCall,
  work: SocaiUnitOfWork,
  { before, after, count = 1, isConfirmed }: Asked,
): Promise<Pick<Partial<Order>, 'limitPassed'>> => {
  const partner = partnerOf(after)
  if (!partner || !isAsked(call, after)) return {}
  const counted = before && partnerOf(before) === partner ? owedBy(before) : 0
  const order = owedBy(after) * count
  const owesMore = order > counted
  if (!owesMore && (after.limitPassed || !shipsMore(before, after) || stillOpen(after) === 0)) return {}
  const buyer = await partnerTerms(work, partner)
  if (buyer?.creditLimit === undefined) return {}
  const limit = buyer.creditLimit
  const others = (buyer.outstanding ?? 0) - (buyer.partnerBalance ?? 0) - counted
  const owed = dong(others + order)
  // What others do to the account meanwhile, or to the limit, is judged anew: with each of these the partner gets another revision.
  work.increase('assets', { _id: partner, rev: buyer.rev }, { rev: 0 })
  if (owed <= limit) return {}
  if (!isConfirmed) {
    const said = { name: buyer.name, creditLimit: limit, owed: others, comesTo: order }
    throw AppError.of('partners.credit-limit', said, { data: { creditLimit: { partnerId: partner, limit, owed: others, order } } })
  }
  const { person } = call.caller
  return { limitPassed: { at: work.now, limit, owed, ...(person ? { by: { _id: person._id, name: person.name } } : {}) } }
}
