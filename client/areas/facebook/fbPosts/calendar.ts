import { addDays, dayOf, monthOfDay, type Day, type Zone } from '@shared/foundation/days/days'
import { CALENDAR_STEP_MINUTES } from '@shared/areas/facebook/rules/schedule'
import { minutesOf, timeOn } from '@shared/areas/tasks/rules/deadlines'

/** How much of an hour a card covers on the calendar. */
const CARD_MINUTES = 90
const DAY_MINUTES = 24 * 60
const LAST_STEP = DAY_MINUTES - CALENDAR_STEP_MINUTES

const weekdayOf = (day: Day): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** The days of the week a day is in, from Monday. */
export const weekOf = (day: Day): Day[] => Array.from({ length: 7 }, (_, place) => addDays(day, place - weekdayOf(day)))

/** The weeks that a day's month touches, whole. */
export const monthOf = (day: Day): Day[] => {
  const [first] = weekOf(`${monthOfDay(day)}-01` as Day)
  const days: Day[] = []
  for (
    let each = first;
    each && (days.length % 7 !== 0 || days.length < 28 || monthOfDay(each) === monthOfDay(day));
    each = addDays(each, 1)
  )
    days.push(each)
  return days
}

/** A moment moved by whole days and steps of a quarter of an hour; it stays within its day. */
export const movedBy = (at: Date, { days = 0, steps = 0 }: { days?: number; steps?: number }, zone: Zone): Date => {
  const minutes = minutesOf(at, zone)
  const stepped = steps === 0 ? minutes : Math.round(minutes / CALENDAR_STEP_MINUTES + steps) * CALENDAR_STEP_MINUTES
  return timeOn(addDays(dayOf(at, zone), days), Math.min(LAST_STEP, Math.max(0, stepped)), zone)
}

/** A place on the calendar as a moment, on the quarter of an hour. */
export const momentAt = (day: Day, minutes: number, zone: Zone): Date =>
  timeOn(day, Math.min(LAST_STEP, Math.max(0, Math.round(minutes / CALENDAR_STEP_MINUTES) * CALENDAR_STEP_MINUTES)), zone)

/** Where a card lies within its day: minutes after midnight; which of how many beside each other. */
export interface Placed<T> {
  readonly item: T
  readonly day: Day
  readonly minutes: number
  readonly lane: number
  readonly lanes: number
}

interface Timed {
  readonly at?: string | undefined
}

/** Cards laid out so that none covers another: those that would share a time stand beside each other. */
export const layOut = <T extends Timed>(items: readonly T[], zone: Zone): Placed<T>[] => {
  const timed = items
    .flatMap((item) => (item.at === undefined ? [] : [{ item, at: new Date(item.at) }]))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ item, at }) => ({ item, day: dayOf(at, zone), minutes: minutesOf(at, zone) }))
  const placed: Placed<T>[] = []
  let cluster: { item: T; day: Day; minutes: number; lane: number }[] = []
  const close = (): void => {
    const lanes = Math.max(0, ...cluster.map(({ lane }) => lane)) + 1
    placed.push(...cluster.map((card) => ({ ...card, lanes })))
    cluster = []
  }
  for (const card of timed) {
    const touching = cluster.filter(({ day, minutes }) => day === card.day && card.minutes - minutes < CARD_MINUTES)
    if (touching.length === 0) close()
    const taken = new Set(touching.map(({ lane }) => lane))
    let lane = 0
    while (taken.has(lane)) lane += 1
    cluster.push({ ...card, lane })
  }
  close()
  return placed
}
