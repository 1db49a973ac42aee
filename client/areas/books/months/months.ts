import { addDays, lastDayOf, month as asMonth, monthOfDay, shiftMonth, type Day, type Month } from '@shared/foundation/days/days'
import type { Account } from '@shared/foundation/ledger/accounts'
import type { Seal } from '@shared/areas/books/services/seals'
import type { ReportOf } from '@shared/registry/service-types'
import { formatMonth, type Locale } from '../../../lib/format'
import { orderAddress } from '../../../components/order-address'

export type Months = ReportOf<'seals', 'months'>
export type MonthRow = Months['data'][number]
export type Checks = ReportOf<'seals', 'checks'>
export type CheckRow = Checks['data'][number]
export type CheckRecord = CheckRow['data'][number]
export type Changed = ReportOf<'seals', 'changed'>
export type ChangedFigure = Changed['data'][number]
export type Proof = ReportOf<'seals', 'proof'>

/** The first day that isn't closed with a month. */
export const dayAfter = (of: Month): Day => addDays(lastDayOf(of), 1)

/** Where the books are closed through once a month is opened again. */
export const openedThrough = (of: Month): Day => lastDayOf(shiftMonth(of, -1))

/** The month of a seal. */
export const monthOfSeal = ({ until }: Pick<Seal, 'until'>): Month => monthOfDay(until)

/** Whether a month is the last of its year. */
export const isYearEnd = (of: Month): boolean => of.endsWith('-12')

/** `2026-10`, or null for what names no month. */
export const readMonth = (text: string): Month | null => (/^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? asMonth(text) : null)

/** The first eight signs of a code, where there is little room. */
export const shortCode = (code: string): string => `${code.slice(0, 9).replace('-', ' ')}…`

/** A code in two lines of four groups. */
export const codeLines = (code: string): readonly [string, string] => {
  const groups = code.split('-')
  return [groups.slice(0, 4).join(' '), groups.slice(4).join(' ')]
}

/** A month within a sentence: `tháng 10/2026`, `October 2026`. */
export const monthInWords = (month: Month, locale: Locale): string => {
  const word = formatMonth(month, locale)
  return locale === 'vi' ? word.charAt(0).toLowerCase() + word.slice(1) : word
}

/** Where a seal is looked at: what its QR code says. */
export const sealAddress = (origin: string, code: string): string => `${origin}/report/months?code=${code}`

/** Where a link leads; browsers send nobody what stands behind the #. */
export const linkAddress = (origin: string, company: string, token: string): string => `${origin}/accountant/${company}#${token}`

/** What the accounts hold at the end of a month that people ask for by their words. */
export const TOLD_BALANCES = ['111', '112', '131', '331', '156'] as const satisfies readonly Account[]

/** What an account holds as its words say it: what is owed to others is above 0. */
export const toldBalance = (figures: Seal['figures'], account: Account): number => {
  const closing = figures.accounts.find((each) => each.account === account)?.closing ?? 0
  return account === '331' ? -closing + 0 : closing
}

/** What other groups than sales and goods come to. */
export const sumOfGroups = ({ groups }: Pick<Seal['figures'], 'groups'>): number => groups.reduce((sum, { total }) => sum + total, 0)

/** Where what a check found is put right; null where there is no page of it. */
export const addressOf = ({ service, recordId, name }: CheckRecord, { since, until }: Pick<Checks, 'since' | 'until'>): string | null => {
  if (service === 'funds') return recordId ? `/funds?open=${recordId}` : null
  if (service === 'labels') return `/funds?label=${encodeURIComponent(name)}&since=${since}&until=${until}`
  if (service === 'bankTransfers') return recordId ? `/funds/transfers?open=${recordId}` : null
  if (service === 'activities') return recordId ? `/office/members/${recordId}` : null
  if (service === 'users') return recordId ? `/office/payroll?month=${monthOfDay(until)}&open=${recordId}` : null
  if (service === 'products') return recordId ? `/product/${recordId}` : null
  return recordId ? orderAddress({ _id: recordId, group: 'sales' }) : `/report?since=${since}&until=${until}&figure=cost`
}

/** Where the record behind an entry is. */
export const entryAddress = ({ service, recordId }: { service?: string; recordId?: string }): string | null =>
  recordId === undefined
    ? null
    : service === 'funds'
      ? `/funds?open=${recordId}`
      : service === 'orders'
        ? orderAddress({ _id: recordId, group: 'sales' })
        : service === 'deliveries'
          ? `/sales/deliveries?open=${recordId}`
          : null

/** The year before and after which there is nothing to choose. */
export const yearsUntil = (first: Day, today: Day): string[] => {
  const [from, to] = [Number(first.slice(0, 4)), Number(today.slice(0, 4))]
  return Array.from({ length: to - from + 1 }, (_, at) => String(to - at))
}
