import { isDay, monthOfDay } from '@shared/foundation/days/days'
import { useIntl } from 'react-intl'
import { useCan } from '../../../../api/session/use-me'
import { hasFailed, LoadFailed, StaleBanner } from '../../../../components/list-states'
import { useNewAction } from '../../../../components/new-action'
import { formatMonth, formatTime } from '../../../../lib/format'
import { useMedia } from '../../../../lib/use-media'
import { usePrinting } from '../../../../lib/use-printing'
import { useUrlQuery } from '../../../../lib/use-url-query'
import { Amount } from '../../../../ui/Amount/Amount'
import { DataTable } from '../../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../../ui/DataTable/PhoneRow'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState'
import { ListPage } from '../../../../ui/ListPage/ListPage'
import { SkeletonRows } from '../../../../ui/Skeleton/Skeleton'
import { useLocale, useToday, useZone } from '../../../../ui/zone/zone-context'
import { MonthLinksDialog } from '../../parts/month-links/month-links-dialog'
import { ApproveDialog } from '../components/approve-dialog'
import { AtWork, OwnCheckout } from '../components/present-members'
import { CheckinDialog } from '../components/checkin-dialog'
import { OwnPay } from '../components/own-pay'
import { paperColumns, payColumns, payTotals } from '../components/pay-columns'
import { PayDock } from '../components/pay-dock'
import { PayrollFoot } from '../components/payroll-foot'
import { PayrollSums } from '../components/payroll-sums'
import { PayrollTools } from '../components/payroll-tools'
import { formatHours } from '../../../../lib/hours'
import { payrollMessages as m } from '../messages'
import type { PayRow } from '../pay'
import { usePayroll } from '../use-payroll'
import './payroll.css'

const keyOf = ({ _id }: PayRow): string => _id

/** The month as it fills itself: everybody's for HR, else one's own. Check-in and check-out open over it. */
export const PayrollScreen = () => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const today = useToday()
  const isHr = useCan('/office/hr')
  const mayPay = useCan('/funds')
  const isPrinting = usePrinting()
  const isRoomy = useMedia('screen and (width >= 1280px)')
  const { month, list } = usePayroll()
  const { data, error, isFetching, refetch } = list
  const [{ open, act, division, on }, change] = useUrlQuery({ month: '', open: '', act: '', division: '', on: '' })
  const checkin = (): void => change({ act: 'checkin', on: '' })
  const shut = (): void => change({ act: '', on: '' })
  useNewAction(intl.formatMessage(m.checkin), checkin)

  const present = monthOfDay(today)
  const rows = data?.data.filter((row) => division === '' || row.division === division)
  const opened = isHr ? data?.data.find(({ _id }) => _id === open) : undefined
  const byHours = data?.mode === 'hours'
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
        <PayrollTools
          month={month}
          present={present}
          data={data}
          rows={rows}
          division={division}
          isOpen={opened !== undefined}
          onChange={change}
          onCheckin={checkin}
        />
      }
      summary={isHr && data && <PayrollSums rows={rows ?? []} byHours={byHours} isPresent={month === present} />}
      foot={isHr && rows && <PayrollFoot people={rows.length} byHours={byHours} />}
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
