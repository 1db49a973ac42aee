import { id } from '@shared/foundation/ids'
import { fold } from '@shared/foundation/text/fold'
import type { Order } from '@shared/areas/trade/services/orders'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useProductByCode } from '../../../goods/parts/product-by-code'
import { actionMessages as m, returnMessages } from '../messages'
import { unitCode, type ScanResult } from '../shipping/use-scan'
import type { Return } from './use-return'

const idPattern = /^[0-9a-f]{24}$/

/** Takes codes of units, SKUs and barcodes that come back: each lands on its line. */
export const useReturnScan = (order: Order, { lines, comesIn, scanUnit, setQuantity }: Return) => {
  const intl = useIntl()
  const [findUnits] = api.stocks.useLazyFind()
  const byCode = useProductByCode()
  const [result, setResult] = useState<ScanResult | null>(null)
  const bad = (text: string): void => setResult({ good: false, text })
  const good = (name: string, count: number): void => setResult({ good: true, text: intl.formatMessage(m.scanned, { name, count }) })

  const takeUnit = async (unit: string): Promise<void> => {
    const code = unitCode(unit)
    const { data } = await findUnits({ _id: unit, $limit: 1, $total: false }).unwrap()
    const [found] = data
    const line = lines.find((one) => one.productId === found?.productId)
    const isOurs = comesIn ? found?.exportId === order._id && found.exported : found?.importId === order._id && !found.exported
    if (!found || !line || !isOurs) return bad(intl.formatMessage(returnMessages.scanForeign, { code }))
    if (line.units.some((one) => one === unit)) return bad(intl.formatMessage(m.scanTwice, { code }))
    scanUnit(line, id<'stocks'>(unit))
    good(line.name, line.units.length + 1)
  }
  const takeGoods = async (text: string): Promise<void> => {
    const withSku = lines.find((one) => one.code && fold(one.code) === fold(text))
    const product = withSku ? undefined : await byCode(text)
    const line = withSku ?? lines.find(({ productId }) => productId === product?._id)
    if (!line) return bad(intl.formatMessage(m.scanUnknown, { code: text }))
    if (line.quantity >= line.kept) return bad(intl.formatMessage(returnMessages.scanFull, { name: line.name }))
    setQuantity(line, line.quantity + 1)
    good(line.name, line.quantity + 1)
  }
  const scan = async (text: string): Promise<void> => {
    const code = text.trim()
    if (!code) return
    if (idPattern.test(code.toLowerCase()))
      await takeUnit(code.toLowerCase()).catch(() => bad(intl.formatMessage(returnMessages.scanForeign, { code })))
    else await takeGoods(code).catch(() => bad(intl.formatMessage(m.scanUnknown, { code })))
  }
  return { scan, result }
}
