import { fold, words as wordsOf } from '@shared/foundation/text/fold'

/** The folded words of the fields a service is searched by, for its `words` index. */
export const searchWords = (record: object, paths: readonly string[]): string[] => {
  const found = new Set<string>()
  for (const path of paths) for (const text of textsAt(record, path.split('.'))) for (const word of wordsOf(text)) found.add(word)
  return [...found].slice(0, 200)
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
