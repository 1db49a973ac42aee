import { isDay, type Day } from '@shared/foundation/days/days'
import { readLocal, writeLocal } from '../../lib/store-local'

/** A report that was printed or saved with this browser. */
export interface Print {
  readonly as: 'paper' | 'file'
  readonly since: Day
  readonly until: Day
  readonly at: string
}

/** So many of a report are remembered. */
const MAX_KEPT = 5

const keyOf = (report: string, memberId: string): string => `prints ${memberId} ${report}`

const isPrint = (value: unknown): value is Print => {
  if (typeof value !== 'object' || value === null) return false
  const { as, since, until, at } = value as Partial<Record<keyof Print, unknown>>
  return (as === 'paper' || as === 'file') && isDay(since) && isDay(until) && typeof at === 'string' && !Number.isNaN(Date.parse(at))
}

/** What a member printed and saved of a report with this browser, the latest first. */
export const printsOf = (report: string, memberId: string): readonly Print[] => {
  const kept = readLocal<unknown>(keyOf(report, memberId), [])
  return Array.isArray(kept) ? kept.filter(isPrint).slice(0, MAX_KEPT) : []
}

/** Remembers one more. @returns all that are remembered */
export const keepPrint = (report: string, memberId: string, print: Print): readonly Print[] => {
  const kept = [print, ...printsOf(report, memberId)].slice(0, MAX_KEPT)
  writeLocal(keyOf(report, memberId), kept)
  return kept
}
