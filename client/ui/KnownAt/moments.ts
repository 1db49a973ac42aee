import { day as asDay, endOfDay, offsetOf, zone as asZone, type Day } from '@shared/foundation/days/days'
import { dayOf, formatDate, formatDayMonth, formatTime, formatWeekday, type Locale } from '../../lib/format'

const MINUTE_MS = 60_000

/** The minutes of a time that was typed (`9:40`, `0940`, `9`, `24:00`); null for none. */
export const parseTime = (text: string): number | null => {
  const [, hours = '', minutes = '0'] = /^(\d{1,2})(?:\D?(\d{2}))?$/.exec(text.trim()) ?? []
  const [h, m] = [Number(hours), Number(minutes)]
  return hours !== '' && m < 60 && (h < 24 || (h === 24 && m === 0)) ? h * 60 + m : null
}

/** The moment when a clock of the zone shows so many minutes of a day; the end of it for 24:00. */
export const momentAt = (day: Day, minutes: number, zone: string): string => {
  if (minutes === 24 * 60) return endOfDay(day, asZone(zone)).toISOString()
  const shown = Date.parse(`${day}T00:00:00.000Z`) + minutes * MINUTE_MS
  const near = shown - offsetOf(new Date(shown), asZone(zone))
  return new Date(shown - offsetOf(new Date(near), asZone(zone))).toISOString()
}

const isEndOfDay = (at: string, zone: string): boolean => endOfDay(asDay(dayOf(at, zone)), asZone(zone)).getTime() === Date.parse(at)

/** `09:40`; the end of a day is `24:00`. */
export const timeOfMoment = (at: string, zone: string): string => (isEndOfDay(at, zone) ? '24:00' : formatTime(at, zone))

/** `02/11 09:40`. */
export const shortMoment = (at: string, zone: string): string => `${formatDayMonth(at, zone)} ${timeOfMoment(at, zone)}`

/** `09:40 thứ Hai 02/11/2026`. */
export const wholeMoment = (at: string, zone: string, locale: Locale): string => {
  const weekday = formatWeekday(dayOf(at, zone), locale)
  const named = locale === 'vi' ? weekday.charAt(0).toLowerCase() + weekday.slice(1) : weekday
  return `${timeOfMoment(at, zone)} ${named} ${formatDate(at, zone)}`
}
