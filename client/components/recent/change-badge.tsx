import { useIntl } from 'react-intl'
import type { RecentChange, RecentChangesMap } from '../../api/realtime/recent-changes'
import { Avatar } from '../../ui/Avatar/Avatar'
import { recentMessages as m } from './messages'
import './recent.css'

/** The colour of a row that just came (credit) or was changed (collaborator) by somebody else; undefined once that is over. */
export const highlightOf = (recent: RecentChangesMap, id: string): 'credit' | 'collaborator' | undefined => {
  const change = recent.get(id)
  return change && (change.type === 'created' ? 'credit' : 'collaborator')
}

interface ChangeBadgeProps {
  change: RecentChange
  /** What was done, in a sentence with the name; without it: that it was added or changed. */
  what?: string | undefined
}

/** Who just made or changed a row, and what they did: in its second line, for as long as it is highlighted. */
export const ChangeBadge = ({ change: { type, by }, what }: ChangeBadgeProps) => {
  const intl = useIntl()
  const added = type === 'created'
  const byName = by === null ? null : intl.formatMessage(added ? m.added : m.changed, { name: by })
  return (
    <span className={`change-badge ${added ? 'ink-credit' : 'ink-collaborator'}`}>
      <Avatar name={by ?? '•'} size={18} solid ink={added ? 'credit' : 'collaborator'} />
      <span className="cut">{what ?? byName ?? intl.formatMessage(added ? m.addedByProgram : m.changedByProgram)}</span>
    </span>
  )
}

/** The same for a row by its id; nothing once it is over. */
export const RecentChangeBadge = ({ recent, id }: { recent: RecentChangesMap; id: string }) => {
  const change = recent.get(id)
  return change ? <ChangeBadge change={change} /> : null
}
