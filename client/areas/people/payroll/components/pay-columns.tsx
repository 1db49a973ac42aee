import { users } from '@shared/areas/people/services/users'
import type { ReactNode } from 'react'
import type { IntlShape } from 'react-intl'
import { titleWord } from '../../../../components/words/title-word'
import { declaredColumns } from '../../../../components/declared-table/declared-table'
import { formatMoney, formatNumber, formatWeekday, type Day, type Locale } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { Avatar } from '../../../../ui/Avatar/Avatar'
import { TwoLines, type Column } from '../../../../ui/DataTable/DataTable'
import { PersonName } from '../../../../ui/PersonName/PersonName'
import { formatHours } from '../../../../lib/hours'
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
      width: isSliver ? SLIVER : isNarrow ? `minmax(16px, ${DAY_NARROW}px)` : 'minmax(20px, 26px)',
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

/** In points: a day beside the dock, one to come there, and what else stands in the row with sums. */
const DAY_NARROW = 21
const SLIVER = 5
const ROW_NARROW = 444

/** Beside the dock a whole month leaves room for nothing but what it comes to. */
const sumsFrom = ({ payroll, today, isNarrow, hasDays }: ColumnsOptions): number =>
  isNarrow && hasDays
    ? (payroll.data[0]?.days ?? []).reduce((points, { day }) => points + (day > today ? SLIVER : DAY_NARROW), ROW_NARROW)
    : 0

const [table] = users.reports.payroll.tables

/** What the declared columns look like on screen. */
const looksOf = (options: ColumnsOptions): Readonly<Partial<Record<string, Partial<Column<PayRow>>>>> => {
  const { intl, locale, payroll, isNarrow } = options
  const byHours = payroll.mode === 'hours'
  const from = sumsFrom(options)
  const quarters = (value: number) => <span className="num">{value > 0 ? formatHours(value, locale) : '–'}</span>
  return {
    name: {
      width: 'minmax(150px, 1fr)',
      cell: (row) => (
        <span className="pay-name">
          <Avatar name={row.name} image={row.avatar} size={28} />
          <TwoLines
            first={<PersonName name={row.name} />}
            second={
              row.status === 'disabled' ? (
                intl.formatMessage(m.disabled)
              ) : isNarrow ? (
                <Amount value={row.baseSalary} currency={false} />
              ) : (
                titleWord(row.title, intl) || row.division || <Amount value={row.baseSalary} currency={false} />
              )
            }
          />
        </span>
      ),
    },
    hours: { width: 88, from, cell: ({ hours }) => quarters(hours) },
    units: { width: 88, from, cell: ({ units }) => quarters(units) },
    overtime: { width: 80, from, cell: ({ overtime }) => quarters(overtime) },
    adjustments: {
      width: 106,
      cell: ({ adjustments }) => (adjustments === 0 ? '–' : <Amount value={adjustments} currency={false} signed />),
    },
    total: {
      width: 126,
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
  }
}

/** The columns of a month on screen: of the declared ones those that fit, and one a day after the name. */
export const payColumns = (options: ColumnsOptions): Column<PayRow>[] => {
  const { intl, locale, payroll, isNarrow, hasDays } = options
  const shown = new Set(['name', 'total', payroll.mode === 'hours' ? 'hours' : 'units', 'overtime', ...(isNarrow ? [] : ['adjustments'])])
  return declaredColumns<PayRow>(table, { intl, locale }, looksOf(options)).flatMap((column) =>
    !shown.has(column.key) ? [] : column.key === 'name' && hasDays ? [column, ...dayColumns(options)] : [column],
  )
}

/** The columns of a month on paper: all that are declared, without its days. */
export const paperColumns = (options: Pick<ColumnsOptions, 'intl' | 'locale'>): Column<PayRow>[] =>
  declaredColumns<PayRow>(table, options, { name: { width: 'minmax(120px, 1.4fr)' }, division: { width: 'minmax(70px, 0.8fr)' } })

/** What everybody's rows come to, and how many were at work on each day. */
export const payTotals = (
  rows: readonly PayRow[],
  { intl, locale, today, isNarrow }: Pick<ColumnsOptions, 'intl' | 'locale' | 'today' | 'isNarrow'>,
): Partial<Record<string, ReactNode>> => {
  const sum = (of: (row: PayRow) => number): number => rows.reduce((total, row) => total + of(row), 0)
  const money = (of: (row: PayRow) => number): ReactNode => <Amount value={sum(of)} currency={false} weight="strong" />
  const quarters = (of: (row: PayRow) => number): ReactNode => <span className="num">{formatHours(sum(of), locale)}</span>
  const atWork = (rows[0]?.days ?? []).map(({ day }, at): [string, ReactNode] => {
    const count = rows.filter(({ days }) => (days[at]?.units ?? 0) > 0 || (days[at]?.pending ?? 0) > 0).length
    return [
      day,
      <span key={day} className={dayKind(day, today)}>
        {count > 0 && !(isNarrow && day > today) ? count : ''}
      </span>,
    ]
  })
  return {
    ...Object.fromEntries(atWork),
    name: intl.formatMessage(m.people, { count: rows.length }),
    hours: quarters(({ hours }) => hours),
    units: <span className="num">{formatNumber(Math.round(sum(({ units }) => units) * 1000) / 1000, locale)}</span>,
    overtime: quarters(({ overtime }) => overtime),
    adjustments: money(({ adjustments }) => adjustments),
    total: money(({ total }) => total),
    paid: money(({ paid }) => paid),
    left: money(({ left }) => left),
  }
}
