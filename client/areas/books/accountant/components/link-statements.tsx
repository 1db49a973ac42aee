import { useState } from 'react'
import { useIntl } from 'react-intl'
import { DataTable, type Column } from '../../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../../ui/DataTable/PhoneRow'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { Segmented } from '../../../../ui/Segmented/Segmented'
import { useLocale } from '../../../../ui/zone/zone-context'
import { BookAmount, BookBalance } from '../../components/book-amount'
import { booksMessages } from '../../messages'
import { positionLines, resultLines, type Partners } from '../link'
import { accountantMessages as m, linkBookMessages } from '../messages'
import { useLink, useLinkAddress, useLinkReport } from '../use-link'
import { useStatementFiles } from '../use-statement-files'
import { LinkSheet } from './link-sheet'
import { Statement } from './statement'

/** What the month came to. */
export const LinkResult = () => {
  const intl = useIntl()
  const { opened, refresh } = useLink()
  const files = useStatementFiles()
  const title = intl.formatMessage(linkBookMessages.result)
  return (
    <LinkSheet
      title={title}
      read={{ ...(opened.figures ? { data: resultLines(intl, opened.figures) } : {}), isLoading: false, refetch: refresh }}
      file={(lines) => files.statement(title, lines)}
    >
      {(lines) => (
        <div className="books-scroll accountant-statements">
          <Statement label={title} lines={lines} />
        </div>
      )}
    </LinkSheet>
  )
}

/** What was owned and owed at the end of the month. */
export const LinkPosition = () => {
  const intl = useIntl()
  const locale = useLocale()
  const { token } = useLink()
  const files = useStatementFiles()
  const title = intl.formatMessage(linkBookMessages.position)
  return (
    <LinkSheet
      title={title}
      read={useLinkReport(token, 'trialBalance')}
      file={(balance) => {
        const { assets, sources } = positionLines(intl, locale, balance)
        return files.statement(title, [...assets, ...sources])
      }}
    >
      {(balance) => {
        const { assets, sources } = positionLines(intl, locale, balance)
        return (
          <div className="books-scroll accountant-statements">
            <div>
              <h2>{intl.formatMessage(m.assets)}</h2>
              <Statement label={intl.formatMessage(m.assets)} lines={assets} />
            </div>
            <div>
              <h2>{intl.formatMessage(m.sources)}</h2>
              <Statement label={intl.formatMessage(m.sources)} lines={sources} />
            </div>
          </div>
        )
      }}
    </LinkSheet>
  )
}

type PartnerRow = Partners['data'][number]

/** The account of each partner; a row leads to its lines, where these are shown. */
export const LinkPartners = () => {
  const intl = useIntl()
  const { token, opened } = useLink()
  const { goTo } = useLinkAddress()
  const [account, choose] = useState<'131' | '331'>('131')
  const files = useStatementFiles()
  const amount = (key: 'opening' | 'debit' | 'credit' | 'closing', head: string): Column<PartnerRow> => ({
    key,
    head,
    width: 'minmax(110px, 0.6fr)',
    align: 'end',
    cell: (row) => (key === 'debit' || key === 'credit' ? <BookAmount value={row[key]} /> : <BookBalance value={row[key]} />),
  })
  const columns: Column<PartnerRow>[] = [
    {
      key: 'name',
      head: intl.formatMessage(m.partner),
      width: 'minmax(160px, 1.4fr)',
      cell: ({ name }) => <span className="cut">{name}</span>,
    },
    amount('opening', intl.formatMessage(m.partnersOpening)),
    amount('debit', intl.formatMessage(booksMessages.debit)),
    amount('credit', intl.formatMessage(booksMessages.credit)),
    amount('closing', intl.formatMessage(m.partnersClosing)),
  ]
  return (
    <LinkSheet
      title={intl.formatMessage(linkBookMessages.partners)}
      choices={
        <Segmented
          label={intl.formatMessage(m.chooseAccount)}
          segments={[
            { key: '131', label: intl.formatMessage(m.customers) },
            { key: '331', label: intl.formatMessage(m.suppliers) },
          ]}
          chosen={account}
          onChoose={choose}
        />
      }
      read={useLinkReport(token, 'partners', { account })}
      file={(partners) => files.partners([partners])}
    >
      {({ data, total }) => (
        <DataTable<PartnerRow>
          label={intl.formatMessage(linkBookMessages.partners)}
          lines={1}
          columns={columns}
          rows={data}
          rowKey={({ _id = '' }) => _id}
          {...(opened.books.includes('account')
            ? { onOpen: ({ _id }: PartnerRow) => (_id === undefined ? undefined : goTo({ book: 'account', account, partner: _id })) }
            : {})}
          totals={{
            name: intl.formatMessage(m.sum),
            opening: <BookBalance value={total.opening} />,
            debit: <BookAmount value={total.debit} />,
            credit: <BookAmount value={total.credit} />,
            closing: <BookBalance value={total.closing} />,
          }}
          phone={({ name, debit, credit, closing }) => (
            <PhoneRow
              name={name}
              amount={<BookBalance value={closing} />}
              about={
                <span className="cut">
                  {intl.formatMessage(booksMessages.debit)} <BookAmount value={debit} /> · {intl.formatMessage(booksMessages.credit)}{' '}
                  <BookAmount value={credit} />
                </span>
              }
            />
          )}
          empty={
            <EmptyState icon="people" title={intl.formatMessage(m.partnersNone)}>
              {intl.formatMessage(m.partnersNoneHint)}
            </EmptyState>
          }
        />
      )}
    </LinkSheet>
  )
}
