import type { Day } from '../../../foundation/days/days'
import type { Id } from '../../../foundation/ids'

/** How much a task presses; a daily one has no deadline and comes back every day. */
export const TASK_GROUPS = ['daily', 'important', 'critical'] as const
export type TaskGroup = (typeof TASK_GROUPS)[number]

export const TASK_STATUSES = ['assigned', 'done', 'completed', 'cancelled'] as const
export type TaskStatus = (typeof TASK_STATUSES)[number]

/** Who sees a task besides its performer and its assigner: the performer's division and the board; the board; nobody. */
export const TASK_PRIVACIES = ['public', 'bod', 'private'] as const
export type TaskPrivacy = (typeof TASK_PRIVACIES)[number]

/** After how many months an asset's task comes round again. */
export const TASK_PERIODS = [1, 3, 6, 12] as const
export type TaskPeriod = (typeof TASK_PERIODS)[number]

/** That a daily task was done on a day, and when it was ticked. */
export interface TaskTick {
  day: Day
  at: Date
}

/** A task as the rules see it. */
export interface TaskState {
  group: TaskGroup
  status: TaskStatus
  privacy: TaskPrivacy
  /** Who does it. */
  userId: Id<'users'>
  /** Who gave it; absent for what a program gave. */
  creatorId?: Id<'users'>
  /** The program that gave it; absent for what a member gave. */
  keyId?: Id<'apiKeys'>
  deadline?: Date
  /** When its performer last reported it done, or the board completed it; absent while it is being worked on. */
  doneAt?: Date
  /** Of a daily task: the first local day it is due. */
  dailySince?: Day
  ticks?: readonly TaskTick[]
}
