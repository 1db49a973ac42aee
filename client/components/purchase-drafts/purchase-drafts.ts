import { sumBy } from '@shared/foundation/sum'
import { FINAL_STATUSES } from '@shared/foundation/documents/order-statuses'
import type { Asset } from '@shared/areas/partners/services/assets'
import type { Order } from '@shared/areas/trade/services/orders'
import type { Product } from '@shared/areas/goods/services/products'

/** What was bought of the goods before, newest first: who from, and what of it is still to come. */
export type Bought = Pick<Order, '_id' | 'status' | 'items' | 'supplierId' | 'supplier'>

export interface Supplier {
  readonly value: Asset['_id']
  readonly label: string
}

/** Goods of which some are to be bought. */
export interface Wanted {
  readonly _id: string
  readonly name: string
  readonly unit: string
  /** Above 0 where some are needed. */
  readonly needImport: number
}

/** One of the goods that don't suffice, as it is to be bought. */
export interface BuyLine {
  readonly productId: Product['_id']
  readonly name: string
  readonly unit: string
  readonly needImport: number
  /** Ordered from suppliers already and not received yet. */
  readonly coming: number
  readonly quantity: number | null
  readonly supplier: Supplier | null
}

const isComing = ({ status }: Bought): boolean => !FINAL_STATUSES.includes(status) && status !== 'returning' && status !== 'finished'

/** What must be bought: what is needed less what is coming already, each from whom it came last. */
export const buyLinesOf = (goods: readonly Wanted[], bought: readonly Bought[]): BuyLine[] =>
  goods
    .filter(({ needImport }) => needImport > 0)
    .map(({ _id, name, unit, needImport }) => {
      const orders = bought.filter(({ items }) => items.some(({ productId }) => productId === _id))
      const coming = sumBy(orders.filter(isComing), ({ items }) =>
        sumBy(items, ({ productId, quantity, shipped }) => (productId === _id ? Math.max(0, quantity - shipped) : 0)),
      )
      const last = orders.find(({ supplierId, supplier }) => supplierId !== undefined && supplier !== undefined)
      return {
        productId: _id as Product['_id'],
        name,
        unit,
        needImport,
        coming,
        quantity: Math.max(0, needImport - coming),
        supplier: last?.supplierId && last.supplier ? { value: last.supplierId, label: last.supplier.name } : null,
      }
    })

/** A purchase to be made. */
export interface PurchaseDraft {
  readonly supplier: Supplier
  readonly lines: readonly BuyLine[]
}

/** One purchase for each supplier; goods without a supplier or a quantity are left out. */
export const draftsOf = (lines: readonly BuyLine[]): PurchaseDraft[] => {
  const drafts = new Map<string, { supplier: Supplier; lines: BuyLine[] }>()
  for (const line of lines) {
    if (!line.supplier || !line.quantity) continue
    const draft = drafts.get(line.supplier.value)
    if (draft) draft.lines.push(line)
    else drafts.set(line.supplier.value, { supplier: line.supplier, lines: [line] })
  }
  return [...drafts.values()]
}

/** What a purchase comes to at the products' own costs, in dong; what has none counts 0. */
export const costOfDraft = ({ lines }: PurchaseDraft, products: readonly Pick<Product, '_id' | 'cost'>[]): number => {
  const costs = new Map(products.map(({ _id, cost }) => [_id, cost]))
  return sumBy(lines, ({ productId, quantity }) => (quantity ?? 0) * (costs.get(productId) ?? 0))
}
