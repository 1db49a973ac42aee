import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Popover } from '../Popover/Popover'
import './Tooltip.css'

const HOVER_DELAY_MS = 400

/** A line about what it wraps, on hover after a moment and on focus. Never the only place of something needed. */
export const Tooltip = ({ text, children }: { text: ReactNode; children: ReactNode }) => {
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()
  useEffect(() => () => clearTimeout(timer.current), [])
  const hide = (): void => {
    clearTimeout(timer.current)
    setOpen(false)
  }
  return (
    <span
      ref={anchor}
      className="ui-tooltip-anchor"
      aria-describedby={open ? id : undefined}
      onPointerEnter={() => {
        timer.current = setTimeout(() => setOpen(true), HOVER_DELAY_MS)
      }}
      onPointerLeave={hide}
      onFocus={() => setOpen(true)}
      onBlur={hide}
    >
      {children}
      {open && (
        <Popover anchor={anchor} role="presentation" className="ui-tooltip" onClose={hide}>
          <span id={id} role="tooltip">
            {text}
          </span>
        </Popover>
      )}
    </span>
  )
}
