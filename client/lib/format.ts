/** Writing of money, quantities, days and times in the two languages; the only place that knows how they look. */
export type Locale = 'vi' | 'en'

/** A day of the workspace's calendar, `2026-11-21`. */
export type Day = string
/** A month of the workspace's calendar, `2026-11`. */
export type Month = string

/** The zone of a workspace that named none. */
export const defaultZone = 'Asia/Ho_Chi_Minh'
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

const parts = new Map<string, Intl.DateTimeFormat>()

interface Clock {
  day: Day
  year: string
  month: string
  date: string
  time: string
  seconds: string
}

/** What a calendar and a clock on the wall of the zone show at an instant. */
const clockOf = (instant: string | number | Date, zone: string): Clock => {
  const format =
    parts.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
  parts.set(zone, format)
  const found = Object.fromEntries(format.formatToParts(new Date(instant)).map((part) => [part.type, part.value]))
  const { year = '', month = '', day: date = '', hour = '', minute = '', second = '' } = found
  return { day: `${year}-${month}-${date}`, year, month, date, time: `${hour}:${minute}`, seconds: `${hour}:${minute}:${second}` }
}

const isDay = (value: unknown): value is Day => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

/** The day an instant falls on in the zone; a day stays as it is. */
export const dayOf = (value: string | number | Date, zone: string = defaultZone): Day => (isDay(value) ? value : clockOf(value, zone).day)

/** `21/11/2026`. */
export const formatDate = (value: string | number | Date, zone: string = defaultZone): string => {
  const [year, month, date] = dayOf(value, zone).split('-')
  return `${date}/${month}/${year}`
}

/** `21/11`. */
export const formatDayMonth = (value: string | number | Date, zone: string = defaultZone): string => formatDate(value, zone).slice(0, 5)

/** `14:03`, with `seconds` `14:03:12`. */
export const formatTime = (value: string | number | Date, zone: string = defaultZone, options: { seconds?: boolean } = {}): string =>
  options.seconds ? clockOf(value, zone).seconds : clockOf(value, zone).time

/** `21/11/2026 14:03`. */
export const formatDateTime = (value: string | number | Date, zone: string = defaultZone): string =>
  `${formatDate(value, zone)} ${formatTime(value, zone)}`

const weekdays: Record<Locale, readonly string[]> = {
  vi: ['Chủ Nhật', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
}
const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const utc = (day: Day): Date => new Date(`${day}T00:00:00Z`)

/** The name of a day of the week: `Thứ Sáu`, `Friday`. */
export const formatWeekday = (day: Day, locale: Locale): string => weekdays[locale][utc(day).getUTCDay()] ?? ''

/** A day some days later (or earlier). */
export const addDays = (day: Day, days: number): Day => new Date(utc(day).getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** Whole days from one day to another. */
export const daysBetween = (from: Day, to: Day): number => Math.round((utc(to).getTime() - utc(from).getTime()) / 86_400_000)

/** A heading over the rows of a day: `Hôm nay, Thứ Bảy 21/11`, `Thứ Sáu 20/11`, with the year when it is another. */
export const formatDayHeading = (day: Day, today: Day, locale: Locale): string => {
  const date = day.slice(0, 4) === today.slice(0, 4) ? formatDayMonth(day) : formatDate(day)
  const named = `${formatWeekday(day, locale)} ${date}`
  const away = daysBetween(day, today)
  if (away === 0) return locale === 'vi' ? `Hôm nay, ${named}` : `Today, ${named}`
  if (away === 1) return locale === 'vi' ? `Hôm qua, ${named}` : `Yesterday, ${named}`
  return named
}

/** The shortest telling of when: the time today, `hôm qua`, `20/11` this year, else the whole date. */
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
  if (away === 1) return locale === 'vi' ? 'hôm qua' : 'yesterday'
  return day.slice(0, 4) === today.slice(0, 4) ? formatDayMonth(day) : formatDate(day)
}

/** `Tháng 11/2026`, `November 2026`. */
export const formatMonth = (month: Month, locale: Locale): string => {
  const [year = '', number = '1'] = month.split('-')
  return locale === 'vi' ? `Tháng ${Number(number)}/${year}` : `${monthNames[Number(number) - 1] ?? ''} ${year}`
}

/** A range as short as it can be said: `1–21/11/2026`, `28/10–21/11/2026`, one day as its date. */
export const formatDayRange = (from: Day, to: Day): string => {
  if (from === to) return formatDate(from)
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}–${formatDate(to)}`
  if (from.slice(0, 4) === to.slice(0, 4)) return `${formatDayMonth(from)}–${formatDate(to)}`
  return `${formatDate(from)}–${formatDate(to)}`
}
