import { SOLD_GROUP } from '@shared/foundation/documents/order-kinds'
import { namesPartner } from '@shared/areas/bank/rules/proposals'
import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { outstanding } from '@shared/foundation/documents/order-totals'
import type { TransferProposal } from '@shared/areas/bank/services/bankTransfers'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { StoredOf } from '../../../../kernel/collections'
import type { ServiceRules } from '../../../../kernel/service-rules'
import { transact } from '../../../../kernel/unit-of-work'
import { isClosedDay, matchTransfer, type Match } from './matching'
import { statementProposals } from './payouts'
import { partnerIdOf } from './settle'

type Order = StoredOf<'orders'>
type Transfer = StoredOf<'bankTransfers'>
type Proposal = Stored<TransferProposal>

/** Open orders among which one of the same amount, or of a partner who is named, is sought: the newest. */
const MOST_OPEN_ORDERS = 2000
/** Proposals of one kind that are shown. */
const MOST_OF_A_KIND = 4

const ofOrder = (order: Order, why: Proposal['why']): Proposal => ({
  kind: 'order',
  why,
  orderId: order._id,
  order_number: order.order_number,
  ...(nameOf(order) ? { partner: nameOf(order) } : {}),
  outstanding: outstanding(order),
})

const nameOf = (order: Order): string | undefined => (order.customer ?? order.agent)?.name

const ofPartner = (order: Order, why: Proposal['why']): Proposal[] => {
  const partnerId = partnerIdOf(order)
  const partner = nameOf(order)
  return partnerId ? [{ kind: 'partner', why, partnerId, ...(partner ? { partner } : {}) }] : []
}

const anything: Proposal = { kind: 'income', why: 'anything', group: FUND_GROUPS.otherIncome.name }

/** What might be done with a transfer, the likeliest first. */
export const proposals: NonNullable<ServiceRules<'bankTransfers'>['reports']>['proposals'] = async (call, { transferId }) => {
  const { app, service, params, caller } = call
  const transfer = await service.read(transferId, params)
  if (transfer.status === 'settled') return { outcome: transfer.outcome, data: [] }
  const { match, isClosed } = await transact(
    app.get('work'),
    { workspaceId: caller.workspaceId, now: app.get('now'), keys: [], zone: caller.zone },
    async (work) => ({ match: await matchTransfer(call, work, transfer), isClosed: await isClosedDay(call, work, transfer.time) }),
  )
  const { outcome, held } = match
  if (!held) return { outcome, data: [...(await statementProposals(call, transfer)), ...(await guesses(call, transfer)), anything] }
  return { outcome, data: [...ofNamed(held.order, outcome, isClosed), anything] }
}

/** An order that is named and open takes the money; what came for one that isn't is its partner's. */
const ofNamed = (order: Order, outcome: Match['outcome'], isClosed: boolean): Proposal[] => {
  const isOver = order.status === 'cancelled' || order.status === 'returned'
  if (isOver || outcome === 'doubled') return ofPartner(order, 'partner-of-order')
  return isClosed && outstanding(order) <= 0
    ? ofPartner(order, 'partner-of-order')
    : [ofOrder(order, 'named'), ...ofPartner(order, 'partner-of-order')]
}

const guesses = async ({ app, caller }: Parameters<typeof proposals>[0], transfer: Transfer): Promise<Proposal[]> => {
  const open = await app
    .get('database')
    .records('orders', caller.workspaceId)
    .find(
      { group: SOLD_GROUP, statusPayment: 'pending', status: { $nin: ['cancelled', 'returned', 'error'] } },
      { sort: { _id: -1 }, limit: MOST_OPEN_ORDERS },
    )
  const texts = [transfer.content, transfer.counterName ?? '']
  const isNamed = ({ customer, agent }: Order): boolean => {
    const partner = customer ?? agent
    return partner !== undefined && namesPartner(texts, { name: partner.name, ...(partner.phone ? { phone: partner.phone } : {}) })
  }
  const same = open.filter((order) => outstanding(order) === transfer.amount)
  const ofNamedPartner = open.filter(isNamed)
  // What fits in both ways comes first, then what fits by amount, then by name.
  const both = same.filter((order) => ofNamedPartner.includes(order))
  const orders = [...new Set([...both, ...same.slice(0, MOST_OF_A_KIND), ...ofNamedPartner.slice(0, MOST_OF_A_KIND)])]
  const partners = new Map(ofNamedPartner.map((order) => [partnerIdOf(order), order]))
  return [
    ...orders.slice(0, 2 * MOST_OF_A_KIND).map((order) => ofOrder(order, same.includes(order) ? 'same-amount' : 'partner-named')),
    ...[...partners.values()].slice(0, MOST_OF_A_KIND).flatMap((order) => ofPartner(order, 'partner-named')),
  ]
}
