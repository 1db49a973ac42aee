import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useCan } from '../../../api/session/use-me'
import { ConnectionTabs } from '../../../components/connections/connection-tabs'
import { hasFailed, LoadFailed } from '../../../components/list-states'
import { useUrlQuery } from '../../../lib/use-url-query'
import { Chips } from '../../../ui/Chips/Chips'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { ListPage } from '../../../ui/ListPage/ListPage'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { ProposalCard } from '../components/proposal-card'
import { ThisWeek } from '../components/this-week'
import { assistantsMessages as m } from '../messages'

const MOST_SHOWN = 50
const waiting = { status: 'waiting', $limit: MOST_SHOWN } as const
const answered = { status: { $ne: 'waiting' }, $limit: MOST_SHOWN } as const

/** What assistants propose to be written: those that wait for the member's word, and those that were answered. */
export const ProposalsScreen = () => {
  const intl = useIntl()
  const isBoard = useCan('bod')
  const [address, change] = useUrlQuery({ which: '', open: '' })
  const opened = api.proposals.useGet(address.open, { skip: address.open === '' }).data
  const which = address.which || (opened && opened.status !== 'waiting' ? 'answered' : 'waiting')
  const list = api.proposals.useFind(which === 'answered' ? answered : waiting)
  const { data: listed = [], total } = list.data ?? {}
  const left = (total ?? 0) - listed.length
  // What a notice leads to may lie behind those that are listed.
  const isBehind =
    opened !== undefined && (opened.status === 'waiting') === (which === 'waiting') && !listed.some(({ _id }) => _id === opened._id)
  const rows = isBehind ? [opened, ...listed] : listed
  return (
    <ListPage
      title={intl.formatMessage(m.title)}
      tools={isBoard && <ConnectionTabs chosen="assistants" />}
      chips={
        <Chips
          label={intl.formatMessage(m.which)}
          chips={[
            { key: 'waiting', label: intl.formatMessage(m.waiting) },
            { key: 'answered', label: intl.formatMessage(m.answered) },
          ]}
          chosen={which}
          onChoose={(key) => change({ which: key, open: '' })}
        />
      }
      foot={
        <span className="second">
          {left > 0 && `${intl.formatMessage(m.more, { count: left })} · `}
          <ThisWeek />
        </span>
      }
    >
      {hasFailed(list) ? (
        <LoadFailed error={list.error} onRetry={list.refetch} retrying={list.isFetching} />
      ) : !list.data ? (
        <SkeletonRows rows={3} lines={2} />
      ) : rows.length === 0 ? (
        <EmptyState icon="comment" title={intl.formatMessage(which === 'answered' ? m.noneAnswered : m.none)}>
          {intl.formatMessage(m.noneHint)}
        </EmptyState>
      ) : (
        <div className="proposals">
          {rows.map((proposal) => (
            <ProposalCard
              key={proposal._id}
              proposal={proposal}
              isOpen={proposal._id === address.open}
              takesKey={proposal === (opened?.status === 'waiting' ? rows.find(({ _id }) => _id === opened._id) : rows[0])}
            />
          ))}
        </div>
      )}
    </ListPage>
  )
}
