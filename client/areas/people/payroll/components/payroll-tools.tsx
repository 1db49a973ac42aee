import type { Month } from '@shared/foundation/days/days'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useCan } from '../../../../api/session/use-me'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { DownloadMenu } from '../../../../components/table-file/download-menu'
import { Button } from '../../../../ui/Button/Button'
import { ToolButton, ToolLink } from '../../../../ui/Button/ToolButton'
import { MonthPicker } from '../../../../ui/MonthPicker/MonthPicker'
import { Select } from '../../../../ui/Select/Select'
import { monthLinksMessages as linkMessages } from '../../parts/month-links/messages'
import { payrollMessages as m } from '../messages'
import { dueOf, type PayRow } from '../pay'
import type { usePayroll } from '../use-payroll'
import { usePayrollFile } from '../use-payroll-file'
import { usePendingCheckins } from './approve-dialog'

interface PayrollToolsProps {
  readonly month: Month
  readonly present: Month
  readonly data: ReturnType<typeof usePayroll>['list']['data']
  /** Those of the chosen division. */
  readonly rows: PayRow[] | undefined
  readonly division: string
  /** One is open beside the list. */
  readonly isOpen: boolean
  readonly onChange: (changes: { readonly month?: string; readonly division?: string; readonly act?: string }) => void
  readonly onCheckin: () => void
}

/** Which month and division, how days are counted, paper and file, and what HR does for all. */
export const PayrollTools = ({ month, present, data, rows, division, isOpen, onChange, onCheckin }: PayrollToolsProps) => {
  const intl = useIntl()
  const isHr = useCan('/office/hr')
  const mayChange = useCan('bod')
  const mayPay = useCan('/funds')
  const { count } = usePendingCheckins(!isHr)
  const fileOf = usePayrollFile()
  const isWithoutSundays = useWorkspace()?.opts.nowd === 'max_ex_sunday'
  const divisions = [...new Set((data?.data ?? []).flatMap((row) => (row.division ? [row.division] : [])))].sort()
  const isDue = rows?.some((row) => dueOf(row) > 0) ?? false
  const mode =
    data &&
    `${intl.formatMessage(data.mode === 'hours' ? m.byHours : m.byDays, { days: data.workingDays })}${isWithoutSundays ? intl.formatMessage(m.exSunday) : ''}`
  return (
    <>
      <MonthPicker value={month} onChange={(value) => onChange({ month: value === present ? '' : value })} />
      {isHr && divisions.length > 0 && (
        <Select
          aria-label={intl.formatMessage(m.division)}
          value={division}
          options={[{ value: '', label: intl.formatMessage(m.allDivisions) }, ...divisions.map((value) => ({ value, label: value }))]}
          onChange={(value) => onChange({ division: value })}
        />
      )}
      <span className="second pay-mode">
        {mode && <span className="cut">{mode}</span>}
        {mode && mayChange && (
          <Link className="reach" to="/settings#settings-payroll">
            {intl.formatMessage(m.change)}
          </Link>
        )}
      </span>
      {isHr && data && !isOpen && <ToolButton icon="print" label={intl.formatMessage(m.print)} onClick={() => window.print()} />}
      {isHr && data && <DownloadMenu file={() => fileOf({ ...data, data: rows ?? [] })} />}
      {isHr && mayPay && data && !isOpen && data.data.length > 0 && (
        <ToolButton icon="link" label={intl.formatMessage(linkMessages.payslips)} onClick={() => onChange({ act: 'links' })} />
      )}
      {isHr && isDue && <ToolLink icon="wallet" label={intl.formatMessage(m.payAll)} to={`/office/pay-day?month=${month}`} />}
      {isHr && count > 0 && (
        <ToolButton icon="check" label={intl.formatMessage(m.approve, { count })} onClick={() => onChange({ act: 'approve' })} />
      )}
      <Button kind="primary" icon="clock" onClick={onCheckin}>
        {intl.formatMessage(m.checkin)}
      </Button>
    </>
  )
}
