import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names'
import { StatusDisc } from '../StatusDisc/StatusDisc'
import { statusLook } from '../StatusDisc/status-look'
import './StatusTag.css'

/** A status: disc and word. `pill` puts it on its own tint, for the head of a form. */
export const StatusTag = ({ status, children, pill }: { status: string; children: ReactNode; pill?: boolean }) => {
  const { ink } = statusLook(status)
  const tint = ink === 'text2' || ink === 'text3' ? 'var(--canvas)' : `var(--${ink}-tint)`
  return (
    <span
      className={classNames('ui-status', pill && 'ui-status--pill')}
      style={pill ? { background: tint, color: `var(--${ink})` } : undefined}
    >
      <StatusDisc status={status} />
      {children}
    </span>
  )
}
