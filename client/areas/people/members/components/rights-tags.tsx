import type { Right } from '@shared/foundation/rights/rights'
import { useIntl } from 'react-intl'
import { Tag } from '../../../../ui/Tag/Tag'
import { memberMessages as m } from '../messages'
import { namedRights, rightLabels } from '../right-labels'
import './members.css'

/** What a member may, in tags. */
export const RightsTags = ({ rights }: { rights: readonly Right[] }) => {
  const intl = useIntl()
  const named = namedRights(rights)
  if (named.length === 0) return <span className="faint">{intl.formatMessage(m.noRights)}</span>
  return (
    <span className="member-tags">
      {named.map((right) => (
        <Tag key={right} ink={rightLabels[right].ink}>
          {intl.formatMessage(rightLabels[right].name)}
        </Tag>
      ))}
    </span>
  )
}
