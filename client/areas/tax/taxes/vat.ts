import type { ReportOf } from '@shared/registry/service-types'

export type VatReport = ReportOf<'orders', 'vat'>
export type VatLines = ReportOf<'orders', 'vatLines'>
export type VatLine = VatLines['data'][number]
export type VatSums = VatReport['output'][number]

/** The rows of each rate that has some, with its sums. */
export const byRate = (sums: readonly VatSums[], { data }: VatLines): { readonly sums: VatSums; readonly lines: VatLine[] }[] =>
  sums.map((own) => ({ sums: own, lines: data.filter(({ rate }) => rate === own.rate) }))

/** What identifies a row: an order may stand on several days and at several rates. */
export const keyOfLine = ({ _id, date, rate, base }: VatLine): string => `${_id} ${date} ${rate} ${base < 0}`

/** How an invoice is named: its series and number, else the document. */
export const numberOf = ({ series, number, document }: VatLine): string =>
  number === undefined ? (document ?? '') : [series, number].filter(Boolean).join(' ')

export type VatReduced = ReportOf<'orders', 'vatReduced'>

/** The figures of the annex of the 8 % in their order, and how each is headed. */
export const REDUCED_FIGURES = [
  { figure: 'base', head: 'base' },
  { figure: 'full', head: 'reducedFull' },
  { figure: 'amount', head: 'reducedAmount' },
  { figure: 'reduced', head: 'reducedBy' },
] as const

/** The sides of the annex that have anything. */
export const sidesOf = (annex: VatReduced) =>
  (['sold', 'bought'] as const).map((side) => ({ side, ...annex[side] })).filter(({ data }) => data.length > 0)
