import { fold, words } from '@shared/foundation/text/fold'

/** The folded words of the fields a service is searched by, for its `words` index. */
export const searchWords = (record: object, paths: readonly string[]): string[] => {
  const found = new Set<string>()
  for (const path of paths) for (const text of textsAt(record, path.split('.'))) for (const word of wordsOf(text)) found.add(word)
  return [...found].slice(0, 200)
}

/** Of a longer word its beginning is found: a whole link, or a picture pasted as text, fits into no index. */
const MAX_WORD_LENGTH = 64

/** Words of texts folded lately: names of goods and partners come again with every order. */
const known = new Map<string, readonly string[]>()
const MAX_KNOWN = 2000
const MAX_KNOWN_LENGTH = 200

const wordsOf = (text: string): readonly string[] => {
  const kept = known.get(text)
  if (kept) return kept
  const found = words(text).map((word) => word.slice(0, MAX_WORD_LENGTH))
  if (text.length > MAX_KNOWN_LENGTH) return found
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(text, found)
  return found
}

const textsAt = (value: unknown, [step, ...rest]: readonly string[]): string[] => {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => textsAt(item, step === undefined ? [] : [step, ...rest]))
  if (step === undefined) return typeof value === 'string' ? [value] : []
  return typeof value === 'object' && value !== null ? textsAt((value as Record<string, unknown>)[step], rest) : []
}

/**
 * One condition a word: the record holds a word that begins with it. An anchored expression is one stretch of the index, and is asked of
 * one word at a time; of two comparisons on a list each could be met by another word.
 */
export const searchConditions = (text: string): { words: { $regex: string } }[] =>
  [...new Set(wordsOf(fold(text)))].slice(0, 8).map((word) => ({ words: { $regex: `^${word}` } }))
