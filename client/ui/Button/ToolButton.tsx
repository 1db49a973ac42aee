import { Link } from 'react-router-dom'
import { useIsPhone } from '../../lib/use-media'
import { Icon, type IconName } from '../icons/Icon'
import type { MenuTrigger } from '../Menu/Menu'
import { IconButton } from '../IconButton/IconButton'
import { Button, ButtonLink, type ButtonProps } from './Button'

interface ToolButtonProps extends Pick<ButtonProps, 'kind' | 'disabled' | 'onClick'>, Partial<Omit<MenuTrigger, 'onClick'>> {
  icon: IconName
  label: string
}

/** A tool of a page: icon and word; on a phone the icon alone. */
export const ToolButton = ({ icon, label, kind, ...rest }: ToolButtonProps) =>
  useIsPhone() ? (
    <IconButton edge icon={icon} label={label} {...rest} />
  ) : (
    <Button kind={kind} icon={icon} {...rest}>
      {label}
    </Button>
  )

/** A tool that leads to another page: a link with icon and word; on a phone the icon alone. */
export const ToolLink = ({ icon, label, to }: { icon: IconName; label: string; to: string }) =>
  useIsPhone() ? (
    <Link className="ui-icon-button ui-icon-button--edge" aria-label={label} title={label} to={to}>
      <Icon name={icon} size={16} />
    </Link>
  ) : (
    <ButtonLink icon={icon} to={to}>
      {label}
    </ButtonLink>
  )
