import { isInternal } from '@shared/foundation/documents/order-kinds'
import { paymentOf } from '@shared/foundation/documents/order-totals'
import { can } from '@shared/foundation/rights/rights'
import { declarationOf } from '@shared/registry/declarations'
import { services } from '@shared/registry/index'
import { isEqual } from '@shared/foundation/equal'
import { allows, groupsFor } from '../../../../kernel/access'
import type { Caller } from '../../../../kernel/call'
import type { Collections, StoredOf } from '../../../../kernel/collections'
import type { LockKey } from '../../../../kernel/keyed-locks'
import { lock } from '../../../../kernel/locks'
import type { Call } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { withPaid } from '../../../money/order-money'
import { takeArrivalsBack } from '../../../goods/stock-ledger'
import { AppError } from '../../../../platform/errors'
import { groupBy } from '@shared/foundation/group-by'
import { inSlices, partsOf } from '../../../../platform/in-slices'
import { isChanged, type Changed, type Made } from './bring-in'

type ImportCall = Call<'imports'>
type Order = StoredOf<'orders'>
type Fund = StoredOf<'funds'>

const IDS_PER_QUESTION = 1000

/** Where records are named without a declared reference, by the service of what is named. */
const NAMED_WITHIN: Readonly<Record<string, readonly (readonly [keyof Collections & string, string])[]>> = {
  products: [
    ['orders', 'items.productId'],
    ['stockTransfers', 'items.productId'],
    ['stocktakes', 'counts.productId'],
    ['products', 'subItems.productId'],
    ['movements', 'productId'],
  ],
  orders: [
    ['funds', 'orderId'],
    ['comments', 'targetId'],
    ['orders', 'sourceId'],
    ['orders', 'copyOf'],
  ],
  warehouses: [['movements', 'warehouseId']],
  assets: [['comments', 'targetId']],
  funds: [
    ['comments', 'targetId'],
    ['funds', 'reverses'],
  ],
}

/** Every field by which records name those of a service. */
const namingOf = (service: string): (readonly [keyof Collections & string, string])[] => [
  ...Object.values(services).flatMap(({ path, references = {} }) =>
    Object.entries(references).flatMap(([field, { service: of }]) => (of === service ? [[path, field] as const] : [])),
  ),
  ...(NAMED_WITHIN[service] ?? []),
]

/**
 * Takes back all that an import made and changed, within one command: nothing of it is left in books and figures but the audit.
 * @throws AppError 409 with the reason where something was built on it, or changed what it changed; 403 for what the caller couldn't have made
 */
export const takeBack = async ({ app, params, caller }: ImportCall, work: SocaiUnitOfWork, made: readonly Made[]): Promise<void> => {
  const byService = groupBy(made, ({ service }) => service)
  const all = new Set(made.map(({ _id }) => _id))
  const records = new Map<string, StoredOf<Made['service']>>()
  for (const [service, own] of byService)
    for (const record of await readAll(work, service, own)) records.set(record._id, record as StoredOf<Made['service']>)
  for await (const { service, _id } of inSlices(made)) assertMayMake(caller, service, records.get(_id))
  await work.lock(keysOf(made, records))
  for (const [service, own] of byService) {
    const added = own.filter((each) => !isChanged(each)).map(({ _id }) => _id)
    await assertUnused(work, service, added, all, (id) => records.get(id))
  }
  const arrivals = (byService.get('orders') ?? []).flatMap(({ _id }) => arrivalIn(records.get(_id)))
  const comesBack = await stockOf(work, arrivals)
  const used = arrivals.length > 0 ? await takeArrivalsBack(work, arrivals) : null
  if (used) throw AppError.of('imports.built-on', { name: used.name, by: `${used.count}` })
  // What names others goes before what it names.
  for await (const each of inSlices([...made].reverse())) {
    const record = records.get(each._id)
    if (!record) throw AppError.of('imports.changed-since', { name: each._id })
    if (isChanged(each)) await putBack({ app, params }, work, each, record)
    else await takeOne({ app, params }, work, each, record, comesBack)
  }
}

/** Each goes back by the right that making it takes; entries of sheets are made by whoever keeps the cash books. */
const assertMayMake = (caller: Caller, service: Made['service'], record: object | undefined): void => {
  const declaration = declarationOf(service)
  const groups = groupsFor(declaration, caller, 'write')
  const group = record && 'group' in record ? String(record.group) : ''
  if (groups && record && !groups.includes(group)) throw AppError.of('rights.group', { group })
  if (!allows(declaration.access.create, caller) || (service === 'funds' && !can(caller.rights, ['/funds'])))
    throw AppError.of('rights.missing')
}

const readAll = async (work: SocaiUnitOfWork, service: Made['service'], own: readonly Made[]): Promise<(object & { _id: string })[]> => {
  const found: (object & { _id: string })[] = []
  for (const ids of partsOf(
    own.map(({ _id }) => _id),
    IDS_PER_QUESTION,
  ))
    found.push(...(await work.read(service).byIds(ids)))
  return found
}

const keysOf = (made: readonly Made[], records: ReadonlyMap<string, object>): LockKey[] => {
  const keys = new Map<string, LockKey>()
  const add = (key: LockKey) => keys.set(key.name, key)
  for (const { service, _id } of made) {
    const record = (records.get(_id) ?? {}) as Partial<Order & Fund>
    add(lock.record(service, _id))
    if (record.orderId) add(lock.record('orders', record.orderId))
    for (const partner of [record.customerId, record.agentId, record.supplierId]) if (partner) add(lock.of('partners', partner))
    if (service !== 'orders' || !record.shipments?.length) continue
    for (const { productId } of record.items ?? []) if (productId) add(lock.of('stock', productId))
    if (record.warehouseId) add(lock.record('warehouses', record.warehouseId))
  }
  return [...keys.values()]
}

const nameOf = (record: object | undefined): string => {
  const { name, order_number: orderNumber, number } = (record ?? {}) as { name?: string; order_number?: string; number?: string }
  return name ?? orderNumber ?? number ?? ''
}

/** @throws AppError 409 naming the first that another record names, and by what */
const assertUnused = async (
  work: SocaiUnitOfWork,
  service: Made['service'],
  ids: readonly string[],
  own: ReadonlySet<string>,
  recordOf: (id: string) => object | undefined,
): Promise<void> => {
  for (const [by, field] of namingOf(service))
    for (const some of partsOf(ids, IDS_PER_QUESTION)) {
      const naming = (await work.read(by).find({ [field]: { $in: some } }, { limit: IDS_PER_QUESTION + some.length })) as (object & {
        _id: string
      })[]
      const other = naming.find((each) => !own.has(each._id) && !((by === 'movements' || by === 'stocks') && isOfOwn(each, own)))
      if (!other) continue
      const used = some.find((id) => JSON.stringify(other).includes(id)) ?? ''
      throw AppError.of('imports.built-on', { name: nameOf(recordOf(used)), by: nameOf(other) || by })
    }
}

/** A movement, and a unit of stock, belong to the order they were made with. */
const isOfOwn = (record: object, own: ReadonlySet<string>): boolean =>
  ('orderId' in record && own.has(String(record.orderId))) || ('importId' in record && own.has(String(record.importId)))

const takeOne = async (
  { app, params }: Pick<ImportCall, 'app' | 'params'>,
  work: SocaiUnitOfWork,
  { service, returns = 0 }: Made,
  record: StoredOf<Made['service']>,
  comesBack: ReadonlyMap<string, number>,
): Promise<void> => {
  if (service === 'orders') assertAsBrought(record as Order, returns)
  if (service === 'funds') await takePayment({ app, params }, work, record as Fund)
  const arrived = comesBack.get(record._id)
  if (service === 'products' && (record as StoredOf<'products'>).stockCount > (arrived ?? 0))
    throw AppError.of('imports.built-on', { name: nameOf(record), by: 'stocks' })
  const latest = work.latest(service, record as never) as { readonly rev: number }
  // Stock that left again has changed the product.
  await app.service(service).takeOut(work, params, (arrived === undefined ? latest : { ...latest, rev: latest.rev + 1 }) as never)
}

/** An order that brought goods in. */
const arrivalIn = (record: object | undefined): Order[] => {
  const order = record as Order | undefined
  return order && isInternal(order.group) && order.shipments.length > 0 ? [order] : []
}

/** By product, how much leaves stock with the orders that brought it in. */
const stockOf = async (work: SocaiUnitOfWork, arrivals: readonly Order[]): Promise<ReadonlyMap<string, number>> => {
  const counts = new Map<string, number>()
  for (const some of partsOf(arrivals, IDS_PER_QUESTION)) {
    const ids = some.map(({ _id }) => _id)
    const movements = await work.read('movements').find({ orderId: { $in: ids } }, { only: ['productId', 'quantity', 'sign'] })
    for (const { productId, quantity, sign } of movements) counts.set(productId, (counts.get(productId) ?? 0) + sign * quantity)
  }
  return counts
}

/**
 * An order that was delivered before these books moved no stock; what came after its delivery is somebody's work.
 * @param returns how often something of it had come back when it was brought in
 */
const assertAsBrought = (order: Order, returns: number): void => {
  if (order.shipments.length === 0 || isInternal(order.group)) return
  const asBrought =
    order.shipments.length === 1 + returns && (returns > 0 || !order.returnedAt) && order.items.every(({ group }) => group !== 'goods')
  if (!asBrought) throw AppError.of('imports.built-on', { name: order.order_number, by: 'stocks' })
}

/** An order that an entry paid is paid that much less. */
const takePayment = async ({ app, params }: Pick<ImportCall, 'app' | 'params'>, work: SocaiUnitOfWork, fund: Fund): Promise<void> => {
  if (fund.refundedAt || fund.refundedAmount || fund.transferWith)
    throw AppError.of('imports.built-on', { name: nameOf(fund), by: 'funds' })
  const read = fund.orderId ? await work.read('orders').byId(fund.orderId) : null
  const order = read && work.latest('orders', read)
  const paid = order ? paymentOf(order.group, fund) : 0
  if (!order || paid === 0) return
  if (order.status === 'cancelled' || order.status === 'returned')
    throw AppError.of('imports.built-on', { name: nameOf(fund), by: order.order_number })
  const after = withPaid(order, order.paid - paid)
  await app.service('orders').change(work, params, order, { paid: after.paid, statusPayment: after.statusPayment })
}

/** Fields that an import changed go back to what they were, unless somebody has changed them since. */
const putBack = async (
  { app, params }: Pick<ImportCall, 'app' | 'params'>,
  work: SocaiUnitOfWork,
  { service, before, after }: Changed,
  record: StoredOf<Made['service']>,
): Promise<void> => {
  const fields = record as object as Readonly<Record<string, unknown>>
  if (Object.entries(after).some(([field, value]) => !isEqual(fields[field] ?? null, value)))
    throw AppError.of('imports.changed-since', { name: nameOf(record) })
  const earlier = Object.fromEntries(Object.entries(before).map(([field, value]) => [field, value ?? undefined]))
  await app.service(service).change(work, params, record as never, earlier as never)
}
