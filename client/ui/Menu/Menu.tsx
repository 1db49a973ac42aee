import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { classNames } from '../../lib/class-names'
import { Icon, type IconName } from '../icons/Icon'
import { Kbd } from '../Kbd/Kbd'
import { Popover } from '../Popover/Popover'
import './Menu.css'

export interface MenuEntry {
  key: string
  label: ReactNode
  /** A second line: what it will do, or how much is left. */
  detail?: ReactNode
  icon?: IconName
  /** In place of an icon, as a status disc. */
  mark?: ReactNode
  /** The key that chooses it while the menu is open. */
  kbd?: string
  /** Why it can't be chosen; it stays in sight with this as its second line. */
  reason?: ReactNode
  danger?: boolean
  /** Of several, the one in force. */
  checked?: boolean
  /** A rule above it. */
  ruled?: boolean
  /** Goes to this address when chosen. */
  to?: string
  onChoose?: () => void
}

/** Spread these on the button that opens the menu. */
export interface MenuTrigger {
  ref: RefObject<HTMLButtonElement | null>
  onClick: () => void
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
}

interface MenuProps {
  /** Names the menu to readers; shown as its heading with `title`. */
  label: string
  title?: boolean
  entries: MenuEntry[]
  align?: 'start' | 'end'
  trigger: (props: MenuTrigger) => ReactNode
}

/** A button with a menu: arrows move, letters of `kbd` choose, Esc closes and gives focus back. */
export const Menu = ({ label, title, entries, align = 'start', trigger }: MenuProps) => {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  return (
    <>
      {trigger({
        ref: button,
        onClick: () => setOpen(!open),
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
      })}
      {open && (
        <Popover anchor={button} align={align} role="presentation" onClose={() => setOpen(false)}>
          <MenuList
            id={id}
            label={label}
            title={title}
            entries={entries}
            onDone={() => {
              setOpen(false)
              button.current?.focus()
            }}
          />
        </Popover>
      )}
    </>
  )
}

interface MenuListProps {
  id: string
  label: string
  title?: boolean | undefined
  entries: MenuEntry[]
  onDone: () => void
}

const MenuList = ({ id, label, title, entries, onDone }: MenuListProps) => {
  const list = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const items = (): HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
  useEffect(() => {
    // Only when it opens: entries may be made anew by a live update while it is open.
    const first = list.current?.querySelector<HTMLElement>('[role^="menuitem"]:not([aria-disabled])')
    first?.focus()
  }, [])

  const choose = (entry: MenuEntry): void => {
    if (entry.reason) return
    onDone()
    if (entry.to) void navigate(entry.to)
    entry.onChoose?.()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const all = items()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }
    const next = steps[event.key]
    if (next !== undefined) {
      event.preventDefault()
      all[(next + all.length) % all.length]?.focus()
    } else if (event.key === 'Tab') onDone()
    else if (!event.ctrlKey && !event.metaKey) {
      const hit = entries.find((entry) => entry.kbd?.toLowerCase() === event.key.toLowerCase())
      if (!hit) return
      event.preventDefault()
      choose(hit)
    }
  }

  return (
    <div ref={list} id={id} role="menu" aria-label={label} className="ui-menu" onKeyDown={onKeyDown}>
      {title && <div className="ui-menu__title">{label}</div>}
      {entries.map((entry) => (
        <div key={entry.key} role="presentation">
          {entry.ruled && <hr className="ui-menu__rule" role="presentation" />}
          <button
            type="button"
            role={entry.checked === undefined ? 'menuitem' : 'menuitemradio'}
            aria-checked={entry.checked}
            aria-disabled={entry.reason ? true : undefined}
            tabIndex={-1}
            className={classNames(
              'ui-menu__entry',
              !entry.icon && !entry.mark && 'ui-menu__entry--bare',
              entry.danger && 'ui-menu__entry--danger',
            )}
            onClick={() => choose(entry)}
          >
            {entry.icon ? <Icon name={entry.icon} /> : entry.mark}
            <span>
              {entry.label}
              {(entry.reason ?? entry.detail) && <small>{entry.reason ?? entry.detail}</small>}
            </span>
            {entry.checked ? <Icon name="check" /> : entry.kbd && <Kbd>{entry.kbd}</Kbd>}
          </button>
        </div>
      ))}
    </div>
  )
}
