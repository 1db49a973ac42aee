import { useMemo } from 'react'
import { qrOf } from '../../lib/qr'
import './QrCode.css'

/** A QR code of a short text, for scanners; the text itself stands beside it. Dark on white in both themes. */
export const QrCode = ({ text, size = 56 }: { text: string; size?: number }) => {
  const matrix = useMemo(() => qrOf(text), [text])
  // Four modules of white around it, as scanners need.
  const side = matrix.length + 8
  const path = matrix.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : ''))).join('')
  return (
    <svg className="ui-qr" width={size} height={size} viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges" aria-hidden="true">
      <path className="ui-qr__paper" d={`M0 0h${side}v${side}H0z`} />
      <path className="ui-qr__ink" d={path} />
    </svg>
  )
}
