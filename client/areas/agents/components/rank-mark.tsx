import type { ReactNode } from 'react'

const BARS = [1, 2, 3, 4]

/** A rank as a ladder of four bars and its word. @param step its place among `of` ranks, the lowest is 1 */
export const RankMark = ({ step, of, children }: { step: number; of: number; children: ReactNode }) => {
  const lit = of <= BARS.length ? step : Math.max(1, Math.round((step / of) * BARS.length))
  return (
    <span className="rank-mark">
      <svg width="14" height="12" viewBox="0 0 14 12" aria-hidden="true">
        {BARS.map((bar) => (
          <rect
            key={bar}
            x={(bar - 1) * 3.5}
            y={12 - bar * 3}
            width="2.5"
            height={bar * 3}
            rx="0.5"
            className={bar <= lit ? 'rank-mark__lit' : 'rank-mark__bar'}
          />
        ))}
      </svg>
      <span className="cut">{children}</span>
    </span>
  )
}
