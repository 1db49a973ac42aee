import { day, month, type Day } from '@shared/foundation/days/days'
import type { ReportOf } from '@shared/registry/service-types'

export type TaxYear = ReportOf<'orders', 'taxYear'>
export type TaxedPeriod = TaxYear['periods'][number]
export type TaxLine = TaxedPeriod['lines'][number]

/** The period that is looked at: the one that is named, else the last that has begun. */
export const shownPeriod = ({ periods }: TaxYear, named: string): TaxedPeriod | undefined =>
  periods.find(({ period }) => period === named) ?? periods.at(-1)

/** How periods are named: by a month, or a quarter with its first month. */
export const periodOf = ({ period, since }: TaxedPeriod) => ({
  period: period.includes('Q') ? ('quarter' as const) : ('month' as const),
  first: month(since.slice(0, 7)),
})

/** What is told of the whole year afterwards, and until when. */
export const yearsEnd = (
  year: number,
  group: TaxYear['group'],
  method: 'revenue' | 'income',
): { readonly key: 'notice' | 'settlement'; readonly deadline: Day } | null => {
  if (group === 'free') return { key: 'notice', deadline: day(`${year + 1}-01-31`) }
  return method === 'income' ? { key: 'settlement', deadline: day(`${year + 1}-03-31`) } : null
}
