import type { OrderCreate, SETTLE_REASONS } from '@shared/areas/trade/services/orders'
import type { Stored } from '@shared/foundation/declaration/wire'
import { catalogue, errorText, type ErrorCode } from '@shared/registry/catalogue'
import type { StoredOf } from '../../../../kernel/collections'
import type { Call } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import { remains } from './order-status'

type Order = StoredOf<'orders'>
type Sent = Stored<OrderCreate>
type Reason = (typeof SETTLE_REASONS)[number]
export type ToSettle = NonNullable<Order['toSettle']>

/** How long after it was made a sale without a connection is entered at its own time. */
const OUTBOX_DAYS = 7
const DAY_MS = 86_400_000

/** Whether a sale was made without a connection: its buyer has left with the goods, so that it can't be refused any more. */
export const isFromOutbox = ({ counter }: Pick<Sent, 'counter'>): boolean => counter?.provisional !== undefined && counter.key !== undefined

/** What is wrong with a sale, by the refusal or by the field that it is about; the first that fits. */
const reasons: readonly (readonly [RegExp, Reason])[] = [
  [/^(stock\.not-enough|shipping\.|warehouses\.|stocks?\.)/, 'stock'],
  [/^(products\.|items\.\d+\.productId)/, 'product'],
  [/^(partners\.|customerId|creditLimit)/, 'customer'],
  [/^(books\.closed|orders\.date-|shifts\.outbox-late|created)/, 'period'],
  [/^labels\./, 'account'],
  [/^shifts\.(paid-above-total|unpaid|received)/, 'sum'],
]

const reasonOf = (code: ErrorCode, path = ''): Reason => reasons.find(([known]) => known.test(code) || known.test(path))?.[1] ?? 'other'

/** What the books refuse; whoever may not sell, or has to wait, is refused by others. */
const judged: ReadonlySet<number> = new Set([400, 404, 409])

/** Why a sale was refused, as its order keeps it; null for what no order can be made of. */
const refusalOf = (error: unknown, { language = 'vi' }: Call<'orders'>['params'], soldAt: Date): ToSettle | null => {
  if (!(error instanceof AppError)) return null
  const [first] = error.details.fieldErrors ?? []
  const { code, values } = first ?? error
  return judged.has(catalogue[code].status)
    ? { reason: reasonOf(code, first?.path), words: errorText(code, language, values).slice(0, 500), soldAt }
    : null
}

type Make = (call: Call<'orders'>, data: Sent, toSettle?: ToSettle) => Promise<Order>

/**
 * Enters a sale that was made without a connection: as it is, at its own time; where the books can't take it so, as an order that is paid, of
 * which nothing is shipped, and which says why. What no order can be made of at all is refused as it would be anyway.
 */
export const enterFromOutbox = async (call: Call<'orders'>, sent: Sent, make: Make): Promise<Order> => {
  const now = call.app.get('now')()
  const soldAt = sent.created && sent.created < now ? sent.created : now
  const data = { ...sent, created: soldAt }
  const isLate = now.getTime() - soldAt.getTime() > OUTBOX_DAYS * DAY_MS
  const late = AppError.of('shifts.outbox-late', { days: OUTBOX_DAYS })
  try {
    if (isLate) throw late
    return await make(call, data)
  } catch (refused) {
    const toSettle = refusalOf(refused, call.params, soldAt)
    if (!toSettle) throw refused
    return enterToSettle(call, data, { toSettle, refused }, make)
  }
}

interface Refused {
  readonly toSettle: ToSettle
  readonly refused: unknown
}

/** At its own time where that is open, else today. @throws what refused the sale, where it is no order in any case */
const enterToSettle = async (call: Call<'orders'>, data: Sent, { toSettle, refused }: Refused, make: Make): Promise<Order> => {
  const { created: _soldAt, ...today } = data
  if (toSettle.reason === 'period') return make(call, today, toSettle)
  try {
    return await make(call, data, toSettle)
  } catch (error) {
    if (refusalOf(error, call.params, toSettle.soldAt)?.reason !== 'period') throw refused
    return make(call, today, toSettle)
  }
}

/** The lines of a sale that has to be an order: what isn't there any more is kept by its name, so that its money has something to stand on. */
export const linesThatStand = async (work: SocaiUnitOfWork, items: NonNullable<Sent['items']>): Promise<NonNullable<Sent['items']>> => {
  const ids = items.flatMap(({ productId }) => (productId ? [productId] : []))
  const known = new Set((await work.readWithOwn('products', ids)).map(({ _id }) => _id))
  return items.map(({ productId, ...line }) =>
    productId && known.has(productId) ? { ...line, productId } : { ...line, group: 'others' as const },
  )
}

/** The buyer of a sale, where they are still there. */
export const buyerThatStands = async (work: SocaiUnitOfWork, { customerId }: Pick<Sent, 'customerId'>) => {
  const [known] = customerId ? await work.readWithOwn('assets', [customerId]) : []
  return known?.status === 'active' && known.group === 'Customers' ? { customerId: known._id } : {}
}

const settledBy: readonly Order['status'][] = ['delivered', 'finished', 'cancelled', 'returned']

/** When a sale that was to be settled was: all of it shipped, or the order over. */
export const settledAt = (order: Order, now: Date): Partial<Order> => {
  if (!order.toSettle) return {}
  const { settled, ...open } = order.toSettle
  const isOver = settledBy.includes(order.status) || (order.status === 'shipped' && !remains(order))
  if (isOver === (settled !== undefined)) return {}
  return { toSettle: isOver ? { ...open, settled: now } : open }
}
