import { day as asDay } from '@shared/foundation/days/days'
import type { Comment } from '@shared/areas/talk/services/comments'
import type { HistoryEntry } from '@shared/areas/history/services/history'
import type { Task } from '@shared/areas/tasks/services/tasks'
import { type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { historyMessages } from '../../../../components/history/messages'
import { nameAsWritten } from '../../../../components/history/sentence'
import { useHistoryWords } from '../../../../components/history/words'
import { formatShare } from '../../../../lib/format'
import { Figure, Figures } from '../../../../ui/Figures/Figures'
import { Panel } from '../../../../ui/Panel/Panel'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { When } from '../../../../ui/When/When'
import { useLocale, useToday } from '../../../../ui/zone/zone-context'
import { memberPageMessages as m } from '../messages'
import { useMemberDeeds, useMemberTalk, useMemberTasks } from '../use-member-work'

/** Fields of a change that are named. */
const MAX_FIELDS = 3

export const MemberTasks = ({ id }: { id: string }) => {
  const intl = useIntl()
  const locale = useLocale()
  const today = asDay(useToday())
  const { tasks, total, figures } = useMemberTasks(id, today)
  const rate = (of: number | null | undefined): string => (typeof of === 'number' ? formatShare(of, locale) : '–')
  return (
    <>
      <section aria-label={intl.formatMessage(m.tasks)}>
        <Figures>
          <Figure label={intl.formatMessage(m.openTasks)}>
            <strong>{total ?? '–'}</strong>
          </Figure>
          <Figure label={intl.formatMessage(m.doneTasks)}>
            <strong>{figures ? figures.done + figures.completed : '–'}</strong>
          </Figure>
          <Figure label={intl.formatMessage(m.lateTasks)}>
            <strong>{figures?.overdue ?? '–'}</strong>
          </Figure>
          <Figure label={intl.formatMessage(m.rate1M)}>
            <strong>{rate(figures?.rate1M)}</strong>
          </Figure>
          <Figure label={intl.formatMessage(m.rate12M)}>
            <strong>{rate(figures?.rate12M)}</strong>
          </Figure>
        </Figures>
      </section>
      <Lines
        title={intl.formatMessage(m.tasksNow, { count: total ?? 0 })}
        none={intl.formatMessage(m.tasksNone)}
        rows={tasks}
        keyOf={({ _id }) => _id}
      >
        {({ _id, name, deadline }: Task) => (
          <>
            <Link to={`/tasks/byId/${_id}`}>{name}</Link>
            {deadline && (
              <span className="second">
                <When value={deadline} />
              </span>
            )}
          </>
        )}
      </Lines>
    </>
  )
}

export const MemberDeeds = ({ id }: { id: string }) => {
  const intl = useIntl()
  const locale = useLocale()
  const deeds = useMemberDeeds(id)
  const words = useHistoryWords(deeds?.map(({ service }) => service) ?? [])
  return (
    <Lines title={intl.formatMessage(m.deeds)} none={intl.formatMessage(m.deedsNone)} rows={deeds} keyOf={({ _id }) => _id}>
      {(entry: HistoryEntry) => (
        <>
          <span>
            {words.serviceWord(entry.service)} <b>{nameAsWritten(entry.name ?? '', locale)}</b>{' '}
            <span className="second">
              {[
                intl.formatMessage(historyMessages[entry.action]),
                words
                  .changedFields(entry)
                  .slice(0, MAX_FIELDS)
                  .map(({ field }) => words.fieldWord(entry.service, field))
                  .join(', '),
              ]
                .filter(Boolean)
                .join(': ')}
            </span>
          </span>
          <span className="second">
            <When value={entry.at} />
          </span>
        </>
      )}
    </Lines>
  )
}

export const MemberPosts = ({ id }: { id: string }) => {
  const intl = useIntl()
  return (
    <Lines title={intl.formatMessage(m.talk)} none={intl.formatMessage(m.talkNone)} rows={useMemberTalk(id)} keyOf={({ _id }) => _id}>
      {({ desc, created, target, targetId }: Comment) => (
        <>
          {target === 'tasks' ? <Link to={`/tasks/byId/${targetId}`}>{desc}</Link> : <span>{desc}</span>}
          <span className="second">
            <When value={created} />
          </span>
        </>
      )}
    </Lines>
  )
}

interface LinesProps<T> {
  title: string
  none: string
  rows: readonly T[] | undefined
  keyOf: (row: T) => string
  children: (row: T) => ReactNode
}

export const Lines = <T,>({ title, none, rows, keyOf, children }: LinesProps<T>) => (
  <Panel title={title}>
    {!rows ? (
      <SkeletonRows rows={3} />
    ) : rows.length === 0 ? (
      <p className="second">{none}</p>
    ) : (
      <ul className="member-page__lines">
        {rows.map((row) => (
          <li key={keyOf(row)}>{children(row)}</li>
        ))}
      </ul>
    )}
  </Panel>
)
