import { addDays, type Day } from '../../../foundation/days/days'

/** What a link to a sealed month may show: the result, what is owned and owed, and the books. */
export const LINK_BOOKS = ['result', 'position', 'trialBalance', 'account', 'journal', 'partners'] as const
export type LinkBook = (typeof LINK_BOOKS)[number]

/** A link ends by itself after so many days, unless another day is named. */
export const LINK_DAYS = 30
/** Questions that are asked by one link. */
export const MAX_LINK_QUESTIONS = 50
export const MAX_QUESTION_LENGTH = 500
export const MAX_ANSWER_LENGTH = 2000

/** The last day of a link that is made on a day, where none is named. */
export const usualLinkEnd = (today: Day): Day => addDays(today, LINK_DAYS)
