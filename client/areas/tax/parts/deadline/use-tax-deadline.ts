import { day, daysBetween, monthOfDay, type Day } from '@shared/foundation/days/days'
import { declaredPeriod, periodBefore } from '@shared/areas/tax/rules/deadlines'
import { useCan } from '../../../../api/session/use-me'
import { useToday } from '../../../../ui/zone/zone-context'
import { useTaxes } from '../vat/use-taxes'

/** So many days before a deadline it is told at home. */
const TOLD_BEFORE = 7

/** What a household declares by when. */
export interface TaxDeadline {
  readonly kind: 'period' | 'notice' | 'settlement'
  readonly deadline: Day
  readonly left: number
}

/** The deadlines of a household: of the period that ended last, and of the year before. */
const deadlinesOf = (tax: { readonly period: 'month' | 'quarter'; readonly method: 'revenue' | 'income' }, today: Day) => {
  const year = today.slice(0, 4)
  return [
    { kind: 'period' as const, deadline: periodBefore(declaredPeriod(tax.period, monthOfDay(today))).deadline },
    { kind: 'notice' as const, deadline: day(`${year}-01-31`) },
    ...(tax.method === 'income' ? [{ kind: 'settlement' as const, deadline: day(`${year}-03-31`) }] : []),
  ]
}

/** What a household has to declare within a week, the first of it; null for others, and for who doesn't read reports. */
export const useTaxDeadline = (): TaxDeadline | null => {
  const tax = useTaxes()?.tax
  const mayRead = useCan('/report')
  const today = useToday()
  if (!mayRead || tax?.kind !== 'household') return null
  const near = deadlinesOf(tax, today)
    .map((each) => ({ ...each, left: daysBetween(today, each.deadline) }))
    .filter(({ left }) => left >= 0 && left <= TOLD_BEFORE)
  return near.sort((a, b) => a.left - b.left)[0] ?? null
}
