import { isSettling } from '@shared/foundation/documents/order-statement'
import { taxCodeText } from '@shared/foundation/documents/tax-codes'
import type { PartnerField } from '@shared/foundation/documents/partners'
import type { Plain } from '@shared/foundation/declaration/wire'
import type { ReportOf } from '@shared/registry/service-types'
import { useIntl } from 'react-intl'
import { paperMessages as pm } from '../../../../components/paper/messages'
import { inWords, PaperFact, PaperLines, PaperSigns, type Issuer } from '../../../../components/paper/paper'
import { formatDate, formatDayRange, formatMoney, type Day } from '../../../../lib/format'
import { useKnownWords } from '../../../../ui/KnownAt/KnownAt'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { statementKinds } from '../../../partners/parts/account/statement-entries'
import { statementMessages as m } from '../messages'
import './statement-paper.css'

interface StatementPaperProps {
  statement: Plain<ReportOf<'orders', 'liabilitiesDetails'>>
  partner: {
    readonly name: string
    readonly phone?: string | undefined
    readonly address?: string | undefined
    readonly taxCode?: string | undefined
  }
  group: PartnerField
  issuer: Issuer
  since: Day
  until: Day
  known: string | null
}

/** The account of a partner over a range, as two parties sign it: who they are, what was charged, what was paid, and who owes whom. */
export const StatementPaper = ({ statement, partner, group, issuer, since, until, known }: StatementPaperProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const words = useKnownWords()
  const { cfg } = issuer
  const buys = group === 'supplierId'
  const money = (amount: number): string => formatMoney(amount, locale, { currency: false })
  const { closing } = statement
  const partnerOwes = closing > 0 !== buys
  const [debtor, creditor] = partnerOwes ? ['B', 'A'] : ['A', 'B']
  const day = formatDate(until)
  // On a phone each amount says itself what it is: no head stands above it.
  const heads = { incurred: intl.formatMessage(m.incurred), paid: intl.formatMessage(m.paid), left: intl.formatMessage(m.left) }
  return (
    <div className="statement-paper">
      <h1>{intl.formatMessage(m.title)}</h1>
      <p className="statement-paper__range num">{words(formatDayRange(since, until), known)}</p>
      <div className="statement-paper__parties">
        <dl>
          <PaperFact term={intl.formatMessage(buys ? m.buyer : m.seller, { party: 'A' })} strong>
            {cfg.invoiceName || issuer.name}
          </PaperFact>
          <PaperFact term={intl.formatMessage(m.address)}>{cfg.invoiceAddress && <PaperLines text={cfg.invoiceAddress} />}</PaperFact>
          <PaperFact term={intl.formatMessage(m.contact)}>{cfg.invoiceContact && <PaperLines text={cfg.invoiceContact} />}</PaperFact>
        </dl>
        <dl>
          <PaperFact term={intl.formatMessage(buys ? m.seller : m.buyer, { party: 'B' })} strong>
            {partner.name}
          </PaperFact>
          <PaperFact term={intl.formatMessage(m.address)}>{partner.address}</PaperFact>
          <PaperFact term={intl.formatMessage(m.contact)}>{partner.phone}</PaperFact>
          <PaperFact term={intl.formatMessage(pm.taxCode)}>{partner.taxCode && taxCodeText(partner.taxCode)}</PaperFact>
        </dl>
      </div>
      <div className="statement-paper__scroll" role="region" aria-label={intl.formatMessage(m.title)} tabIndex={0}>
        <table className="statement-paper__table num">
          <thead>
            <tr>
              <th>{intl.formatMessage(m.day)}</th>
              <th>{intl.formatMessage(m.what)}</th>
              <th className="end">{heads.incurred}</th>
              <th className="end">{heads.paid}</th>
              <th className="end">{heads.left}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>{formatDate(since)}</td>
              <td>{intl.formatMessage(m.opening)}</td>
              <td />
              <td />
              <td className="end" data-head={heads.left}>
                {money(statement.opening)}
              </td>
            </tr>
            {statement.data.map(({ _id, kind, number, at, amount, balance }, row) => (
              <tr key={`${_id} ${row}`}>
                <td>{formatDate(at, zone)}</td>
                <td>
                  {intl.formatMessage(statementKinds[kind])} {number}
                </td>
                <td className="end" data-head={heads.incurred}>
                  {!isSettling(kind) && money(amount)}
                </td>
                <td className="end" data-head={heads.paid}>
                  {isSettling(kind) && money(-amount + 0)}
                </td>
                <td className="end" data-head={heads.left}>
                  {money(balance)}
                </td>
              </tr>
            ))}
          </tbody>
          <tbody className="statement-paper__sums">
            <tr>
              <td />
              <td>{intl.formatMessage(m.sum)}</td>
              <td className="end" data-head={heads.incurred}>
                {money(statement.ordered)}
              </td>
              <td className="end" data-head={heads.paid}>
                {money(statement.paid)}
              </td>
              <td />
            </tr>
            <tr>
              <td />
              <td>{intl.formatMessage(m.closing)}</td>
              <td />
              <td />
              <td className="end" data-head={heads.left}>
                {money(closing)}
              </td>
            </tr>
          </tbody>
        </table>
      </div>
      <div className="statement-paper__end">
        {statement.writtenOff !== 0 && <p>{intl.formatMessage(m.writtenOff, { amount: formatMoney(statement.writtenOff, locale) })}</p>}
        {closing === 0 ? (
          <p>{intl.formatMessage(m.even, { day })}</p>
        ) : (
          <p>
            {intl.formatMessage(m.owes, { day, debtor, creditor })} <b className="num">{formatMoney(Math.abs(closing), locale)}</b>.{' '}
            <em>{intl.formatMessage(m.inWords, { words: inWords(Math.abs(closing), locale) })}</em>
          </p>
        )}
        <p>{intl.formatMessage(m.copies)}</p>
        <PaperSigns who={[{ as: m.signA }, { as: m.signB }]} />
      </div>
    </div>
  )
}
