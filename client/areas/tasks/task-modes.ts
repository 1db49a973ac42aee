import type { ErrorCode } from '@shared/registry/errors'
import { mayEditTask, moveTo, textOfMove, whyClosed, type TaskActor } from '@shared/areas/tasks/rules/moves'
import type { TaskStatus } from '@shared/areas/tasks/rules/types'
import type { Task } from '@shared/areas/tasks/services/tasks'
import type { MessageDescriptor } from 'react-intl'
import { taskMessages as m } from './messages'
import { stateOf } from './task-lists'

/** What the composer of a task does with the text: its mode is the event. */
export type TaskMode = 'talk' | 'finish' | 'resume' | 'complete' | 'reject' | 'extend'

interface ModeLook {
  readonly verb: MessageDescriptor
  /** The status a task is brought to. */
  readonly to?: 'done' | 'assigned' | 'completed'
  /** The text it needs, by the catalogue: shown in its place until it is written. */
  readonly needs: ErrorCode | null
}

export const modeLooks: Readonly<Record<TaskMode, ModeLook>> = {
  talk: { verb: m.modeTalk, needs: null },
  finish: { verb: m.modeFinish, to: 'done', needs: textOfMove.finish },
  resume: { verb: m.modeResume, to: 'assigned', needs: textOfMove.resume },
  complete: { verb: m.modeComplete, to: 'completed', needs: textOfMove.complete },
  reject: { verb: m.modeReject, to: 'assigned', needs: textOfMove.reject },
  extend: { verb: m.modeExtend, needs: 'tasks.extension-reason-required' },
}

/** What somebody may do with a task, the talk first. */
export const modesFor = (task: Task, actor: TaskActor): TaskMode[] => {
  const state = stateOf(task)
  const moves = (['done', 'completed', 'assigned'] as const).flatMap((to) => moveTo(state, to, actor).move ?? [])
  const mayExtend = mayEditTask(state, actor) && whyClosed(state) === null && task.group !== 'daily'
  return ['talk', ...moves, ...(mayExtend ? (['extend'] as const) : [])]
}

/** The mode that brings a task to a status, or why this actor can't. */
export const modeTowards = (task: Task, to: TaskStatus, actor: TaskActor): { mode: TaskMode } | { why: ErrorCode } => {
  const { move, why } = moveTo(stateOf(task), to, actor)
  return move === undefined ? { why: why } : { mode: move }
}
