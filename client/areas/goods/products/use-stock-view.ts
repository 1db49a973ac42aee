import { isDay } from '@shared/foundation/days/days'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { api } from '../../../api/api'
import { dayOf } from '../../../lib/format'
import { useUrlQuery } from '../../../lib/use-url-query'
import { presetRange } from '../../../ui/DateRange/presets'
import { useZone } from '../../../ui/zone/zone-context'
import { flowOf, kindOf, placesOf, type Level, type Movement, type MovementKind } from './movements'

/** A product's stock as the address asks for it: warehouse, period, kind of movement, and the purchase whose units are open. */
export const useStockView = () => {
  const { productId = '', warehouseId = '' } = useParams()
  const zone = useZone()
  const [now] = useState(() => Date.now())
  const month = presetRange('month', dayOf(now, zone))
  const [address, change] = useUrlQuery({ since: month.from, until: month.to, kind: 'all', units: '', status: 'all', page: 1 })
  const state = {
    ...address,
    since: isDay(address.since) ? address.since : month.from,
    until: isDay(address.until) ? address.until : month.to,
  }
  const product = api.products.useGet(productId)
  const levels = api.stocks.useReport('levels', { productId })
  const warehouses = api.warehouses.useFind({ $limit: -1, $sort: { created: 1 } })
  const notShipped = api.products.useReport('notshipped', { productId })
  const history = api.products.useReport('transactions', {
    productId,
    ...(warehouseId ? { warehouseId } : null),
    since: state.since,
    until: state.until,
  })
  const rows: readonly Level[] = levels.data?.data ?? []
  const named = warehouses.data?.data ?? []
  const stocked = new Set(rows.filter(({ count }) => count > 0).map((level) => level.warehouseId as string))
  // A removed warehouse stays in sight as long as it has stock or is asked for.
  const shown = named.filter(({ _id, status }) => status === 'active' || stocked.has(_id) || _id === warehouseId)
  const movements = history.data?.data
  return {
    productId,
    warehouseId,
    state,
    change,
    product,
    levels,
    notShipped: notShipped.data?.notshipped,
    history,
    live: { of: history.currentData && JSON.stringify([productId, warehouseId, state.since, state.until, state.kind]) },
    places: placesOf(
      rows,
      shown.map(({ _id }) => _id),
    ),
    movements: movements
      ?.filter((movement: Movement) => state.kind === 'all' || kindOf(movement) === (state.kind as MovementKind))
      .reverse(),
    flow: history.data && flowOf(history.data),
    nameOf: (id: string): string => named.find(({ _id }) => _id === id)?.name ?? '',
  }
}

export type StockView = ReturnType<typeof useStockView>
