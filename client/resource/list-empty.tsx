import type { ReactNode } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { recordMessages } from '../components/record-form/messages'
import { Button } from '../ui/Button/Button'
import { EmptyState } from '../ui/EmptyState/EmptyState'
import type { IconName } from '../ui/icons/Icon'
import { messageOf } from './resource-types'

interface ListEmptyProps {
  icon: IconName
  texts: Readonly<Record<string, MessageDescriptor>>
  isFiltered: boolean
  /** What makes the first record; nothing where none may be made. */
  add: ReactNode
  onClear: () => void
}

/** A list in which nothing was searched for and nothing is: of a filter that has words of its own, with the way out of it. */
export const ListEmpty = ({ icon, texts, isFiltered, add, onClear }: ListEmptyProps) => {
  const intl = useIntl()
  const say = (name: string): string => intl.formatMessage(messageOf(texts, name))
  return isFiltered && 'noneInFilter' in texts ? (
    <EmptyState
      icon={icon}
      title={say('noneInFilter')}
      action={<Button onClick={onClear}>{intl.formatMessage(recordMessages.clearFilter)}</Button>}
    >
      {say('noneInFilterHint')}
    </EmptyState>
  ) : (
    <EmptyState icon={icon} title={say('none')} action={!isFiltered && add}>
      {say('noneHint')}
    </EmptyState>
  )
}
