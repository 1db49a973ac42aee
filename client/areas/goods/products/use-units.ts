import type { RecordOf } from '@shared/registry/service-types'
import { useMemo } from 'react'
import { api } from '../../../api/api'
import type { WireQuery } from '../../../api/wire-query'

export type Unit = RecordOf<'stocks'>
export const UNITS_PER_PAGE = 18
export type UnitsOf = { readonly importId: string } | { readonly warehouseId: string }

/** A code short enough to read out: the end of the unit's id, which tells the units of a purchase apart. */
export const shortCode = (id: string): string => id.slice(-5).toUpperCase()

interface Wanted {
  productId: string
  of: UnitsOf
  status: string
  page: number
}

/** A page of units with how many there are in all, left and gone, and the numbers of the orders they came and went by. */
export const useUnits = ({ productId, of, status, page }: Wanted) => {
  const base: WireQuery = { productId, ...of }
  const shown = status === 'left' ? { exported: false } : status === 'gone' ? { exported: true } : null
  const units = api.stocks.useFind({
    ...base,
    ...shown,
    $sort: { exported: 1 },
    $limit: UNITS_PER_PAGE,
    $skip: (page - 1) * UNITS_PER_PAGE,
  })
  const left = api.stocks.useFind({ ...base, exported: false, $limit: 0 })
  const gone = api.stocks.useFind({ ...base, exported: true, $limit: 0 })
  const ids = useMemo(
    () => [...new Set((units.data?.data ?? []).flatMap(({ importId, exportId }) => [importId, ...(exportId ? [exportId] : [])]))].sort(),
    [units.data],
  )
  const orders = api.orders.useFind({ _id: { $in: ids }, $limit: 2 * UNITS_PER_PAGE, $total: false }, { skip: ids.length === 0 })
  const [leftCount, goneCount] = [left.data?.total ?? null, gone.data?.total ?? null]
  return {
    units,
    left: leftCount,
    gone: goneCount,
    all: leftCount === null || goneCount === null ? null : leftCount + goneCount,
    orderOf: (id: string | undefined) => orders.data?.data.find(({ _id }) => _id === id),
  }
}

export type Units = ReturnType<typeof useUnits>
