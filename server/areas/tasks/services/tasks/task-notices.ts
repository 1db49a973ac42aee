import { personMark } from '@shared/foundation/rights/persons'
import type { TaskMove } from '@shared/areas/tasks/rules/moves'
import type { StoredOf } from '../../../../kernel/collections'
import type { Caller } from '../../../../kernel/call'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { notify, type Notice } from '../../../../kernel/notices'

type Task = StoredOf<'tasks'>

const about = (task: Task, caller: Caller | null): Pick<Notice, 'body' | 'values' | 'target'> => ({
  body: '',
  values: { name: task.name.slice(0, 200), ...(caller?.person ? { partner: caller.person.name } : {}) },
  target: { service: 'tasks', _id: task._id },
})

/** Tells a task's performer that it was given to them; who gives it to themselves knows. */
export const tellPerformer = (work: SocaiUnitOfWork, caller: Caller, task: Task): void => {
  if (task.userId === caller.userId) return
  notify(work, caller, {
    kind: 'task-given',
    title: `New task: ${task.name}`.slice(0, 200),
    audience: [personMark(task.userId)],
    ...about(task, caller),
  })
}

const titles: Readonly<Record<Exclude<TaskMove, 'resume'>, { readonly kind: Notice['kind']; readonly text: string }>> = {
  finish: { kind: 'task-done', text: 'Task done' },
  reject: { kind: 'task-rejected', text: 'Task sent back' },
  complete: { kind: 'task-completed', text: 'Task completed' },
}

/** Tells whoever has to do something next: the judges of what is done, the performer of what was judged. */
export const tellOfMove = (work: SocaiUnitOfWork, caller: Caller, task: Task, move: TaskMove): void => {
  if (move === 'resume') return
  const judges: Notice['audience'] = [
    ...(task.privacy === 'private' ? [] : (['bod'] as const)),
    ...(task.creatorId && task.creatorId !== task.userId ? [personMark(task.creatorId)] : []),
  ]
  const audience = move === 'finish' ? judges : task.userId === caller.userId ? [] : [personMark(task.userId)]
  if (audience.length === 0) return
  const { kind, text } = titles[move]
  notify(work, caller, { kind, title: `${text}: ${task.name}`.slice(0, 200), audience, ...about(task, caller) })
}

/** Reminds a performer of a deadline that is near. */
export const remind = (work: SocaiUnitOfWork, task: Task): void =>
  notify(
    work,
    { person: null },
    {
      kind: 'task-due',
      title: `Due soon: ${task.name}`.slice(0, 200),
      audience: [personMark(task.userId)],
      ...about(task, null),
    },
  )
