import { AGE_NAMES, LATENESS, lateOf, overdueOf, type Age, type Lateness } from '@shared/areas/partners/rules/reports/liabilities'
import { useIntl } from 'react-intl'
import { useIsPhone } from '../../../../lib/use-media'
import { Amount } from '../../../../ui/Amount/Amount'
import { ageLabels, lateLabels, accountMessages as m } from './messages'
import './account.css'

const LATE_AGES = AGE_NAMES.filter((age) => age !== 'under8' && age !== 'to30')
const OVERDUE = LATENESS.filter((part) => part !== 'notDue')

interface PartsBarProps<Part extends string> {
  label: string
  open: number
  names: readonly Part[]
  parts: Readonly<Record<Part, number>>
  labelOf: (part: Part) => string
  /** What of it is told on a phone. */
  late: { label: string; value: number }
}

/** What is open, and its parts as a bar that adds up to it. */
const PartsBar = <Part extends string>({ label, open, names, parts, labelOf, late }: PartsBarProps<Part>) => {
  const phone = useIsPhone()
  return (
    <div className="aging">
      <div className="aging__figures">
        <div>
          <div className="second">{label}</div>
          <Amount value={open} rule size="large" weight="strong" />
        </div>
        {!phone && (
          <dl className="aging__parts">
            {names.map((part) => (
              <div key={part}>
                <dt className="second">
                  <i className={`aging__mark aging--${part}`} />
                  {labelOf(part)}
                </dt>
                <dd>
                  <Amount value={parts[part]} currency={false} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className="aging__bar" aria-hidden="true">
        {names.map((part) => parts[part] > 0 && <i key={part} className={`aging--${part}`} style={{ flexGrow: parts[part] }} />)}
      </div>
      {phone && late.value > 0 && late.value !== open && (
        <p className="second">
          {late.label} <Amount value={late.value} currency={false} ink="warn" />
        </p>
      )}
    </div>
  )
}

interface BarProps<Part extends string> {
  label: string
  open: number
  parts: Readonly<Record<Part, number>>
  /** Only what is late, under its own name: the figure is that, and the bar its parts. */
  onlyLate?: boolean
}

/** What is open, by its age. */
export const AgingBar = ({ label, open, parts, onlyLate = false }: BarProps<Age>) => {
  const intl = useIntl()
  const late = { label: intl.formatMessage(m.over30Sum), value: lateOf(parts) }
  const shown = onlyLate ? { label: intl.formatMessage(m.over30), open: late.value, names: LATE_AGES } : { label, open, names: AGE_NAMES }
  return <PartsBar {...shown} parts={parts} labelOf={(age) => intl.formatMessage(ageLabels[age])} late={late} />
}

/** What is open, by the day it is due. */
export const DueBar = ({ label, open, parts, onlyLate = false }: BarProps<Lateness>) => {
  const intl = useIntl()
  const late = { label: intl.formatMessage(m.overdueSum), value: overdueOf(parts) }
  const shown = onlyLate ? { label: intl.formatMessage(m.overdue), open: late.value, names: OVERDUE } : { label, open, names: LATENESS }
  return <PartsBar {...shown} parts={parts} labelOf={(part) => intl.formatMessage(lateLabels[part])} late={late} />
}
