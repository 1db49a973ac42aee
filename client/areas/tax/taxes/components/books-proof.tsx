import type { TaxBook } from '@shared/areas/trade/services/tax-book'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { Amount } from '../../../../ui/Amount/Amount'
import { Button } from '../../../../ui/Button/Button'
import { failureOf } from '../../../../ui/form/form-error'
import { Icon } from '../../../../ui/icons/Icon'
import { toastError } from '../../../../ui/Toasts/Toasts'
import type { TaxedPeriod } from '../household'
import { taxMessages as m } from '../messages'
import { useBooksProof, type ProofRow } from '../use-books-proof'

interface BooksProofProps {
  /** The books that are kept. */
  books: readonly TaxBook[]
  period: Pick<TaxedPeriod, 'since' | 'until'>
}

/** Whether the books' sums are those of the reports of the same days: read by a press, each sum beside the other. */
export const BooksProof = ({ books, period }: BooksProofProps) => {
  const intl = useIntl()
  const prove = useBooksProof(books, period)
  const [rows, setRows] = useState<readonly ProofRow[] | null>(null)
  const [busy, setBusy] = useState(false)
  const read = async (): Promise<void> => {
    setBusy(true)
    try {
      setRows(await prove())
    } catch (thrown) {
      toastError(failureOf(thrown).message ?? '')
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {rows && <Proof rows={rows} />}
      <Button kind="link" size="s" busy={busy} onClick={() => void read()}>
        {intl.formatMessage(rows ? m.proveAgain : m.prove)}
      </Button>
    </>
  )
}

const Proof = ({ rows }: { rows: readonly ProofRow[] }) => {
  const intl = useIntl()
  const agrees = rows.every(({ inBook, inReport }) => inBook === inReport)
  const reports = [...new Set(rows.map(({ key }) => intl.formatMessage(m[`proofBy${key}`])))]
  return (
    <>
      <p className={`vat-proof ${agrees ? 'ink-credit' : 'ink-warn'}`} role="status">
        <Icon name={agrees ? 'check' : 'warning'} size={14} />
        {agrees ? intl.formatMessage(m.proven, { reports: intl.formatList(reports) }) : intl.formatMessage(m.provenNot)}
      </p>
      <table className="tax-lines">
        <thead>
          <tr>
            <th scope="col" />
            <th scope="col">{intl.formatMessage(m.proofInBook)}</th>
            <th scope="col">{intl.formatMessage(m.proofInReport)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, book, inBook, inReport, to }) => (
            <tr key={key} className={inBook === inReport ? undefined : 'ink-warn'}>
              <th scope="row">
                {intl.formatMessage(m[`proof${key}`])} <span className="second muted">{book}</span>
              </th>
              <td>
                <Amount value={inBook} currency={false} />
              </td>
              <td>
                <Link to={to}>
                  <Amount value={inReport} currency={false} />
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
