import { day as asDay, zone as asZone } from '@shared/foundation/days/days'
import { worthOf } from '@shared/areas/people/rules/checkins'
import { can } from '@shared/foundation/rights/rights'
import type { Activity } from '@shared/areas/people/services/activities'
import type { Comment } from '@shared/areas/talk/services/comments'
import type { Fund } from '@shared/areas/money/services/funds'
import type { HistoryEntry } from '@shared/areas/history/services/history'
import type { Task } from '@shared/areas/tasks/services/tasks'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link, useParams } from 'react-router-dom'
import { useMe } from '../../../../api/session/use-me'
import { api } from '../../../../api/api'
import { historyMessages } from '../../../../components/history/messages'
import { nameAsWritten } from '../../../../components/history/sentence'
import { useHistoryWords } from '../../../../components/history/words'
import { hasFailed, LoadFailed } from '../../../../components/list-states'
import { titleWord } from '../../../../components/words/title-word'
import { Attachments } from '../../../talk/parts/talk/attachments'
import { TalkPanel } from '../../../talk/parts/talk/talk-part'
import { formatShare, formatTime } from '../../../../lib/format'
import { formatHours, inkOfHours, monthLabel } from '../../../../lib/hours'
import { useNow } from '../../../../lib/use-now'
import { Amount } from '../../../../ui/Amount/Amount'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { Figure, Figures } from '../../../../ui/Figures/Figures'
import { Columns, Page, Panel, Stack } from '../../../../ui/Panel/Panel'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { When } from '../../../../ui/When/When'
import { useLocale, useToday, useZone } from '../../../../ui/zone/zone-context'
import { OwnDetails } from '../components/own-details'
import { memberMessages, memberPageMessages as m } from '../messages'
import { useMemberDeeds, useMemberPay, useMemberTalk, useMemberTasks } from '../use-member-work'
import './member-screen.css'

/** Fields of a change that are named. */
const MAX_FIELDS = 3

/** A member: how they do with their tasks, when they were at work, what they were paid, what they did and said. */
export const MemberScreen = () => {
  const intl = useIntl()
  const me = useMe()
  const { id: named = '' } = useParams()
  const id = named === 'me' ? me._id : named
  const read = api.users.useGet(id)
  const isHr = can(me.rights, ['/office/hr'])
  const isOwn = id === me._id
  const member = read.data
  const [isEditing, setEditing] = useState(false)
  if (hasFailed(read)) return <LoadFailed error={read.error} onRetry={read.refetch} retrying={read.isFetching} />
  if (!member) return <SkeletonRows rows={8} />
  return (
    <Page
      title={member.name}
      subtitle={[
        member.username,
        titleWord(member.title, intl),
        member.division,
        member.status === 'disabled' && intl.formatMessage(m.disabled),
      ]
        .filter(Boolean)
        .join(' · ')}
      tools={
        isHr ? (
          <ButtonLink to={`/office/hr?open=${id}&status=${member.status}`}>{intl.formatMessage(m.edit)}</ButtonLink>
        ) : (
          isOwn && <Button onClick={() => setEditing(true)}>{intl.formatMessage(m.mine)}</Button>
        )
      }
    >
      <Stack>
        <Tasks id={id} />
        <Columns side={388}>
          <Stack>
            <TalkPanel target="users" id={id} />
            <Deeds id={id} />
            <Written id={id} />
          </Stack>
          <Stack>
            {(isHr || isOwn) && <Pay id={id} />}
            {member.attachments && member.attachments.length > 0 && (
              <Panel title={intl.formatMessage(memberMessages.attachments)}>
                <Attachments items={member.attachments} />
              </Panel>
            )}
          </Stack>
        </Columns>
      </Stack>
      {isEditing && <OwnDetails member={member} onClose={() => setEditing(false)} />}
    </Page>
  )
}

const Tasks = ({ id }: { id: string }) => {
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

const Pay = ({ id }: { id: string }) => {
  const intl = useIntl()
  const locale = useLocale()
  const now = useNow()
  const zone = useZone()
  const today = asDay(useToday())
  const { checkins, payslips } = useMemberPay(id, today, asZone(zone), false)
  const hoursOf = ({ created, checkedOut, status, abandoned }: Activity): number => {
    if (status !== 'approved' && status !== 'pending' && status !== 'disapproved') return 0
    const stay = {
      created: new Date(created),
      status,
      ...(checkedOut ? { checkedOut: new Date(checkedOut) } : {}),
      ...(abandoned ? { abandoned } : {}),
    }
    return worthOf(stay, new Date(Math.max(now, Date.parse(created))), asZone(zone)).hours
  }
  const states = { pending: m.pending, disapproved: m.refused } as const
  return (
    <>
      <Lines title={intl.formatMessage(m.checkins)} none={intl.formatMessage(m.checkinsNone)} rows={checkins} keyOf={({ _id }) => _id}>
        {(stay: Activity) => (
          <>
            <span>
              <When value={stay.created} as="day-month" />{' '}
              <span className="second num">
                {formatTime(stay.created, zone)}–{stay.checkedOut ? formatTime(stay.checkedOut, zone) : '…'}
                {(stay.status === 'pending' || stay.status === 'disapproved') && ` · ${intl.formatMessage(states[stay.status])}`}
              </span>
            </span>
            <span className={`num ${inkOfHours(hoursOf(stay))}`}>
              {intl.formatMessage(m.hours, { hours: formatHours(hoursOf(stay), locale) })}
            </span>
          </>
        )}
      </Lines>
      <Lines title={intl.formatMessage(m.payslips)} none={intl.formatMessage(m.payslipsNone)} rows={payslips} keyOf={({ _id }) => _id}>
        {({ _id, month, name, amount, status }: Fund) => (
          <>
            <span>
              {month ? (
                <Link to={`/print/payslip/${_id}`}>{intl.formatMessage(m.payslipOf, { month: monthLabel(month, locale) })}</Link>
              ) : (
                name
              )}
              {status === 'cancelled' && <span className="second"> · {intl.formatMessage(m.payCancelled)}</span>}
            </span>
            <span className={status === 'cancelled' ? 'member-page__gone' : undefined}>
              <Amount value={-amount} />
            </span>
          </>
        )}
      </Lines>
    </>
  )
}

const Deeds = ({ id }: { id: string }) => {
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

const Written = ({ id }: { id: string }) => {
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

const Lines = <T,>({ title, none, rows, keyOf, children }: LinesProps<T>) => (
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
