import { endOfMonth, monthOf, startOfMonth } from '@shared/foundation/days/days'
import { mayReadOrders } from '@shared/foundation/documents/order-kinds'
import { UNCOUNTED_STATUSES } from '@shared/foundation/documents/order-statuses'
import { sumDong } from '@shared/foundation/money/money'
import type { OrderCreate, OrderItemInput } from '@shared/areas/trade/services/orders'
import type { Stored } from '@shared/foundation/declaration/wire'
import { partOf } from '../../../../kernel/call'
import { CustomAnswer } from '../../../../kernel/custom-answer'
import type { Call } from '../../../../kernel/service-rules'
import type { StoredOf } from '../../../../kernel/collections'
import { AppError } from '../../../../platform/errors'
import { assertSeesTotal } from './order-secrets'
import { vatTermsOf } from './order-vat'

type Order = StoredOf<'orders'>
type OrderCall = Call<'orders'>
type Created = Stored<OrderCreate>
/** Makes an order of what is copied. */
export type MakeOrder = (call: OrderCall, data: Created, more: Pick<Order, 'copyOf'> & Pick<Partial<Order>, 'copyMonth'>) => Promise<Order>

const MAX_PAGE = 50

/**
 * A new order like another: its items, prices, partner, discount and note; neither shipments, payments, tags, numbers nor dates.
 * @throws AppError 400 unless the amount that was confirmed is the order's total, 403 for whoever may not see that
 */
export const copyOrder = async (call: OrderCall, data: Created & { copy: Order['_id'] }, make: MakeOrder): Promise<Order> => {
  const source = await sourceOf(call, data.copy, 'copy')
  if (data.confirmTotal !== source.total) throw AppError.atField('confirmTotal', 'orders.copy-amount')
  return make(call, { ...contentOf(call, source), ...(data.overLimit ? { overLimit: true } : {}) }, { copyOf: source._id })
}

/**
 * Copies of the orders of a month: those of the same group and local month as the one named, without cancelled, returned and faulty ones and
 * those from when the books began, oldest first, a page at a time. Each is copied once into the present month, however often its page is asked for.
 * @returns how many this call made, how many have no copy yet, and which can't be copied, with the reason
 */
export const copyMonth = async (
  call: OrderCall,
  data: Created & { copyMonth: Order['_id'] },
  make: MakeOrder,
): Promise<
  CustomAnswer<{ copied: number; remaining: number; refused: { _id: Order['_id']; order_number: string; message: string }[] }>
> => {
  const { app, caller } = call
  const named = await sourceOf(call, data.copyMonth, 'copyMonth')
  const [from, into] = [monthOf(named.created, caller.zone), monthOf(app.get('now')(), caller.zone)]
  const orders = app.get('database').records('orders', caller.workspaceId)
  const meant = {
    group: named.group,
    created: { $gte: startOfMonth(from, caller.zone), $lte: endOfMonth(from, caller.zone) },
    status: { $nin: [...UNCOUNTED_STATUSES] },
    // What was owed when the books began doesn't come again.
    isOpening: { $ne: true },
    // Copies made into this very month aren't copied again.
    copyMonth: { $ne: into },
  }
  const sources = await orders.find(meant, { sort: { _id: 1 }, only: ['total'] })
  if (data.confirmTotal !== sumDong(sources.map(({ total }) => total))) throw AppError.atField('confirmTotal', 'orders.copy-all-amount')
  const { $skip = 0, $limit = MAX_PAGE } = data
  const page = await orders.byIds(sources.slice($skip, $skip + $limit).map(({ _id }) => _id))
  const done = new Set(
    (await orders.find({ copyOf: { $in: page.map(({ _id }) => _id) }, copyMonth: into }, { only: ['copyOf'] })).map(({ copyOf }) => copyOf),
  )
  const params = partOf(call.params)
  const refused: { _id: Order['_id']; order_number: string; message: string }[] = []
  let copied = 0
  for (const source of page.sort((a, b) => (a._id < b._id ? -1 : 1))) {
    if (done.has(source._id)) continue
    try {
      await make({ ...call, params }, contentOf(call, source), { copyOf: source._id, copyMonth: into })
      copied++
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.push({ _id: source._id, order_number: source.order_number, message: error.message })
    }
  }
  const all = await orders.count({ copyOf: { $in: sources.map(({ _id }) => _id) }, copyMonth: into })
  return new CustomAnswer({ copied, remaining: sources.length - all, refused })
}

const sourceOf = async (call: OrderCall, id: Order['_id'], field: string): Promise<Order> => {
  const { app, caller } = call
  const source = await app.get('database').records('orders', caller.workspaceId).byId(id)
  if (!source) throw AppError.atField(field, 'data.reference', { field })
  if (!mayReadOrders(caller.rights, source.group)) throw AppError.of('rights.group', { group: source.group })
  assertSeesTotal(call, source.group, 'confirmTotal')
  return source
}

/** What is copied of an order, as it would be sent anew. */
const contentOf = (call: OrderCall, source: Order): Created => {
  const isTaxed = vatTermsOf(call, source, call.app.get('now')()) !== null
  const { group, customerId, agentId, supplierId, discount, discountNote, note, items, total } = source
  return {
    group,
    ...(customerId ? { customerId } : {}),
    ...(agentId ? { agentId } : {}),
    ...(supplierId ? { supplierId } : {}),
    ...(items.length > 0 ? { items: items.map(isTaxed ? lineOf : (item) => lineOf(withoutRate(item))), discount } : { total }),
    ...(discountNote ? { discountNote } : {}),
    ...(note ? { note } : {}),
  }
}

const withoutRate = ({ vatRate: _rate, ...item }: Order['items'][number]): Order['items'][number] => item

/** A rate that was chosen stays; one that follows the day is that of the copy's. */
const lineOf = ({
  productId,
  group,
  name,
  unit,
  price,
  cost,
  quantity,
  quantityGift,
  note,
  vatRate,
  vatReduced,
}: Order['items'][number]): OrderItemInput => ({
  ...(productId ? { productId } : { name, group, ...(unit ? { unit } : {}) }),
  ...(price === undefined ? {} : { price }),
  ...(cost === undefined ? {} : { cost: cost ?? 'n/a' }),
  quantity,
  quantityGift,
  ...(note ? { note } : {}),
  ...(vatRate === undefined || vatReduced ? {} : { vatRate }),
})
