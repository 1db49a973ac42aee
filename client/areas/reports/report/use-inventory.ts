import { products } from '@shared/areas/goods/services/products'
import { sumBy } from '@shared/foundation/sum'
import { useState } from 'react'
import { api } from '../../../api/api'
import { useUrlQuery } from '../../../lib/use-url-query'
import { linesOf } from './inventory'
import { sortOf } from '../../../ui/DataTable/columns'
import { countIn, figuresOf, sortedGoods, type InventorySum } from './inventory-sums'

export type InventoryState = ReturnType<typeof useInventory>

/** The inventory as the address asks for it: goods of a category, those that lack, by name, with what they are made of where opened. */
export const useInventory = () => {
  const [address, change] = useUrlQuery({ show: 'all', category: '', q: '', sort: '', open: '' })
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const read = api.products.useReport('inventory', {})
  const warehouses = api.warehouses.useFind({ $limit: -1, $sort: { created: 1 } })
  const { data } = read
  const goods = data?.data.filter(({ categoryId }) => address.category === '' || categoryId === address.category)
  const figures = data && figuresOf(data, address.category)
  const holding = new Set(
    data?.data.flatMap((row) => row.places.flatMap(({ warehouseId, count }) => (count > 0 ? [warehouseId as string] : []))),
  )
  /** Warehouses in which something stands. */
  const places = (warehouses.data?.data ?? []).filter(({ _id }) => holding.has(_id))
  const sort = address.sort === '' ? undefined : sortOf(address.sort)
  const sorted = goods && sortedGoods(goods, products.reports.inventory.tables[0], sort, places)
  const lines = sorted && linesOf(sorted, { shortOnly: address.show === 'short', text: address.q, opened })
  const short = goods?.filter(({ needImport }) => needImport > 0) ?? []
  const isFiltered = address.q !== '' || address.show === 'short'
  const toggle = (id: string): void => {
    const next = new Set(opened)
    if (!next.delete(id)) next.add(id)
    setOpened(next)
  }
  const sumOf = (sum: InventorySum): number =>
    typeof sum === 'object' ? sumBy(goods ?? [], (line) => countIn(line, sum.warehouseId)) : (figures?.[sum] ?? 0)
  return { address, change, read, goods, lines, figures, places, sort, short, isFiltered, opened, toggle, sumOf }
}
