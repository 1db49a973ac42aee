import { DRIVER_ACTIONS, mayAct } from '@shared/areas/carriers/rules/actions'
import { codStateOf } from '@shared/areas/carriers/rules/cod'
import { mergedEvents } from '@shared/areas/carriers/rules/reported'
import type { DeliveryStatus } from '@shared/areas/carriers/rules/statuses'
import type { DeliveryAction, DeliveryCreate, DeliveryPatch } from '@shared/areas/carriers/services/deliveries'
import type { Stored } from '@shared/foundation/declaration/wire'
import { paymentGroupOf } from '@shared/foundation/documents/fund-groups'
import { SOLD_GROUP } from '@shared/foundation/documents/order-kinds'
import { isShipment } from '@shared/foundation/documents/order-shipping'
import type { Id } from '@shared/foundation/ids'
import { dong } from '@shared/foundation/money/money'
import { can } from '@shared/foundation/rights/rights'
import { lock } from '../../../../kernel/locks'
import { partOf } from '../../../../kernel/call'
import type { Call, ServiceRules } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { nextNumberOf } from '../../../../ledger/numbers'
import { AppError } from '../../../../platform/errors'
import { askOfCarrier } from '../../actions'
import type { CarrierAccount, Delivery } from '../../carrier-run'
import { carrierOutbox, tellCarrier, untellCarrier } from '../../tell-carrier'
import { reportedFields } from '../../delivery-work'
import { withHeld } from '../../held'
import { carrierHooks } from '../../hooks'
import { land } from '../../land'
import { askingCarrier, LOOK_EVERY_MS, lookAfterDeliveries } from '../../look-after'
import { deliveriesNotices } from './deliveries.notices'
import { deliveriesReports } from './deliveries.reports'

type DeliveryCall = Call<'deliveries'>
type Patched = Stored<DeliveryPatch>

/** GHN and GHTK collect no more. */
const MAX_COD = dong(50_000_000)
const PHONE = /^\+?[\d .-]{9,20}$/

/** @throws AppError 400 for a place that no carrier finds, or money that none collects */
const assertSendable = ({ carrier, cod, to }: Stored<DeliveryCreate>): void => {
  if (carrier !== 'own' && cod > MAX_COD) throw AppError.atField('cod', 'deliveries.cod-above', { most: MAX_COD })
  if (!PHONE.test(to.phone.trim())) throw AppError.atField('to.phone', 'deliveries.phone-invalid', { phone: to.phone })
  if (to.division === 'old' && !to.district?.trim()) throw AppError.atField('to.district', 'deliveries.district-required')
}

/** The account that is named, or the first of the carrier. @throws AppError 400 where there is none */
const accountOf = async (work: SocaiUnitOfWork, { accountId, carrier }: Stored<DeliveryCreate>): Promise<CarrierAccount> => {
  const accounts = work.read('carrierAccounts')
  const account = accountId ? await accounts.byId(accountId) : await accounts.one({ carrier, status: 'active' }, { sort: { _id: 1 } })
  if (!account || account.carrier !== carrier) throw AppError.atField('accountId', 'carriers.none')
  if (account.status === 'removed') throw AppError.of('carriers.removed')
  return account
}

/** @throws AppError 400 for other orders, and for what hasn't left */
const assertShipped = async (work: SocaiUnitOfWork, { orderId, shippingTime, cod }: Stored<DeliveryCreate>): Promise<void> => {
  const order = await work.read('orders').byId(orderId)
  if (!order) throw AppError.atField('orderId', 'data.reference', { field: 'orderId' })
  if (order.group !== SOLD_GROUP) throw AppError.atField('orderId', 'deliveries.sales-only')
  if (!order.shipments.some((each) => each.time.getTime() === shippingTime.getTime() && isShipment(each)))
    throw AppError.atField('shippingTime', 'deliveries.no-shipment')
  if (cod > order.total) throw AppError.atField('cod', 'deliveries.cod-above', { most: order.total })
}

const create = async (call: DeliveryCall, data: Stored<DeliveryCreate>): Promise<Delivery> => {
  const { app, service, params, caller } = call
  assertSendable(data)
  let code: string | undefined
  return service.run(params, [lock.record('orders', data.orderId)], async (work) => {
    const account = await accountOf(work, data)
    await assertShipped(work, data)
    const isOwn = account.carrier === 'own'
    if (isOwn) code ??= await nextNumberOf(app.get('database'), caller.workspaceId, 'deliveries')
    const made = await service.add(work, params, {
      ...data,
      accountId: account._id,
      ...(account.from ? { from: account.from } : {}),
      ...(account.isStandIn ? { isStandIn: true } : {}),
      ...(isOwn
        ? { code, charged: account.price, events: [{ at: work.now, status: 'ready', word: 'created' }], status: 'ready' }
        : { events: [], status: 'waiting' }),
      codState: 'none',
      standing: true,
    })
    if (!isOwn) await tellCarrier(work, made)
    return made
  })
}

/** Where our own driver's parcel is after what was done. */
const AFTER: Readonly<Partial<Record<DeliveryAction, DeliveryStatus>>> = {
  start: 'delivering',
  deliver: 'delivered',
  fail: 'failed',
  redeliver: 'ready',
  return: 'returning',
  cancel: 'cancelled',
}

/** @throws AppError 403 for what a driver doesn't do, 409 where the parcel is somewhere else */
const assertMay = ({ caller }: DeliveryCall, delivery: Delivery, { action, cod, ...rest }: Patched): void => {
  if (!can(caller.rights, ['/sales'])) {
    const isDrivers = action !== undefined && DRIVER_ACTIONS.includes(action) && cod === undefined
    if (!isDrivers || Object.keys(rest).some((field) => field !== 'reason')) throw AppError.of('deliveries.not-allowed')
  }
  const asked = cod === undefined || cod === delivery.cod ? action : 'cod'
  if (asked !== undefined && !mayAct(delivery, asked)) throw AppError.of('deliveries.no-such-action', { status: delivery.status })
}

const patch = async (call: DeliveryCall, id: string, data: Patched): Promise<Delivery> => {
  const { app, service, params, caller } = call
  const database = app.get('database')
  const known = params.within ? null : await database.records('deliveries', caller.workspaceId).byId(id)
  const account = known ? await database.records('carrierAccounts', caller.workspaceId).byId(known.accountId) : null
  const isSeen = known !== null && can(caller.rights, ['/sales'])
  if (isSeen) assertMay(call, known, data)
  const told = isSeen ? await askOfCarrier(app, known, account, data) : null
  const after = await service.run(params, [lock.record('deliveries', id)], async (work) => {
    const before = await service.readForChange(work, id, params, data)
    if (!told) assertMay(call, before, data)
    const { action, reason, returning, warehouseId, cod, ...plain } = data
    if (action === 'arrive') await bringBack(call, work, before, { returning, warehouseId })
    const money = cod === undefined ? {} : await withCod(work, before, cod)
    const fields = told
      ? reportedFields({ ...before, ...money }, told, work.now)
      : action
        ? await actedOn(call, work, before, { action, reason })
        : {}
    return service.change(work, params, before, await withHeld(work, before, { ...plain, ...money, ...fields }))
  })
  if (after.landing) await land(app, after)
  return after
}

/** @throws AppError 400 for more than is owed, 409 while nobody knows whether the carrier has it with the old amount */
const withCod = async (
  work: SocaiUnitOfWork,
  { orderId, status, attempts = 0 }: Delivery,
  cod: Delivery['cod'],
): Promise<Partial<Delivery>> => {
  const order = await work.read('orders').byId(orderId, { only: ['total'] })
  if (order && cod > order.total) throw AppError.atField('cod', 'deliveries.cod-above', { most: order.total })
  if (status === 'waiting' && attempts > 0) throw AppError.of('deliveries.no-such-action', { status })
  return { cod }
}

/** What came back is a return of its order, by the rules that hold for all returns. @throws AppError 400 where nothing is said to have come */
const bringBack = async (
  { app, params }: DeliveryCall,
  work: SocaiUnitOfWork,
  { orderId }: Delivery,
  { returning = [], warehouseId }: Pick<Patched, 'returning' | 'warehouseId'>,
): Promise<void> => {
  if (returning.length === 0) throw AppError.atField('returning', 'deliveries.lines-required')
  await app.service('orders').patchWithin(work, partOf(params), orderId, { returning, ...(warehouseId ? { warehouseId } : {}) })
}

const actedOn = async (
  call: DeliveryCall,
  work: SocaiUnitOfWork,
  before: Delivery,
  { action, reason }: { action: DeliveryAction; reason?: string | undefined },
): Promise<Partial<Delivery>> => {
  const { now } = work
  if (action === 'print') return { printedAt: now }
  if (action === 'handIn') return handedIn(call, work, before)
  if (action === 'retry') {
    await tellCarrier(work, before)
    return { status: 'waiting', problem: undefined }
  }
  if (action === 'arrive')
    return { status: 'returned', arrivedAt: now, toldAt: now, dueAt: undefined, returningAt: before.returningAt ?? now }
  if (before.carrier !== 'own') {
    await untellCarrier(work, before)
    return { status: 'cancelled', standing: undefined, dueAt: undefined }
  }
  const status = AFTER[action] ?? before.status
  return {
    status,
    events: mergedEvents(before.events, [{ at: now, status, word: action, ...(reason ? { reason } : {}) }]),
    codState: codStateOf({ ...before, status }),
    ...(status === 'delivered' ? { deliveredAt: now, landing: true, dueAt: now } : {}),
    ...(status === 'returning' ? { returningAt: now } : { returningAt: undefined }),
    ...(status === 'cancelled' ? { standing: undefined } : {}),
  }
}

/** What our driver collected is counted at a desk: it is a payment of the order, on the account of the drivers. */
const handedIn = async (
  { app, params, caller }: DeliveryCall,
  work: SocaiUnitOfWork,
  { orderId, accountId, cod, code }: Delivery,
): Promise<Partial<Delivery>> => {
  const account = await work.read('carrierAccounts').byId(accountId, { only: ['label'] })
  await app.service('funds').createWithin(
    work,
    { ...partOf(params), caller },
    {
      group: paymentGroupOf(SOLD_GROUP) ?? '',
      orderId: orderId as Id<'orders'>,
      amount: cod,
      name: code ?? '',
      status: 'completed',
      ...(account?.label ? { label: account.label } : {}),
    },
  )
  return { codState: 'paid' }
}

/** Parcels: each is told to its carrier exactly once, and is where the carrier says when it is asked. */
export const deliveriesRules: ServiceRules<'deliveries'> = {
  create,
  patch,
  reports: deliveriesReports,
  notices: deliveriesNotices,
  jobs: [{ name: 'where parcels are', everyMs: LOOK_EVERY_MS, run: lookAfterDeliveries }],
  outbox: [...carrierOutbox, askingCarrier],
  pushes: carrierHooks,
}
