import type { TaxRule, TaxRuleKind } from '../services/taxRules'
import {
  CASH_LIMITS,
  HOUSEHOLD_INCOME_PERCENTS,
  HOUSEHOLD_PERCENTS,
  HOUSEHOLD_THRESHOLDS,
  VAT_REDUCTIONS,
  type CashLimit,
  type IncomePercents,
  type RevenuePercents,
  type Thresholds,
  type VatReduction,
} from './tax-data'

/** Rates and thresholds with the days they hold on; of two that hold the one that began later counts, of the same day the last. */
export interface TaxLaw {
  readonly reductions: readonly VatReduction[]
  readonly thresholds: readonly Thresholds[]
  readonly percents: readonly RevenuePercents[]
  readonly incomePercents: readonly IncomePercents[]
  readonly cashLimits: readonly CashLimit[]
}

/** What comes with the product. */
export const KNOWN_LAW: TaxLaw = {
  reductions: VAT_REDUCTIONS,
  thresholds: HOUSEHOLD_THRESHOLDS,
  percents: HOUSEHOLD_PERCENTS,
  incomePercents: HOUSEHOLD_INCOME_PERCENTS,
  cashLimits: CASH_LIMITS,
}

type Row = Pick<TaxRule, TaxRuleKind | 'kind' | 'since' | 'until' | 'source' | 'status'>

/** The law with the rows of the platform's administrator on top; those that were withdrawn say nothing. */
export const lawWith = (rows: readonly Row[]): TaxLaw => {
  const held = rows.filter(({ status }) => status === 'active')
  if (held.length === 0) return KNOWN_LAW
  const of = <Kind extends TaxRuleKind>(kind: Kind) =>
    held.flatMap((row) => {
      const values: Row[Kind] = row[kind]
      const dated = { since: row.since, source: row.source, ...(row.until === undefined ? {} : { until: row.until }) }
      return row.kind === kind && values !== undefined ? [{ ...dated, values }] : []
    })
  return {
    reductions: [...VAT_REDUCTIONS, ...of('reduction').map(({ values, ...dated }) => ({ ...dated, from: 10 as const, ...values }))],
    thresholds: [...HOUSEHOLD_THRESHOLDS, ...of('thresholds').map(({ values, ...dated }) => ({ ...dated, ...values }))],
    percents: [...HOUSEHOLD_PERCENTS, ...of('percents').map(({ values, ...dated }) => ({ ...dated, ...values }))],
    incomePercents: [...HOUSEHOLD_INCOME_PERCENTS, ...of('incomePercents').map(({ values, ...dated }) => ({ ...dated, ...values }))],
    cashLimits: [...CASH_LIMITS, ...of('cashLimit').map(({ values, ...dated }) => ({ ...dated, ...values }))],
  }
}
