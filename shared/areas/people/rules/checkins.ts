import { dayOf, type Day, type Zone } from '../../../foundation/days/days'
import type { ErrorCode } from '../../../registry/errors'

export const CHECKIN_STATUSES = ['pending', 'approved', 'disapproved'] as const
export type CheckinStatus = (typeof CHECKIN_STATUSES)[number]

/** The groups of activities that hold a stay at work. */
export const checkinGroups = ['checkin', 'checkinBOT'] as const

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Times that people choose move in steps of this many minutes. */
export const TIME_STEP_MINUTES = 15
const TIME_STEP_MS = TIME_STEP_MINUTES * MINUTE_MS
/** What is worked beyond this in one check-in is overtime. */
export const SHIFT_HOURS = 8
/** What a check-in counts whose check-out is missing. */
export const INVALID_HOURS = 4
/** A check-in lasts at most this long. */
export const MAX_CHECKIN_HOURS = 24

/** A check-in holds both ends of one stay at work. */
export interface Checkin {
  readonly created: Date
  readonly checkedOut?: Date | null
  readonly status: CheckinStatus
  /** Its check-out is missing for good: another was begun while it was open. */
  readonly abandoned?: boolean
}

/** What a check-in is worth at a moment, whatever its approval. */
export interface CheckinWorth {
  readonly day: Day
  readonly hours: number
  readonly overtime: number
  /** False: the check-out is missing, and it counts 4 hours. */
  readonly valid: boolean
  /** Still going on. */
  readonly running: boolean
}

/** Hours from one moment to another, to the nearest quarter. */
export const hoursBetween = (since: Date, until: Date): number =>
  Math.max(0, Math.round((until.getTime() - since.getTime()) / TIME_STEP_MS) / 4)

/**
 * What a check-in is worth. It belongs to the local day on which it began; without a check-out it runs until that day is over, and then
 * counts 4 hours.
 */
export function worthOf({ created, checkedOut, abandoned }: Checkin, now: Date, zone: Zone): CheckinWorth {
  const day = dayOf(created, zone)
  const running = !checkedOut && !abandoned && day === dayOf(now, zone)
  const valid = running || Boolean(checkedOut)
  const hours = valid ? Math.min(MAX_CHECKIN_HOURS, hoursBetween(created, checkedOut ?? now)) : INVALID_HOURS
  return { day, hours, overtime: valid ? Math.max(0, hours - SHIFT_HOURS) : 0, valid, running }
}

/** Whether a stay that has no check-out should have one: a whole shift went by, or its day is over. */
export const isLateOut = (created: Date, now: Date, zone: Zone): boolean =>
  hoursBetween(created, now) > SHIFT_HOURS || dayOf(created, zone) < dayOf(now, zone)

/** What is known where a time is judged. */
export interface TimeChoice {
  readonly now: Date
  readonly zone: Zone
  /** HR chooses any day. */
  readonly isHr: boolean
  /** It was told by a clock, not chosen by a person: a terminal's, or what stands already. */
  readonly isExact?: boolean
}

const isStep = (at: Date): boolean => at.getTime() % TIME_STEP_MS === 0

/** HR enters what was forgotten, not what was long before: a slip of the year stays out of the books. */
const MAX_CHECKIN_AGE_DAYS = 366

/** Why a check-in can't begin at the moment somebody chose, or null. Nobody chooses what is yet to come, nor a time between the steps of 15
 *  minutes; without HR the moment lies in today. */
export function whyNotCheckinTime(at: Date, { now, zone, isHr, isExact = false }: TimeChoice): ErrorCode | null {
  if (at > now) return 'activities.time-ahead'
  if (!isHr && dayOf(at, zone) !== dayOf(now, zone)) return 'activities.other-day'
  if (!isExact && now.getTime() - at.getTime() > MAX_CHECKIN_AGE_DAYS * 24 * HOUR_MS) return 'activities.long-ago'
  return isExact || isStep(at) ? null : 'activities.time-step'
}

/** Why a check-in can't end at the moment somebody chose, or a clock told, or null. */
export function whyNotCheckoutTime(began: Date, at: Date, { now, isExact = false }: Omit<TimeChoice, 'isHr' | 'zone'>): ErrorCode | null {
  if (at < began || at.getTime() - began.getTime() > MAX_CHECKIN_HOURS * HOUR_MS) return 'activities.checkout-early'
  if (at > now) return 'activities.time-ahead'
  return isExact || isStep(at) ? null : 'activities.time-step'
}

type Stay = Pick<Checkin, 'created' | 'checkedOut'>

/** Whether two stays share time; one without an end is only its beginning. */
export const overlap = (a: Stay, b: Stay): boolean =>
  a.created < (b.checkedOut ?? justAfter(b.created)) && b.created < (a.checkedOut ?? justAfter(a.created))

const justAfter = (at: Date): Date => new Date(at.getTime() + 1)
