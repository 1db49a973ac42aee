import { addDays, addMonths, dayOf, lastDayOf, monthOfDay, startOfDay, type Day, type Zone } from '../../../foundation/days/days'
import { fieldError, type FieldError } from '../../../foundation/errors/field-error'
import type { TaskPeriod, TaskState } from './types'

export const DEADLINE_PRESETS = ['today', '1day', '3days', '1week', 'month-end'] as const
export type DeadlinePreset = (typeof DEADLINE_PRESETS)[number]

/** The day a preset means. */
export const presetDay = (preset: DeadlinePreset, today: Day): Day => {
  switch (preset) {
    case 'today':
      return today
    case '1day':
      return addDays(today, 1)
    case '3days':
      return addDays(today, 3)
    case '1week':
      return addDays(today, 7)
    case 'month-end':
      return lastDayOf(monthOfDay(today))
  }
}

const MINUTE_MS = 60_000
/** Times of deadlines move in these steps. */
export const STEP_MINUTES = 15
/** When a working day ends, in minutes after midnight. */
export const END_OF_WORK_MINUTES = 17 * 60
const LAST_STEP_MINUTES = 24 * 60 - STEP_MINUTES

/** Minutes after the local midnight of the day a moment falls in. */
export const minutesOf = (at: Date, zone: Zone): number =>
  Math.floor((at.getTime() - startOfDay(dayOf(at, zone), zone).getTime()) / MINUTE_MS)

/** A time of a local day, `minutes` after its midnight. */
export const timeOn = (of: Day, minutes: number, zone: Zone): Date => new Date(startOfDay(of, zone).getTime() + minutes * MINUTE_MS)

/** The deadline on a day when no time is named: the end of work, or, when that is over, the day's last step. */
export const usualDeadline = (of: Day, now: Date, zone: Zone): Date => {
  const end = timeOn(of, END_OF_WORK_MINUTES, zone)
  return end > now ? end : timeOn(of, LAST_STEP_MINUTES, zone)
}

/** When an asset's task is due again: the same time of day, `period` months after the deadline before. */
export const nextDeadline = (deadline: Date, period: TaskPeriod, zone: Zone): Date =>
  timeOn(addMonths(dayOf(deadline, zone), period), minutesOf(deadline, zone), zone)

/** What is wrong with the deadline of a new task: all but daily ones have one, which is yet to come. */
export const deadlineErrors = (
  { group, deadline }: { readonly group?: unknown; readonly deadline?: Date | null | undefined },
  now: Date,
): FieldError[] => {
  if (group === 'daily') return []
  if (!deadline) return [fieldError('deadline', 'tasks.deadline-required')]
  return deadline <= now ? [fieldError('deadline', 'tasks.deadline-past')] : []
}

/** Whether a task's deadline passed before it was done. */
export const isOverdue = ({ deadline, doneAt, status }: Pick<TaskState, 'deadline' | 'doneAt' | 'status'>, now: Date): boolean =>
  deadline !== undefined && status !== 'cancelled' && (doneAt ?? now) > deadline

/** How long before its deadline the performer of an open task is reminded. */
export const REMINDER_HOURS = 24
