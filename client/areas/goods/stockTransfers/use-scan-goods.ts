import { isId } from '@shared/foundation/ids'
import type { Product } from '@shared/areas/goods/services/products'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useProductByCode } from '../parts/product-by-code'
import { transferMessages as m } from './messages'
import type { TransferLine } from './transfer-lines'

const short = (unit: string): string => unit.slice(-5).toUpperCase()

interface Scanning {
  warehouseId: string
  lines: readonly TransferLine[]
  onGoods: (product: Product, unit?: string) => void
}

/** Finds what a code stands for: a unit that stands in the warehouse, or goods by their SKU or barcode. */
export const useScanGoods = ({ warehouseId, lines, onGoods }: Scanning) => {
  const intl = useIntl()
  const [findUnits] = api.stocks.useLazyFind()
  const [findProducts] = api.products.useLazyFind()
  const byCode = useProductByCode()
  const [result, setResult] = useState<{ good: boolean; text: string } | null>(null)
  const bad = (text: string): void => setResult({ good: false, text })

  const done = (product: Product, unit?: string): void => {
    onGoods(product, unit)
    const count = (lines.find(({ productId }) => productId === product._id)?.quantity ?? 0) + 1
    setResult({ good: true, text: intl.formatMessage(m.scanDone, { name: product.name, count }) })
  }
  const takeUnit = async (code: string): Promise<void> => {
    const [unit] = (await findUnits({ _id: code, $limit: 1, $total: false }).unwrap()).data
    const product = unit && (await findProducts({ _id: unit.productId, group: 'goods', $limit: 1, $total: false }).unwrap()).data[0]
    if (!unit || !product) return bad(intl.formatMessage(m.scanUnknown, { code: short(code) }))
    if (lines.some(({ units }) => units.includes(code))) return bad(intl.formatMessage(m.scanTwice, { code: short(code) }))
    if (unit.exported) return bad(intl.formatMessage(m.scanGone, { code: short(code) }))
    if (unit.warehouseId !== warehouseId) return bad(intl.formatMessage(m.scanElsewhere, { code: short(code) }))
    done(product, code)
  }
  const take = async (code: string): Promise<void> => {
    if (!warehouseId) return bad(intl.formatMessage(m.chooseFirst))
    const unit = code.toLowerCase()
    if (isId(unit)) return takeUnit(unit)
    const product = await byCode(code, 'goods')
    if (product) done(product)
    else bad(intl.formatMessage(m.scanUnknown, { code }))
  }
  const scan = (code: string): void => {
    take(code).catch(() => bad(intl.formatMessage(m.scanUnknown, { code })))
  }
  return { scan, result }
}
