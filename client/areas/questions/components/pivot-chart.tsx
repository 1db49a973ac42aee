import { isPeriod, type QuestionTerms } from '@shared/areas/questions/rules/measures'
import { formatMoney, formatMoneyShort, formatQuantity } from '../../../lib/format'
import { inkStyle, Ticks, useChartWidth } from '../../../ui/BarChart/chart-parts'
import { axisOf, labelEvery, straightPath } from '../../../ui/BarChart/scale'
import { useLocale } from '../../../ui/zone/zone-context'
import { usePlaceWords, type Pivot } from '../words'
import '../../../ui/BarChart/BarChart.css'

/** Of more rows the smallest come together. */
const MOST_SERIES = 6
const INKS = [
  'var(--brand)',
  'var(--chart-muted)',
  'var(--info)',
  'var(--warn)',
  'var(--credit)',
  'color-mix(in srgb, var(--brand) 45%, var(--surface))',
]
const OTHER_INK = 'var(--text3)'
const LEFT = 52
const TOP = 20
const BOTTOM = 22
/** A step that isn't over yet is paler. */
const RUNNING = 0.7

interface Series {
  readonly key: string
  readonly label: string
  readonly ink: string
  readonly values: readonly number[]
}

/** Whether a question can be drawn: over time, or what it comes to at each time. */
export const canDraw = ({ rows, columns }: QuestionTerms): boolean => (columns !== undefined && isPeriod(columns)) || isPeriod(rows)

/** What is drawn over time: each row, or each column where rows are times; the smallest together. */
const useSeries = (terms: QuestionTerms, pivot: Pivot): { series: Series[]; steps: { key: string; label: string; isCut: boolean }[] } => {
  const wordsOf = usePlaceWords()
  const rowsAreTime = isPeriod(terms.rows)
  const times = rowsAreTime ? pivot.data : pivot.columns
  const steps = times.map((step) => ({
    key: step.key,
    label: wordsOf(rowsAreTime ? terms.rows : terms.columns, step),
    isCut: step.isCut === true,
  }))
  const lines = rowsAreTime
    ? terms.columns === undefined
      ? [{ key: 'all', label: wordsOf(undefined, { is: 'one', key: '', name: '' }), values: pivot.data.map(({ total }) => total) }]
      : pivot.columns.map((column, at) => ({
          key: `${column.is} ${column.key}`,
          label: wordsOf(terms.columns, column),
          values: pivot.data.map(({ cells }) => cells[at] ?? 0),
        }))
    : pivot.data.map((row) => ({ key: `${row.is} ${row.key}`, label: wordsOf(terms.rows, row, pivot.others), values: row.cells }))
  const shown = lines.slice(0, lines.length > MOST_SERIES + 1 ? MOST_SERIES : MOST_SERIES + 1)
  const rest = lines.slice(shown.length)
  const together =
    rest.length === 0
      ? []
      : [
          {
            key: 'rest',
            label: wordsOf(terms.rows, { is: 'others', key: '', name: '' }, rest.length),
            values: steps.map((_step, at) => rest.reduce((sum, { values }) => sum + (values[at] ?? 0), 0)),
          },
        ]
  const series = [...shown, ...together].map((line, at) => ({ ...line, ink: INKS[at] ?? OTHER_INK }))
  return { series, steps }
}

interface PivotChartProps {
  label: string
  terms: QuestionTerms
  pivot: Pivot
  look: 'bars' | 'lines'
  height?: number
}

/** A question over time as bars on top of each other, or as lines; its figures are in the table below. */
export const PivotChart = ({ label, terms, pivot, look, height = 260 }: PivotChartProps) => {
  const locale = useLocale()
  const { box, width } = useChartWidth()
  const { series, steps } = useSeries(terms, pivot)
  const isMoney = pivot.kind === 'money'
  const short = (value: number): string => (isMoney ? formatMoneyShort(value, locale) : formatQuantity(value, locale))
  const full = (value: number): string => (isMoney ? formatMoney(value, locale) : formatQuantity(value, locale))
  const sums = steps.map((_step, at) => {
    const own = series.map(({ values }) => values[at] ?? 0)
    return {
      above: own.filter((value) => value > 0).reduce((sum, value) => sum + value, 0),
      below: own.filter((value) => value < 0).reduce((sum, value) => sum + value, 0),
    }
  })
  const axis = axisOf(look === 'bars' ? sums.flatMap(({ above, below }) => [above, below]) : series.flatMap(({ values }) => [...values]))
  const inner = { width: width - LEFT - 4, height: height - TOP - BOTTOM }
  const y = (value: number): number => TOP + inner.height * (1 - (value - axis.low) / (axis.high - axis.low))
  const slot = inner.width / Math.max(1, steps.length)
  const bar = Math.max(2, Math.min(56, slot * 0.62))
  const every = labelEvery(
    steps.map((step) => step.label),
    inner.width,
  )
  const middleOf = (at: number): number => LEFT + slot * (at + 0.5)
  return (
    <figure className="ui-chart pivot-chart">
      {series.length > 1 && (
        <div className="ui-chart__legend" aria-hidden="true">
          {series.map((one) => (
            <span key={one.key}>
              <i style={inkStyle(one.ink)} />
              {one.label}
            </span>
          ))}
        </div>
      )}
      <div ref={box} className="ui-chart__box">
        <svg width="100%" height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
          <Ticks ticks={axis.ticks} y={y} left={LEFT} right={LEFT + inner.width} text={short} />
          {steps.map((step, at) => (
            <g key={step.key}>
              {look === 'bars' && (
                <Bars series={series} at={at} x={middleOf(at) - bar / 2} width={bar} y={y} opacity={step.isCut ? RUNNING : 1} full={full} />
              )}
              {look === 'bars' && every === 1 && steps.length <= 14 && (
                <text x={middleOf(at)} y={y(sums[at]?.above ?? 0) - 6} textAnchor="middle" className="pivot-chart__sum">
                  {short((sums[at]?.above ?? 0) + (sums[at]?.below ?? 0))}
                </text>
              )}
              {at % every === 0 && (
                <text x={middleOf(at)} y={height - 6} textAnchor="middle">
                  {step.label}
                </text>
              )}
            </g>
          ))}
          {look === 'lines' &&
            series.map((one) => (
              <path
                key={one.key}
                d={straightPath(one.values.map((value, at) => ({ x: middleOf(at), y: y(value) })))}
                fill="none"
                style={{ stroke: one.ink }}
                strokeWidth="2"
              />
            ))}
        </svg>
      </div>
    </figure>
  )
}

interface BarsProps {
  series: readonly Series[]
  at: number
  x: number
  width: number
  y: (value: number) => number
  opacity: number
  full: (value: number) => string
}

/** The bars of one step: what is above nothing upon each other, and what is below under each other. */
const Bars = ({ series, at, x, width, y, opacity, full }: BarsProps) => {
  let above = 0
  let below = 0
  return series.map(({ key, label, ink, values }) => {
    const value = values[at] ?? 0
    if (value === 0) return null
    const from = value > 0 ? above : below
    const to = from + value
    if (value > 0) above = to
    else below = to
    return (
      <rect
        key={key}
        x={x}
        y={Math.min(y(from), y(to))}
        width={width}
        height={Math.max(1, Math.abs(y(from) - y(to)) - 1)}
        fill={ink}
        opacity={opacity}
      >
        <title>{`${label}: ${full(value)}`}</title>
      </rect>
    )
  })
}
