import type { ComponentProps } from 'react'
import { Avatar } from '../Avatar/Avatar'
import { CountBadge } from '../CountBadge/CountBadge'
import { Icon } from '../icons/Icon'
import { IconButton } from '../IconButton/IconButton'
import { Kbd } from '../Kbd/Kbd'
import './AppShell.css'

/** The search of the top bar: looks like a field, opens the palette. */
export const ShellSearch = ({ placeholder, kbd = 'Ctrl K', ...rest }: ComponentProps<'button'> & { placeholder: string; kbd?: string }) => (
  <button type="button" {...rest} className="ui-search-button" aria-label={placeholder} aria-keyshortcuts="Control+K">
    <Icon name="search" size={15} />
    <span>{placeholder}</span>
    <Kbd>{kbd}</Kbd>
  </button>
)

/** The bell with what is unread; `label` says how many. */
export const ShellBell = ({ label, count, ...rest }: ComponentProps<'button'> & { label: string; count: number }) => (
  <span className="ui-bell">
    <IconButton {...rest} icon="bell" iconSize={20} label={label} />
    <CountBadge count={count} />
  </span>
)

/** The person's own button, for a `Menu`. */
export const ShellMe = ({ name, image, ...rest }: ComponentProps<'button'> & { name: string; image?: string | undefined }) => (
  <button type="button" {...rest} className="ui-me" aria-label={name} title={name}>
    <Avatar name={name} image={image} size={28} />
  </button>
)

/** The language in force; a press changes it. */
export const ShellLanguage = ({ code, label, ...rest }: ComponentProps<'button'> & { code: string; label: string }) => (
  <button type="button" {...rest} className="ui-lang-button" aria-label={label} title={label}>
    {code}
  </button>
)
