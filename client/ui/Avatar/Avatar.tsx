import type { CSSProperties } from 'react'
import { classNames } from '../../lib/class-names'
import { initials, inkOf, type Ink } from './initials'
import './Avatar.css'

interface AvatarProps {
  name: string
  /** Address of a picture; without one the initials stand in. */
  image?: string | undefined
  /** Edge in points. */
  size?: number
  /** Round for people, square for companies and goods. */
  shape?: 'round' | 'square'
  /** A colleague who is here now: a ring in collaborator. */
  here?: boolean
  solid?: boolean
  /** A product: its initials are its first two words. */
  goods?: boolean | undefined
  ink?: Ink
  /** Set when the name isn't written beside it. */
  label?: boolean
}

/** A person, company or thing: its picture or initials on its own ink. */
export const Avatar = ({ name, image, size = 32, shape = 'round', here, solid, goods, ink, label }: AvatarProps) => {
  const colour = ink ?? inkOf(name)
  const style: CSSProperties & Record<`--${string}`, string> = {
    width: size,
    height: size,
    fontSize: Math.max(10, Math.round(size * 0.36)),
    lineHeight: 1,
    '--ink': `var(--${colour})`,
    '--tint': `var(--${colour}-tint)`,
  }
  return (
    <span
      className={classNames('ui-avatar', shape === 'square' && 'ui-avatar--square', solid && 'ui-avatar--solid', here && 'ui-avatar--here')}
      style={style}
      role={label ? 'img' : undefined}
      aria-label={label ? name : undefined}
      aria-hidden={label ? undefined : true}
      title={label ? name : undefined}
    >
      {image ? <img src={image} alt="" loading="lazy" /> : solid ? initials(name).slice(-1) : initials(name, goods)}
    </span>
  )
}
