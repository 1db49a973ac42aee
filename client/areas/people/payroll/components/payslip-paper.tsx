import { isMonth, month as asMonth } from '@shared/foundation/days/days'
import { SHIFT_HOURS } from '@shared/areas/people/rules/checkins'
import type { Fund } from '@shared/areas/money/services/funds'
import type { Payslip } from '@shared/areas/people/services/pay-shapes'
import { useIntl } from 'react-intl'
import { inWords, PaperFact, PaperHead, PaperSigns, type Issuer } from '../../../../components/paper/paper'
import { formatDate, formatMoney, formatNumber } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { formatHours, monthLabel } from '../../../../lib/hours'
import { payMessages as pm, payrollMessages as m } from '../messages'
import { PaperSum } from '../../../../components/paper/paper-sum'
import './slip.css'

/** How a month's pay came about, what was paid ahead, what is received, in words, with places to sign. */
export const PayslipPaper = ({ fund, payslip, issuer }: { fund: Fund; payslip: Payslip; issuer: Issuer }) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const month = isMonth(fund.month) ? monthLabel(asMonth(fund.month), locale) : ''
  const received = -fund.amount
  const money = (amount: number): string => formatMoney(amount, locale, { currency: false })
  const byHours = payslip.mode === 'hours'
  const how = byHours
    ? `${money(payslip.baseSalary)} × ${formatHours(payslip.hours, locale)} ÷ ${payslip.workingDays * SHIFT_HOURS}`
    : `${money(payslip.baseSalary)} × ${formatNumber(payslip.units, locale)} ÷ ${payslip.workingDays}`
  return (
    <div className="slip">
      <PaperHead issuer={issuer}>
        <div className="slip-kind">
          <p className="paper-company">{intl.formatMessage(m.payslip)}</p>
          <p className="num">{[fund.number, formatDate(fund.created, zone)].filter(Boolean).join(' · ')}</p>
        </div>
      </PaperHead>
      <h1>{intl.formatMessage(m.slipTitle, { month })}</h1>
      <dl className="slip-facts">
        <PaperFact term={intl.formatMessage(m.member)}>
          <strong>{fund.recipientName}</strong>
          {payslip.title ? `, ${payslip.title}` : ''}
        </PaperFact>
        <PaperFact term={intl.formatMessage(m.base)}>{formatMoney(payslip.baseSalary, locale)}</PaperFact>
        <PaperFact term={intl.formatMessage(m.bank)}>{payslip.bank}</PaperFact>
      </dl>
      <table className="slip-table">
        <thead>
          <tr>
            <th>{intl.formatMessage(m.slipItem)}</th>
            <th className="end">{intl.formatMessage(m.slipHow)}</th>
            <th className="end">{intl.formatMessage(m.slipAmount)}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              {intl.formatMessage(byHours ? m.salaryHours : m.salaryDays)}
              <small>
                {byHours
                  ? intl.formatMessage(m.slipHours, { hours: formatHours(payslip.hours, locale), all: payslip.workingDays * SHIFT_HOURS })
                  : intl.formatMessage(m.slipDays, { days: payslip.units, all: payslip.workingDays })}
                {payslip.share >= 1 && ` · ${intl.formatMessage(m.atCap, { base: money(payslip.baseSalary) })}`}
              </small>
            </td>
            <td className="end num">{how}</td>
            <td className="end num">{money(payslip.salary)}</td>
          </tr>
          {payslip.lines
            .filter(({ kind }) => kind === 'adjustment')
            .map((line, at) => (
              <tr key={line._id ?? at}>
                <td>
                  {line.note}
                  {line.by && <small>{line.by}</small>}
                </td>
                <td />
                <td className="end num">{formatMoney(line.amount, locale, { plus: true, currency: false })}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <dl className="slip-sums">
        <PaperSum label={intl.formatMessage(m.slipMonth)} value={payslip.total} strong />
        {payslip.advances > 0 && <PaperSum label={intl.formatMessage(m.slipAdvances)} value={-payslip.advances} />}
        {payslip.total - payslip.advances > received && (
          <PaperSum label={intl.formatMessage(pm.restLater)} value={received + payslip.advances - payslip.total} />
        )}
        <div className="slip-sums__final">
          <dt>{intl.formatMessage(m.slipReceived)}</dt>
          <dd>
            <Amount value={received} rule weight="strong" size="large" />
          </dd>
        </div>
      </dl>
      <p className="slip-words">
        {intl.formatMessage(m.inWords)} <em>{inWords(received, 'vi')}</em>
      </p>
      <PaperSigns
        who={[{ as: m.signMaker, name: fund.creator?.name }, { as: m.signBoard }, { as: m.signReceiver, name: fund.recipientName }]}
      />
    </div>
  )
}
