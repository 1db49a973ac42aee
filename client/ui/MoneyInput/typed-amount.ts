import { minusSign } from '../../lib/format'
import type { Arranged, TextEdit } from './use-number-text'

const digitsOf = (text: string): string => text.replace(/\D/g, '')
const isMinus = (letter: string | undefined): boolean => letter === '-' || letter === minusSign
const everyThird = /\B(?=(\d{3})+$)/g

/** The digits and the sign before a place: what stays before the caret wherever the marks move. */
const kept = (text: string): number => text.replace(/[^\d\-\u2212]/g, '').length

const placeAfter = (text: string, count: number): number => {
  let at = 0
  for (let left = count; left > 0 && at < text.length; at += 1) left -= kept(text.charAt(at))
  return at
}

/** What was put in between the text that stood there before and the caret. */
const insertedBy = ({ before, typed, caret }: TextEdit): string => {
  const most = Math.min(caret, Math.max(0, before.length - (typed.length - caret)))
  let at = 0
  while (at < most && before[at] === typed[at]) at += 1
  return typed.slice(at, caret)
}

interface Writing {
  /** The mark between thousands. */
  readonly mark: '.' | ','
  readonly negative: boolean
}

/** What was typed with our marks, and what it means. */
const written = (typed: string, { mark }: Writing): { text: string; value: number | null } => {
  const digits = digitsOf(typed)
  const below = isMinus(typed[0])
  const size = Number(digits)
  const value = digits === '' || !Number.isSafeInteger(size) ? null : below && size !== 0 ? -size : size
  return { text: (below ? minusSign : '') + digits.replace(everyThird, mark), value }
}

const isOnlyFigures = (text: string, { mark, negative }: Writing): boolean =>
  new RegExp(`^${negative ? '[-\u2212]?' : ''}[\\d${mark}]*$`).test(text)

/** Figures whose last group lacks digits (`1.5` on the way to `1.500` or `1.5tr`), or a sign alone. */
export const isUnfinishedAmount = (text: string, writing: Writing): boolean =>
  isOnlyFigures(text, writing) && new RegExp(`^[-\u2212]?(\\d{1,3}(\\${writing.mark}\\d{3})*\\${writing.mark}\\d{0,2})?$`).test(text)

/**
 * An amount while it is typed: the field sets the marks between thousands, and the caret stays after the digits it was after.
 * Marks that a person sets are left as typed until they stand where ours would: `1.5` may become `1.500` or `1.5tr`,
 * and `12.34.567` is nothing that anybody may guess at.
 * @returns null when the text stays as it was typed
 */
export const arrangeAmount = (edit: TextEdit, writing: Writing): Arranged | null => {
  const { before, isOurs, caret } = edit
  const { mark } = writing
  if (!isOnlyFigures(edit.typed, writing)) return null
  const inserted = insertedBy(edit)
  // A mark typed where one of ours stands: one goes past it.
  const isPast = isOurs && inserted === mark && (before[caret - 1] === mark || before[caret - 2] === mark)
  const typed = isPast ? before : edit.typed
  const whole = written(typed, writing)
  const isAsOurs = typed === whole.text && !/^0\d/.test(digitsOf(typed))
  const isByHand = typed.includes(mark) && !isPast && (!isOurs || inserted.includes(mark))
  if (isByHand && !isAsOurs) return null
  // A nought that stood alone gives way to the figure.
  const noughts = inserted !== '' && /^0+$/.test(digitsOf(before)) ? (/^0+(?=\d)/.exec(digitsOf(typed))?.[0].length ?? 0) : 0
  const { text, value } = noughts > 0 ? written((isMinus(typed[0]) ? minusSign : '') + digitsOf(typed).slice(noughts), writing) : whole
  if (text === edit.typed) return { text, value, caret }
  const at = placeAfter(text, kept(edit.typed.slice(0, caret)) - noughts)
  const isOnlyMarkGone = inserted === '' && digitsOf(before) === digitsOf(typed)
  return { text, value, caret: isPast || (isOnlyMarkGone && edit.isForward) ? at + 1 : at }
}
