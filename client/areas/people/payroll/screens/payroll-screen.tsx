import { sumDong } from '@shared/foundation/money/money'
import { isDay, monthOfDay } from '@shared/foundation/days/days'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useCan } from '../../../../api/session/use-me'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { DownloadMenu } from '../../../../components/table-file/download-menu'
import { hasFailed, LoadFailed, StaleBanner } from '../../../../components/list-states'
import { useNewAction } from '../../../../components/new-action'
import { formatMonth, formatTime } from '../../../../lib/format'
import { useMedia } from '../../../../lib/use-media'
import { useNow } from '../../../../lib/use-now'
import { usePrinting } from '../../../../lib/use-printing'
import { useUrlQuery } from '../../../../lib/use-url-query'
import { Amount } from '../../../../ui/Amount/Amount'
import { Button } from '../../../../ui/Button/Button'
import { ToolButton, ToolLink } from '../../../../ui/Button/ToolButton'
import { DataTable } from '../../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../../ui/DataTable/PhoneRow'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { Equation } from '../../../../ui/Figures/Figures'
import { ListPage } from '../../../../ui/ListPage/ListPage'
import { MonthPicker } from '../../../../ui/MonthPicker/MonthPicker'
import { Select } from '../../../../ui/Select/Select'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { useLocale, useToday, useZone } from '../../../../ui/zone/zone-context'
import { monthLinksMessages as linkMessages } from '../../parts/month-links/messages'
import { MonthLinksDialog } from '../../parts/month-links/month-links-dialog'
import { ApproveDialog, usePendingCheckins } from '../components/approve-dialog'
import { AtWork, OwnCheckout } from '../components/present-members'
import { CheckinDialog } from '../components/checkin-dialog'
import { daySigns } from '../components/day-mark'
import { OwnPay } from '../components/own-pay'
import { paperColumns, payColumns, payTotals } from '../components/pay-columns'
import { PayDock } from '../components/pay-dock'
import { formatHours } from '../../../../lib/hours'
import { payrollMessages as m } from '../messages'
import { dueOf, type PayRow } from '../pay'
import { usePayroll } from '../use-payroll'
import { usePayrollFile } from '../use-payroll-file'
import './payroll.css'

const keyOf = ({ _id }: PayRow): string => _id

/** The month as it fills itself: everybody's for HR, else one's own. Check-in and check-out open over it. */
export const PayrollScreen = () => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const now = useNow()
  const today = useToday()
  const isHr = useCan('/office/hr')
  const mayChange = useCan('bod')
  const mayPay = useCan('/funds')
  const isPrinting = usePrinting()
  const isRoomy = useMedia('screen and (width >= 1280px)')
  const { month, list } = usePayroll()
  const { data, error, isFetching, refetch } = list
  const [{ open, act, division, on }, change] = useUrlQuery({ month: '', open: '', act: '', division: '', on: '' })
  const { count } = usePendingCheckins(!isHr)
  const fileOf = usePayrollFile()
  const checkin = (): void => change({ act: 'checkin', on: '' })
  const shut = (): void => change({ act: '', on: '' })
  useNewAction(intl.formatMessage(m.checkin), checkin)

  const present = monthOfDay(today)
  const divisions = [...new Set((data?.data ?? []).flatMap((row) => (row.division ? [row.division] : [])))].sort()
  const rows = data?.data.filter((row) => division === '' || row.division === division)
  const opened = isHr ? data?.data.find(({ _id }) => _id === open) : undefined
  const sum = (of: (row: PayRow) => number): number => sumDong((rows ?? []).map(of))
  const byHours = data?.mode === 'hours'
  const isDue = rows?.some((row) => dueOf(row) > 0) ?? false
  const isWithoutSundays = useWorkspace()?.opts.nowd === 'max_ex_sunday'
  const mode =
    data &&
    `${intl.formatMessage(byHours ? m.byHours : m.byDays, { days: data.workingDays })}${isWithoutSundays ? intl.formatMessage(m.exSunday) : ''}`

  return (
    <ListPage
      title={intl.formatMessage(isHr ? m.screen : m.own)}
      paper={`${intl.formatMessage(m.screen)} · ${formatMonth(month, locale)}`}
      strip={
        <>
          <StaleBanner list={list} />
          {month === present &&
            (isHr ? (
              <AtWork
                isShown={(id) => rows?.some(({ _id }) => _id === id) ?? false}
                onMend={(id, day) => change({ open: id, act: 'checkin', on: day })}
                onApprove={() => change({ act: 'approve' })}
              />
            ) : (
              <OwnCheckout onCheckout={checkin} />
            ))}
        </>
      }
      tools={
        <>
          <MonthPicker value={month} onChange={(value) => change({ month: value === present ? '' : value })} />
          {isHr && divisions.length > 0 && (
            <Select
              aria-label={intl.formatMessage(m.division)}
              value={division}
              options={[{ value: '', label: intl.formatMessage(m.allDivisions) }, ...divisions.map((value) => ({ value, label: value }))]}
              onChange={(value) => change({ division: value })}
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
          {isHr && data && !opened && <ToolButton icon="print" label={intl.formatMessage(m.print)} onClick={() => window.print()} />}
          {isHr && data && <DownloadMenu file={() => fileOf({ ...data, data: rows ?? [] })} />}
          {isHr && mayPay && data && !opened && data.data.length > 0 && (
            <ToolButton icon="link" label={intl.formatMessage(linkMessages.payslips)} onClick={() => change({ act: 'links' })} />
          )}
          {isHr && isDue && <ToolLink icon="wallet" label={intl.formatMessage(m.payAll)} to={`/office/pay-day?month=${month}`} />}
          {isHr && count > 0 && (
            <ToolButton icon="check" label={intl.formatMessage(m.approve, { count })} onClick={() => change({ act: 'approve' })} />
          )}
          <Button kind="primary" icon="clock" onClick={checkin}>
            {intl.formatMessage(m.checkin)}
          </Button>
        </>
      }
      summary={
        isHr &&
        data && (
          <Equation
            signs={['+', '=', '−', '=']}
            terms={[
              { key: 'salary', label: intl.formatMessage(byHours ? m.salaryHours : m.salaryDays), value: sum(({ salary }) => salary) },
              { key: 'adjustments', label: intl.formatMessage(m.adjustments), value: sum(({ adjustments }) => adjustments) },
              {
                key: 'total',
                label: month === present ? intl.formatMessage(m.until, { time: formatTime(now, zone) }) : intl.formatMessage(m.total),
                value: sum(({ total }) => total),
              },
              { key: 'paid', label: intl.formatMessage(m.paid), value: sum(({ paid }) => paid) },
              { key: 'left', label: intl.formatMessage(m.left), value: sum(({ left }) => left) },
            ]}
          />
        )
      }
      foot={
        isHr &&
        rows && (
          <span className="pay-legend">
            <span>{intl.formatMessage(m.people, { count: rows.length })}</span>
            {!isPrinting && (
              <>
                <span>
                  <b className="pay-mark pay-mark--overtime">
                    {byHours ? '9½' : '✓'}
                    <sup>{daySigns.overtime.mark}</sup>
                  </b>{' '}
                  {intl.formatMessage(m.legendOvertime)}
                </span>
                <span>
                  <b className="pay-mark pay-mark--running">
                    {byHours ? '4' : '✓'}
                    <sup>{daySigns.running.mark}</sup>
                  </b>{' '}
                  {intl.formatMessage(m.legendRunning)}
                </span>
                <span>
                  <b className="pay-mark pay-mark--invalid">
                    {byHours ? '4' : '✓'}
                    <sup>{daySigns.invalid.mark}</sup>
                  </b>{' '}
                  {intl.formatMessage(m.legendInvalid)}
                </span>
                <span>
                  <i className="pay-mark pay-mark--pending">({byHours ? '8' : '✓'})</i> {intl.formatMessage(m.legendPending)}
                </span>
                <span>– {intl.formatMessage(m.legendAbsent)}</span>
                <span>× {intl.formatMessage(m.legendRefused)}</span>
              </>
            )}
          </span>
        )
      }
      dock={
        opened && (
          <PayDock
            key={opened._id}
            row={opened}
            month={month}
            onClose={() => change({ open: '' })}
            onMend={(day) => change({ act: 'checkin', on: day })}
          />
        )
      }
    >
      {hasFailed(list) ? (
        <LoadFailed error={error} onRetry={refetch} retrying={isFetching} />
      ) : isHr ? (
        <DataTable
          label={intl.formatMessage(m.screen)}
          columns={
            !data
              ? []
              : isPrinting
                ? paperColumns({ intl, locale })
                : payColumns({ intl, locale, payroll: data, today, isNarrow: Boolean(opened), hasDays: isRoomy })
          }
          rows={rows}
          totals={rows && payTotals(rows, { intl, locale, today, isNarrow: Boolean(opened) })}
          rowKey={keyOf}
          open={open}
          onOpen={({ _id }) => change({ open: _id }, { push: open === '' })}
          muted={({ status }) => status === 'disabled'}
          busy={isFetching && !list.currentData}
          empty={
            <EmptyState icon="calendar" title={intl.formatMessage(m.none)}>
              {intl.formatMessage(m.noneHint)}
            </EmptyState>
          }
          phone={(row) => (
            <PhoneRow
              name={row.name}
              amount={<Amount value={row.total} />}
              about={
                <span className="cut">
                  {intl.formatMessage(m.hoursText, { hours: formatHours(row.hours, locale) })}
                  {row.runningSince && ` · ${intl.formatMessage(m.running, { time: formatTime(row.runningSince, zone) })}`}
                </span>
              }
              owed={row.paid > 0 && <Amount value={row.left} currency={false} />}
            />
          )}
        />
      ) : data?.data[0] ? (
        <OwnPay row={data.data[0]} month={month} />
      ) : data ? (
        <EmptyState icon="calendar" title={intl.formatMessage(m.none)}>
          {intl.formatMessage(m.noneHint)}
        </EmptyState>
      ) : (
        <SkeletonRows rows={8} />
      )}
      {act === 'checkin' && (
        <CheckinDialog key={on} userId={on ? opened?._id : undefined} day={isDay(on) ? on : undefined} onClose={shut} />
      )}
      {act === 'links' && isHr && mayPay && rows && <MonthLinksDialog kind="payslip" month={month} people={rows} onClose={shut} />}
      {act === 'approve' && isHr && <ApproveDialog onClose={shut} />}
    </ListPage>
  )
}
