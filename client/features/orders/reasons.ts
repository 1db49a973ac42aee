import { errors, fillText, type ErrorCode } from '@shared/domain/errors'
import { formatMoney, type Locale } from '../../lib/format'

/** Values of a text that are amounts of money. */
const amounts: ReadonlySet<string> = new Set(['max', 'balance'])

/** The catalogue's text of a refusal in the language of the screen, amounts written as such. */
export const reasonText = (code: ErrorCode, locale: Locale, values: Readonly<Record<string, string | number>> = {}): string => {
  const written = Object.entries(values).map(([name, value]) => [
    name,
    amounts.has(name) && typeof value === 'number' && code !== 'shipping.too-many-units'
      ? formatMoney(value, locale, { currency: false })
      : value,
  ])
  return fillText(errors[code][locale], Object.fromEntries(written) as Record<string, string | number>)
}
