import { id, type Id } from '@shared/foundation/ids'
import { clampQuantity, pieces, sumPieces } from '@shared/foundation/documents/order-lines'
import { overpaidAfter, planReturn } from '@shared/foundation/documents/order-returns'
import { takesGoodsOut } from '@shared/foundation/documents/order-kinds'
import type { Order } from '@shared/areas/trade/services/orders'
import { useMemo, useState } from 'react'
import { api } from '../../../../api/api'
import { useCan } from '../../../../api/session/use-me'
import { errorText } from '../../../../components/use-error-text'
import { useLocale } from '../../../../ui/zone/zone-context'
import { asDocument } from '../order-document'
import { returnRows, type ReturnRow } from './return-rows'

/** How many units of each product can come back: of a sale what left with it, of a purchase what is still there; null while that isn't known. */
const useUnitsThere = ({ _id, group }: Order): ReadonlyMap<string, number> | null => {
  const of = takesGoodsOut(group) ? { exportId: _id, exported: true } : { importId: _id, exported: false }
  const { data } = api.stocks.useFind({ ...of, $select: ['productId'], $limit: -1, $total: false })
  return useMemo(() => {
    if (!data) return null
    const counts = new Map<string, number>()
    for (const { productId } of data.data) counts.set(productId, (counts.get(productId) ?? 0) + 1)
    return counts
  }, [data])
}

/** A row with what comes back of it now. */
export interface ReturnLine extends ReturnRow {
  /** NaN while what stands there can't be read. */
  readonly quantity: number
  readonly units: readonly Id<'stocks'>[]
}

/** The state of the dialog that takes goods back: quantities, scanned units, where to; and what confirming would do. */
export const useReturn = (order: Order) => {
  const locale = useLocale()
  const mayRefund = useCan('/refunds')
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({})
  const [units, setUnits] = useState<Readonly<Record<string, readonly Id<'stocks'>[]>>>({})
  const [warehouseId, setWarehouse] = useState('')
  const [refundWanted, setRefund] = useState(false)
  const [patch, { isLoading: saving }] = api.orders.usePatch()

  const there = useUnitsThere(order)
  const lines: ReturnLine[] = returnRows(order, there).map((row) => ({
    ...row,
    quantity: Math.min(chosen[row.productId] ?? 0, row.kept),
    units: units[row.productId] ?? [],
  }))
  const unread = lines.find(({ quantity }) => Number.isNaN(quantity))
  const asked = lines.flatMap(({ productId, quantity }) => (quantity > 0 ? [{ productId, quantity }] : []))
  const count = sumPieces(asked.map(({ quantity }) => quantity))
  const plan = planReturn(asDocument(order), asked)
  const [problem] = plan.ok ? [] : plan.errors
  const overpaid = plan.ok ? overpaidAfter(order, plan.returnedTotal) - overpaidAfter(order, order.returnedTotal ?? 0) : 0
  const refundable = plan.ok ? Math.min(order.paid, overpaidAfter(order, plan.returnedTotal)) : 0
  const refunds = mayRefund && refundWanted && refundable > 0

  const setQuantity = (row: ReturnRow, wanted: number | null): void => {
    const clamped = clampQuantity(wanted ?? 0, row.kept)
    const quantity = Number.isNaN(wanted) ? Number.NaN : row.group === 'goods' ? Math.floor(clamped) : pieces(clamped)
    setChosen((so) => ({ ...so, [row.productId]: quantity }))
    // Whoever types a quantity leaves it to the books which units come back.
    setUnits((so) => ({ ...so, [row.productId]: [] }))
  }
  const setAll = (of: (row: ReturnRow) => number): void => {
    setChosen(Object.fromEntries(lines.map((line) => [line.productId, of(line)])))
    setUnits({})
  }
  const scanUnit = (row: ReturnLine, unit: Id<'stocks'>): void => {
    const scanned = [...row.units, unit]
    setUnits((so) => ({ ...so, [row.productId]: scanned }))
    setChosen((so) => ({ ...so, [row.productId]: scanned.length }))
  }

  const confirm = (): Promise<Order> =>
    patch({
      id: order._id,
      data: {
        returning: lines.flatMap(({ productId, quantity, units: very }) =>
          quantity > 0 ? [{ productId, quantity, ...(very.length === quantity ? { units: [...very] } : null) }] : [],
        ),
        ...(warehouseId ? { warehouseId: id<'warehouses'>(warehouseId) } : null),
        ...(refunds ? { refund: true } : null),
      },
    }).unwrap()

  return {
    comesIn: takesGoodsOut(order.group),
    lines,
    count,
    left: pieces(lines.reduce((sum, { kept }) => sum + kept, 0)),
    plan,
    refusal: unread
      ? errorText('orders.quantity-invalid', locale, { name: unread.name })
      : problem && count > 0
        ? errorText(problem.code, locale, problem.values)
        : null,
    overpaid,
    refundable: mayRefund ? refundable : 0,
    refunds,
    saving,
    warehouseId,
    setWarehouse,
    setRefund,
    setQuantity,
    setAll,
    scanUnit,
    confirm,
  }
}

export type Return = ReturnType<typeof useReturn>
