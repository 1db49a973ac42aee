import type { Id } from '@shared/foundation/ids'
import type { UnitMove } from '@shared/areas/goods/rules/cost-change'
import type { StoredOf } from '../../../../kernel/collections'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'

type Order = StoredOf<'orders'>
type Unit = StoredOf<'stocks'>
type Transfer = StoredOf<'stockTransfers'>

/** Something that a unit did: with which order or transfer, out of which warehouse and into which. */
export interface DocumentedMove extends UnitMove {
  readonly orderId?: Id<'orders'>
  /** Whether the order's own cost grows with it (it came in with it, or left with it), or shrinks. */
  readonly sign: 1 | -1
  readonly transfer?: Transfer
  readonly from?: Id<'warehouses'>
  readonly to?: Id<'warehouses'>
}

/** What units of one product did, each unit's the first first: they came in, went to other warehouses, left, and came back. */
export const movesOfUnits = async (
  work: SocaiUnitOfWork,
  productId: Id<'products'>,
  units: readonly Unit[],
): Promise<Map<Id<'stocks'>, DocumentedMove[]>> => {
  const moves = new Map<Id<'stocks'>, DocumentedMove[]>(units.map(({ _id }) => [_id, []]))
  if (units.length === 0) return moves
  const add = (id: Id<'stocks'>, ...more: readonly DocumentedMove[]): void => void moves.get(id)?.push(...more)
  for (const transfer of await transfersOf(work, units)) {
    const { created: at, fromWarehouseId: from, toWarehouseId: to } = transfer
    for (const id of transfer.items.flatMap((item) => item.units)) add(id, { at, sold: 0, sign: 1, transfer, from, to })
  }
  for (const order of await returnedOrders(work, productId, units))
    for (const { at, moved } of returnsOf(order))
      for (const { units: ids, shipped, from, to } of moved)
        if (shipped)
          for (const id of ids)
            add(id, { at: shipped, sold: 1, sign: 1, orderId: order._id, from }, { at, sold: -1, sign: -1, orderId: order._id, to })
  for (const unit of units) {
    const { _id, exported, exportId, exportTime, warehouseId: from, importId } = unit
    const isBack = exportId === importId
    if (exported && exportId && exportTime)
      add(_id, { at: exportTime, sold: isBack ? 0 : 1, sign: isBack ? -1 : 1, orderId: exportId, from })
    const own = (moves.get(_id) ?? []).sort((a, b) => a.at.getTime() - b.at.getTime())
    const to = own[0]?.from ?? unit.warehouseId
    moves.set(_id, [{ at: unit.created, sold: 0, sign: 1, orderId: importId, to }, ...own])
  }
  return moves
}

const transfersOf = (work: SocaiUnitOfWork, units: readonly Unit[]): Promise<Transfer[]> =>
  work.read('stockTransfers').find({ 'items.units': { $in: units.map(({ _id }) => _id) } })

/** Orders of which goods of a product came back since the first of its units came in. */
const returnedOrders = async (work: SocaiUnitOfWork, productId: Id<'products'>, units: readonly Unit[]): Promise<Order[]> => {
  const since = new Date(Math.min(...units.map(({ created }) => created.getTime())))
  const came = await work.read('movements').find({ productId, sign: 1, time: { $gte: since } }, { only: ['orderId'] })
  const received = new Set<string>(units.map(({ importId }) => importId))
  const ids = new Set(came.flatMap(({ orderId }) => (orderId && !received.has(orderId) ? [orderId] : [])))
  return (await work.read('orders').byIds([...ids])).filter((order) => returnsOf(order).length > 0)
}

const returnsOf = ({
  partReturns = [],
  returnedFrom,
  returnedAt,
}: Order): Pick<NonNullable<Order['partReturns']>[number], 'at' | 'moved'>[] => [
  ...partReturns,
  ...(returnedFrom && returnedAt ? [{ at: returnedAt, moved: returnedFrom.moved }] : []),
]
