import { isDay } from '@shared/foundation/days/days'
import { errors, fillText, type ErrorCode } from '@shared/registry/errors'
import type { FieldError } from '@shared/foundation/errors/field-error'
import { formatDate, formatMoney, type Locale } from '../lib/format'
import { useLocale } from '../ui/zone/zone-context'

/** Values of a text that are amounts of money. */
const amounts: ReadonlySet<string> = new Set(['max', 'balance'])

const written = (code: ErrorCode, name: string, value: string | number, locale: Locale): string | number => {
  if (isDay(value)) return formatDate(value)
  if (typeof value !== 'number' || !amounts.has(name) || code === 'shipping.too-many-units') return value
  return formatMoney(value, locale, { currency: false })
}

/** The catalogue's text of a domain error in the language of the screen; amounts and days are written as such. */
export const errorText = (code: ErrorCode, locale: Locale, values: FieldError['values'] = {}): string =>
  fillText(
    errors[code][locale],
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, written(code, name, value, locale)])),
  )

/** `errorText` in the language of the screen. */
export const useErrorText = (): ((code: ErrorCode, values?: FieldError['values']) => string) => {
  const locale = useLocale()
  return (code, values) => errorText(code, locale, values)
}
