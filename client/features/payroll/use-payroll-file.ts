import { useIntl } from 'react-intl'
import { saveFile, toCsv } from '../../lib/csv'
import { useLocale } from '../../ui/zone/zone-context'
import { payrollMessages as m } from './messages'
import type { Payroll } from './pay'

/** Saves a month as it is shown: a line a member, a column a day. */
export const usePayrollFile = (): ((payroll: Payroll) => void) => {
  const intl = useIntl()
  const locale = useLocale()
  return ({ month, mode, data }) => {
    const days = data[0]?.days ?? []
    const heads = [m.member, m.division, m.base, m.hours, m.days, m.overtime, m.adjustments, m.total, m.paid, m.left]
    const rows = [
      [...heads.map((head) => intl.formatMessage(head)), ...days.map(({ day }) => day)],
      ...data.map((row) => [
        row.name,
        row.division,
        row.baseSalary,
        row.hours,
        row.days.filter(({ units }) => units > 0).length,
        row.overtime,
        row.adjustments,
        row.total,
        row.paid,
        row.left,
        ...row.days.map(({ hours, units }) => (mode === 'hours' ? hours : units)),
      ]),
    ]
    saveFile(`${intl.formatMessage(m.file, { month })}.csv`, toCsv(rows, locale))
  }
}
