import { useState } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { formatQuantity } from '../../../../lib/format'
import { useLocale } from '../../../../ui/zone/zone-context'
import { reportMessages as m } from '../messages'
import type { SalesReport } from '../sales-report'
import { MAX_RANKED, Ranking, type RankedRow } from './ranking'
import { TradeEntries, type ShownFigure } from './trade-entries'

interface BestProductsProps {
  report: SalesReport
  /** As was known at a moment: amounts open nothing then. */
  known: string | null
}

/** What sold best in the period, as the revenue is counted; each amount opens the orders it is made of. */
export const BestProducts = ({ report: { since, until, howCalculateRevenue }, known }: BestProductsProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const [shown, setShown] = useState<ShownFigure | null>(null)
  const { data, isLoading } = api.products.useReport('sales', { since, until, ...(known !== null && { knownAt: known }) })
  const [amountOf, countOf] =
    howCalculateRevenue === 'shipped' ? (['revenueShipped', 'shipped'] as const) : (['revenueOrdered', 'ordered'] as const)
  const best = data?.data
    .filter((product) => product[amountOf] > 0)
    .sort((a, b) => b[amountOf] - a[amountOf] || (a.name < b.name ? -1 : 1))
    .slice(0, MAX_RANKED)
  if (!isLoading && (!best || best.length === 0)) return null
  return (
    <>
      <Ranking
        title={intl.formatMessage(m.bestProducts)}
        rows={best?.map((product) => ({
          key: product._id,
          name: product.name,
          count: `${formatQuantity(product[countOf], locale)} ${product.unit}`.trim(),
          amount: product[amountOf],
        }))}
        open={shown?.of ?? null}
        {...(known === null && {
          onOpen: ({ key, name, amount }: RankedRow) =>
            setShown({ by: 'productId', figure: amountOf, of: key, title: name, value: amount, counted: false }),
        })}
        all={`/report/products?since=${since}&until=${until}${known === null ? '' : `&known=${known}`}`}
      />
      {shown && <TradeEntries shown={shown} range={{ since, until }} onClose={() => setShown(null)} />}
    </>
  )
}
