import { id, type Id } from '@shared/domain/ids'
import { clampQuantity, pieces } from '@shared/domain/orders/lines'
import { overpaidAfter, planReturn } from '@shared/domain/orders/returns'
import { takesGoodsOut } from '@shared/domain/orders/statuses'
import type { Order } from '@shared/services/orders'
import { useState } from 'react'
import { ordersApi } from '../../../api/orders'
import { useCan } from '../../../api/session/use-me'
import { errorText } from '../../../components/use-error-text'
import { useLocale } from '../../../ui/zone/zone-context'
import { asDocument } from '../order-document'
import { returnRows, type ReturnRow } from './return-rows'

/** A row with what comes back of it now. */
export interface ReturnLine extends ReturnRow {
  readonly quantity: number
  readonly units: readonly Id<'stocks'>[]
}

/** The state of the dialog that takes goods back: quantities, scanned units, where to; and what confirming would do. */
export const useReturn = (order: Order) => {
  const locale = useLocale()
  const board = useCan('bod')
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({})
  const [units, setUnits] = useState<Readonly<Record<string, readonly Id<'stocks'>[]>>>({})
  const [warehouseId, setWarehouse] = useState('')
  const [refundWanted, setRefund] = useState(false)
  const [patch, { isLoading: saving }] = ordersApi.usePatch()

  const lines: ReturnLine[] = returnRows(order).map((row) => ({
    ...row,
    quantity: Math.min(chosen[row.productId] ?? 0, row.kept),
    units: units[row.productId] ?? [],
  }))
  const asked = lines.flatMap(({ productId, quantity }) => (quantity > 0 ? [{ productId, quantity }] : []))
  const count = pieces(asked.reduce((sum, { quantity }) => sum + quantity, 0))
  const plan = planReturn(asDocument(order), asked)
  const [problem] = plan.ok ? [] : plan.errors
  const overpaid = plan.ok ? overpaidAfter(order, plan.returnedTotal) - overpaidAfter(order, order.returnedTotal ?? 0) : 0
  const refundable = plan.ok ? Math.min(order.paid, overpaidAfter(order, plan.returnedTotal)) : 0
  const refunds = board && refundWanted && refundable > 0

  const setQuantity = (row: ReturnRow, wanted: number | null): void => {
    const clamped = clampQuantity(wanted ?? 0, row.kept)
    const quantity = row.group === 'goods' ? Math.floor(clamped) : pieces(clamped)
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
    refusal: problem && count > 0 ? errorText(problem.code, locale, problem.values) : null,
    overpaid,
    refundable: board ? refundable : 0,
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
