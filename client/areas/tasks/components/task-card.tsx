import type { Task } from '@shared/areas/tasks/services/tasks'
import type { KeyboardEvent } from 'react'
import { useRecentChanges } from '../../../api/realtime/hub-context'
import { ProposedWords } from '../../../components/proposed/proposed-mark'
import { classNames } from '../../../lib/class-names'
import { useKeysInView } from '../../../lib/keys-in-view'
import { Avatar } from '../../../ui/Avatar/Avatar'
import { PersonName } from '../../../ui/PersonName/PersonName'
import { TaskInline } from './task-inline'
import { DueMark, PriorityMark, TalkMarks } from './task-marks'

interface TaskCardProps {
  task: Task
  isOpen: boolean
  onOpen: () => void
  /** ← and →, or the card let go over another column. */
  onMove: (way: 1 | -1) => void
  /** As a line of the list: priority and performer stand beside it, and can be changed there. */
  asLine?: boolean
}

/** A task on the board: title, performer, deadline, priority. Enter opens it, ← and → ask for the text that moves it. */
export const TaskCard = ({ task, isOpen, onOpen, onMove, asLine = false }: TaskCardProps) => {
  useKeysInView('task-card')
  const recent = useRecentChanges('tasks').get(task._id)
  const onKeyDown = (event: KeyboardEvent): void => {
    const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (way === 0 || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    onMove(way)
  }
  return (
    <li className={asLine ? 'task-line' : undefined}>
      <button
        type="button"
        className={classNames(
          'task-card',
          isOpen && 'task-card--open',
          recent && 'task-card--collaborator',
          task.status === 'completed' && 'task-card--final',
        )}
        aria-current={isOpen || undefined}
        data-task={task._id}
        draggable={task.status !== 'completed'}
        onDragStart={(event) => {
          event.dataTransfer.setData('text/plain', task._id)
          event.dataTransfer.effectAllowed = 'move'
        }}
        onClick={onOpen}
        onKeyDown={onKeyDown}
      >
        <span className="task-card__name">{task.name}</span>
        <span className="task-card__row">
          {!asLine && (
            <span className="task-card__who">
              <Avatar name={task.user?.name ?? '?'} image={task.user?.avatar} size={20} />
              <PersonName name={task.user?.name ?? ''} />
            </span>
          )}
          <DueMark task={task} />
          {asLine && <TalkMarks task={task} />}
          <ProposedWords service="tasks" id={task._id} />
        </span>
        {!asLine && (
          <span className="task-card__row">
            <PriorityMark group={task.group} />
            <TalkMarks task={task} />
          </span>
        )}
      </button>
      {asLine && <TaskInline task={task} />}
    </li>
  )
}
