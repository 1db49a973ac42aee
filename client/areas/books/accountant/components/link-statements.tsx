import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Amount } from '../../../../ui/Amount/Amount'
import { DataTable, type Column } from '../../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../../ui/DataTable/PhoneRow'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { Segmented } from '../../../../ui/Segmented/Segmented'
import { useLocale } from '../../../../ui/zone/zone-context'
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

/** What each partner owed, was delivered, paid and owes; a row leads to their account, where that is shown. */
export const LinkPartners = () => {
  const intl = useIntl()
  const { token, opened } = useLink()
  const { goTo } = useLinkAddress()
  const [account, choose] = useState<'131' | '331'>('131')
  const files = useStatementFiles()
  const amount = (key: 'opening' | 'ordered' | 'paid' | 'closing', head: string): Column<PartnerRow> => ({
    key,
    head,
    width: 'minmax(110px, 0.6fr)',
    align: 'end',
    cell: (row) => (row[key] === 0 ? <span className="faint">–</span> : <Amount value={row[key]} currency={false} />),
  })
  const columns: Column<PartnerRow>[] = [
    {
      key: 'name',
      head: intl.formatMessage(m.partner),
      width: 'minmax(160px, 1.4fr)',
      cell: ({ name }) => <span className="cut">{name}</span>,
    },
    amount('opening', intl.formatMessage(m.partnersOpening)),
    amount('ordered', intl.formatMessage(m.partnersDelivered)),
    amount('paid', intl.formatMessage(m.partnersPaid)),
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
          rowKey={({ _id }) => _id}
          {...(opened.books.includes('account')
            ? { onOpen: ({ _id }: PartnerRow) => goTo({ book: 'account', account, partner: _id }) }
            : {})}
          totals={{
            name: intl.formatMessage(m.sum),
            opening: <Amount value={total.opening} currency={false} />,
            ordered: <Amount value={total.ordered} currency={false} />,
            paid: <Amount value={total.paid} currency={false} />,
            closing: <Amount value={total.closing} currency={false} />,
          }}
          phone={({ name, ordered, paid, closing }) => (
            <PhoneRow
              name={name}
              amount={<Amount value={closing} currency={false} />}
              about={
                <span className="cut">
                  {intl.formatMessage(m.partnersDelivered)} <Amount value={ordered} currency={false} /> ·{' '}
                  {intl.formatMessage(m.partnersPaid)} <Amount value={paid} currency={false} />
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
