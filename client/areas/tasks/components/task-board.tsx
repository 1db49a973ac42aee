import type { Day } from '@shared/foundation/days/days'
import type { Task } from '@shared/areas/tasks/services/tasks'
import { useIntl } from 'react-intl'
import { classNames } from '../../../lib/class-names'
import { useIsPhone } from '../../../lib/use-media'
import { Button } from '../../../ui/Button/Button'
import { StatusTag } from '../../../ui/StatusTag/StatusTag'
import { taskMessages as m } from '../messages'
import { cardsOf, columns, type Column } from '../task-lists'
import { statusLabels } from '../task-labels'
import { DailyStrip } from './daily-strip'
import { TaskCard } from './task-card'

interface TaskBoardProps {
  tasks: readonly Task[]
  today: Day
  open: string
  onOpen: (task: Task) => void
  /** Asks for the text that brings a task to another status. */
  onMove: (task: Task, to: Column) => void
  /** One under another: a list grouped by status. */
  asList: boolean
  /** Of what is completed only this week's is there. */
  isWeek: boolean
  /** Asks for what was completed before. */
  onPast: () => void
}

/** The tasks by what they wait for: being done, being approved, nothing any more. */
export const TaskBoard = ({ tasks, today, open, onOpen, onMove, asList, isWeek, onPast }: TaskBoardProps) => {
  const intl = useIntl()
  const isPhone = useIsPhone()
  return (
    <div className={classNames('task-board', asList && 'task-board--list')}>
      {columns.map((column, place) => {
        const cards = cardsOf(tasks, column)
        const move = (task: Task, way: 1 | -1): void => {
          const to = columns[place + way]
          if (to) onMove(task, to)
        }
        return (
          <section
            key={column}
            className="task-column"
            aria-label={intl.formatMessage(statusLabels[column])}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              const dropped = tasks.find(({ _id }) => _id === event.dataTransfer.getData('text/plain'))
              if (dropped && dropped.status !== column) onMove(dropped, column)
            }}
          >
            <h2 className="task-column__head">
              <StatusTag status={column}>{intl.formatMessage(statusLabels[column])}</StatusTag>
              <span className="muted num">
                {cards.length} {column === 'completed' && isWeek && intl.formatMessage(m.thisWeek)}
              </span>
            </h2>
            <div className="task-column__body">
              {column === 'assigned' && <DailyStrip tasks={tasks} today={today} onOpen={onOpen} />}
              <ul>
                {cards.map((task) => (
                  <TaskCard
                    key={task._id}
                    task={task}
                    isOpen={task._id === open}
                    onOpen={() => onOpen(task)}
                    onMove={(way) => move(task, way)}
                    asLine={asList && !isPhone}
                  />
                ))}
              </ul>
              {cards.length === 0 && <p className="task-column__none second">{intl.formatMessage(m.columnEmpty)}</p>}
              {column === 'completed' && isWeek && (
                <Button kind="link" onClick={onPast}>
                  {intl.formatMessage(m.past)}
                </Button>
              )}
            </div>
          </section>
        )
      })}
    </div>
  )
}
