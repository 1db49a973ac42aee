import type { Day } from '@shared/foundation/days/days'
import { users } from '@shared/areas/people/services/users'
import { useIntl } from 'react-intl'
import { useTableCells } from '../../../components/declared-table/declared-table'
import type { TableFile } from '../../../lib/table-file/cells'
import { payrollMessages as m } from './messages'
import type { Payroll } from './pay'

const [table] = users.reports.payroll.tables

/** A month as it is shown, a line a member: the declared columns, then one a day. */
export const usePayrollFile = (): ((payroll: Payroll) => TableFile) => {
  const intl = useIntl()
  const cellsOf = useTableCells()
  return ({ month, mode, data }) => {
    const [heads = [], ...rows] = cellsOf({ table, rows: data })
    return {
      name: intl.formatMessage(m.file, { month }),
      rows: [
        [...heads, ...(data[0]?.days ?? []).map(({ day }) => ({ day: day as Day }))],
        ...rows.map((cells, at) => [...cells, ...(data[at]?.days ?? []).map(({ hours, units }) => (mode === 'hours' ? hours : units))]),
      ],
    }
  }
}
