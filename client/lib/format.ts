import {
  dayOf as localDayOf,
  daysBetween,
  DEFAULT_ZONE,
  isDay,
  offsetOf,
  zone as asZone,
  type Day,
  type Month,
} from '@shared/foundation/days/days'
import dayjs from 'dayjs'
import 'dayjs/locale/vi'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)

export type { Day, Month }

/** Writing of money, quantities, days and times in the two languages; the only place that knows how they look. */
export type Locale = 'vi' | 'en'

/** The zone of a workspace that named none. */
export const defaultZone: string = DEFAULT_ZONE
/** U+2212, as wide as a plus, never breaking from its figure. */
export const minusSign = '\u2212'
export const dongSign = '\u20ab'

const tag = (locale: Locale): string => (locale === 'vi' ? 'vi-VN' : 'en-US')
const numbers = new Map<string, Intl.NumberFormat>()

const numberFormat = (locale: Locale, digits: number): Intl.NumberFormat => {
  const key = `${locale}${digits}`
  const known = numbers.get(key) ?? new Intl.NumberFormat(tag(locale), { maximumFractionDigits: digits })
  numbers.set(key, known)
  return known
}

const signed = (value: number, text: string, plus: boolean): string =>
  value < 0 ? minusSign + text : plus && value > 0 ? `+${text}` : text

/** Thousands in the language's own mark, minus as U+2212: `1.250.000`, `−4,860`. At most three decimals. */
export const formatNumber = (value: number, locale: Locale, options: { plus?: boolean; digits?: number } = {}): string =>
  signed(value, numberFormat(locale, options.digits ?? 3).format(Math.abs(value)), options.plus ?? false)

/** Whole dong with its sign: `1.250.000 ₫`. `currency: false` leaves the ₫ out, `plus` writes the + of money in. */
export const formatMoney = (value: number, locale: Locale, options: { plus?: boolean; currency?: boolean } = {}): string => {
  const text = signed(value, numberFormat(locale, 0).format(Math.abs(Math.round(value))), options.plus ?? false)
  return options.currency === false ? text : `${text}\u00a0${dongSign}`
}

/** Money for an axis: `36 tr`, `1,2 tỷ`, `650 k` (en `36m`, `1.2bn`, `650k`). */
export const formatMoneyShort = (value: number, locale: Locale): string => {
  const size = Math.abs(value)
  const [unit, vi, en] = size >= 1e9 ? [1e9, ' tỷ', 'bn'] : size >= 1e6 ? [1e6, ' tr', 'm'] : size >= 1e3 ? [1e3, ' k', 'k'] : [1, '', '']
  return signed(value, numberFormat(locale, 1).format(size / (unit as number)), false) + (locale === 'vi' ? vi : en)
}

/** A quantity, at most three decimals: `1.250`, `2,5`. */
export const formatQuantity = (value: number, locale: Locale): string => formatNumber(value, locale, { digits: 3 })

/** A share of 1 as a per cent with one decimal: `34,5%`. */
export const formatShare = (share: number, locale: Locale): string => `${formatNumber(share * 100, locale, { digits: 1 })}%`

/** What a calendar and a clock on the wall of the zone show at an instant. */
const wallClock = (instant: string | number | Date, zone: string): dayjs.Dayjs => {
  const at = dayjs.utc(instant)
  return at.add(offsetOf(at.toDate(), asZone(zone)), 'millisecond')
}

/** A day as dayjs counts: the midnight of that name in UTC, where no clock is ever changed. */
const midnight = (day: Day): dayjs.Dayjs => dayjs.utc(day)

/** The day an instant falls on in the zone; a day stays as it is. */
export const dayOf = (value: string | number | Date, zone: string = defaultZone): Day =>
  isDay(value) ? value : localDayOf(new Date(value), asZone(zone))

/** `21/11/2026`. */
export const formatDate = (value: string | number | Date, zone: string = defaultZone): string =>
  midnight(dayOf(value, zone)).format('DD/MM/YYYY')

/** `21/11`. */
export const formatDayMonth = (value: string | number | Date, zone: string = defaultZone): string => formatDate(value, zone).slice(0, 5)

/** `14:03`, with `seconds` `14:03:12`. */
export const formatTime = (value: string | number | Date, zone: string = defaultZone, options: { seconds?: boolean } = {}): string =>
  wallClock(value, zone).format(options.seconds ? 'HH:mm:ss' : 'HH:mm')

/** `21/11/2026 14:03`. */
export const formatDateTime = (value: string | number | Date, zone: string = defaultZone): string =>
  wallClock(value, zone).format('DD/MM/YYYY HH:mm')

/** Names begin with capitals, also where dayjs writes them small. */
const capitalised = (words: string): string => words.replace(/(^| )\p{L}/gu, (letter) => letter.toUpperCase())

/** The name of a day of the week: `Thứ Sáu`, `Friday`. */
export const formatWeekday = (day: Day, locale: Locale): string => capitalised(midnight(day).locale(locale).format('dddd'))

/** A heading over the rows of a day: `Hôm nay, Thứ Bảy 21/11`, `Thứ Sáu 20/11`, with the year when it is another. */
export const formatDayHeading = (day: Day, today: Day, locale: Locale): string => {
  const date = day.slice(0, 4) === today.slice(0, 4) ? formatDayMonth(day) : formatDate(day)
  const named = `${formatWeekday(day, locale)} ${date}`
  const away = daysBetween(day, today)
  if (away === 0) return locale === 'vi' ? `Hôm nay, ${named}` : `Today, ${named}`
  if (away === 1) return locale === 'vi' ? `Hôm qua, ${named}` : `Yesterday, ${named}`
  return named
}

/** The shortest telling of when: the time today, `hôm qua 14:03` (`hôm qua` of a day), `20/11` this year, else the whole date. */
export const formatRelativeDay = (
  value: string | number | Date,
  now: string | number | Date,
  locale: Locale,
  zone: string = defaultZone,
): string => {
  const day = dayOf(value, zone)
  const today = dayOf(now, zone)
  const away = daysBetween(day, today)
  if (away === 0) return isDay(value) ? (locale === 'vi' ? 'hôm nay' : 'today') : formatTime(value, zone)
  if (away === 1) {
    const yesterday = locale === 'vi' ? 'hôm qua' : 'yesterday'
    return isDay(value) ? yesterday : `${yesterday} ${formatTime(value, zone)}`
  }
  return day.slice(0, 4) === today.slice(0, 4) ? formatDayMonth(day) : formatDate(day)
}

/** When of rows that stand by the minute: the time today, `20/11 14:03` this year, else the whole moment. */
export const formatRowMoment = (value: string | number | Date, now: string | number | Date, zone: string = defaultZone): string => {
  const day = dayOf(value, zone)
  const today = dayOf(now, zone)
  if (day === today) return formatTime(value, zone)
  return day.slice(0, 4) === today.slice(0, 4) ? `${formatDayMonth(day)} ${formatTime(value, zone)}` : formatDateTime(value, zone)
}

/** `11/2026`. */
export const monthInNumbers = (month: string): string => month.split('-').reverse().join('/')

/** `Tháng 11/2026`, `November 2026`. */
export const formatMonth = (month: Month, locale: Locale): string =>
  dayjs
    .utc(`${month}-01`)
    .locale(locale)
    .format(locale === 'vi' ? '[Tháng] M/YYYY' : 'MMMM YYYY')

/** The same within a sentence: `tháng 11/2026`, `November 2026`. */
export const formatMonthWithin = (month: Month, locale: Locale): string => {
  const written = formatMonth(month, locale)
  return locale === 'vi' ? written.charAt(0).toLowerCase() + written.slice(1) : written
}

/** A range as short as it can be said: `1–21/11/2026`, `28/10–21/11/2026`, one day as its date. */
export const formatDayRange = (from: Day, to: Day): string => {
  if (from === to) return formatDate(from)
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}–${formatDate(to)}`
  if (from.slice(0, 4) === to.slice(0, 4)) return `${formatDayMonth(from)}–${formatDate(to)}`
  return `${formatDate(from)}–${formatDate(to)}`
}
