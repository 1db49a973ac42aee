import { fold } from '@shared/foundation/text/fold'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../api/api'
import { useRecentChanges } from '../../api/realtime/hub-context'
import { useCan } from '../../api/session/use-me'
import type { SheetMark } from '../../components/sheet-grid/sheet-types'
import { formatMoney, formatShare } from '../../lib/format'
import { useIsPhone } from '../../lib/use-media'
import { useUrlQuery } from '../../lib/use-url-query'
import { useLocale } from '../../ui/zone/zone-context'
import { priceMessages as m } from './messages'
import { cellKey, columnOf, currentByCell, isUnreadable, priceAt, type PriceColumn, type Product } from './price-sheet'
import { usePriceDraft } from './use-price-draft'
import { useRanks } from './use-ranks'

export type PriceView = 'price' | 'share' | 'margin'
const isView = (text: string): text is PriceView => text === 'share' || text === 'margin'

export type PriceSheet = ReturnType<typeof usePriceSheet>

/** The sheet of prices as the address asks for it: its rows and columns, what each cell says, and what is written and not saved. */
export const usePriceSheet = () => {
  const intl = useIntl()
  const locale = useLocale()
  const isPhone = useIsPhone()
  const isBoard = useCan('bod')
  const [query, change] = useUrlQuery({ q: '', category: '', agent: '', view: '', open: '' })
  const { q, category, agent: agentId, view: asked } = query
  const view: PriceView = isView(asked) && !(asked === 'margin' && !isBoard) ? asked : 'price'
  const products = api.products.useFind({ status: 'active', $limit: -1, $sort: { name: 1 } })
  const prices = api.apPrices.useFind({ isCurrent: true, $limit: -1 })
  const { data: categories } = api.categories.useFind({ $limit: -1 })
  const { data: agent } = api.assets.useGet(agentId, { skip: agentId === '' })
  const { ranks, stepOf } = useRanks()
  const recent = useRecentChanges('apPrices')

  const columns = useMemo<PriceColumn[]>(
    () => [
      ...(ranks ?? []).map(({ _id, name }) => ({ key: columnOf({ rankId: _id }), rankId: _id as string, name })),
      ...(agent ? [{ key: columnOf({ agentId: agent._id }), agentId: agent._id as string, name: agent.name }] : []),
    ],
    [ranks, agent],
  )
  const current = useMemo(() => currentByCell(prices.data?.data ?? []), [prices.data])
  const rows = useMemo(() => {
    if (!products.data || !prices.data) return undefined
    const order = new Map(categories?.data.map(({ _id }, at) => [_id as string, at]))
    return products.data.data
      .filter(({ name, slug, categoryId }) => (category === '' || categoryId === category) && fold(`${name} ${slug}`).includes(fold(q)))
      .sort((a, b) => (order.get(a.categoryId) ?? 0) - (order.get(b.categoryId) ?? 0))
  }, [products.data, prices.data, categories, category, q])
  const written = usePriceDraft(columns, current, rows)
  const { draft, refused, progress } = written

  const textOf = (product: Product, column: string): string => {
    const kept = draft.get(cellKey(product._id, column))
    const price = priceAt({ current, draft }, product._id, column)
    if (price === null) return kept?.text ?? ''
    if (price === undefined) return ''
    if (view === 'share') return product.price ? formatShare(price / product.price - 1, locale) : ''
    if (view === 'margin') return product.cost === undefined ? '' : formatMoney(price - product.cost, locale, { currency: false })
    return formatMoney(price, locale, { currency: false })
  }
  const isBelowCost = ({ _id, cost }: Product, column: string): boolean => {
    const price = priceAt({ current, draft }, _id, column)
    return typeof price === 'number' && cost !== undefined && price < cost
  }
  const markOf = (product: Product, column: string): SheetMark | null => {
    const key = cellKey(product._id, column)
    const kept = draft.get(key)
    const byOther = recent.get(current.get(key)?._id ?? '')
    const problem =
      refused.get(key) ??
      (kept && isUnreadable(kept)
        ? intl.formatMessage(m.unreadable)
        : isBelowCost(product, column)
          ? intl.formatMessage(m.belowCost)
          : undefined)
    if (!kept && problem === undefined && !byOther) return null
    return {
      ...(kept ? { unsaved: true } : null),
      ...(problem === undefined ? null : { problem }),
      ...(byOther?.by ? { collaborator: byOther.by } : null),
    }
  }
  return {
    ...written,
    query,
    change,
    view,
    isBoard,
    isWritable: isBoard && !isPhone && view === 'price' && progress === null,
    products,
    prices,
    categories: categories?.data ?? [],
    agent: agentId === '' ? undefined : agent,
    ranks,
    stepOf,
    columns,
    rows,
    priceOf: (product: Product, column: string) => priceAt({ current, draft }, product._id, column),
    textOf,
    isBelowCost,
    markOf,
  }
}
