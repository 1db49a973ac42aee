import type { ComponentProps } from 'react'
import { classNames } from '../../lib/class-names'
import { Icon, type IconName } from '../icons/Icon'
import './IconButton.css'

export interface IconButtonProps extends ComponentProps<'button'> {
  icon: IconName
  /** What it does, for readers and as a tooltip. */
  label: string
  /** With an edge, as beside a search field. */
  edge?: boolean
  size?: 's' | 'm'
  iconSize?: number
}

/** A button of one icon; its words are heard and shown on hover. */
export const IconButton = ({ icon, label, edge, size = 'm', iconSize = 16, className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    title={label}
    {...rest}
    aria-label={label}
    className={classNames('ui-icon-button', edge && 'ui-icon-button--edge', size === 's' && 'ui-icon-button--s', className)}
  >
    <Icon name={icon} size={iconSize} />
  </button>
)
