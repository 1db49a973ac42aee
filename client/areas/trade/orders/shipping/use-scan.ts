import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { fold } from '@shared/foundation/text/fold'
import { useProductByCode } from '../../../goods/parts/product-by-code'
import { actionMessages as m } from '../messages'
import type { ShipLine, Shipping } from './use-shipping'

const idPattern = /^[0-9a-f]{24}$/

export interface ScanResult {
  readonly good: boolean
  readonly text: string
}

/** The last letters of a unit's code, as they are written on its label. */
export const unitCode = (unit: string): string => unit.slice(-4).toUpperCase()

/** Takes codes of units, SKUs and barcodes: each lands on its line. */
export const useScan = (shipping: Shipping) => {
  const intl = useIntl()
  const [findUnits] = api.stocks.useLazyFind()
  const byCode = useProductByCode()
  const [result, setResult] = useState<ScanResult | null>(null)
  const { lines, warehouseId, goesOut } = shipping

  const bad = (text: string): void => setResult({ good: false, text })
  const good = (line: ShipLine, count: number): void =>
    setResult({ good: true, text: intl.formatMessage(m.scanned, { name: line.name, count }) })

  const takeUnit = async (unit: string): Promise<void> => {
    const code = unitCode(unit)
    const { data } = await findUnits({ _id: unit, $limit: 1, $total: false }).unwrap()
    const [found] = data
    const line = lines.find((one) => one.productId === found?.productId)
    if (!found || !line) return bad(intl.formatMessage(m.scanUnknown, { code }))
    if (line.units.includes(unit)) return bad(intl.formatMessage(m.scanTwice, { code }))
    if (found.exported) return bad(intl.formatMessage(m.scanGone, { code }))
    if (found.warehouseId !== warehouseId) return bad(intl.formatMessage(m.scanElsewhere, { code }))
    if (line.units.length >= line.remaining) return bad(intl.formatMessage(m.scanFull, { name: line.name }))
    shipping.scanUnit(line, unit)
    good(line, line.units.length + 1)
  }
  const touched = useState(() => new Set<string>())[0]
  const takeGoods = async (text: string): Promise<void> => {
    const withSku = lines.find((one) => one.code && fold(one.code) === fold(text))
    const product = withSku ? undefined : await byCode(text)
    const line = withSku ?? lines.find(({ productId }) => productId === product?._id)
    if (!line) return bad(intl.formatMessage(m.scanUnknown, { code: text }))
    // The first scan of an untouched line counts from one.
    const next = touched.has(line.productId) ? line.quantity + 1 : 1
    touched.add(line.productId)
    if (next > line.remaining) return bad(intl.formatMessage(m.scanFull, { name: line.name }))
    shipping.setQuantity(line, next)
    good(line, next)
  }
  const scan = async (text: string): Promise<void> => {
    const code = text.trim()
    if (!code) return
    if (goesOut && idPattern.test(code.toLowerCase()))
      await takeUnit(code.toLowerCase()).catch(() => bad(intl.formatMessage(m.scanUnknown, { code })))
    else await takeGoods(code).catch(() => bad(intl.formatMessage(m.scanUnknown, { code })))
  }
  return { scan, result }
}
