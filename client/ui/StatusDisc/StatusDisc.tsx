import { statusLook, type DiscShape } from './status-look'

/** A pie slice from twelve o'clock, `share` of a turn, radius 4 about 7,7. */
const slice = (share: number): string => {
  const angle = share * 2 * Math.PI
  const x = 7 + 4 * Math.sin(angle)
  const y = 7 - 4 * Math.cos(angle)
  return `M7 7V3A4 4 0 ${share > 0.5 ? 1 : 0} 1 ${x.toFixed(2)} ${y.toFixed(2)}Z`
}

const glyphs: Record<string, string> = {
  'solid-tick': 'M4.3 7.2 6.2 9.2 9.7 5.1',
  'solid-cross': 'M5.1 5.1 8.9 8.9M8.9 5.1 5.1 8.9',
  'solid-bang': 'M7 3.9V7.6M7 9.9V10',
  'solid-back': 'M5.6 3.9 3.8 5.6 5.6 7.3M4 5.6H8.2A2 2 0 0 1 8.2 9.6H6.4',
}

const Shape = ({ shape }: { shape: DiscShape }) => {
  if (typeof shape === 'number')
    return (
      <>
        <circle cx="7" cy="7" r="6.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
        {shape > 0 && <path d={slice(shape)} fill="currentColor" />}
      </>
    )
  if (shape === 'ring-tick')
    return (
      <>
        <circle cx="7" cy="7" r="6.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path
          d="M4.3 7.2 6.2 9.2 9.7 5.1"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </>
    )
  return (
    <>
      <circle cx="7" cy="7" r="7" fill="currentColor" />
      <path d={glyphs[shape]} fill="none" stroke="var(--surface)" strokeWidth="1.4" strokeLinecap="round" strokeLinejoin="round" />
    </>
  )
}

/** The disc that fills up as an order advances. Decoration: the word stands beside it. */
export const StatusDisc = ({ status, size = 14 }: { status: string; size?: number }) => {
  const { shape, ink } = statusLook(status)
  return (
    <svg width={size} height={size} viewBox="0 0 14 14" aria-hidden="true" style={{ color: `var(--${ink})`, flex: 'none' }}>
      <Shape shape={shape} />
    </svg>
  )
}
