import { errors as domainErrors, fillText } from './errors'
import { kernelErrors } from '../foundation/errors/kernel-errors'
import { wordInVietnamese } from './words-in-texts'

/** Every error that can be answered: code → class and texts in both languages. */
export const catalogue = { ...domainErrors, ...kernelErrors }

export type ErrorCode = keyof typeof catalogue
export type Language = 'en' | 'vi'

/** Values of a text that are amounts of money, written with the marks of its language. */
const amounts: ReadonlySet<string> = new Set([
  'open',
  'creditLimit',
  'owed',
  'comesTo',
  'writtenOff',
  'mostWrittenOff',
  'mostDong',
  'possible',
  'given',
  'balance',
  'total',
  'paid',
])
const written = (language: Language, name: string, value: string | number): string | number => {
  if (typeof value === 'number') return amounts.has(name) ? String(value).replace(/\B(?=(\d{3})+$)/g, language === 'vi' ? '.' : ',') : value
  // Vietnamese write days and months the other way round.
  return language === 'vi'
    ? wordInVietnamese(name, value).replace(/^(\d{4})-(\d\d)(?:-(\d\d))?$/, (_, year, month, day) =>
        [day, month, year].filter(Boolean).join('/'),
      )
    : value
}

/** The text of a code with its values filled in; a missing value stays visible as its name. */
export const errorText = (code: ErrorCode, language: Language, values: Readonly<Record<string, string | number>> = {}): string =>
  fillText(
    catalogue[code][language],
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, written(language, name, value)])),
  )

/** The first supported language of an Accept-Language header; English when it names none. */
export const languageOf = (header: string | undefined): Language => {
  for (const part of (header ?? '').split(',')) {
    const tag = part.trim().toLowerCase().split(/[-;]/)[0]
    if (tag === 'vi' || tag === 'en') return tag
  }
  return 'en'
}
