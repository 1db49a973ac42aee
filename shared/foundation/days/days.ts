/** A local calendar day, 'YYYY-MM-DD'. */
export type Day = string & { readonly __unit: 'day' }
/** A local calendar month, 'YYYY-MM'. */
export type Month = string & { readonly __unit: 'month' }
/** The name of a time zone, such as 'Asia/Ho_Chi_Minh'. */
export type Zone = string & { readonly __unit: 'zone' }

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/
const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/
const clocks = new Map<string, Clock>()
const knownZones = new Set<string>()

/** Whether `value` is a day that exists ('2024-02-29' does, '2023-02-29' doesn't). */
export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string') return false
  const parts = dayPattern.exec(value)
  if (!parts) return false
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  return month >= 1 && month <= 12 && day >= 1 && day <= monthLength(year, month)
}

/** Whether `value` is a month, 'YYYY-MM'. */
export const isMonth = (value: unknown): value is Month => typeof value === 'string' && monthPattern.test(value)

/** Whether this machine knows the time zone `value` by name; offsets such as '+07:00' are not names. */
export function isZone(value: unknown): value is Zone {
  if (typeof value !== 'string' || !/^[A-Za-z]/.test(value)) return false
  if (knownZones.has(value)) return true
  try {
    const isKnown = new Intl.DateTimeFormat('en-US', { timeZone: value }) instanceof Intl.DateTimeFormat
    // There are some hundreds; making a format to find out is slow.
    if (isKnown) knownZones.add(value)
    return isKnown
  } catch {
    return false
  }
}

/** Reads a day.
 *  @throws RangeError unless `text` is a day that exists */
export function day(text: string): Day {
  if (!isDay(text)) throw new RangeError(`not a day: ${text}`)
  return text
}

/** Reads a month.
 *  @throws RangeError unless `text` is 'YYYY-MM' */
export function month(text: string): Month {
  if (!isMonth(text)) throw new RangeError(`not a month: ${text}`)
  return text
}

/** Reads the name of a time zone.
 *  @throws RangeError when it is unknown */
export function zone(text: string): Zone {
  if (!isZone(text)) throw new RangeError(`not a time zone: ${text}`)
  return text
}

function monthLength(year: number, monthNumber: number): number {
  if (monthNumber === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return monthNumber === 4 || monthNumber === 6 || monthNumber === 9 || monthNumber === 11 ? 30 : 31
}

const two = (n: number): string => (n < 10 ? `0${n}` : String(n))
const four = (n: number): string => String(n).padStart(4, '0')

/** Days from 1970-01-01 to the given day of the proleptic Gregorian calendar. */
function serial(text: Day): number {
  const utc = new Date(0)
  utc.setUTCFullYear(Number(text.slice(0, 4)), Number(text.slice(5, 7)) - 1, Number(text.slice(8, 10)))
  return utc.getTime() / DAY_MS
}

const written = new Map<number, Day>()

/** The day `n` days from 1970-01-01, remembered. */
function daySerial(n: number): Day {
  const known = written.get(n)
  if (known) return known
  const utc = new Date(n * DAY_MS)
  const text = day(`${four(utc.getUTCFullYear())}-${two(utc.getUTCMonth() + 1)}-${two(utc.getUTCDate())}`)
  if (written.size > 20_000) written.clear()
  written.set(n, text)
  return text
}

/** The offsets of one zone from UTC, in milliseconds, read from the machine's calendar once per UTC day. */
interface Clock {
  format: Intl.DateTimeFormat
  /** UTC day → its offset; NaN on a day on which the offset changes. */
  offsets: Map<number, number>
  lastDay: number
  lastOffset: number
}

const offsetPattern = /GMT(?:([+-])(\d{2}):(\d{2})(?::(\d{2}))?)?/

function clockOf(name: Zone): Clock {
  const known = clocks.get(name)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' })
  const clock: Clock = { format, offsets: new Map(), lastDay: NaN, lastOffset: NaN }
  clocks.set(name, clock)
  return clock
}

function readOffset(clock: Clock, at: number): number {
  const parts = offsetPattern.exec(clock.format.format(at))
  const [, sign, hours, minutes, seconds] = parts ?? []
  const size = (Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)) * 1000
  return sign === '-' ? -size : size
}

function offsetAt(at: number, name: Zone): number {
  const clock = clockOf(name)
  const utcDay = Math.floor(at / DAY_MS)
  if (utcDay === clock.lastDay) return clock.lastOffset
  let offset = clock.offsets.get(utcDay)
  if (offset === undefined) {
    const first = readOffset(clock, utcDay * DAY_MS)
    offset = first === readOffset(clock, utcDay * DAY_MS + DAY_MS - 1) ? first : NaN
    if (clock.offsets.size > 20_000) clock.offsets.clear()
    clock.offsets.set(utcDay, offset)
  }
  if (Number.isNaN(offset)) return readOffset(clock, at)
  clock.lastDay = utcDay
  clock.lastOffset = offset
  return offset
}

/** The zone's offset from UTC at an instant, in milliseconds: +7 h in Vietnam.
 *  @throws RangeError when `at` is no valid date */
export function offsetOf(at: Date, name: Zone): number {
  const time = at.getTime()
  if (Number.isNaN(time)) throw new RangeError('not a date')
  return offsetAt(time, name)
}

/** The local day of an instant.
 *  @throws RangeError when `at` is no valid date */
export function dayOf(at: Date, name: Zone): Day {
  return daySerial(Math.floor((at.getTime() + offsetOf(at, name)) / DAY_MS))
}

/** The local hour of an instant, 0 to 23.
 *  @throws RangeError when `at` is no valid date */
export function hourOf(at: Date, name: Zone): number {
  const local = at.getTime() + offsetOf(at, name)
  return Math.floor((((local % DAY_MS) + DAY_MS) % DAY_MS) / HOUR_MS)
}

/** The day of the week, 1 for Monday to 7 for Sunday. */
export function weekdayOf(text: Day): number {
  // 1970-01-01 was a Thursday.
  return ((((serial(text) + 3) % 7) + 7) % 7) + 1
}

/** The local month of an instant.
 *  @throws RangeError when `at` is no valid date */
export const monthOf = (at: Date, name: Zone): Month => monthOfDay(dayOf(at, name))

/** The month a day belongs to. */
export const monthOfDay = (of: Day): Month => month(of.slice(0, 7))

/** The first day of a month. */
export const firstDayOf = (of: Month): Day => day(`${of}-01`)

/** The last day of a month. */
export const lastDayOf = (of: Month): Day => day(`${of}-${two(daysInMonth(of))}`)

/** The number of days of a month, 28–31. */
export const daysInMonth = (of: Month): number => monthLength(Number(of.slice(0, 4)), Number(of.slice(5, 7)))

/** The first instant of a local day; where the clocks skip midnight, the instant they skip to. */
export function startOfDay(of: Day, name: Zone): Date {
  const local = serial(of) * DAY_MS
  const early = offsetAt(local - DAY_MS, name)
  const late = offsetAt(local + DAY_MS, name)
  for (const offset of early >= late ? [early, late] : [late, early]) {
    if (offsetAt(local - offset, name) === offset) return new Date(local - offset)
  }
  let before = local - 2 * DAY_MS
  let after = local + 2 * DAY_MS
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (middle + offsetAt(middle, name) < local) before = middle
    else after = middle
  }
  return new Date(after)
}

/** The last millisecond of a local day. */
export const endOfDay = (of: Day, name: Zone): Date => new Date(startOfDay(addDays(of, 1), name).getTime() - 1)

/** The first instant of a local month. */
export const startOfMonth = (of: Month, name: Zone): Date => startOfDay(firstDayOf(of), name)

/** The last millisecond of a local month. */
export const endOfMonth = (of: Month, name: Zone): Date => endOfDay(lastDayOf(of), name)

/** The day `count` days later (earlier when negative). */
export const addDays = (of: Day, count: number): Day => daySerial(serial(of) + count)

/** Whole days from one day to another; negative when it is earlier. */
export const daysBetween = (from: Day, to: Day): number => serial(to) - serial(from)

/** The month `count` months later (earlier when negative). */
export function shiftMonth(of: Month, count: number): Month {
  const months = Number(of.slice(0, 4)) * 12 + Number(of.slice(5, 7)) - 1 + count
  return month(`${four(Math.floor(months / 12))}-${two((((months % 12) + 12) % 12) + 1)}`)
}

/** The same day `count` months later; a day the month doesn't have becomes its last (31 January + 1 month = 28 or 29 February). */
export function addMonths(of: Day, count: number): Day {
  const target = shiftMonth(monthOfDay(of), count)
  return day(`${target}-${two(Math.min(Number(of.slice(8, 10)), daysInMonth(target)))}`)
}

/** How far back a new order may be dated, in months. */
export const BOOK_MONTHS_BACK = 6

/** The first day that the books of a workspace made on a day may speak of: the debts it begins with are older than itself. */
export const firstBookDay = (made: Day): Day => firstDayOf(monthOfDay(addMonths(made, -BOOK_MONTHS_BACK)))

/** The last day that an entry of the books may be dated: one year ahead. */
export const latestBookDay = (now: Date, name: Zone): Day => addMonths(dayOf(now, name), 12)

/** The number of days from `since` to `until`, both inclusive; 0 when `until` is earlier. */
export const countDays = (since: Day, until: Day): number => Math.max(0, serial(until) - serial(since) + 1)

/** Every day from `since` to `until`, both inclusive; none when `until` is earlier. */
export function daysOf(since: Day, until: Day): Day[] {
  const first = serial(since)
  return Array.from({ length: countDays(since, until) }, (_, index) => daySerial(first + index))
}

/** Every month from `since` to `until`, both inclusive; none when `until` is earlier. */
export function monthsOf(since: Month, until: Month): Month[] {
  const months: Month[] = []
  for (let at = since; at <= until; at = shiftMonth(at, 1)) months.push(at)
  return months
}

/** The whole months within a range of days (both ends inclusive) and the days left over, in order: what a report reads. */
export function splitRange(since: Day, until: Day): { months: Month[]; days: Day[] } {
  if (since > until) return { months: [], days: [] }
  const first = since.endsWith('-01') ? monthOfDay(since) : shiftMonth(monthOfDay(since), 1)
  const last = until === lastDayOf(monthOfDay(until)) ? monthOfDay(until) : shiftMonth(monthOfDay(until), -1)
  if (first > last) return { months: [], days: daysOf(since, until) }
  return {
    months: monthsOf(first, last),
    days: [...daysOf(since, addDays(firstDayOf(first), -1)), ...daysOf(addDays(lastDayOf(last), 1), until)],
  }
}

/** The zone of a workspace that names none. */
export const DEFAULT_ZONE: Zone = zone('Asia/Ho_Chi_Minh')
