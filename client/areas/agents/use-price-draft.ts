import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { SheetWrite } from '../../components/sheet-grid/sheet-types'
import { toastDone, toastError } from '../../ui/Toasts/Toasts'
import { useLocale } from '../../ui/zone/zone-context'
import { priceMessages as m } from './messages'
import { isUnreadable, written, type Price, type PriceColumn, type PriceDraft, type Product } from './price-sheet'
import { useSavePrices } from './use-save-prices'

const nothing: PriceDraft = new Map()

/** What was written into the sheet of prices and isn't saved: taken back step by step, dropped, or applied cell by cell. */
export const usePriceDraft = (
  columns: readonly PriceColumn[],
  current: ReadonlyMap<string, Price>,
  rows: readonly Product[] | undefined,
) => {
  const intl = useIntl()
  const locale = useLocale()
  const [draft, setDraft] = useState(nothing)
  const [steps, setSteps] = useState<readonly PriceDraft[]>([])
  /** Why a cell was refused, by its key. */
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())
  const { save, progress } = useSavePrices()

  const write = (writes: readonly SheetWrite[]): void => {
    const byId = new Map(rows?.map((product) => [product._id as string, product]))
    const found = writes.flatMap(({ rowKey, column, text }) => {
      const product = byId.get(rowKey)
      return product ? [{ product, column, text }] : []
    })
    setSteps((before) => [...before, draft])
    setRefused(new Map())
    setDraft(written({ columns, current, draft }, found, locale))
  }
  const undo = (): void => {
    const last = steps.at(-1)
    if (!last) return
    setDraft(last)
    setSteps(steps.slice(0, -1))
  }
  const drop = (): void => {
    setDraft(nothing)
    setRefused(new Map())
    setSteps([])
  }
  const apply = async (): Promise<void> => {
    const toSave = [...draft].flatMap(([key, wrote]) => {
      const [productId = '', columnKey = ''] = key.split(' ')
      const [kind, id] = columnKey.split(':')
      return isUnreadable(wrote)
        ? []
        : [{ key, productId, price: wrote.price, before: current.get(key)?._id, ...(kind === 'rank' ? { rankId: id } : { agentId: id }) }]
    })
    if (toSave.length === 0) return
    const { saved, refused: failed } = await save(toSave)
    setDraft((before) => new Map([...before].filter(([key]) => !saved.includes(key))))
    setSteps([])
    setRefused(failed)
    if (saved.length > 0) toastDone(intl.formatMessage(m.applied, { count: saved.length }))
    if (failed.size > 0) toastError(intl.formatMessage(m.someRefused, { count: failed.size }))
  }
  return { draft, refused, progress, write, undo, drop, apply }
}
