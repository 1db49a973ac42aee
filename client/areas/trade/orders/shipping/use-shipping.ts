import { dayOf, zone as asZone, type Day } from '@shared/foundation/days/days'
import { id, type Id } from '@shared/foundation/ids'
import { planShipment, planShipmentEdit, type ShipmentEdit, type ShipmentPlan } from '@shared/foundation/documents/order-shipping'
import { takesGoodsOut } from '@shared/foundation/documents/order-kinds'
import { earliestShippingTime } from '@shared/areas/trade/rules/validate'
import type { Order, OrderPatch, Shipment } from '@shared/areas/trade/services/orders'
import type { Warehouse } from '@shared/areas/goods/services/warehouses'
import { useState } from 'react'
import { useFirstOpenDay } from '../../../../api/session/use-workspace'
import { api } from '../../../../api/api'
import { formatTime } from '../../../../lib/format'
import { useNow } from '../../../../lib/use-now'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { asDocument } from '../order-document'
import { errorText } from '../../../../components/use-error-text'
import { useOverLimit } from '../parts/use-over-limit'
import { availableOf, proposedQuantity, quantityFor, shippingInstant, shipRows, type ShipRow } from './ship-rows'

/** A row with what the warehouse holds and what goes now. */
export interface ShipLine extends ShipRow {
  /** In the chosen warehouse; undefined for services, or while it is asked for. */
  readonly stock: number | undefined
  readonly available: number
  /** NaN while what stands there can't be read. */
  readonly quantity: number
  readonly units: readonly string[]
}

type Quantities = Readonly<Record<string, number>>
type Units = Readonly<Record<string, readonly string[]>>

/** The state of the shipping dialog: warehouse, quantities, scanned units, time; and what confirming would do. */
export const useShipping = (order: Order, editing: Shipment | null, warehouses: readonly Warehouse[]) => {
  const locale = useLocale()
  const zone = useZone()
  const goesOut = takesGoodsOut(order.group)
  const [warehouseChosen, setWarehouse] = useState<string>(editing?.warehouseId ?? order.warehouseId ?? '')
  const [chosen, setChosen] = useState<Quantities>({})
  const [units, setUnits] = useState<Units>({})
  const [tracking, setTracking] = useState(editing?.tracking ?? order.tracking ?? '')
  const [moment, setMoment] = useState<{ day: Day | null; clock: string } | null>(null)
  const [patch, { isLoading: saving }] = api.orders.usePatch()
  const withinLimit = useOverLimit()
  const [findUnits] = api.stocks.useLazyFind()
  const warehouseId = warehouseChosen || (warehouses[0]?._id ?? '')
  const { currentData: levels } = api.stocks.useReport('levels', { warehouseId }, { skip: !warehouseId })
  const counts = levels && new Map(levels.data.map(({ productId, count }) => [productId, count]))

  const now = new Date(useNow())
  const shown = editing ? new Date(editing.time) : now
  const time = moment ?? { day: dayOf(shown, asZone(zone)), clock: formatTime(shown, zone) }
  const instant = moment ? shippingInstant(moment.day, moment.clock, zone) : null
  const earliest = earliestShippingTime(now, asZone(zone))
  const timeProblem =
    moment &&
    (instant === null
      ? errorText('days.invalid', locale)
      : new Date(instant) < earliest
        ? errorText('shipping.date-too-early', locale, { day: dayOf(earliest, asZone(zone)) })
        : null)

  const lines: ShipLine[] = shipRows(order, editing).map((row) => {
    const stock = row.group === 'goods' ? (counts ? (counts.get(row.productId) ?? 0) : undefined) : undefined
    const available = availableOf(row, stock, goesOut)
    const own = units[row.productId] ?? []
    return {
      ...row,
      stock,
      available,
      units: own,
      quantity: chosen[row.productId] ?? Math.max(own.length, proposedQuantity(row, available, editing !== null)),
    }
  })
  const unread = lines.find(({ quantity }) => Number.isNaN(quantity))
  const count = lines.reduce((sum, { quantity }) => sum + (quantity || 0), 0)
  const left = lines.reduce((sum, { remaining }) => sum + remaining, 0)
  const short = lines.filter((line) => goesOut && line.quantity > line.available)

  const asked = lines.filter((line) => editing || line.quantity > 0).map(({ productId, quantity }) => ({ productId, quantity }))
  const document = asDocument(order)
  const place = warehouseId ? id<'warehouses'>(warehouseId) : null
  const plan:
    | ShipmentPlan
    | ShipmentEdit
    | { ok: false; errors: readonly { code: Parameters<typeof errorText>[0]; values: Readonly<Record<string, string | number>> }[] } =
    editing
      ? planShipmentEdit(document, new Date(editing.time), { shipping: asked })
      : planShipment(document, { shipping: asked, warehouseId: place })
  const [problem] = plan.ok ? [] : plan.errors
  const refusal = unread
    ? errorText('orders.quantity-invalid', locale, { name: unread.name })
    : problem
      ? errorText(problem.code, locale, problem.values)
      : null

  const setQuantity = (row: ShipRow, asked: number | null): void => {
    const quantity = quantityFor(row, asked)
    setChosen((so) => ({ ...so, [row.productId]: quantity }))
    if (!Number.isNaN(quantity)) setUnits((so) => ({ ...so, [row.productId]: (so[row.productId] ?? []).slice(0, quantity) }))
  }
  const setAll = (of: (line: ShipLine) => number): void => {
    setChosen(Object.fromEntries(lines.map((line) => [line.productId, quantityFor(line, of(line))])))
    setUnits({})
  }
  const scanUnit = (row: ShipRow, unit: string): void => {
    setUnits((so) => ({ ...so, [row.productId]: [...(so[row.productId] ?? []), unit] }))
    setChosen((so) => {
      const before = so[row.productId]
      const scanned = (units[row.productId]?.length ?? 0) + 1
      return before !== undefined && before < scanned ? { ...so, [row.productId]: scanned } : so
    })
  }

  /** The very units, when some were scanned: those, filled up with the oldest of the rest. */
  const unitsOf = async ({ productId, quantity, units: scanned }: ShipLine): Promise<Id<'stocks'>[] | undefined> => {
    if (scanned.length === 0) return undefined
    if (scanned.length >= quantity) return scanned.slice(0, quantity).map((unit) => id<'stocks'>(unit))
    const oldest = await findUnits({
      productId,
      warehouseId,
      exported: false,
      $sort: { created: 1, _id: 1 },
      $limit: Math.min(1000, quantity + scanned.length),
      $total: false,
    }).unwrap()
    const rest = oldest.data.map(({ _id }) => _id).filter((unit) => !scanned.includes(unit))
    return [...scanned.map((unit) => id<'stocks'>(unit)), ...rest.slice(0, quantity - scanned.length)]
  }

  const confirm = async (): Promise<Order> => {
    const shipping: OrderPatch['shipping'] = await Promise.all(
      lines
        .filter((line) => editing || line.quantity > 0)
        .map(async (line) => {
          const very = goesOut && !editing ? await unitsOf(line) : undefined
          return { productId: line.productId, quantity: line.quantity, ...(very ? { units: very } : null) }
        }),
    )
    const known = editing ? (editing.tracking ?? '') : (order.tracking ?? '')
    const data: OrderPatch = {
      status: 'shipped',
      ...(place && (!editing || editing.warehouseId) ? { warehouseId: place } : null),
      shipping,
      ...(tracking.trim() === known ? null : { tracking: tracking.trim() }),
      ...(editing ? { shippingTime: editing.time } : instant ? { shippingTime: instant } : null),
    }
    return withinLimit((confirmed) => patch({ id: order._id, data: { ...data, ...confirmed } }).unwrap())
  }
  /** Once more, for what is left, from another warehouse. */
  const startOver = (from: string): void => {
    setWarehouse(from)
    setChosen({})
    setUnits({})
  }

  const earliestDay = useFirstOpenDay(dayOf(earliest, asZone(zone)))

  return {
    goesOut, lines, count, left, short, plan, refusal, saving, warehouseId, tracking, time, timeProblem, earliestDay, today: dayOf(now, asZone(zone)),
    setWarehouse: startOver, setTracking, setMoment, setQuantity, setAll, scanUnit, confirm, startOver,
  } // prettier-ignore
}

export type Shipping = ReturnType<typeof useShipping>
