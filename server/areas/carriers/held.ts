import { heldChange } from '@shared/areas/carriers/rules/held'
import { dayOf, zone as asZone } from '@shared/foundation/days/days'
import { partnerOf } from '@shared/foundation/documents/order-totals'
import type { Id } from '@shared/foundation/ids'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'
import type { Delivery } from './carrier-run'

/** The moment itself while its day is open and over, else now. */
const whenOpen = async (work: SocaiUnitOfWork, at: Date): Promise<Date> => {
  if (at > work.now) return work.now
  const workspace = await work.readPlatform('workspaces').byId(work.workspaceId as Id<'workspaces'>, { only: ['opts', 'zone'] })
  const lockDate = workspace?.opts.lockDate
  return workspace && lockDate !== undefined && dayOf(at, asZone(workspace.zone)) <= lockDate ? work.now : at
}

/** Whose order a delivery brings. */
const partnerOfDelivery = async (work: SocaiUnitOfWork, { orderId, held = [] }: Delivery): Promise<Id<'assets'> | null> => {
  const [first] = held
  if (first) return first.partnerId ?? null
  const order = await work.read('orders').byId(orderId)
  return order ? partnerOf(order) : null
}

/**
 * The fields that change of a delivery, with what they do to the money that its carrier holds: it is held from the day it was collected on,
 * or from today where that day is closed; what is paid out or taken back moves today.
 */
export const withHeld = async (work: SocaiUnitOfWork, before: Delivery, fields: Partial<Delivery>): Promise<Partial<Delivery>> => {
  const after = { ...before, ...fields }
  const change = heldChange(before, after)
  if (!change) return fields
  const { held = [] } = before
  const isCollected = change.act === 'cod-collected' && change.amount > 0
  const partnerId = await partnerOfDelivery(work, before)
  const at = isCollected ? await whenOpen(work, after.deliveredAt ?? work.now) : work.now
  return { ...fields, held: [...held, { at, ...change, ...(partnerId ? { partnerId } : {}) }] }
}
