import type { Id } from '@shared/foundation/ids'
import { countScanned, differenceOf, unitsMissing } from '@shared/areas/goods/rules/stocktakes'
import { pickScanned } from '@shared/areas/goods/rules/stock'
import { isCount } from '@shared/areas/goods/rules/transfers'
import type { StocktakePatch } from '@shared/areas/goods/services/stocktakes'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { StoredOf } from '../../../../kernel/collections'
import { lock } from '../../../../kernel/locks'
import type { Call, ServiceRules } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { nextNumberOf } from '../../../../ledger/numbers'
import { AppError } from '../../../../platform/errors'

type Stocktake = StoredOf<'stocktakes'>
type Count = Stocktake['counts'][number]
type Sent = NonNullable<Stored<StocktakePatch>['counts']>[number]
type StocktakeCall = Call<'stocktakes'>

const patch = async (call: StocktakeCall, id: string, data: Stored<StocktakePatch>): Promise<Stocktake> => {
  const { service, params, caller } = call
  return service.run(params, [lock.record('stocktakes', id)], async (work) => {
    const before = await service.readForChange(work, id, params, data)
    if (before.status !== 'open') throw AppError.of('stocktakes.not-open', { number: before.stocktake_number })
    await work.lock([...before.counts, ...(data.counts ?? [])].map(({ productId }) => lock.of('stock', productId)))
    const counts = data.counts ? await withCounts(work, call, before, data.counts) : before.counts
    const { reason, note, status } = data
    const fields = {
      ...(reason === undefined ? {} : { reason }),
      ...(note === undefined ? {} : { note }),
      ...(data.counts ? { counts } : {}),
    }
    if (status === 'cancelled') return service.change(work, params, before, { ...fields, status })
    if (status !== 'closed') return service.change(work, params, before, fields)
    const booked = await close(work, call, { ...before, ...fields })
    const closedBy = caller.person ? { closedBy: { _id: caller.person._id, name: caller.person.name } } : {}
    return service.change(work, params, before, { ...fields, ...booked, ...closedBy, status, closed: work.now })
  })
}

/** The counts so far with those sent: each is compared with what stands there now. */
const withCounts = async (
  work: SocaiUnitOfWork,
  { caller }: StocktakeCall,
  { warehouseId, counts }: Stocktake,
  sent: readonly Sent[],
): Promise<Count[]> => {
  const products = new Map((await work.read('products').byIds(sent.map(({ productId }) => productId))).map((each) => [each._id, each]))
  const after = new Map(counts.map((count) => [count.productId, count]))
  for (const [index, one] of sent.entries()) {
    const path = `counts.${index}`
    const product = products.get(one.productId)
    if (!product) throw AppError.atField(`${path}.productId`, 'data.reference', { field: `${path}.productId` })
    const { name, slug, unit, avatar } = product
    if (product.group !== 'goods') throw AppError.atField(`${path}.productId`, 'stocktakes.goods-only', { name })
    const book = await levelNow(work, one.productId, warehouseId)
    const before = after.get(one.productId)
    const seen = before?.units ?? []
    const typed = one.more === undefined ? one.counted : (before?.counted ?? 0) + one.more
    if (!one.units && !isCount(typed)) throw AppError.atField(`${path}.counted`, 'stocktakes.count-invalid', { name })
    const counted = one.units
      ? await scanned(work, { productId: one.productId, warehouseId, name }, seen, one.units, book)
      : { counted: Number(typed), book }
    const by = caller.person ? { by: { _id: caller.person._id, name: caller.person.name } } : {}
    after.set(one.productId, {
      productId: one.productId,
      name,
      slug,
      unit,
      ...(avatar ? { avatar } : {}),
      ...counted,
      at: work.now,
      ...by,
    })
  }
  return [...after.values()]
}

/** What stands there; the command is run again when that changes before it is committed. */
const levelNow = async (work: SocaiUnitOfWork, productId: Id<'products'>, warehouseId: Id<'warehouses'>): Promise<number> => {
  const level = await work.read('levels').one({ productId, warehouseId })
  if (level) work.update('levels', { productId, warehouseId, count: level.count }, { $set: { count: level.count } })
  return level?.count ?? 0
}

const scanned = async (
  work: SocaiUnitOfWork,
  place: { productId: Id<'products'>; warehouseId: Id<'warehouses'>; name: string },
  seen: readonly Id<'stocks'>[],
  units: readonly Id<'stocks'>[],
  book: number,
) => {
  const { productId, warehouseId, name } = place
  const found = await work.read('stocks').byIds([...new Set([...seen, ...units])])
  const judged = pickScanned(found, [...new Set(units)], place)
  if (!judged.ok) throw AppError.of(judged.code, { unit: judged.unit, name })
  const standing = new Set(
    found
      .filter((unit) => !unit.exported && unit.warehouseId === warehouseId && unit.productId === productId)
      .map(({ _id }) => _id as string),
  )
  return countScanned(seen, units, standing, book)
}

/** What was found comes in and what is missing goes out: an order each, in this command. */
const close = async (work: SocaiUnitOfWork, call: StocktakeCall, stocktake: Stocktake): Promise<Partial<Stocktake>> => {
  const { counts } = stocktake
  if (counts.length === 0) throw AppError.of('stocktakes.nothing-counted')
  const found = counts.filter((count) => differenceOf(count) > 0)
  const missing = counts.filter((count) => differenceOf(count) < 0)
  const inItems = await Promise.all(
    found.map(async (count) => ({
      productId: count.productId,
      quantity: differenceOf(count),
      cost: await lastKnownCost(work, count.productId),
    })),
  )
  const outItems = await Promise.all(
    missing.map(async (count) => ({
      productId: count.productId,
      quantity: -differenceOf(count),
      ...(count.units ? { units: await writtenOff(work, stocktake, count) } : {}),
    })),
  )
  const inventoryIn = inItems.length > 0 ? await book(work, call, stocktake, 'inventoryIn', inItems, work.now) : null
  // Two shipments of one command need two moments: a shipment is known by its time.
  const after = new Date((inventoryIn?.shippingTime ?? work.now).getTime() + (inventoryIn ? 1 : 0))
  const inventoryOut = outItems.length > 0 ? await book(work, call, stocktake, 'inventoryOut', outItems, after) : null
  return { ...(inventoryIn && { inventoryIn: named(inventoryIn) }), ...(inventoryOut && { inventoryOut: named(inventoryOut) }) }
}

const named = ({ _id, order_number }: StoredOf<'orders'>) => ({ _id, order_number })

const book = (
  work: SocaiUnitOfWork,
  { app, params }: StocktakeCall,
  { warehouseId, reason }: Stocktake,
  group: 'inventoryIn' | 'inventoryOut',
  items: readonly { productId: Id<'products'>; quantity: number; cost?: number | 'n/a'; units?: Id<'stocks'>[] }[],
  shippingTime: Date,
): Promise<StoredOf<'orders'>> =>
  app.service('orders').createWithin(work, params, {
    group,
    items: [...items],
    status: 'delivered',
    isForce: true,
    warehouseId,
    shippingTime,
    note: reason,
  })

/** What the youngest unit of known cost did cost, else what the product is expected to cost. */
const lastKnownCost = async (work: SocaiUnitOfWork, productId: Id<'products'>): Promise<number | 'n/a'> => {
  const [unit] = await work.read('stocks').find({ productId, cost: { $ne: null } }, { sort: { created: -1, _id: -1 }, limit: 1 })
  if (typeof unit?.cost === 'number') return unit.cost
  const product = await work.read('products').byId(productId, { only: ['cost'] })
  return product?.cost ?? 'n/a'
}

const writtenOff = async (work: SocaiUnitOfWork, { warehouseId }: Stocktake, count: Count): Promise<Id<'stocks'>[]> => {
  const { productId, name, units = [] } = count
  const missing = -differenceOf(count)
  const standing = await work.read('stocks').find({ productId, warehouseId, exported: false }, { only: ['created'] })
  const picked = unitsMissing(standing, units, missing)
  if (picked.length < missing) throw AppError.of('stock.not-enough', { name })
  return picked.map(({ _id }) => _id)
}

/** One who counts writes what they see; the differences are booked when the count is closed. */
export const stocktakesRules: ServiceRules<'stocktakes'> = {
  create: async ({ app, service, params, caller }, data) => {
    let stocktake_number: string | undefined
    return service.run(params, [], async (work) => {
      const warehouse = await work.read('warehouses').byId(data.warehouseId, { only: ['name', 'status'] })
      if (!warehouse) throw AppError.atField('warehouseId', 'data.reference', { field: 'warehouseId' })
      stocktake_number ??= await nextNumberOf(app.get('database'), caller.workspaceId, 'stocktakes')
      return service.add(work, params, { ...data, stocktake_number, counts: [] })
    })
  },
  patch,
}
