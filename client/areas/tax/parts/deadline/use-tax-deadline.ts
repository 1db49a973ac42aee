import { day, daysBetween, monthOfDay, type Day } from '@shared/foundation/days/days'
import type { TaxSettings } from '@shared/foundation/documents/taxpayer'
import { declaredPeriod, periodBefore } from '@shared/areas/tax/rules/deadlines'
import { useCan } from '../../../../api/session/use-me'
import { useToday } from '../../../../ui/zone/zone-context'
import { useTaxes } from '../vat/use-taxes'

/** So many days before a deadline it is told at home. */
const TOLD_BEFORE = 7

/** What a taxpayer declares by when. */
export interface TaxDeadline {
  readonly kind: 'period' | 'notice' | 'settlement'
  readonly deadline: Day
  readonly left: number
}

interface Deadline {
  readonly kind: TaxDeadline['kind']
  readonly deadline: Day
}

/** The VAT of the period that ended last; none where a company doesn't say by what it declares. */
const periodsOf = ({ period, since }: Pick<TaxSettings, 'period' | 'since'>, today: Day): Deadline[] => {
  if (period === undefined) return []
  const before = periodBefore(declaredPeriod(period, monthOfDay(today)))
  return before.until < since ? [] : [{ kind: 'period', deadline: before.deadline }]
}

/** The deadlines of a taxpayer: of the period that ended last, and of a household those of the year before. */
export const deadlinesOf = (tax: TaxSettings, today: Day): Deadline[] => {
  if (tax.kind === 'company') return periodsOf(tax, today)
  const year = today.slice(0, 4)
  return [
    ...periodsOf(tax, today),
    { kind: 'notice', deadline: day(`${year}-01-31`) },
    ...(tax.method === 'income' ? [{ kind: 'settlement' as const, deadline: day(`${year}-03-31`) }] : []),
  ]
}

/** What is to be declared within a week, the first of it; null where nothing is, and for who doesn't read reports. */
export const useTaxDeadline = (): TaxDeadline | null => {
  const tax = useTaxes()?.tax
  const mayRead = useCan('/report')
  const today = useToday()
  if (!mayRead || tax === undefined) return null
  const near = deadlinesOf(tax, today)
    .map((each) => ({ ...each, left: daysBetween(today, each.deadline) }))
    .filter(({ left }) => left >= 0 && left <= TOLD_BEFORE)
  return near.sort((a, b) => a.left - b.left)[0] ?? null
}
