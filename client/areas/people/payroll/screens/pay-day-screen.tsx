import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useCan } from '../../../../api/session/use-me'
import { useHasApp } from '../../../../api/session/use-workspace'
import { useUrlQuery } from '../../../../lib/use-url-query'
import { MonthPicker } from '../../../../ui/MonthPicker/MonthPicker'
import { Segmented } from '../../../../ui/Segmented/Segmented'
import { payDayMessages as m } from '../messages'
import { PaidView } from '../pay-day/pay-day-paid'
import type { Payees } from '../pay-day/payees'
import { usePayMonth } from '../pay-day/use-pay-sheet'
import { payDayAddresses, PayDay } from '../pay-day/pay-day'
import './payroll.css'

/** Pay day: everybody's net pay of a month on one sheet, paid in one go, an entry each. */
export const PayDayScreen = () => <PayDayPage who="members" />

/** The commissions of a month, paid the same way. */
export const PayCommissionsScreen = () => <PayDayPage who="agents" />

const PayDayPage = ({ who }: { readonly who: Payees }) => {
  const intl = useIntl()
  const navigate = useNavigate()
  const [month, setMonth] = usePayMonth(who)
  const [{ view }, change] = useUrlQuery({ month: '', view: '' })
  const mayPayMembers = useCan('/office/hr')
  const mayPayAgents = useCan('/funds')
  const readsCommissions = useCan('/report')
  const hasAgents = useHasApp('agentpro')
  const monthPicker = <MonthPicker value={month} onChange={setMonth} />
  const switches = (
    <>
      {mayPayMembers && mayPayAgents && readsCommissions && hasAgents && (
        <Segmented<Payees>
          label={intl.formatMessage(m.whom)}
          segments={[
            { key: 'members', label: intl.formatMessage(m.pay) },
            { key: 'agents', label: intl.formatMessage(m.isCommission) },
          ]}
          chosen={who}
          onChoose={(next) => void navigate(payDayAddresses[next])}
        />
      )}
      <Segmented<'due' | 'paid'>
        label={intl.formatMessage(m.view)}
        segments={[
          { key: 'due', label: intl.formatMessage(m.dueView) },
          { key: 'paid', label: intl.formatMessage(m.paidView) },
        ]}
        chosen={view === 'paid' ? 'paid' : 'due'}
        onChoose={(next) => change({ view: next === 'paid' ? next : '' })}
      />
    </>
  )
  return view === 'paid' ? (
    <PaidView
      key={month}
      month={month}
      who={who}
      tools={
        <>
          {switches}
          {monthPicker}
        </>
      }
    />
  ) : (
    <PayDay key={month} month={month} who={who} switches={switches} monthPicker={monthPicker} />
  )
}
