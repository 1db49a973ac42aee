import { errors as domainErrors, fillText } from './errors'
import { kernelErrors } from '../foundation/errors/kernel-errors'

/** Every error that can be answered: code → class and texts in both languages. */
export const catalogue = { ...domainErrors, ...kernelErrors }

export type ErrorCode = keyof typeof catalogue
export type Language = 'en' | 'vi'

/** The text of a code with its values filled in; a missing value stays visible as its name. */
export const errorText = (code: ErrorCode, language: Language, values: Readonly<Record<string, string | number>> = {}): string =>
  fillText(catalogue[code][language], values)

/** The first supported language of an Accept-Language header; English when it names none. */
export const languageOf = (header: string | undefined): Language => {
  for (const part of (header ?? '').split(',')) {
    const tag = part.trim().toLowerCase().split(/[-;]/)[0]
    if (tag === 'vi' || tag === 'en') return tag
  }
  return 'en'
}
