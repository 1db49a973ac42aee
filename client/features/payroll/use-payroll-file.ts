import type { Day } from '@shared/domain/days/days'
import { useIntl } from 'react-intl'
import type { TableFile } from '../../lib/table-file/cells'
import { payrollMessages as m } from './messages'
import type { Payroll } from './pay'

/** A month as it is shown: a line a member, a column a day. */
export const usePayrollFile = (): ((payroll: Payroll) => TableFile) => {
  const intl = useIntl()
  return ({ month, mode, data }) => {
    const days = data[0]?.days ?? []
    const heads = [m.member, m.division, m.base, m.hours, m.days, m.overtime, m.adjustments, m.total, m.paid, m.left]
    return {
      name: intl.formatMessage(m.file, { month }),
      rows: [
        [...heads.map((head) => ({ head: intl.formatMessage(head) })), ...days.map(({ day }) => ({ day: day as Day }))],
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
      ],
    }
  }
}
