import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../../lib/class-names'
import { inkOf, type Ink } from '../Avatar/initials'
import './Tag.css'

interface TagProps {
  children: ReactNode
  /** Which of the inks its square has; without one it follows from the word. */
  ink?: Ink
  /** The colour of its square, as somebody chose it. */
  color?: string | undefined
  /** With an edge, for tags that can be changed. */
  box?: boolean
}

/** A label: a small square of ink and its word, never a filled pill. */
export const Tag = ({ children, ink, color, box }: TagProps) => {
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--ink': color ?? `var(--${ink ?? inkOf(typeof children === 'string' ? children : '')})`,
  }
  return (
    <span className={classNames('ui-tag', box && 'ui-tag--box')} style={style}>
      {children}
    </span>
  )
}
