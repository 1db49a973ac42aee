import { SHIFT_HOURS } from '@shared/areas/people/rules/checkins'
import { lastDayOf } from '@shared/foundation/days/days'
import type { Id } from '@shared/foundation/ids'
import { roundDong, sumDong } from '@shared/foundation/money/money'
import { useIntl, type IntlShape } from 'react-intl'
import { Link } from 'react-router-dom'
import { useCan } from '../../../../api/session/use-me'
import { formatDayMonth, formatMoney, formatTime, formatWeekday, type Locale, type Month } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { Button } from '../../../../ui/Button/Button'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { Totals, type TotalLine } from '../../../../ui/Totals/Totals'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { formatHours } from '../../../../lib/hours'
import { payMessages as pm, payrollMessages as m } from '../messages'
import { rateOf, type PayRow } from '../pay'

interface PayLinesProps {
  readonly row: PayRow
  readonly month: Month
  /** HR puts right a missing end, and takes adjustments away; absent where nothing can be changed. */
  readonly onMend?: ((day: string) => void) | undefined
  readonly onRemove?: ((id: Id<'activities'>, note: string) => void) | undefined
}

type Line = PayRow['lines'][number]

const dayName = (day: Line['day'], locale: Locale): string => (day ? `${formatWeekday(day, locale)} ${formatDayMonth(day)}` : '')

/** What a line says of itself: its name, and how it is reckoned. */
const wordsOf = (line: Line, row: PayRow, { intl, locale, zone }: { intl: IntlShape; locale: Locale; zone: string }) => {
  const rate = formatMoney(rateOf(row), locale, { currency: false })
  const hours = formatHours(line.hours ?? 0, locale)
  const count = line.count ?? 0
  const isHours = row.mode === 'hours'
  const base = formatMoney(row.baseSalary, locale, { currency: false })
  switch (line.kind) {
    case 'shift':
      return isHours
        ? { label: intl.formatMessage(m.shift), note: intl.formatMessage(m.shiftNote, { count, hours, rate }) }
        : { label: intl.formatMessage(m.shiftDays), note: intl.formatMessage(m.shiftDaysNote, { count, rate }) }
    case 'overtime':
      return { label: intl.formatMessage(m.overtime), note: intl.formatMessage(m.overtimeNote, { hours, rate }) }
    case 'invalid':
      return {
        label: intl.formatMessage(m.invalid, { day: dayName(line.day, locale) }),
        note: isHours ? intl.formatMessage(m.invalidNote, { hours, rate }) : intl.formatMessage(m.invalidDayNote),
      }
    case 'running':
      return {
        label: intl.formatMessage(m.today, { time: row.runningSince ? formatTime(row.runningSince, zone) : '' }),
        note: isHours ? intl.formatMessage(m.todayNote, { hours, rate }) : intl.formatMessage(m.todayDayNote),
      }
    case 'cap':
      return { label: intl.formatMessage(m.cap), note: intl.formatMessage(m.capNote, { base }) }
    case 'adjustment':
      return { label: line.note ?? '', note: '' }
  }
}

/** Why a salary is what it is, to the dong: every part with how it comes about. The parts sum to the total. */
export const PayLines = ({ row, month, onMend, onRemove }: PayLinesProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const mayOpenFunds = useCan('/funds')
  const words = { intl, locale, zone }
  const base = formatMoney(row.baseSalary, locale, { currency: false })
  const isHours = row.mode === 'hours'
  const dated = formatDayMonth(lastDayOf(month))
  const earned = row.lines.filter(({ kind }) => kind !== 'adjustment')
  const adjusted = row.lines.filter(({ kind }) => kind === 'adjustment')
  const waiting = row.payments.filter(({ status }) => status !== 'completed')
  const lineOf = (payment: PayRow['payments'][number]): TotalLine => {
    const label = intl.formatMessage(payment.advance ? m.advanceOf : m.paymentOf, { day: formatDayMonth(payment.created, zone) })
    return {
      key: payment._id,
      label: mayOpenFunds ? <Link to={`/funds?open=${payment._id}`}>{label}</Link> : label,
      note: (
        <>
          {[payment.label, payment.status === 'completed' ? '' : intl.formatMessage(pm.waits)].filter(Boolean).join(' · ')}
          {!payment.advance && (
            <>
              {' '}
              <Link to={`/print/payslip/${payment._id}`}>{intl.formatMessage(m.payslip)}</Link>
            </>
          )}
        </>
      ),
      value: -payment.amount,
      field: <Amount value={-payment.amount} currency={false} pending={payment.status !== 'completed'} signed />,
    }
  }
  const lines: TotalLine[] = [
    {
      key: 'rate',
      label: intl.formatMessage(isHours ? m.eachHour : m.eachDay),
      note: intl.formatMessage(isHours ? m.eachHourNote : m.eachDayNote, { base, days: row.workingDays, hours: SHIFT_HOURS }),
      value: roundDong(rateOf(row)),
    },
    ...earned.map((line, at): TotalLine => {
      const { label, note } = wordsOf(line, row, words)
      const { day } = line
      return {
        key: `${line.kind}${at}`,
        label,
        note:
          line.kind === 'invalid' && onMend && day ? (
            <>
              {note} ·{' '}
              <Button kind="link" size="s" onClick={() => onMend(day)}>
                {intl.formatMessage(m.mend)}
              </Button>
            </>
          ) : (
            note
          ),
        value: line.amount,
      }
    }),
    {
      key: 'salary',
      label: intl.formatMessage(isHours ? m.salaryHours : m.salaryDays),
      note: intl.formatMessage(row.share < 1 ? m.belowCap : m.atCap, { base }),
      value: row.salary,
      kind: 'sum',
    },
    ...adjusted.map((line, at): TotalLine => {
      const { _id: id } = line
      return {
        key: id ?? `adjustment${at}`,
        label: line.note ?? '',
        note: (
          <>
            {intl.formatMessage(m.adjustmentNote, { who: line.by ?? 'API', day: dated })}
            {id && onRemove && (
              <IconButton
                icon="trash"
                size="s"
                label={intl.formatMessage(m.removeAdjustment, { note: line.note ?? '' })}
                onClick={() => onRemove(id, line.note ?? '')}
              />
            )}
          </>
        ),
        value: line.amount,
        field: <Amount value={line.amount} currency={false} signed />,
      }
    }),
    { key: 'total', label: intl.formatMessage(m.sofar), value: row.total, kind: 'final' },
    ...row.payments.filter(({ status }) => status === 'completed').map(lineOf),
    ...(row.payments.length > 0 ? [{ key: 'left', label: intl.formatMessage(m.left), value: row.left, kind: 'sum' as const }] : []),
    // What waits isn't deducted yet: it stands beneath what is left, with what it will leave.
    ...waiting.map(lineOf),
    ...(waiting.length > 0
      ? [
          {
            key: 'after',
            label: intl.formatMessage(pm.afterWaiting),
            value: sumDong([row.left, ...waiting.map(({ amount }) => -amount)]),
            kind: 'sum' as const,
          },
        ]
      : []),
  ]
  return (
    <>
      <Totals lines={lines} />
      {row.difference !== undefined && (
        <p className="second pay-difference">
          {intl.formatMessage(m.difference, { amount: formatMoney(row.difference, locale, { plus: true }) })}
        </p>
      )}
    </>
  )
}
