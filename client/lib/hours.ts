import { formatMonth, formatNumber, type Locale, type Month } from './format'

const quarters = ['', '¼', '½', '¾'] as const

/** Hours as they move, in quarters: `8`, `5¾`, `½`. */
export const formatHours = (hours: number, locale: Locale): string => {
  const rounded = Math.round(hours * 4)
  const [whole, quarter] = [Math.floor(rounded / 4), quarters[rounded % 4] ?? '']
  return whole === 0 && quarter !== '' ? quarter : `${formatNumber(whole, locale)}${quarter}`
}

/** The ink of a check-in's hours: many are to be noticed, very many are hardly right. */
export const inkOfHours = (hours: number): '' | 'ink-warn' | 'ink-debit' => (hours > 20 ? 'ink-debit' : hours > 10 ? 'ink-warn' : '')

/** A month within a sentence: `tháng 11/2026`, `November 2026`. */
export const monthLabel = (month: Month, locale: Locale): string => {
  const name = formatMonth(month, locale)
  return locale === 'vi' ? name.charAt(0).toLowerCase() + name.slice(1) : name
}
