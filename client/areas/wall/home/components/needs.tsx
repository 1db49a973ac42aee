import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useCan } from '../../../../api/session/use-me'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { Icon } from '../../../../ui/icons/Icon'
import { Panel } from '../../../../ui/Panel/Panel'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { homeMessages as m } from '../messages'
import { useNeeds, type Need } from '../use-needs'

/** What waits for somebody: shipments, payments, approvals, entries, stock; most urgent first. */
export const Needs = () => {
  const intl = useIntl()
  const needs = useNeeds()
  const mayTrade = useCan(['/sales', '/purchases', '/funds'])
  const isHrAlone = useCan('/office/hr') && !mayTrade
  return (
    <Panel title={intl.formatMessage(m.needs)} flush>
      {!needs ? (
        <SkeletonRows rows={3} />
      ) : needs.length > 0 ? (
        <ul className="home-needs">
          {needs.map((need) => (
            <li key={need.key}>
              <NeedLine need={need} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState icon="check" title={intl.formatMessage(m.needNothing)}>
          {intl.formatMessage(isHrAlone ? m.needNothingHr : m.needNothingHint)}
        </EmptyState>
      )}
    </Panel>
  )
}

export const NeedLine = ({ need: { icon, warn, text, about, to } }: { need: Omit<Need, 'about'> & { about?: ReactNode } }): ReactNode => (
  <Link className="home-need" to={to}>
    <span className={warn ? 'ink-warn' : 'muted'}>
      <Icon name={icon} size={18} />
    </span>
    <span>
      <span>{text}</span>
      {about && <span className="second cut">{about}</span>}
    </span>
    <Icon name="chevron-right" size={14} />
  </Link>
)
