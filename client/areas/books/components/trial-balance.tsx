import type { Account } from '@shared/foundation/ledger/accounts'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useIsPhone } from '../../../lib/use-media'
import { Icon } from '../../../ui/icons/Icon'
import { FigureButton } from '../../../ui/FigureButton/FigureButton'
import { useLocale } from '../../../ui/zone/zone-context'
import { accountName, accountTitle, type TrialBalance } from '../books'
import { booksMessages as m } from '../messages'
import { BookAmount, BookBalance } from './book-amount'

interface TrialBalanceProps {
  readonly balance: TrialBalance
  readonly onOpen: (account: Account) => void
}

const PARTS = [
  { head: 'opening', debit: 'openingDebit', credit: 'openingCredit' },
  { head: 'turnover', debit: 'debit', credit: 'credit' },
  { head: 'closing', debit: 'closingDebit', credit: 'closingCredit' },
] as const

/** Whether debits come to credits in all three. */
const agrees = ({ total }: TrialBalance): boolean => PARTS.every(({ debit, credit }) => total[debit] === total[credit])

/** The trial balance: an account a row, debit and credit of what it stood at, what was written on it, and what it stands at. */
export const TrialBalanceTable = ({ balance, onOpen }: TrialBalanceProps) => {
  const intl = useIntl()
  const phone = useIsPhone()
  const isSound = agrees(balance)
  return (
    <>
      <div className="books-scroll">{phone ? <Rows balance={balance} onOpen={onOpen} /> : <Table balance={balance} onOpen={onOpen} />}</div>
      <p className={isSound ? 'books-proof books-proof--sound' : 'books-proof'} role="status">
        <Icon name={isSound ? 'check' : 'warning'} />
        {intl.formatMessage(isSound ? m.agrees : m.disagrees)}
      </p>
    </>
  )
}

const Table = ({ balance, onOpen }: TrialBalanceProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const { data, total } = balance
  return (
    <table className="books-trial" aria-label={intl.formatMessage(m.trial)}>
      <thead>
        <tr>
          <th scope="col" rowSpan={2} className="books-trial__number">
            {intl.formatMessage(m.number)}
          </th>
          <th scope="col" rowSpan={2}>
            {intl.formatMessage(m.name)}
          </th>
          {PARTS.map(({ head }) => (
            <th key={head} scope="colgroup" colSpan={2} className="books-trial__part">
              {intl.formatMessage(m[head])}
            </th>
          ))}
        </tr>
        <tr>
          {PARTS.flatMap(({ debit, credit }) => [
            <th key={debit} scope="col" className="books-trial__figure books-trial__figure--first">
              {intl.formatMessage(m.debit)}
            </th>,
            <th key={credit} scope="col" className="books-trial__figure">
              {intl.formatMessage(m.credit)}
            </th>,
          ])}
        </tr>
      </thead>
      <tbody>
        {data.map((row) => (
          <tr key={row.account}>
            <td className="books-trial__number num">{row.account}</td>
            <th scope="row">
              <button
                type="button"
                className="books-trial__account"
                aria-label={intl.formatMessage(m.openAccount, { account: accountTitle(row.account, locale) })}
                onClick={() => onOpen(row.account)}
              >
                {accountName(row.account, locale)}
              </button>
            </th>
            {PARTS.flatMap(({ head, debit, credit }) =>
              [debit, credit].map((column, at) => (
                <td key={column} className={at === 0 ? 'books-trial__figure books-trial__figure--first' : 'books-trial__figure'}>
                  {head === 'turnover' && row[column] !== 0 ? (
                    <FigureButton onOpen={() => onOpen(row.account)}>
                      <BookAmount value={row[column]} />
                    </FigureButton>
                  ) : (
                    <BookAmount value={row[column]} />
                  )}
                </td>
              )),
            )}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          <th scope="row">{intl.formatMessage(m.sum)}</th>
          {PARTS.flatMap(({ debit, credit }) =>
            [debit, credit].map((column, at) => (
              <td key={column} className={at === 0 ? 'books-trial__figure books-trial__figure--first' : 'books-trial__figure'}>
                <BookAmount value={total[column]} />
              </td>
            )),
          )}
        </tr>
      </tfoot>
    </table>
  )
}

/** On a phone an account has its closing balance, and under it what was written on its sides. */
const Rows = ({ balance, onOpen }: TrialBalanceProps) => {
  const intl = useIntl()
  const locale = useLocale()
  return (
    <ul className="books-rows" aria-label={intl.formatMessage(m.trial)}>
      {balance.data.map((row) => (
        <li key={row.account}>
          <button type="button" onClick={() => onOpen(row.account)}>
            <b className="num">{row.account}</b>
            <span className="books-rows__name">{accountName(row.account, locale)}</span>
            <Part label={intl.formatMessage(m.opening)}>
              <BookBalance value={row.openingDebit - row.openingCredit} />
            </Part>
            <Part label={intl.formatMessage(m.turnoverDebit)}>
              <BookAmount value={row.debit} />
            </Part>
            <Part label={intl.formatMessage(m.turnoverCredit)}>
              <BookAmount value={row.credit} />
            </Part>
            <Part label={intl.formatMessage(m.closing)}>
              <b>
                <BookBalance value={row.closingDebit - row.closingCredit} />
              </b>
            </Part>
          </button>
        </li>
      ))}
    </ul>
  )
}

const Part = ({ label, children }: { label: string; children: ReactNode }) => (
  <span className="books-rows__part">
    <small>{label}</small>
    {children}
  </span>
)
