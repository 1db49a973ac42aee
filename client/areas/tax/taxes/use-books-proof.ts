import type { TaxBook } from '@shared/areas/trade/services/tax-book'
import { roundDong, sumDong } from '@shared/foundation/money/money'
import { api } from '../../../api/api'
import { useCan } from '../../../api/session/use-me'
import { useAppDispatch } from '../../../api/use-app-dispatch'
import { useToday } from '../../../ui/zone/zone-context'
import type { TaxedPeriod } from './household'

/** A sum of a book beside the same of a report; whole dong. */
export interface ProofRow {
  readonly key: 'revenue' | 'cost' | 'stock' | 'money'
  readonly book: TaxBook
  readonly inBook: number
  readonly inReport: number
  /** Where the report is. */
  readonly to: string
}

const REVENUE_BOOKS: readonly TaxBook[] = ['S1a', 'S2a', 'S2b']

/** Reads the books of a period and the reports of the same days: revenue and cost by the business report, goods by stock, money by the funds of whoever may read them. */
export const useBooksProof = (books: readonly TaxBook[], { since, until }: Pick<TaxedPeriod, 'since' | 'until'>) => {
  const dispatch = useAppDispatch()
  const today = useToday()
  const mayFunds = useCan('/funds')
  const read = (book: TaxBook) => dispatch(api.orders.reportOnce('taxBook', { book, since, until })).unwrap()
  return async (): Promise<readonly ProofRow[]> => {
    const rows: ProofRow[] = []
    const report = await dispatch(api.orders.reportOnce('sales', { since, until })).unwrap()
    const business = `/report?since=${since}&until=${until}`
    const ofRevenue = books.find((book) => REVENUE_BOOKS.includes(book))
    if (ofRevenue)
      rows.push({
        key: 'revenue',
        book: ofRevenue,
        inBook: (await read(ofRevenue)).amount,
        inReport: report.revenueShipped,
        to: business,
      })
    if (books.includes('S2c')) {
      const goods = (await read('S2c')).parts.flatMap((part) => part.rows.filter(({ line }) => line === 'goods'))
      rows.push({ key: 'cost', book: 'S2c', inBook: sumDong(goods.map(({ amount }) => amount)), inReport: report.cost, to: business })
    }
    if (books.includes('S2d')) {
      const evening = until < today ? { asOf: until } : {}
      const stock = await dispatch(api.products.reportOnce('stockValue', evening)).unwrap()
      // Its value is told to whoever may see costs.
      if (stock.total.value !== undefined)
        rows.push({
          key: 'stock',
          book: 'S2d',
          inBook: (await read('S2d')).amount,
          inReport: roundDong(stock.total.value),
          to: '/report/inventory',
        })
    }
    if (books.includes('S2e') && mayFunds) {
      const funds = await dispatch(api.funds.reportOnce('funds', { since, until })).unwrap()
      const closing = (await read('S2e')).parts.map((part) => part.closing ?? 0)
      rows.push({ key: 'money', book: 'S2e', inBook: sumDong(closing), inReport: funds.closing, to: '/funds' })
    }
    return rows
  }
}
