import { formatNumber, type Locale } from '../../lib/format'

const quarters = ['', '¼', '½', '¾'] as const

/** Hours as they move, in quarters: `8`, `5¾`, `½`. */
export const formatHours = (hours: number, locale: Locale): string => {
  const rounded = Math.round(hours * 4)
  const [whole, quarter] = [Math.floor(rounded / 4), quarters[rounded % 4] ?? '']
  return whole === 0 && quarter !== '' ? quarter : `${formatNumber(whole, locale)}${quarter}`
}
