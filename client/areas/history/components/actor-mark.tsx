import type { HistoryEntry } from '@shared/areas/history/services/history'
import { useIntl } from 'react-intl'
import { whoOf } from '../../../components/history/words'
import { Avatar } from '../../../ui/Avatar/Avatar'

/** Whose act it is: members are round; a program, a bank, a guest and the product itself are square. */
export const ActorMark = ({ entry }: { entry: Pick<HistoryEntry, 'by' | 'guest'> }) => {
  const isMember = entry.by !== null && 'name' in entry.by
  return <Avatar name={whoOf(entry, useIntl())} size={28} shape={isMember ? 'round' : 'square'} />
}
