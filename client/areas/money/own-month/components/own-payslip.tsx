import { useIntl } from 'react-intl'
import { Amount } from '../../../../ui/Amount/Amount'
import { Totals } from '../../../../ui/Totals/Totals'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { ownMonthMessages as m } from '../messages'
import { paymentLines, payslipLines, standingOf, type Payslip } from '../own-month'

/** What a member receives of a month, of what it is made, and what was paid when. */
export const OwnPayslip = ({ payslip }: { payslip: Payslip }) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const words = { intl, locale }
  return (
    <>
      <section className="own-month__sum">
        <span className="second">{intl.formatMessage(payslip.settled ? m.net : m.netSoFar)}</span>
        <Amount value={payslip.net} size="huge" />
        <span>{standingOf(payslip, words, zone)}</span>
        {!payslip.settled && <span className="second">{intl.formatMessage(m.soFar)}</span>}
      </section>
      <section className="own-month__part">
        <h2>{intl.formatMessage(m.made)}</h2>
        <Totals lines={payslipLines(payslip, words)} />
      </section>
      <section className="own-month__part">
        <h2>{intl.formatMessage(m.payments)}</h2>
        {payslip.payments.length === 0 && <p className="second">{intl.formatMessage(m.none)}</p>}
        <Totals lines={paymentLines(payslip, 'salary', words, zone)} />
      </section>
    </>
  )
}
