import { AGE_NAMES, type Age } from '@shared/areas/partners/rules/reports/liabilities'
import { useIntl } from 'react-intl'
import { useIsPhone } from '../../../../lib/use-media'
import { Amount } from '../../../../ui/Amount/Amount'
import { ageLabels, accountMessages as m } from './messages'
import './account.css'

type Parts = Readonly<Record<Age, number>>

/** What is open, and its parts by age as a bar that adds up to it. */
export const AgingBar = ({ label, open, parts }: { label: string; open: number; parts: Parts }) => {
  const intl = useIntl()
  const phone = useIsPhone()
  const late = parts.to60 + parts.to90 + parts.over90
  return (
    <div className="aging">
      <div className="aging__figures">
        <div>
          <div className="second">{label}</div>
          <Amount value={open} rule size="large" weight="strong" />
        </div>
        {!phone && (
          <dl className="aging__parts">
            {AGE_NAMES.map((age) => (
              <div key={age}>
                <dt className="second">
                  <i className={`aging__mark aging--${age}`} />
                  {intl.formatMessage(ageLabels[age])}
                </dt>
                <dd>
                  <Amount value={parts[age]} currency={false} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className="aging__bar" aria-hidden="true">
        {AGE_NAMES.map((age) => parts[age] > 0 && <i key={age} className={`aging--${age}`} style={{ flexGrow: parts[age] }} />)}
      </div>
      {phone && late > 0 && (
        <p className="second">
          {intl.formatMessage(m.over30Sum)} <Amount value={late} currency={false} ink="warn" />
        </p>
      )}
    </div>
  )
}
