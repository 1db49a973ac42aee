import { addDays, daysBetween, type Day } from '../../../foundation/days/days'
import { INDUSTRIES, type Industry } from '../../../foundation/documents/taxpayer'
import { dong, roundDong, sumDong, type Dong } from '../../../foundation/money/money'
import { heldOn } from './dated'
import type { RevenuePercents, Thresholds } from './tax-data'
import type { TaxLaw } from './tax-law'

/** What was sold of one industry; whole dong. */
export interface IndustryRevenue {
  readonly industry: Industry
  /** Goods whose percentage of VAT is cut while the law reduces the rate. */
  readonly isReduced: boolean
  readonly revenue: number
}

/** How a household is taxed by the revenue of its year: it owes nothing, chooses, is taxed by income, or declares each month, too. */
export const HOUSEHOLD_GROUPS = ['free', 'choice', 'income', 'monthly'] as const
export type HouseholdGroup = (typeof HOUSEHOLD_GROUPS)[number]

/** What holds for the taxes of households on a day, and the law that it is of. */
export interface HouseholdLaw {
  readonly thresholds: Thresholds
  readonly percents: RevenuePercents
  readonly all: TaxLaw
}

/** What holds for the taxes of households on a day; null where the law of that day isn't known here. */
export const householdLaw = (on: Day, all: TaxLaw): HouseholdLaw | null => {
  const [thresholds, percents] = [heldOn(all.thresholds, on), heldOn(all.percents, on)]
  return thresholds && percents ? { thresholds, percents, all } : null
}

export const groupOfRevenue = (revenue: number, { free, income, monthly }: Thresholds): HouseholdGroup =>
  revenue <= free ? 'free' : revenue <= income ? 'choice' : revenue <= monthly ? 'income' : 'monthly'

/** What a year's revenue has to pass for the next group to begin; null in the last one. */
export const nextThreshold = (revenue: number, { free, income, monthly }: Thresholds): Dong | null =>
  [free, income, monthly].find((each) => revenue <= each) ?? null

/** A line of the tax of a period: per cent of what; whole dong. */
export interface TaxLine {
  readonly tax: 'vat' | 'pit'
  readonly industry: Industry
  readonly isReduced: boolean
  readonly base: Dong
  readonly percent: number
  readonly amount: Dong
}

const percentOf = (base: number, percent: number): Dong => roundDong((base * percent) / 100)

/** VAT of a household: per cent of what each industry sold; of reduced goods that is cut as long as the law says so. @param on the last day */
export const householdVat = (sold: readonly IndustryRevenue[], { percents, all }: HouseholdLaw, on: Day): TaxLine[] => {
  const cut = heldOn(all.reductions, on)?.percentOfRevenueCut ?? 0
  return INDUSTRIES.flatMap((industry) =>
    [false, true].flatMap((isReduced): TaxLine[] => {
      const base = sumOf(sold.filter((each) => each.industry === industry && each.isReduced === isReduced))
      const percent = isReduced ? (percents.vat[industry] * (100 - cut)) / 100 : percents.vat[industry]
      return base === 0 ? [] : [{ tax: 'vat', industry, isReduced, base, percent, amount: percentOf(base, percent) }]
    }),
  )
}

const sumOf = (sold: readonly IndustryRevenue[]): Dong => sumDong(sold.map(({ revenue }) => revenue))

/** What of each industry is above what is free in a year; that is taken from the highest percentage first, which costs the household least. */
export const aboveFree = (sold: readonly IndustryRevenue[], { thresholds, percents }: HouseholdLaw): ReadonlyMap<Industry, Dong> => {
  let left: number = thresholds.free
  const above = new Map<Industry, Dong>()
  for (const industry of [...INDUSTRIES].sort((a, b) => percents.pit[b] - percents.pit[a])) {
    const revenue = sumOf(sold.filter((each) => each.industry === industry))
    const free = Math.max(0, Math.min(left, revenue))
    left -= free
    above.set(industry, dong(revenue - free))
  }
  return above
}

/** Personal income tax by revenue of one period: of the year to its end less what it was before. */
export const householdPit = (before: readonly IndustryRevenue[], sold: readonly IndustryRevenue[], law: HouseholdLaw): TaxLine[] => {
  const [until, since] = [aboveFree([...before, ...sold], law), aboveFree(before, law)]
  return INDUSTRIES.flatMap((industry): TaxLine[] => {
    const base = dong((until.get(industry) ?? 0) - (since.get(industry) ?? 0))
    const percent = law.percents.pit[industry]
    return base === 0 ? [] : [{ tax: 'pit', industry, isReduced: false, base, percent, amount: percentOf(base, percent) }]
  })
}

/** Tax of a year's income: its per cent follows the year's revenue; nothing of a loss, nor while revenue is free. */
export const incomeTax = (
  revenue: number,
  income: number,
  on: Day,
  { thresholds, all }: HouseholdLaw,
): { percent: number; amount: Dong } => {
  const percents = heldOn(all.incomePercents, on)
  const group = groupOfRevenue(revenue, thresholds)
  if (!percents || group === 'free') return { percent: 0, amount: dong(0) }
  const percent = group === 'monthly' ? percents.above : group === 'income' ? percents.upToMonthly : percents.upToIncome
  return { percent, amount: percentOf(Math.max(0, income), percent) }
}

/** One period of a year: what was sold in it, by industry. */
export interface SoldPeriod {
  readonly until: Day
  readonly sold: readonly IndustryRevenue[]
}

export interface TaxedPeriod {
  readonly revenue: Dong
  readonly vat: Dong
  readonly pit: Dong
  readonly lines: readonly TaxLine[]
}

/**
 * The taxes of the periods of a year, in order. Nothing is owed before the one in which the year's revenue passes what is free; that one's
 * VAT is of all its revenue.
 * @returns also what the VAT of the periods before that one would be, which sources disagree on
 */
export const householdPeriods = (periods: readonly SoldPeriod[], law: HouseholdLaw): { periods: TaxedPeriod[]; earlierVat: Dong } => {
  let before: readonly IndustryRevenue[] = []
  let earlierVat = 0
  const taxed = periods.map(({ until, sold }): TaxedPeriod => {
    const vat = householdVat(sold, law, until)
    const isFree = sumOf([...before, ...sold]) <= law.thresholds.free
    const lines = isFree ? [] : [...vat, ...householdPit(before, sold, law)]
    if (isFree) earlierVat += sumDong(vat.map(({ amount }) => amount))
    before = [...before, ...sold]
    const ofTax = (tax: TaxLine['tax']): Dong => sumDong(lines.flatMap((line) => (line.tax === tax ? [line.amount] : [])))
    return { revenue: sumOf(sold), vat: ofTax('vat'), pit: ofTax('pit'), lines }
  })
  return { periods: taxed, earlierVat: dong(taxed.some(({ lines }) => lines.length > 0) ? earlierVat : 0) }
}

/** What is sold a day as far as the year has gone, and what the year comes to at that pace; whole dong. */
export const paceOf = (revenue: number, { first, today, last }: { first: Day; today: Day; last: Day }): { pace: Dong; expected: Dong } => {
  const days = Math.max(1, daysBetween(first, today) + 1)
  const pace = revenue / days
  return { pace: roundDong(pace), expected: roundDong(revenue + pace * Math.max(0, daysBetween(today, last))) }
}

/** The day on which revenue passes a threshold at the pace of the year so far; null where it doesn't by its last day. */
export const dayOfPassing = (
  revenue: number,
  threshold: number,
  { first, today, last }: { first: Day; today: Day; last: Day },
): Day | null => {
  if (revenue <= 0 || today >= last) return null
  const pace = revenue / Math.max(1, daysBetween(first, today) + 1)
  const days = Math.floor((threshold - revenue) / pace) + 1
  return days > daysBetween(today, last) ? null : addDays(today, days)
}
