import { day } from '../../../foundation/days/days'
import type { Industry } from '../../../foundation/documents/taxpayer'
import { dong, type Dong } from '../../../foundation/money/money'
import type { Dated } from './dated'

/** A rate of VAT in place of another. */
export interface VatReduction extends Dated {
  /** Per cent. */
  readonly from: 10
  readonly to: 0 | 5 | 8 | 10
  /** Who pays by per cent of revenue has that cut by so many per cent. */
  readonly percentOfRevenueCut: number
}

/** Revenue of a year from which a household is taxed otherwise, in whole dong. */
export interface Thresholds extends Dated {
  /** Up to this a year owes neither VAT nor personal income tax. */
  readonly free: Dong
  /** Above this income is compulsory as what is taxed. */
  readonly income: Dong
  /** Above this each month is declared. */
  readonly monthly: Dong
}

/** Per cent of revenue, by industry. */
export interface RevenuePercents extends Dated {
  readonly vat: Readonly<Record<Industry, number>>
  readonly pit: Readonly<Record<Industry, number>>
}

/** Per cent of income, by the year's revenue up to a threshold. */
export interface IncomePercents extends Dated {
  readonly upToIncome: number
  readonly upToMonthly: number
  readonly above: number
}

/** 8 % in place of 10 % for goods and services that the decree doesn't leave out. */
export const VAT_REDUCTIONS: readonly VatReduction[] = [
  {
    since: day('2025-07-01'),
    until: day('2026-12-31'),
    from: 10,
    to: 8,
    percentOfRevenueCut: 20,
    source: 'Nghị quyết 204/2025/QH15, Nghị định 174/2025/NĐ-CP',
  },
]

export const HOUSEHOLD_THRESHOLDS: readonly Thresholds[] = [
  {
    since: day('2026-01-01'),
    free: dong(1_000_000_000),
    income: dong(3_000_000_000),
    monthly: dong(50_000_000_000),
    source: 'Nghị định 68/2026/NĐ-CP, Nghị định 141/2026/NĐ-CP',
  },
]

export const HOUSEHOLD_PERCENTS: readonly RevenuePercents[] = [
  {
    since: day('2026-01-01'),
    vat: { goods: 1, services: 5, production: 3, other: 2, digital: 5 },
    pit: { goods: 0.5, services: 2, production: 1.5, other: 1, digital: 5 },
    source: 'Luật 48/2024/QH15, Luật 109/2025/QH15, Nghị định 141/2026/NĐ-CP',
  },
]

export const HOUSEHOLD_INCOME_PERCENTS: readonly IncomePercents[] = [
  { since: day('2026-01-01'), upToIncome: 15, upToMonthly: 17, above: 20, source: 'Luật 109/2025/QH15' },
]

/** The books of households. */
export const HOUSEHOLD_BOOKS: readonly Dated[] = [{ since: day('2026-01-01'), source: 'Thông tư 152/2025/TT-BTC' }]

/** Costs that are paid in cash. */
export interface CashLimit extends Dated {
  /** From so much at a time a cost has to be paid otherwise than in cash to be deducted; whole dong. */
  readonly from: Dong
}

export const CASH_LIMITS: readonly CashLimit[] = [
  { since: day('2025-07-01'), from: dong(5_000_000), source: 'Luật 48/2024/QH15, Nghị định 181/2025/NĐ-CP' },
]
