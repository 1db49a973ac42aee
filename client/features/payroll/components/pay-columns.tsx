import type { IntlShape } from 'react-intl'
import { formatMoney, formatWeekday, type Day, type Locale } from '../../../lib/format'
import { Amount } from '../../../ui/Amount/Amount'
import { Avatar } from '../../../ui/Avatar/Avatar'
import { TwoLines, type Column } from '../../../ui/DataTable/DataTable'
import { formatHours } from '../../../lib/hours'
import { payrollMessages as m } from '../messages'
import { paymentOf, rateOf, type PayRow, type Payroll } from '../pay'
import { DayMark } from './day-mark'

interface ColumnsOptions {
  readonly intl: IntlShape
  readonly locale: Locale
  readonly payroll: Payroll
  readonly today: Day
  /** Beside an open dock days to come shrink, and what can wait is gone. */
  readonly isNarrow: boolean
  /** There is room for a column a day. */
  readonly hasDays: boolean
}

const weekday = (day: Day, locale: Locale): string => {
  const at = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (locale === 'en') return formatWeekday(day, locale).slice(0, 2)
  return at === 0 ? 'CN' : `T${at + 1}`
}

const isSunday = (day: Day): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 0

/** How a day's column looks: Sundays sunken, today between two lines. */
const dayKind = (day: Day, today: Day): string => {
  if (day === today) return 'pay-day pay-day--today'
  return isSunday(day) ? 'pay-day pay-day--sunday' : 'pay-day'
}

const dayColumns = ({ payroll, today, isNarrow, locale }: ColumnsOptions): Column<PayRow>[] =>
  (payroll.data[0]?.days ?? []).map(({ day }, at) => {
    const isSliver = isNarrow && day > today
    return {
      key: day,
      width: isSliver ? 5 : isNarrow ? 21 : 26,
      head: (
        <span className={dayKind(day, today)}>
          {!isSliver && (
            <>
              {weekday(day, locale)}
              <b>{Number(day.slice(8))}</b>
            </>
          )}
        </span>
      ),
      cell: ({ days, mode }) => {
        const own = days[at]
        return (
          <span className={dayKind(day, today)}>
            {own && !isSliver && <DayMark day={own} mode={mode} isPast={day < today && !isSunday(day)} />}
          </span>
        )
      },
    }
  })

const MIN_SLIVERS = 6

const sumColumns = ({ intl, locale, payroll, isNarrow }: ColumnsOptions): Column<PayRow>[] => {
  const byHours = payroll.mode === 'hours'
  return [
    {
      key: 'units',
      head: intl.formatMessage(byHours ? m.hours : m.days),
      width: 62,
      align: 'end',
      cell: ({ hours, units }) => <span className="num">{formatHours(byHours ? hours : units, locale)}</span>,
    },
    {
      key: 'overtime',
      head: intl.formatMessage(m.overtime),
      width: isNarrow ? 62 : 70,
      align: 'end',
      cell: ({ overtime }) => <span className="num">{overtime > 0 ? formatHours(overtime, locale) : '–'}</span>,
    },
  ]
}

export const payColumns = (options: ColumnsOptions): Column<PayRow>[] => {
  const { intl, locale, payroll, isNarrow, hasDays } = options
  const byHours = payroll.mode === 'hours'
  // Beside the dock a whole month leaves room for nothing but what it comes to.
  const hasSums = !isNarrow || !hasDays || (payroll.data[0]?.days ?? []).filter(({ day }) => day > options.today).length >= MIN_SLIVERS
  return [
    {
      key: 'name',
      head: intl.formatMessage(m.member),
      width: 'minmax(150px, 1fr)',
      cell: (row) => (
        <span className="pay-name">
          <Avatar name={row.name} image={row.avatar} size={28} />
          <TwoLines
            first={row.name}
            second={
              row.status === 'disabled' ? (
                intl.formatMessage(m.disabled)
              ) : isNarrow ? (
                <Amount value={row.baseSalary} currency={false} />
              ) : (
                row.title || row.division || <Amount value={row.baseSalary} currency={false} />
              )
            }
          />
        </span>
      ),
    },
    ...(hasDays ? dayColumns(options) : []),
    ...(hasSums ? sumColumns(options) : []),
    ...(isNarrow
      ? []
      : [
          {
            key: 'adjustments',
            head: intl.formatMessage(m.adjustments),
            width: 106,
            align: 'end' as const,
            cell: ({ adjustments }: PayRow) => (adjustments === 0 ? '–' : <Amount value={adjustments} currency={false} signed />),
          },
        ]),
    {
      key: 'total',
      head: intl.formatMessage(m.sofar),
      width: 126,
      align: 'end',
      rule: true,
      cell: (row) => (
        <TwoLines
          first={<Amount value={row.total} currency={false} weight="strong" />}
          second={
            paymentOf(row)?.status === 'completed'
              ? intl.formatMessage(m.paidMark)
              : row.baseSalary > 0 &&
                intl.formatMessage(byHours ? m.perHour : m.perDay, { amount: formatMoney(rateOf(row), locale, { currency: false }) })
          }
        />
      ),
    },
  ]
}
