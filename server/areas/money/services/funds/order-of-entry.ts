import { mayBookGroup } from '@shared/foundation/documents/fund-groups'
import { mayReadOrders } from '@shared/foundation/documents/order-kinds'
import { isCounted, outstanding, partnerOf, partnerOfFund, paymentOf } from '@shared/foundation/documents/order-totals'
import type { Id } from '@shared/foundation/ids'
import { can } from '@shared/foundation/rights/rights'
import type { Caller } from '../../../../kernel/call'
import type { StoredOf } from '../../../../kernel/collections'
import type { LockKey } from '../../../../kernel/keyed-locks'
import { lock } from '../../../../kernel/locks'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import type { EntryDraft, EntryKind, Fund, FundCall } from '../../../../ledger/entry-kinds'
import { AppError } from '../../../../platform/errors'
import { withPaid } from '../../order-money'

type Order = StoredOf<'orders'>

export const mayReadFunds = (caller: Caller): boolean => can(caller.rights, ['/funds'])
export const mayReadOrder = (caller: Caller, order: Pick<Order, 'group'>): boolean => mayReadOrders(caller.rights, order.group)

export const orderOf = ({ app, caller }: FundCall, id: string): Promise<Order | null> =>
  app.get('database').records('orders', caller.workspaceId).byId(id)

export const orderKeys = (orderId: string | undefined | null): LockKey[] => (orderId ? [lock.record('orders', orderId)] : [])

export const assetKeys = (assetId: string | undefined): LockKey[] => (assetId ? [lock.record('assets', assetId)] : [])

/** Commands on the same partner's books wait in line. */
export const partnerKeys = (order: Order | null, fund: Partial<Fund>): LockKey[] => {
  const partner = order ? partnerOf(order) : partnerOfFund(fund)
  return partner ? [lock.of('partners', partner)] : []
}

/** @throws AppError 400 for an order that isn't there, 403 for one the member may not read, 409 for one that is closed */
export const payableOrder = async (call: FundCall, work: SocaiUnitOfWork, id: Id<'orders'>): Promise<Order> => {
  const [order] = await work.readWithOwn('orders', [id])
  if (!order) throw AppError.atField('orderId', 'data.reference', { field: 'orderId' })
  if (!mayReadOrder(call.caller, order) && !mayReadFunds(call.caller)) throw AppError.of('rights.group', { group: order.group })
  if (order.status === 'cancelled' || order.status === 'returned')
    throw AppError.of('funds.order-not-payable', { number: order.order_number, status: order.status })
  return order
}

const partners = ['customerId', 'agentId', 'supplierId'] as const

/** @throws AppError 400 for a partner whom the order that is paid doesn't name: it stands on nobody else's account */
export const assertOwnPartners = (data: EntryDraft, order: Order | null): void => {
  const misplaced = order && partners.find((field) => data[field] !== undefined && data[field] !== order[field])
  if (misplaced) throw AppError.atField(misplaced, 'data.not-taken', { field: misplaced })
}

/** @throws AppError 403: without /funds an order takes its own payments and nothing else */
export const assertBookableGroup = (caller: Caller, group: string, order: Order | null): void => {
  if (!mayBookGroup(caller.rights, group, order?.group ?? null)) throw AppError.of('rights.group', { group })
}

/** @throws AppError 403 for an entry whose kind, or else whose group, is changed by others */
export const assertMayChange = (caller: Caller, kinds: readonly EntryKind[], group: string, order: Order | null): void => {
  const rights = kinds.flatMap((kind) => kind.rights ?? [])
  if (rights.length === 0) assertBookableGroup(caller, group, order)
  else if (!can(caller.rights, rights)) throw AppError.of('rights.missing')
}

/**
 * Without /funds a payment is completed up to what is outstanding of its order.
 * @throws AppError 403 for more: it would be money of the partner's own, and waits
 */
const assertOutstanding = (caller: Caller, order: Order, payment: number): void => {
  if (mayReadFunds(caller)) return
  const open = isCounted(order) ? Math.max(0, outstanding(order)) : 0
  if (payment > open) throw AppError.atField('amount', 'funds.above-outstanding', { open, number: order.order_number })
}

/** What completing, refunding or cancelling an entry does to its order. */
export const completed = async (
  { app, params, caller }: FundCall,
  work: SocaiUnitOfWork,
  after: Fund,
  before: Fund | null,
  read: Order | null,
): Promise<void> => {
  const order = read && work.latest('orders', read)
  const difference = order ? paymentOf(order.group, after) - (before ? paymentOf(order.group, before) : 0) : 0
  if (!order || difference === 0) return
  assertOutstanding(caller, order, difference)
  const { paid, statusPayment } = withPaid(order, order.paid + difference)
  await app.service('orders').change(work, params, order, { paid, statusPayment })
}
