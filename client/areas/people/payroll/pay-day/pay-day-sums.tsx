import { addDays, lastDayOf, type Month } from '@shared/foundation/days/days'
import { useIntl } from 'react-intl'
import { formatDate, formatMoney } from '../../../../lib/format'
import { monthLabel } from '../../../../lib/hours'
import { Equation } from '../../../../ui/Figures/Figures'
import { useLocale } from '../../../../ui/zone/zone-context'
import { NotOver } from '../components/not-over'
import { payDayMessages as m } from '../messages'
import type { Payees } from './payees'
import type { usePaySheet } from './use-pay-sheet'

interface PayDayPartProps {
  readonly month: Month
  readonly sheet: ReturnType<typeof usePaySheet>
  /** Where there is room for what is paid alone. */
  readonly isPhone: boolean
}

/** That the month isn't over: what may be given in advance, or from when commissions are paid. */
export const PayDayNotOver = ({ month, sheet, isPhone }: PayDayPartProps) => {
  const intl = useIntl()
  const locale = useLocale()
  return (
    <>
      {sheet.isAdvance && (
        <div className="pay-strip">
          <NotOver month={month}>
            {!isPhone &&
              sheet.earners > 0 &&
              intl.formatMessage(m.earnedSoFar, {
                day: formatDate(sheet.today),
                count: sheet.earners,
                amount: formatMoney(sheet.earned, locale),
              })}{' '}
            {intl.formatMessage(m.onlyAdvance, { day: formatDate(lastDayOf(month)) })}
          </NotOver>
        </div>
      )}
      {sheet.isTooEarly && (
        <div className="pay-strip">
          <NotOver month={month}>{intl.formatMessage(m.commissionLater, { day: formatDate(addDays(lastDayOf(month), 1)) })}</NotOver>
        </div>
      )}
    </>
  )
}

/** What the month comes to, what was given of it, and what is paid now and later. */
export const PayDaySums = ({ month, who, sheet: { totals }, isPhone }: PayDayPartProps & { readonly who: Payees }) => {
  const intl = useIntl()
  const locale = useLocale()
  const isAgents = who === 'agents'
  const earned = [
    {
      key: 'pay',
      label: intl.formatMessage(isAgents ? m.commissionOf : m.payOf, { month: monthLabel(month, locale) }),
      value: totals.pay,
    },
    {
      key: 'given',
      label: intl.formatMessage(isAgents ? m.carried : m.given),
      value: isAgents ? -totals.given : totals.given,
    },
  ]
  const paid = [
    { key: 'due', label: intl.formatMessage(isAgents ? m.payable : m.due), value: totals.due },
    { key: 'kept', label: intl.formatMessage(m.keptBack), value: totals.due - totals.now },
    { key: 'now', label: intl.formatMessage(m.now), value: totals.now },
  ]
  return (
    <div className="pay-sums">
      <Equation signs={isPhone ? ['−', '='] : [isAgents ? '+' : '−', '=', '−', '=']} terms={isPhone ? paid : [...earned, ...paid]} />
    </div>
  )
}
