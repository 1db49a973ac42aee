import { useIsPhone } from '../../lib/use-media'
import type { IconName } from '../icons/Icon'
import type { MenuTrigger } from '../Menu/Menu'
import { IconButton } from '../IconButton/IconButton'
import { Button, type ButtonProps } from './Button'

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
