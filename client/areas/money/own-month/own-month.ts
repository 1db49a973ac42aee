import { SHIFT_HOURS } from '@shared/areas/people/rules/checkins'
import type { ReportOf } from '@shared/registry/service-types'
import type { IntlShape } from 'react-intl'
import { formatDate, formatMoney, formatNumber, type Locale } from '../../../lib/format'
import { formatHours } from '../../../lib/hours'
import type { TotalLine } from '../../../ui/Totals/Totals'
import { ownMonthMessages as m } from './messages'

export type OwnMonth = ReportOf<'monthLinks', 'opened'>
export type Payslip = NonNullable<OwnMonth['payslip']>
export type OwnCommissions = NonNullable<OwnMonth['commissions']>
export type OwnMechanic = OwnCommissions['mechanics'][number]
export type OwnCommission = OwnMechanic['commissions'][number]
type Payments = Payslip['payments']

interface Words {
  readonly intl: IntlShape
  readonly locale: Locale
}

/** How a month stands: all paid and when, what is left, or what was paid too much. */
export const standingOf = (
  { paid, left, payments }: { readonly paid: number; readonly left: number; readonly payments: Payments },
  { intl, locale }: Words,
  zone: string,
): string => {
  if (left > 0) return intl.formatMessage(m.leftToPay, { amount: formatMoney(left, locale) })
  if (left < 0) return intl.formatMessage(m.paidAbove, { amount: formatMoney(-left, locale) })
  const last = payments.at(-1)
  return paid > 0 && last ? intl.formatMessage(m.allPaid, { day: formatDate(last.at, zone) }) : intl.formatMessage(m.nothing)
}

const salaryNote = (payslip: Payslip, { intl, locale }: Words): string => {
  const { mode, baseSalary, units, workingDays, hours, overtime } = payslip
  const base = formatMoney(baseSalary, locale, { currency: false })
  const said =
    mode === 'hours'
      ? intl.formatMessage(m.hours, { base, hours: formatHours(hours, locale), all: formatNumber(workingDays * SHIFT_HOURS, locale) })
      : intl.formatMessage(m.days, { base, days: formatNumber(units, locale), all: workingDays, hours: formatHours(hours, locale) })
  return overtime > 0 ? `${said} · ${intl.formatMessage(m.overtime, { hours: formatHours(overtime, locale) })}` : said
}

/** What a payslip is made of, line by line: the last is what is received. */
export const payslipLines = (payslip: Payslip, words: Words): TotalLine[] => {
  const { intl } = words
  return [
    {
      key: 'salary',
      label: intl.formatMessage(payslip.mode === 'hours' ? m.byHours : m.byDays),
      note: salaryNote(payslip, words),
      value: payslip.salary,
    },
    ...payslip.adjustments.map(({ amount, note }, at): TotalLine => ({
      key: `adjustment ${at}`,
      label: note,
      note: intl.formatMessage(amount < 0 ? m.deduction : m.bonus),
      value: amount,
    })),
    { key: 'total', label: intl.formatMessage(m.total), value: payslip.total, kind: 'sum' },
    ...(payslip.advances > 0 ? [{ key: 'advances', label: intl.formatMessage(m.advances), value: -payslip.advances }] : []),
    { key: 'net', label: intl.formatMessage(payslip.settled ? m.net : m.netSoFar), value: payslip.net, kind: 'final' },
  ]
}

/** What was paid of a month, each with its day, and what is left. */
export const paymentLines = (
  { payments, paid, left }: { readonly payments: Payments; readonly paid: number; readonly left: number },
  of: 'salary' | 'commission',
  { intl }: Words,
  zone: string,
): TotalLine[] => [
  ...payments.map(({ at, amount, advance }, index): TotalLine => ({
    key: `${at} ${index}`,
    label: formatDate(at, zone),
    note: intl.formatMessage(advance ? m.advance : m[of]),
    value: amount,
  })),
  ...(payments.length > 1 ? [{ key: 'paid', label: intl.formatMessage(m.paid), value: paid, kind: 'sum' as const }] : []),
  { key: 'left', label: intl.formatMessage(m.left), value: left, kind: 'sum' },
]
