import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { classNames } from '../../lib/class-names'
import { Icon, type IconName } from '../icons/Icon'
import { Kbd } from '../Kbd/Kbd'
import { uiMessages } from '../messages'
import './Button.css'

export type ButtonKind = 'primary' | 'plain' | 'quiet' | 'link' | 'danger' | 'danger-quiet'

interface Look {
  /** `primary` at most once a view; `plain` has an edge; `danger` only in a confirmation. */
  kind?: ButtonKind | undefined
  size?: 's' | 'm' | 'l' | undefined
  icon?: IconName
  /** The key that does the same, shown inside: `Ctrl ↵`. */
  kbd?: string
  block?: boolean | undefined
}

export interface ButtonProps extends Look, ComponentProps<'button'> {
  /** Work is going on: the button keeps its place and the focus, says so and can't be pressed again. */
  busy?: boolean
  busyText?: ReactNode
}

const look = ({ kind = 'plain', size = 'm', block }: Look, busy: boolean, extra?: string): string =>
  classNames(
    'ui-button',
    `ui-button--${kind}`,
    size !== 'm' && `ui-button--${size}`,
    block && 'ui-button--block',
    busy && 'ui-button--busy',
    extra,
  )

const Face = ({ icon, kbd, children }: { icon?: IconName | undefined; kbd?: string | undefined; children: ReactNode }) => (
  <span className="ui-button__face">
    {icon && <Icon name={icon} />}
    {children}
    {kbd && <Kbd>{kbd}</Kbd>}
  </span>
)

const doNothing = (event: MouseEvent): void => event.preventDefault()

/** A button. It is `type="button"` unless told otherwise. */
export const Button = ({ kind, size, icon, kbd, block, busy = false, busyText, className, children, disabled, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={look({ kind, size, block }, busy, className)}
    {...(busy ? { 'aria-busy': true, 'aria-disabled': true, onClick: doNothing } : { disabled })}
  >
    <Face icon={icon} kbd={kbd}>
      {children}
    </Face>
    {busy && (
      <span className="ui-button__face">
        <span className="ui-spinner" aria-hidden="true" />
        {busyText ?? <FormattedMessage {...uiMessages.saving} />}
      </span>
    )}
  </button>
)

/** A link that looks like a button. */
export const ButtonLink = ({ kind, size, icon, kbd, block, className, children, ...rest }: Look & ComponentProps<typeof Link>) => (
  <Link {...rest} className={look({ kind, size, block }, false, className)}>
    <Face icon={icon} kbd={kbd}>
      {children}
    </Face>
  </Link>
)
