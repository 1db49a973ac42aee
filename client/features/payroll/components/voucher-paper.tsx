import type { Fund } from '@shared/services/funds'
import { useIntl } from 'react-intl'
import { inWords, PaperFact, PaperHead, PaperSigns, type Issuer } from '../../../components/paper/paper'
import { formatDate } from '../../../lib/format'
import { Amount } from '../../../ui/Amount/Amount'
import { useZone } from '../../../ui/zone/zone-context'
import { payrollMessages as m } from '../messages'
import './slip.css'

/** The voucher of an entry that is no salary of a month: who paid whom, why, how much, in words. */
export const VoucherPaper = ({ fund, issuer }: { fund: Fund; issuer: Issuer }) => {
  const intl = useIntl()
  const zone = useZone()
  const amount = Math.abs(fund.amount)
  const other = fund.recipientName ?? fund.customer?.name ?? fund.agent?.name ?? fund.supplier?.name
  return (
    <div className="slip">
      <PaperHead issuer={issuer}>
        <div className="slip-kind">
          <h1 className="paper-company">{intl.formatMessage(fund.isCredit ? m.receiptIn : m.receiptOut)}</h1>
          <p className="num">{[fund.number, formatDate(fund.created, zone)].filter(Boolean).join(' · ')}</p>
        </div>
      </PaperHead>
      <dl className="slip-facts">
        <PaperFact term={intl.formatMessage(fund.isCredit ? m.payer : m.receiver)}>
          {[other, fund.recipientInfo].filter(Boolean).join(', ')}
        </PaperFact>
        <PaperFact term={intl.formatMessage(m.about)}>{fund.name ?? fund.group}</PaperFact>
        <PaperFact term={intl.formatMessage(m.note)}>{fund.refId}</PaperFact>
      </dl>
      <p className="slip-words">
        <Amount value={amount} size="huge" /> <em>{inWords(amount, 'vi')}</em>
      </p>
      <PaperSigns
        who={[
          { as: m.signBoard },
          { as: m.signAccountant },
          { as: m.signMaker, name: fund.creator?.name },
          { as: fund.isCredit ? m.signPayer : m.signReceiver, name: other },
        ]}
      />
    </div>
  )
}
