import type { Day } from '../days/days'
import type { VatRate } from './vat-rates'

/** What a household does, as its percentages of revenue tell it apart. */
export const INDUSTRIES = ['goods', 'services', 'production', 'other', 'digital'] as const
export type Industry = (typeof INDUSTRIES)[number]

interface Taxpayer {
  readonly taxCode: string
  readonly legalName: string
  readonly legalAddress: string
  /** The first day of which orders and figures are taxed so. */
  readonly since: Day
}

export interface CompanyTax extends Taxpayer {
  readonly kind: 'company'
  readonly vat: 'deduction' | 'direct'
  /** The rate of what neither product nor category says one of; absent: 10. */
  readonly vatRate?: VatRate | undefined
  /** Whether its 10 % are less while the law reduces them, where a product doesn't say. */
  readonly vatReduced?: boolean | undefined
  /** What it declares its VAT by; absent: it doesn't say, and no deadline is told. */
  readonly period?: 'quarter' | 'month' | undefined
}

export interface HouseholdTax extends Taxpayer {
  readonly kind: 'household'
  readonly industry: Industry
  readonly method: 'revenue' | 'income'
  readonly period: 'quarter' | 'month'
}

/** What taxpayer a company is. */
export type TaxSettings = CompanyTax | HouseholdTax

/** What taxpayer a company is and was, and how its prices are written. */
export interface Taxes {
  readonly tax: TaxSettings
  /** The newest first. */
  readonly before: readonly TaxSettings[]
  readonly pricesIncludeVat: boolean
  /** Those at the counter. */
  readonly counterPricesIncludeVat: boolean
}

/** What taxpayer a company is on a day; undefined before it was any. */
export const taxOn = ({ tax, before }: Pick<Taxes, 'tax' | 'before'>, on: Day): TaxSettings | undefined =>
  [tax, ...before].find(({ since }) => since <= on)

/** What orders of a day carry VAT by line for; undefined where they don't. */
export const vatCompanyOn = (taxes: Taxes | undefined, on: Day): CompanyTax | undefined => {
  const tax = taxes && taxOn(taxes, on)
  return tax?.kind === 'company' && tax.vat === 'deduction' ? tax : undefined
}

/** What a taxpayer was before a change, the newest first: what begins no earlier than the new one never counted. */
export const taxesBefore = (former: TaxSettings | undefined, before: readonly TaxSettings[], tax: TaxSettings): TaxSettings[] =>
  [...(former ? [former] : []), ...before].filter(({ since }) => since < tax.since)
