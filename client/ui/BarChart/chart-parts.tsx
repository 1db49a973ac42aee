import { useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react'
import './BarChart.css'

/** The colour of a mark, as its style sheet takes it. */
export const inkStyle = (colour: string): CSSProperties & Record<`--${string}`, string> => ({ '--ink': colour })

/** A box that a chart fills, and how wide it is, in points. */
export const useChartWidth = (): { box: RefObject<HTMLDivElement | null>; width: number } => {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(720)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const resized = new ResizeObserver(([entry]) => entry && setWidth(Math.max(240, entry.contentRect.width)))
    resized.observe(element)
    return () => resized.disconnect()
  }, [])
  return { box, width }
}

interface TicksProps {
  ticks: readonly number[]
  /** Where a value stands, in points from above. */
  y: (value: number) => number
  left: number
  right: number
  text: (value: number) => string
}

/** The lines across a chart, with their values before them. */
export const Ticks = ({ ticks, y, left, right, text }: TicksProps) =>
  ticks.map((tick) => (
    <g key={tick}>
      <line className={tick === 0 ? 'ui-chart__base' : 'ui-chart__grid'} x1={left} x2={right} y1={y(tick)} y2={y(tick)} />
      <text x={left - 8} y={y(tick) + 4} textAnchor="end">
        {text(tick)}
      </text>
    </g>
  ))
