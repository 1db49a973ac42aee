import { useIntl } from 'react-intl'
import { useWorkspace } from '../../../api/session/use-workspace'
import { booksMessages as m } from '../messages'

interface BookHeadProps {
  readonly title: string
  /** What stands under it: the account, the period. */
  readonly about: readonly string[]
  /** The number of the form by Circular 133. */
  readonly form: string
}

/** What stands over a book on paper: whose it is, its form, its title and period. */
export const BookHead = ({ title, about, form }: BookHeadProps) => {
  const intl = useIntl()
  const workspace = useWorkspace()
  return (
    <header className="books-paper books-paper__head">
      {workspace?.cfg.invoiceName && (
        <p>
          <b>{workspace.cfg.invoiceName}</b>
        </p>
      )}
      <p className="books-paper__form">{intl.formatMessage(m.form, { form })}</p>
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
