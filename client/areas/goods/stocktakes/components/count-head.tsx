import type { outcomeOf } from '@shared/areas/goods/rules/stocktakes'
import type { Stocktake } from '@shared/areas/goods/services/stocktakes'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { formatNumber, formatQuantity } from '../../../../lib/format'
import { useIsPhone } from '../../../../lib/use-media'
import { Amount } from '../../../../ui/Amount/Amount'
import { Figure, Figures } from '../../../../ui/Figures/Figures'
import { ProgressBar } from '../../../../ui/ProgressBar/ProgressBar'
import { useLocale } from '../../../../ui/zone/zone-context'
import type { CountRow } from '../count-rows'
import { stocktakeMessages as m } from '../messages'

interface CountHeadProps {
  readonly stocktake: Stocktake
  readonly rows: readonly CountRow[] | undefined
  readonly outcome: ReturnType<typeof outcomeOf>
}

/** What is counted, how far it has come, and what is missing, too much, and what that is worth. */
export const CountHead = ({ stocktake, rows, outcome }: CountHeadProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const isPhone = useIsPhone()
  const number = stocktake.stocktake_number
  const count = (of: number): string => formatQuantity(of, locale)
  const value = rows?.reduce<number | null>(
    (sum, row) => (row.difference ? (sum === null || row.value === null ? null : sum + row.value) : sum),
    0,
  )
  const unitsOf = (of: (row: CountRow) => number | undefined): number => rows?.reduce((sum, row) => sum + (of(row) ?? 0), 0) ?? 0
  return (
    <div className="stocktake-head">
      <div className="stocktake-head__words">
        <b className="cut">
          {intl.formatMessage(m.head, { number, warehouse: stocktake.warehouse?.name ?? '', reason: stocktake.reason })}
        </b>
        <span className="second">
          {intl.formatMessage(m.progress, { counted: count(stocktake.counts.length), products: count(rows?.length ?? 0) })}
        </span>
        <ProgressBar value={stocktake.counts.length} most={rows?.length ?? 1} />
      </div>
      <Figures>
        {isPhone && (
          <>
            <Figure label={intl.formatMessage(m.book)}>{count(unitsOf(({ book }) => book))}</Figure>
            <Figure label={intl.formatMessage(m.counted)}>{count(unitsOf((row) => row.count?.counted))}</Figure>
          </>
        )}
        <Figure label={intl.formatMessage(m.missing)}>
          <span className={outcome.missing > 0 ? 'ink-debit' : undefined}>{formatNumber(-outcome.missing, locale)}</span>
        </Figure>
        <Figure label={intl.formatMessage(m.extra)}>
          <span className={outcome.found > 0 ? 'ink-credit' : undefined}>{formatNumber(outcome.found, locale, { plus: true })}</span>
        </Figure>
        {!isPhone && (
          <Figure label={intl.formatMessage(m.value)}>
            <Amount value={value} />
          </Figure>
        )}
      </Figures>
    </div>
  )
}

/** Of one that was counted: the orders that brought the books to it. */
export const CountOrders = ({ stocktake }: { stocktake: Stocktake }) => {
  const intl = useIntl()
  return (
    <span className="stocktake-orders">
      {stocktake.inventoryOut && (
        <Link to={`/inventory/ordersWithoutInvoices/byOrder/${stocktake.inventoryOut._id}`}>
          {intl.formatMessage(m.inventoryOut, { number: stocktake.inventoryOut.order_number })}
        </Link>
      )}
      {stocktake.inventoryIn && (
        <Link to={`/inventory/ordersWithoutInvoices/byOrder/${stocktake.inventoryIn._id}`}>
          {intl.formatMessage(m.inventoryIn, { number: stocktake.inventoryIn.order_number })}
        </Link>
      )}
      <span className="second">{intl.formatMessage(m[stocktake.status])}</span>
    </span>
  )
}
