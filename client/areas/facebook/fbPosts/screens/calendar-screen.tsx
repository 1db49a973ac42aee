import { addDays, dayOf, endOfDay, firstDayOf, isDay, monthOfDay, shiftMonth, startOfDay, type Day } from '@shared/foundation/days/days'
import { FB_POST_STATUSES } from '@shared/areas/facebook/rules/types'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { hasFailed, LoadFailed, StaleBanner } from '../../../../components/list-states'
import { ListMenu } from '../../../../components/list-menu/list-menu'
import { useNewAction } from '../../../../components/new-action'
import { PendingDock } from '../../../../components/record-form/pending-dock'
import { formatDayRange, formatMonth } from '../../../../lib/format'
import { useIsPhone } from '../../../../lib/use-media'
import { useNow } from '../../../../lib/use-now'
import { useShortcut } from '../../../../lib/use-shortcut'
import { useUrlQuery } from '../../../../lib/use-url-query'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { ListPage } from '../../../../ui/ListPage/ListPage'
import { Segmented } from '../../../../ui/Segmented/Segmented'
import { Select } from '../../../../ui/Select/Select'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { useLocale, useToday } from '../../../../ui/zone/zone-context'
import { monthOf, weekOf } from '../calendar'
import { Agenda } from '../components/agenda'
import { MonthCalendar } from '../components/month-calendar'
import { PostForm, type GivenPost } from '../components/post-form'
import { TokenStrip } from '../components/token-strip'
import { WeekCalendar } from '../components/week-calendar'
import { fbMessages as m } from '../messages'
import { edgeOf, statusLabels } from '../post-labels'
import { useActor, useFbPages, useOwnZone } from '../use-studio'
import './fb-posts.css'

const shownStatuses = FB_POST_STATUSES.filter((status) => status !== 'removed')
const legend = ['published', 'scheduled', 'waiting', 'failed'] as const
const MAX_POSTS = 500

/** A month later or earlier, the day as far as the month has it. */
const monthsFrom = (day: Day, months: number): Day => firstDayOf(shiftMonth(monthOfDay(day), months))

/** The calendar of posts: a week by the hour or a month, with the post that is open beside it. */
export const CalendarScreen = () => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useOwnZone()
  const isPhone = useIsPhone()
  const actor = useActor()
  const now = useToday()
  const minute = useNow()
  const [view, change] = useUrlQuery({ day: '', as: 'week', page: '', status: '', open: '', at: '' })
  const today = isDay(now) ? now : dayOf(new Date(minute), zone)
  const day = isDay(view.day) ? view.day : today
  const isMonth = view.as === 'month' && !isPhone
  const days = isMonth ? monthOf(day) : weekOf(day)
  const [first = day, last = day] = [days[0], days.at(-1)]
  const { pages, read: pagesRead } = useFbPages()
  const list = api.fbPosts.useFind({
    at: { $gte: startOfDay(first, zone).toISOString(), $lte: endOfDay(last, zone).toISOString() },
    status: view.status || { $ne: 'removed' },
    ...(view.page ? { pageId: view.page } : null),
    $sort: { at: 1 },
    $limit: MAX_POSTS,
    $total: false,
  })
  const posts = list.data?.data
  const opened = api.fbPosts.useGet(view.open, { skip: view.open === '' || view.open === 'new' })
  const known = posts?.find(({ _id }) => _id === view.open) ?? (opened.data?._id === view.open ? opened.data : undefined)
  const show = (open: string, at = ''): void => change({ open, at })
  const onNew = (): void => show('new')
  const mayWrite = pages !== undefined && pages.length > 0
  useNewAction(mayWrite ? intl.formatMessage(m.new) : null, onNew)
  useShortcut('n', onNew, mayWrite)
  const go = (steps: -1 | 1): void => change({ day: isMonth ? monthsFrom(day, steps) : addDays(day, 7 * steps) })
  const given: GivenPost = { ...(view.page ? { pageId: view.page } : null), ...(view.at ? { at: view.at } : null) }

  const failed = [list, pagesRead].find(hasFailed)
  const shared = { days, today, open: view.open, onOpen: (id: string) => show(id), onNew: (at: Date) => show('new', at.toISOString()) }
  const body = failed ? (
    <LoadFailed error={failed.error} onRetry={failed.refetch} retrying={failed.isFetching} />
  ) : !posts || !pages ? (
    <SkeletonRows rows={8} lines={2} />
  ) : pages.length === 0 && posts.length === 0 ? (
    <EmptyState
      icon="send"
      title={intl.formatMessage(m.noPage)}
      action={
        actor.isManager && (
          <ButtonLink kind="primary" icon="plus" to="/apps/fbpagesPublishingStudio/pages?open=new">
            {intl.formatMessage(m.connect)}
          </ButtonLink>
        )
      }
    >
      {intl.formatMessage(m.noPageHint)}
    </EmptyState>
  ) : isPhone ? (
    <Agenda days={days} posts={posts} today={today} onOpen={shared.onOpen} />
  ) : isMonth ? (
    <MonthCalendar {...shared} posts={posts} of={day} onWeek={(of) => change({ day: of, as: 'week' })} />
  ) : (
    <WeekCalendar key={first} {...shared} posts={posts} />
  )
  const close = (): void => show('')
  return (
    <ListPage
      title={intl.formatMessage(m.calendar)}
      tools={
        <>
          <IconButton icon="chevron-left" label={intl.formatMessage(m.before)} onClick={() => go(-1)} />
          <b className="fb-range num">{isMonth ? formatMonth(monthOfDay(day), locale) : formatDayRange(first, last)}</b>
          <IconButton icon="chevron-right" label={intl.formatMessage(m.after)} onClick={() => go(1)} />
          <Button kind="quiet" disabled={days.includes(today) && !isMonth} onClick={() => change({ day: '' })}>
            {intl.formatMessage(m.today)}
          </Button>
          {!isPhone && (
            <Segmented
              label={intl.formatMessage(m.ways)}
              segments={[
                { key: 'week', label: intl.formatMessage(m.week) },
                { key: 'month', label: intl.formatMessage(m.month) },
              ]}
              chosen={isMonth ? 'month' : 'week'}
              onChoose={(as) => change({ as })}
            />
          )}
          <span className="ui-grow" />
          {!isPhone && pages && pages.length > 1 && (
            <Select
              aria-label={intl.formatMessage(m.pageId)}
              placeholder={intl.formatMessage(m.allPages)}
              options={pages.map(({ _id, name }) => ({ value: _id, label: name }))}
              value={view.page}
              onChange={(page) => change({ page })}
            />
          )}
          {!isPhone && (
            <Select
              aria-label={intl.formatMessage(m.state)}
              placeholder={intl.formatMessage(m.allStates)}
              options={shownStatuses.map((status) => ({ value: status, label: intl.formatMessage(statusLabels[status]) }))}
              value={view.status}
              onChange={(status) => change({ status })}
            />
          )}
          {!isPhone && <ListMenu under="/apps/fbpagesPublishingStudio" />}
          {!isPhone && mayWrite && (
            <Button kind="primary" icon="plus" kbd="N" onClick={onNew}>
              {intl.formatMessage(m.new)}
            </Button>
          )}
        </>
      }
      strip={
        <>
          <StaleBanner list={list} />
          <TokenStrip pages={pages ?? []} />
        </>
      }
      foot={
        posts &&
        pages &&
        pages.length > 0 && (
          <>
            <span className="fb-legend">
              {legend.map((status) => (
                <span key={status}>
                  <i style={{ background: `var(--${edgeOf[status]})` }} /> {intl.formatMessage(statusLabels[status])}
                </span>
              ))}
            </span>
            {!isPhone && <span className="second">{intl.formatMessage(isMonth ? m.moveHintMonth : m.moveHint)}</span>}
          </>
        )
      }
      dock={
        view.open === 'new'
          ? pages && <PostForm key={`new ${view.at}`} record={undefined} given={given} onCreated={({ _id }) => show(_id)} onClose={close} />
          : view.open &&
            (known ? (
              <PostForm key={known._id} record={known} given={given} onClose={close} />
            ) : (
              <PendingDock read={opened} onClose={close} />
            ))
      }
    >
      {body}
    </ListPage>
  )
}
