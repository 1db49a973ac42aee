import { sumDong } from '@shared/foundation/money/money'
import { useIntl } from 'react-intl'
import { formatTime } from '../../../../lib/format'
import { useNow } from '../../../../lib/use-now'
import { Equation } from '../../../../ui/Figures/Figures'
import { useZone } from '../../../../ui/zone/zone-context'
import { payrollMessages as m } from '../messages'
import type { PayRow } from '../pay'

interface PayrollSumsProps {
  readonly rows: readonly PayRow[]
  readonly byHours: boolean
  /** The month isn't over: it is added up until now. */
  readonly isPresent: boolean
}

/** What the month comes to for those who are shown, and what is left to pay. */
export const PayrollSums = ({ rows, byHours, isPresent }: PayrollSumsProps) => {
  const intl = useIntl()
  const zone = useZone()
  const now = useNow()
  const sum = (of: (row: PayRow) => number): number => sumDong(rows.map(of))
  return (
    <Equation
      signs={['+', '=', '−', '=']}
      terms={[
        { key: 'salary', label: intl.formatMessage(byHours ? m.salaryHours : m.salaryDays), value: sum(({ salary }) => salary) },
        { key: 'adjustments', label: intl.formatMessage(m.adjustments), value: sum(({ adjustments }) => adjustments) },
        {
          key: 'total',
          label: isPresent ? intl.formatMessage(m.until, { time: formatTime(now, zone) }) : intl.formatMessage(m.total),
          value: sum(({ total }) => total),
        },
        { key: 'paid', label: intl.formatMessage(m.paid), value: sum(({ paid }) => paid) },
        { key: 'left', label: intl.formatMessage(m.left), value: sum(({ left }) => left) },
      ]}
    />
  )
}
