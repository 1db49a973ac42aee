import type { Language } from '../../registry/catalogue'

/** What a member chooses among when a device of theirs is to ring. */
export const RING_TOPICS = ['decisions', 'orders', 'money', 'tasks', 'talk', 'company'] as const
export type RingTopic = (typeof RING_TOPICS)[number]

/** What a device says of a notice: anybody may read over a shoulder, so it is our words alone, with `{number}` and `{who}` at most. */
export interface RingWords {
  readonly topic: RingTopic
  readonly en: string
  readonly vi: string
}

interface RingValues {
  /** The number of the paper it is about. */
  readonly number?: string | undefined
  /** Who did it. */
  readonly who?: string | undefined
}

/** A paper's number: letters, then digits. What else may stand in a notice's place for it isn't said. */
const NUMBER = /^\p{L}{1,6}-?\d{1,12}$/u
const NOBODY: Readonly<Record<Language, string>> = { en: 'Somebody', vi: 'Ai đó' }

/** One line of words for a device that rings. */
export const ringText = (words: RingWords, { number = '', who }: RingValues, language: Language): string =>
  words[language]
    .replace('{who}', () => who ?? NOBODY[language])
    .replace('{number}', () => (NUMBER.test(number) ? number : ''))
    .trim()
    .replace(/\s*:$/, '')
    .replace(/\s{2,}/g, ' ')
