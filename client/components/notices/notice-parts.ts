import { formatMoney, type Locale } from '../../lib/format'

/** What there is to say, in one line. */
export const joined = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' · ')

/** An amount of a notice, without its sign, as money; amounts travel as texts. */
export const amountIn = (text: string | undefined, locale: Locale): string | undefined => {
  const amount = text === undefined || text === '' ? NaN : Number(text)
  return Number.isSafeInteger(amount) ? formatMoney(Math.abs(amount), locale) : undefined
}
