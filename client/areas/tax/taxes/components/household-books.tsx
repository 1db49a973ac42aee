import { TAX_BOOKS } from '@shared/areas/trade/services/tax-book'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { Panel } from '../../../../ui/Panel/Panel'
import type { TaxedPeriod, TaxYear } from '../household'
import { taxMessages as m } from '../messages'
import { booksAddress, isKept, keptBooks } from '../tax-books'
import { BooksProof } from './books-proof'

interface HouseholdBooksProps {
  year: TaxYear
  period: TaxedPeriod
  method: 'revenue' | 'income'
}

/** The books of a period, each on paper and as a file; those that aren't kept stay, with the reason. */
export const HouseholdBooks = ({ year, period, method }: HouseholdBooksProps) => {
  const intl = useIntl()
  return (
    <Panel title={intl.formatMessage(m.books)} aside={<span className="second muted">{intl.formatMessage(m.booksLaw)}</span>}>
      <ul className="tax-periods">
        {TAX_BOOKS.map((book) => {
          const kept = isKept(book, year.group, method)
          return (
            <li key={book}>
              <span className={kept ? undefined : 'muted'}>
                <b>{book}</b> {intl.formatMessage(m[`title${book}`])}
                <br />
                <span className="second muted">{intl.formatMessage(m[`use${book}`])}</span>
              </span>
              <Link to={booksAddress([book], period)}>{intl.formatMessage(kept ? m.openBook : m.openUnused)}</Link>
            </li>
          )
        })}
      </ul>
      <BooksProof key={period.period} books={keptBooks(year.group, method)} period={period} />
    </Panel>
  )
}
