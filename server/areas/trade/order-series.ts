import { addDays, dayOf, daysBetween, latestBookDay, monthOf, zone as asZone, type Day, type Month } from '@shared/foundation/days/days'
import type { Id } from '@shared/foundation/ids'
import { dong } from '@shared/foundation/money/money'
import { lastSeriesDay, MAX_SERIES, nextOfSeries, seriesDays, seriesMoment } from '@shared/areas/trade/rules/series'
import { firstStatus } from '@shared/foundation/documents/order-statuses'
import { statusPaymentOf } from '@shared/foundation/documents/order-totals'
import { subscriptionErrors } from '@shared/areas/trade/rules/validate'
import type { OrderCreate } from '@shared/areas/trade/services/orders'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { Application } from '../../kernel/application'
import type { CallParams } from '../../kernel/call'
import type { StoredOf } from '../../kernel/collections'
import { forEachWorkspace } from '../../kernel/for-each-workspace'
import { lock } from '../../kernel/locks'
import type { JobRule } from '../../kernel/jobs'
import type { Call } from '../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'
import { AppError, assertNoFieldErrors } from '../../platform/errors'
import { withTaxes } from '../../kernel/auth/callers'
import { nextOrderNumber } from '../../ledger/numbers'
import { followerWithVat } from './services/orders/order-vat'

type Order = StoredOf<'orders'>
type OrderCall = Call<'orders'>
type Created = Stored<OrderCreate>

const isSubscription = ({ started, ended, moPaymentDate }: Created): boolean =>
  started !== undefined || ended !== undefined || moPaymentDate !== undefined

/**
 * What an order that comes again keeps of its series: the first one of it is its own source.
 * @throws AppError 400 with every problem of its dates
 */
export const seriesFields = (
  call: OrderCall,
  data: Created,
  own: { readonly _id: Order['_id']; readonly created: Date },
): Partial<Order> => {
  const { started, ended, moPaymentDate, period } = data
  if (!isSubscription(data) && !period) return {}
  const { zone } = call.caller
  if (isSubscription(data)) assertNoFieldErrors(subscriptionErrors({ ...data, moPaymentDate: moPaymentDate ?? null }))
  if (started && started > latestBookDay(call.app.get('now')(), zone))
    throw AppError.atField('started', 'orders.subscription-dates-invalid')
  if (started && ended && ended > lastSeriesDay(started)) throw AppError.atField('ended', 'orders.series-too-long', { most: MAX_SERIES })
  const month = monthOf(own.created, zone)
  const day = Number(dayOf(own.created, zone).slice(8))
  return {
    ...(started ? { started } : {}),
    ...(ended ? { ended } : { period: period ?? 1 }),
    moPaymentDate: typeof moPaymentDate === 'number' ? moPaymentDate : day > 28 ? 0 : day,
    sourceId: own._id,
    periodOf: month,
  }
}

/** The moment the first order of a series is dated; undefined where none begins on a day. */
export const firstOfSeries = ({ started }: Created, { caller }: OrderCall): Date | undefined =>
  started ? seriesMoment(started, caller.zone) : undefined

/** The numbers of the orders that follow the first of a series with an end, taken before their transaction. */
export const numbersOfSeries = async (
  { app, caller }: OrderCall,
  { group, started, ended, moPaymentDate }: Created & Pick<Order, 'group'>,
) => {
  if (!started || !ended || typeof moPaymentDate !== 'number' || ended <= started || ended > lastSeriesDay(started)) return []
  const count = seriesDays(started, ended, moPaymentDate).length - 1
  return Promise.all(Array.from({ length: count }, () => nextOrderNumber(app.get('database'), caller.workspaceId, group)))
}

/** Makes the orders of every further month of a series, in the same transaction as its first. */
export const addSeries = async (call: OrderCall, work: SocaiUnitOfWork, first: Order, numbers: readonly string[]): Promise<void> => {
  const { started, ended, moPaymentDate } = first
  if (!started || !ended || moPaymentDate === undefined) return
  const [, ...others] = seriesDays(started, ended, moPaymentDate)
  for (const [index, { month, day }] of others.entries()) {
    const order_number = numbers[index]
    if (order_number === undefined) throw new RangeError(`no number for the order of ${month}`)
    const follower = await followerWithVat(call, work, followerOf(first, month, day, call.caller.zone))
    await call.service.add(work, call.params, { ...follower, order_number })
  }
}

/** An order like the one before it in its series, for another month: nothing of it shipped or paid. */
const followerOf = (before: Order, month: Month, day: Day, zone: OrderCall['caller']['zone']) => {
  const { group, customerId, agentId, supplierId, items, total, discount, discountNote, note, started, ended, period, moPaymentDate } =
    before
  const fresh = {
    group,
    ...(customerId ? { customerId } : {}),
    ...(agentId ? { agentId } : {}),
    ...(supplierId ? { supplierId } : {}),
    items: items.map(({ returned: _returned, ...item }) => ({ ...item, shipped: 0 })),
    total,
    discount,
    ...(discountNote ? { discountNote } : {}),
    ...(note ? { note } : {}),
    ...(started ? { started } : {}),
    ...(ended ? { ended } : {}),
    ...(period ? { period } : {}),
    ...(moPaymentDate === undefined ? {} : { moPaymentDate }),
    ...(before.creatorId ? { creatorId: before.creatorId, creator: before.creator } : {}),
    ...(before.manual ? { manual: true } : {}),
    status: firstStatus(group),
    paid: dong(0),
    usePartnerBalance: dong(0),
    shipments: [],
    created: seriesMoment(day, zone),
    ...(before.dueDate ? { dueDate: addDays(day, daysBetween(dayOf(before.created, zone), before.dueDate)) } : {}),
    sourceId: before.sourceId ?? before._id,
    periodOf: month,
  } satisfies Partial<Order>
  return { ...fresh, statusPayment: statusPaymentOf(fresh) }
}

type Renewable = Order & { period: number }

const isRenewable = (order: Order): order is Renewable => (order.period ?? 0) > 0 && order.status !== 'cancelled'

/** When the order after this one of an endless series is due. */
const nextAfter = (order: Renewable, zone: OrderCall['caller']['zone']) => {
  const month = order.periodOf ?? monthOf(order.created, zone)
  const day = Number(dayOf(order.created, zone).slice(8))
  return nextOfSeries(month as Month, order.period, order.moPaymentDate ?? (day > 28 ? 0 : day))
}

/**
 * The order that follows one of an endless series: made once, then always the same.
 * @throws AppError 409 for an order that doesn't come again
 */
export const renew = async (call: OrderCall, id: string): Promise<Order> => {
  const { app, service, params, caller } = call
  let order_number: string | undefined
  return service.run(params, [lock.record('orders', id)], async (work) => {
    const before = await service.readForChange(work, id, params, {})
    if (!isRenewable(before)) throw AppError.of('orders.not-recurring', { order_number: before.order_number })
    const made = before.nextOrderId ? await work.read('orders').byId(before.nextOrderId) : null
    if (made) return { ...before, newOrder: brief(made) }
    order_number ??= await nextOrderNumber(app.get('database'), caller.workspaceId, before.group)
    const next = nextAfter(before, caller.zone)
    const follower = await followerWithVat(call, work, followerOf(before, next.month, next.day, caller.zone))
    const newOrder = await service.add(work, params, { ...follower, order_number })
    const after = await service.change(work, params, before, { nextOrderId: newOrder._id })
    return { ...after, newOrder: brief(newOrder) }
  })
}

const brief = ({
  _id,
  rev,
  order_number,
  group,
  created,
  status,
  statusPayment,
  total,
  period,
  periodOf,
  sourceId,
}: Order): NonNullable<Order['newOrder']> => ({
  _id,
  rev,
  order_number,
  group,
  created,
  status,
  statusPayment,
  total,
  ...(period ? { period } : {}),
  ...(periodOf ? { periodOf } : {}),
  ...(sourceId ? { sourceId } : {}),
})

const RENEWING = 'orders that come again'
const RENEW_EVERY_MS = 3_600_000

/**
 * Makes what is due of endless series, those missed as well. What keeps one series from going on is told in the log and keeps no other.
 * @param lost aborted when another node has the work now
 * @returns how many orders were made
 */
export const renewDueOrders = async (app: Application, lost?: AbortSignal): Promise<number> => {
  let made = 0
  const filter = { status: 'enabled' }
  await forEachWorkspace(app, RENEWING, { filter, isOver: () => lost?.aborted === true }, async (workspace) => {
    made += await renewIn(app, workspace, lost)
  })
  return made
}

export const renewing: JobRule = { name: RENEWING, everyMs: RENEW_EVERY_MS, run: renewDueOrders }

type Workspace = Pick<StoredOf<'workspaces'>, '_id' | 'slug' | 'zone' | 'opts' | 'taxesBefore'>

const renewIn = async (app: Application, workspace: Workspace, lost?: AbortSignal): Promise<number> => {
  const { _id: workspaceId, slug, zone: zoneName } = workspace
  const zone = asZone(zoneName)
  const params: CallParams = {
    caller: { workspaceId, userId: null, rights: ['bod'], zone, person: null, keyed: false, sessionId: null, ...withTaxes(workspace) },
  }
  const call: OrderCall = { app, service: app.service('orders'), params, caller: params.caller as OrderCall['caller'] }
  const today = dayOf(app.get('now')(), zone)
  const waiting = await app
    .get('database')
    .records('orders', workspaceId)
    .find({ period: { $gte: 1 }, nextOrderId: { $exists: false }, status: { $ne: 'cancelled' } })
  let made = 0
  for (const first of waiting)
    for await (const each of followers(call, first, today)) {
      if ('error' in each) {
        // A partner that was removed ends its series: there is nobody to write the next order for.
        const level = each.error instanceof AppError ? 'warn' : 'error'
        const about = { job: RENEWING, workspace: slug, order: first.order_number, error: each.error }
        app.get('log')[level](about, 'the order that follows could not be made; it will be tried again')
      } else made += 1
      if (lost?.aborted) return made
    }
  return made
}

/** Follows one series up to today, order by order, until one can't be made. */
async function* followers(call: OrderCall, first: Order, today: Day): AsyncGenerator<Order | { readonly error: unknown }> {
  let order: Order | null = first
  for (let made = 0; order && isRenewable(order) && nextAfter(order, call.caller.zone).day <= today && made < MAX_SERIES; made++) {
    try {
      const { newOrder }: Order = await renew(call, order._id)
      order = newOrder
        ? await call.app
            .get('database')
            .records('orders', call.caller.workspaceId)
            .byId(newOrder._id as Id<'orders'>)
        : null
    } catch (error) {
      yield { error }
      return
    }
    if (order) yield order
  }
}
