import type { OrderStatus } from '../../../foundation/documents/order-statuses'

/**
 * How a transfer fits what is owed. `exact`: the order it names is owed just that, or an entry of that amount waits for it; `short`, `over`:
 * more or less is owed; `unknown`: it names no order; `doubled`: the order is paid already; `late`: the order was called off or came back,
 * or the day of the transfer is closed in the books.
 */
export const TRANSFER_OUTCOMES = ['exact', 'short', 'over', 'unknown', 'doubled', 'late'] as const
export type TransferOutcome = (typeof TRANSFER_OUTCOMES)[number]

/** What is asked of an order that a transfer names. */
export interface NamedOrder {
  readonly status: OrderStatus
  /** Whole dong. */
  readonly outstanding: number
  /** Amounts of its entries that aren't completed yet. */
  readonly waiting: readonly number[]
}

/**
 * @param amount of the transfer, whole dong
 * @param isClosed whether nothing can be entered on its day any more
 */
export function outcomeOf(amount: number, order: NamedOrder | null, isClosed: boolean): TransferOutcome {
  if (!order) return 'unknown'
  if (order.status === 'cancelled' || order.status === 'returned' || isClosed) return 'late'
  if (order.outstanding <= 0) return 'doubled'
  if (amount === order.outstanding || (amount < order.outstanding && order.waiting.includes(amount))) return 'exact'
  return amount < order.outstanding ? 'short' : 'over'
}

/** A bank's reference as it is compared: letters and figures alone. */
export const plainReference = (reference: string): string => reference.toUpperCase().replace(/[^A-Z0-9]+/g, '')
