import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useFeatures } from '../../../components/feature/features-context'
import { LoadFailed } from '../../../components/list-states'
import { secondPersonMessages as m } from '../../../components/second-person/messages'
import { WaitingLine } from '../../../components/second-person/waiting-line'
import { withTexts } from '../../../i18n/texts'
import { lazyPart } from '../../../lib/lazy-part'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { Icon } from '../../../ui/icons/Icon'
import type { Decision } from './use-decisions'
import type { WaitingState } from './use-waiting'

/** The newest of the records that wait, where their feature shows it. */
const InBell = ({ decision }: { readonly decision: string }) => {
  const features = useFeatures()
  const [Part] = useState(() => {
    const { name, inBell } = features.find((feature) => feature.inBell?.decision === decision) ?? {}
    return name !== undefined && inBell ? lazyPart(() => withTexts(name, inBell.lazy)) : null
  })
  return (
    Part && (
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    )
  )
}

interface WaitingListProps {
  waiting: WaitingState
  decisions: readonly Decision[]
  onOpen: () => void
}

/** What waits for the member's decision: money with its sum, who asks and why, and the two answers; of the rest how many, and where. */
export const WaitingList = ({ waiting: { isAsked, rows, error, isFetching, refetch }, decisions, onOpen }: WaitingListProps) => {
  const intl = useIntl()
  if (isAsked && !rows) return error ? <LoadFailed error={error} onRetry={refetch} retrying={isFetching} /> : <SkeletonRows rows={5} />
  if ((rows ?? []).length + decisions.length === 0)
    return (
      <EmptyState icon="bell" title={intl.formatMessage(m.nothing)}>
        {intl.formatMessage(m.nothingHint)}
      </EmptyState>
    )
  return (
    <ul>
      {rows?.map((row) => (
        <li key={`${row.service} ${row._id}`}>
          <WaitingLine waiting={row} onOpen={onOpen} />
        </li>
      ))}
      {decisions.map(({ key, icon, words, count, to }) => (
        <li key={key}>
          <InBell decision={key} />
          <Link className="bell__decision" to={to} onClick={onOpen}>
            <Icon name={icon} size={16} />
            <span>{intl.formatMessage(words, { count })}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
