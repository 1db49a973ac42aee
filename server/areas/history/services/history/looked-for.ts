import { parseMoney } from '@shared/foundation/money/parse-number'
import { fold } from '@shared/foundation/text/fold'
import { isId } from '@shared/foundation/ids'
import type { Language } from '@shared/registry/catalogue'
import type { Entry } from './entries'

/** Texts and figures within a value, but for ids. */
const within = (value: unknown): (string | number)[] => {
  if (typeof value === 'number') return [value]
  if (typeof value === 'string') return isId(value) ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(within) : []
}

const whoDid = ({ by, guest }: Entry): unknown => guest ?? (by && ('name' in by ? by.name : by.program))

/** Whether a change tells of all these words: of names, numbers of documents, what was written, and amounts (`3tr`, `3.000.000`). */
export const tellsOf = (words: string, language: Language): ((entry: Entry) => boolean) => {
  const wanted = fold(words).split(/\s+/).filter(Boolean)
  const amountOf = (text: string): number | null => {
    const amount = parseMoney(text, language)
    return amount === null ? null : Math.abs(amount)
  }
  const whole = amountOf(words)
  return (entry) => {
    const { name, partner, order, amount, changes } = entry
    const said = within([whoDid(entry), name, partner, order?.order_number, amount, changes])
    const text = fold(said.filter((each) => typeof each === 'string').join('\n'))
    const amounts = new Set(said.flatMap((each) => (typeof each === 'number' ? [Math.abs(each)] : [])))
    const isTold = (word: string): boolean => text.includes(word) || amounts.has(amountOf(word) ?? NaN)
    return wanted.every(isTold) || (whole !== null && amounts.has(whole))
  }
}
