import { useIntl } from 'react-intl'
import { booksMessages as m } from '../messages'

interface BookHeadProps {
  /** Whose book it is, as on its papers. */
  readonly company?: string | undefined
  readonly title: string
  /** What stands under it: the account, the period. */
  readonly about: readonly string[]
  /** The number of the form by Circular 133. */
  readonly form?: string
}

/** What stands over a book on paper: whose it is, its form, its title and period. */
export const BookHead = ({ company, title, about, form }: BookHeadProps) => {
  const intl = useIntl()
  return (
    <header className="books-paper books-paper__head">
      {company && (
        <p>
          <b>{company}</b>
        </p>
      )}
      {form && <p className="books-paper__form">{intl.formatMessage(m.form, { form })}</p>}
      <h2>{title}</h2>
      {about.map((line) => (
        <p key={line} className="books-paper__about">
          {line}
        </p>
      ))}
      <p className="books-paper__form">{intl.formatMessage(m.unit)}</p>
    </header>
  )
}

/** And under it: who signs. */
export const BookSigns = () => {
  const intl = useIntl()
  return (
    <footer className="books-paper books-paper__signs">
      {[m.madeBy, m.accountant, m.director].map((who) => (
        <p key={who.id}>
          <b>{intl.formatMessage(who)}</b>
          <br />
          {intl.formatMessage(m.signed)}
        </p>
      ))}
    </footer>
  )
}
