import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '../../lib/class-names'
import './Opening.css'

interface OpeningProps {
  className: string
  /** The page it leads to. */
  to?: string | null | undefined
  /** Shows more in place; goes before the page. */
  onOpen?: (() => void) | undefined
  children: ReactNode
}

/** A line or figure as a whole that opens something: a button, a link, or neither where there is nothing behind it. */
export const Opening = ({ className, to, onOpen, children }: OpeningProps) => {
  const classes = classNames('ui-opening', className)
  if (onOpen)
    return (
      <button type="button" className={classes} onClick={onOpen}>
        {children}
      </button>
    )
  return to ? (
    <Link className={classes} to={to}>
      {children}
    </Link>
  ) : (
    <div className={classes}>{children}</div>
  )
}
