import { useState } from 'react'
import { formatMoney, formatMoneyShort } from '../../lib/format'
import { useLocale } from '../zone/zone-context'
import { ChartTable } from './ChartTable'
import { inkStyle, Ticks, useChartWidth } from './chart-parts'
import { axisOf, labelEvery, nameLines, straightPath, withOneZero, type Axis } from './scale'
import './BarChart.css'

export type ChartInk = 'brand' | 'chart-muted' | 'warn' | 'info' | 'credit' | 'debit'

export interface ChartSeries {
  key: string
  label: string
  ink?: ChartInk
}

interface BarChartProps {
  /** Names the picture to readers. */
  label: string
  /** One group a day, week or month; `values` in the order of `series`. */
  groups: { key: string; label: string; values: number[]; line?: number }[]
  series: ChartSeries[]
  /** A line over the bars with its own axis at the right: a running total. */
  line?: { label: string; ink?: ChartInk }
  height?: number
  /** Each label is a name: none is left out, a long one takes two lines. */
  named?: boolean
  /** Opens the entries behind a group. */
  onPick?: (key: string) => void
}

/** From one line of a label to the next, in points. */
const LABEL_LINE = 14

const defaultInks: ChartInk[] = ['brand', 'chart-muted', 'info', 'credit']

/** Bars side by side and a line over them, as an own SVG; the same figures are there as a table for readers. */
export const BarChart = ({ label, groups, series, line, height = 300, named = false, onPick }: BarChartProps) => {
  const locale = useLocale()
  const { box, width } = useChartWidth()
  const [over, setOver] = useState<number | null>(null)

  const short = (value: number): string => formatMoneyShort(value, locale)
  const full = (value: number): string => formatMoney(value, locale)
  const ink = (one: ChartSeries, at: number): string => `var(--${one.ink ?? defaultInks[at] ?? 'brand'})`
  const lineInk = `var(--${line?.ink ?? 'warn'})`

  const left = 44
  const right = line ? 48 : 4
  const top = 8
  const across = width - left - right
  const slot = across / Math.max(1, groups.length)
  const linesOf = (text: string): readonly string[] => (named ? nameLines(text, slot - 4) : [text])
  const bottom = 22 + LABEL_LINE * (Math.max(1, ...groups.map((group) => linesOf(group.label).length)) - 1)
  const inner = { width: across, height: height - top - bottom }
  const ofBars = axisOf(groups.flatMap((group) => group.values))
  const ofLine = axisOf(groups.flatMap((group) => (group.line === undefined ? [] : [group.line])))
  const [bars, lines] = line ? withOneZero(ofBars, ofLine) : [ofBars, ofLine]
  const yOf =
    ({ low, high }: Axis) =>
    (value: number): number =>
      top + inner.height * (1 - (value - low) / (high - low))
  const y = yOf(bars)
  const lineY = yOf(lines)
  const bar = Math.max(2, Math.min(14, (slot * 0.62) / Math.max(1, series.length) - 1))
  const every = named
    ? 1
    : labelEvery(
        groups.map((group) => group.label),
        inner.width,
      )
  const linePoints = groups.flatMap((group, at) =>
    group.line === undefined ? [] : [{ x: left + slot * (at + 0.5), y: lineY(group.line) }],
  )
  const shown = over === null ? undefined : groups[over]

  return (
    <figure className="ui-chart">
      <div className="ui-chart__legend" aria-hidden="true">
        {series.map((one, at) => (
          <span key={one.key}>
            <i style={inkStyle(ink(one, at))} />
            {one.label}
          </span>
        ))}
        {line && (
          <span>
            <i className="ui-chart__line-mark" style={inkStyle(lineInk)} />
            {line.label}
          </span>
        )}
      </div>
      <div ref={box} className="ui-chart__box">
        <svg
          width="100%"
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={label}
          onPointerLeave={() => setOver(null)}
        >
          <Ticks ticks={bars.ticks} y={y} left={left} right={left + inner.width} text={short} />
          {line &&
            lines.ticks.map((tick) => (
              <text key={tick} x={left + inner.width + 8} y={lineY(tick) + 4} style={{ fill: lineInk }}>
                {short(tick)}
              </text>
            ))}
          {groups.map((group, at) => {
            const middle = left + slot * (at + 0.5)
            const span = series.length * bar + (series.length - 1)
            return (
              <g
                key={group.key}
                className={onPick ? 'ui-chart__group ui-chart__group--picks' : 'ui-chart__group'}
                onPointerEnter={() => setOver(at)}
                onClick={() => onPick?.(group.key)}
              >
                <rect className="ui-chart__hit" x={left + slot * at} y={top} width={slot} height={inner.height} />
                {group.values.map((value, index) => {
                  const one = series[index]
                  if (!one || value === 0) return null
                  const from = Math.min(y(value), y(0))
                  return (
                    <rect
                      key={one.key}
                      x={middle - span / 2 + index * (bar + 1)}
                      y={from}
                      width={bar}
                      height={Math.max(1, Math.abs(y(value) - y(0)))}
                      rx={Math.min(2, bar / 2)}
                      fill={ink(one, index)}
                    />
                  )
                })}
                {at % every === 0 && (
                  <text y={height - bottom + 16} textAnchor="middle">
                    {linesOf(group.label).map((text, row) => (
                      <tspan key={row} x={middle} dy={row === 0 ? 0 : LABEL_LINE}>
                        {text}
                      </tspan>
                    ))}
                  </text>
                )}
              </g>
            )
          })}
          {linePoints.length > 1 && (
            <path d={straightPath(linePoints)} fill="none" style={{ stroke: lineInk }} strokeWidth="2" pointerEvents="none" />
          )}
        </svg>
        {shown && over !== null && (
          <div
            className="ui-chart__tip"
            style={over > groups.length / 2 ? { right: width - left - slot * over + 6 } : { left: left + slot * (over + 1) + 6 }}
          >
            <strong>{shown.label}</strong>
            {series.map((one, at) => (
              <div key={one.key}>
                <span>{one.label}</span>
                <span className="num">{full(shown.values[at] ?? 0)}</span>
              </div>
            ))}
            {line && shown.line !== undefined && (
              <div>
                <span>{line.label}</span>
                <span className="num">{full(shown.line)}</span>
              </div>
            )}
          </div>
        )}
      </div>
      <ChartTable label={label} groups={groups} series={series} line={line?.label} full={full} />
    </figure>
  )
}
