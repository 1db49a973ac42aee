import { dayOf, isDay, DEFAULT_ZONE } from '@shared/foundation/days/days'
import { isId } from '@shared/foundation/ids'
import type { Task } from '@shared/areas/tasks/services/tasks'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate, useParams } from 'react-router-dom'
import { useMe } from '../../../api/session/use-me'
import { useErrorText } from '../../../components/use-error-text'
import { hasFailed, LoadFailed, StaleBanner } from '../../../components/list-states'
import { useNewAction } from '../../../components/new-action'
import { useIsPhone } from '../../../lib/use-media'
import { useNow } from '../../../lib/use-now'
import { useShortcut } from '../../../lib/use-shortcut'
import { useUrlQuery } from '../../../lib/use-url-query'
import { Button } from '../../../ui/Button/Button'
import { Chips } from '../../../ui/Chips/Chips'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { ListPage } from '../../../ui/ListPage/ListPage'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton'
import { toastWarn } from '../../../ui/Toasts/Toasts'
import { useToday } from '../../../ui/zone/zone-context'
import { TaskBoard } from '../components/task-board'
import { TaskDock } from '../components/task-dock'
import { TaskForm } from '../components/task-form'
import { TaskTools } from '../components/task-tools'
import { taskMessages as m } from '../messages'
import { fits, hasWords, taskFilters, type Column, type TaskFilter } from '../task-lists'
import { modeTowards, type TaskMode } from '../task-modes'
import { isFilter, useTasks } from '../use-tasks'
import './tasks.css'

const filterLabels = { mine: m.mine, given: m.given, waiting: m.waiting, overdue: m.overdue, all: m.all } as const
/** What people give each other to do: a board by status, live, with the story of each task beside it. */
export const TasksScreen = () => {
  const intl = useIntl()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const me = useMe()
  const now = useNow()
  const shown = useToday()
  const today = isDay(shown) ? shown : dayOf(new Date(now), DEFAULT_ZONE)
  const isPhone = useIsPhone()
  const { search = '', byId = '' } = useParams()
  const assetId = search === 'byAsset' && isId(byId) ? byId : ''
  const linked = search === 'byId' && isId(byId) ? byId : ''
  const [view, change] = useUrlQuery({ open: '', of: '', q: '', division: '', as: 'board', past: false })
  const [mode, setMode] = useState<TaskMode>('talk')
  const { open, completed, tasks } = useTasks(today, assetId, view.past)
  const actor = { userId: me._id, rights: me.rights }
  const reader = { ...actor, now }
  const opened = view.open || linked
  const filter: TaskFilter = isFilter(view.of) ? view.of : 'all'

  const inScope = (tasks ?? []).filter(
    (task) => (view.division === '' || task.user?.division === view.division) && (view.q.trim() === '' || hasWords(task, view.q)),
  )
  const chosen = inScope.filter((task) => fits[filter](task, reader))
  const late = chosen.filter((task) => fits.overdue(task, reader)).length
  const isFiltered = filter !== 'all' || view.q !== '' || view.division !== '' || assetId !== ''

  const show = (id: string, as: TaskMode = 'talk'): void => {
    setMode(as)
    if (linked && id !== linked) void navigate(id ? `/tasks?open=${id}` : '/tasks')
    else change({ open: id === linked ? '' : id })
  }
  const onNew = (): void => show('new')
  useNewAction(intl.formatMessage(m.new), onNew)
  useShortcut('n', onNew)
  const onMove = (task: Task, to: Column): void => {
    const towards = modeTowards(task, to, actor)
    if ('why' in towards) toastWarn(errorText(towards.why))
    else show(task._id, towards.mode)
  }
  const clear = (): void => void navigate('/tasks')

  const failed = [open, completed].find(hasFailed)
  const body = failed ? (
    <LoadFailed error={failed.error} onRetry={failed.refetch} retrying={failed.isFetching} />
  ) : !tasks ? (
    <SkeletonRows rows={8} lines={2} />
  ) : chosen.length === 0 ? (
    <EmptyState
      icon="task"
      title={intl.formatMessage(isFiltered ? m.emptyFiltered : m.empty)}
      action={
        isFiltered ? (
          <Button onClick={clear}>{intl.formatMessage(m.clear)}</Button>
        ) : (
          <Button kind="primary" icon="plus" onClick={onNew}>
            {intl.formatMessage(m.give)}
          </Button>
        )
      }
    >
      {intl.formatMessage(isFiltered ? m.emptyFilteredHint : m.emptyHint)}
    </EmptyState>
  ) : (
    <TaskBoard
      tasks={chosen}
      today={today}
      open={opened}
      onOpen={({ _id }) => show(_id)}
      onMove={onMove}
      asList={isPhone || view.as === 'list'}
      isWeek={assetId === '' && !view.past}
      onPast={() => change({ past: true })}
    />
  )
  return (
    <ListPage
      title={intl.formatMessage(m.screen)}
      dockSize="units"
      tools={<TaskTools view={view} tasks={tasks} chosen={chosen} assetId={assetId} onChange={change} onNew={onNew} />}
      chips={
        <Chips
          label={intl.formatMessage(m.filters)}
          chosen={filter}
          onChoose={(of) => change({ of: of === 'all' ? '' : of })}
          chips={taskFilters.map((key) => ({
            key,
            label: intl.formatMessage(filterLabels[key]),
            ...(tasks && { count: inScope.filter((task) => fits[key](task, reader)).length }),
          }))}
        />
      }
      strip={
        <>
          <StaleBanner list={open} />
          {assetId && (
            <p className="task-of-asset">
              {intl.formatMessage(m.ofAsset)}{' '}
              <Button kind="link" onClick={clear}>
                {intl.formatMessage(m.clear)}
              </Button>
            </p>
          )}
        </>
      }
      foot={
        tasks &&
        chosen.length > 0 && (
          <>
            <span className="num">
              {intl.formatMessage(m.count, { count: chosen.length })}
              {late > 0 && ` · ${intl.formatMessage(m.overdueCount, { count: late })}`}
            </span>
            {!isPhone && <span className="second">{intl.formatMessage(m.moveHint)}</span>}
          </>
        )
      }
      dock={
        opened === 'new' ? (
          <TaskForm record={undefined} given={assetId ? { assetId } : {}} onClose={() => show('')} />
        ) : (
          opened && <TaskDock key={opened} id={opened} mode={mode} onMode={setMode} onClose={() => show('')} />
        )
      }
    >
      {body}
    </ListPage>
  )
}
