import type { Product } from '@shared/areas/goods/services/products'
import { useEffect, useState } from 'react'
import { api } from '../../../api/api'

/** So many products are asked for at once, which an address has room for. */
const ASKED_AT_ONCE = 25

const noProducts: ReadonlyMap<string, Product> = new Map()

/**
 * The units that an order brought, of one product or of all of them in the order of its lines, with their products.
 * @param productId '' for all
 */
export const useLot = (orderId: string, productId: string, { left, most }: { readonly left: boolean; readonly most: number }) => {
  const [find] = api.products.useLazyFind()
  const [products, setProducts] = useState(noProducts)
  const order = api.orders.useGet(orderId)
  const units = api.stocks.useFind({
    ...(productId ? { productId } : null),
    importId: orderId,
    ...(left ? { exported: false } : null),
    $sort: { created: 1 },
    $limit: most,
  })
  const lines = [
    ...new Set((order.data?.items ?? []).flatMap((item) => (item.group === 'goods' && item.productId ? [item.productId] : []))),
  ]
  const wanted = (productId ? [productId] : lines).join()
  useEffect(() => {
    let isOver = false
    const read = async (): Promise<void> => {
      const ids = wanted.split(',').filter(Boolean)
      const batches = Array.from({ length: Math.ceil(ids.length / ASKED_AT_ONCE) }, (_, at) =>
        ids.slice(at * ASKED_AT_ONCE, (at + 1) * ASKED_AT_ONCE),
      )
      const pages = await Promise.all(batches.map((some) => find({ _id: { $in: some }, $limit: some.length, $total: false }).unwrap()))
      if (!isOver) setProducts(new Map(pages.flatMap(({ data }) => data.map((product) => [product._id as string, product]))))
    }
    // Without them a label has its code all the same.
    read().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [find, wanted])
  const placeOf = (id: string): number => lines.findIndex((line) => line === id)
  const rows = units.data && [...units.data.data].sort((a, b) => placeOf(a.productId) - placeOf(b.productId))
  return { order, units, rows, products, lines }
}
