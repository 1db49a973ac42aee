import { isId } from '@shared/foundation/ids'
import type { Stocktake } from '@shared/areas/goods/services/stocktakes'
import type { PatchOf } from '@shared/registry/service-types'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../api/api-error'
import { api } from '../../../api/api'
import { useProductByCode } from '../parts/product-by-code'
import { stocktakeMessages as m } from './messages'

const short = (unit: string): string => unit.slice(-5).toUpperCase()

interface Sent {
  readonly productId: string
  readonly counted?: number
  readonly more?: number
  readonly units?: readonly string[]
}

/** Counting: what is scanned or typed goes to the server one after the other, and lands on its product's line. */
export const useCounting = (stocktake: Stocktake | undefined) => {
  const intl = useIntl()
  const [findUnits] = api.stocks.useLazyFind()
  const byCode = useProductByCode()
  const [patch] = api.stocktakes.usePatch()
  const [result, setResult] = useState<{ good: boolean; text: string } | null>(null)
  const [at, setAt] = useState('')
  const before = useRef<Promise<unknown>>(Promise.resolve())
  const bad = (text: string): void => setResult({ good: false, text })

  const send = async (count: Sent): Promise<Stocktake> => {
    const data = { counts: [count] } as unknown as PatchOf<'stocktakes'>
    const saved = await patch({ id: stocktake?._id ?? '', data }).unwrap()
    setAt(count.productId)
    return saved
  }
  const done = (saved: Stocktake, productId: string): void => {
    const count = saved.counts.find((one) => one.productId === productId)
    setResult({ good: true, text: intl.formatMessage(m.scanDone, { name: count?.name ?? '', counted: count?.counted ?? 0 }) })
  }
  const takeUnit = async (unit: string): Promise<void> => {
    if (stocktake?.counts.some(({ units }) => units?.some((seen) => seen === unit)))
      return bad(intl.formatMessage(m.scanTwice, { code: short(unit) }))
    const [found] = (await findUnits({ _id: unit, $limit: 1, $total: false }).unwrap()).data
    if (!found) return bad(intl.formatMessage(m.scanUnknown, { code: short(unit) }))
    done(await send({ productId: found.productId, units: [unit] }), found.productId)
  }
  const takeGoods = async (code: string): Promise<void> => {
    const product = await byCode(code, 'goods')
    if (!product) return bad(intl.formatMessage(m.scanUnknown, { code }))
    done(await send({ productId: product._id, more: 1 }), product._id)
  }
  const scan = (code: string): void => {
    const unit = code.toLowerCase()
    before.current = before.current
      .then(() => (isId(unit) ? takeUnit(unit) : takeGoods(code)))
      .catch((thrown: unknown) => bad(isApiError(thrown) ? thrown.message : intl.formatMessage(m.scanFailed, { code: short(code) })))
  }
  /** A count by hand; refused it throws. */
  const type = (productId: string, counted: number): Promise<Stocktake> => send({ productId, counted })
  return { scan, type, result, at }
}
