import { daysBetween, type Day } from '@shared/foundation/days/days'
import { useIntl } from 'react-intl'
import { formatDate } from '../../../../lib/format'
import { Icon } from '../../../../ui/icons/Icon'
import { Panel } from '../../../../ui/Panel/Panel'
import { yearsEnd, type TaxedPeriod, type TaxYear } from '../household'
import { taxMessages as m } from '../messages'

interface NextDueProps {
  year: TaxYear
  method: 'revenue' | 'income'
  nameOf: (period: TaxedPeriod) => string
  today: Day
}

/** What of a household's year is to be declared next, and in how many days. */
export const NextDue = ({ year, method, nameOf, today }: NextDueProps) => {
  const intl = useIntl()
  const end = yearsEnd(year.year, year.group, method)
  const all = [
    ...year.periods.map((each) => ({ name: intl.formatMessage(m.declarationOf, { period: nameOf(each) }), deadline: each.deadline })),
    ...(end ? [{ name: intl.formatMessage(m[end.key], { year: year.year }), deadline: end.deadline }] : []),
  ]
  const [next] = all.filter(({ deadline }) => deadline >= today).sort((a, b) => (a.deadline < b.deadline ? -1 : 1))
  if (!next) return null
  return (
    <Panel>
      <p className="tax-due">
        <Icon name="clock" size={16} />
        <span>
          <b>{intl.formatMessage(m.nextDue, { name: next.name, day: formatDate(next.deadline) })}</b>{' '}
          <span className="second muted">{intl.formatMessage(m.nextDueLeft, { left: daysBetween(today, next.deadline) })}</span>
        </span>
      </p>
    </Panel>
  )
}
