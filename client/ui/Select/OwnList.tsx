import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { fold } from '@shared/domain/text/fold'
import { Popover } from '../Popover/Popover'
import type { SelectOption } from './Select'

/** Whether the browser would open a list of its own beside our menus, at a desk; a phone's is the better one there. */
export const needsOwnList = (): boolean => window.matchMedia('(pointer: fine)').matches && !CSS.supports('appearance', 'base-select')

/** Keys by which a list of choices opens; others go on choosing without it. */
export const opensList = ({ key, altKey }: KeyboardEvent): boolean => key === ' ' || (altKey && (key === 'ArrowDown' || key === 'ArrowUp'))

interface OwnListProps {
  anchor: RefObject<HTMLElement | null>
  label: string | undefined
  options: readonly SelectOption[]
  value: string
  onChoose: (value: string) => void
  onClose: () => void
}

/** The options of a select as a list like the product's menus: arrows move, letters find, Enter chooses. */
export const OwnList = ({ anchor, label, options, value, onChoose, onClose }: OwnListProps) => {
  const list = useRef<HTMLDivElement>(null)
  const typed = useRef({ text: '', at: 0 })
  const items = (): HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>('[role=option]:not([aria-disabled])') ?? [])]
  useEffect(() => {
    const chosen =
      list.current?.querySelector<HTMLElement>('[aria-selected=true]') ?? list.current?.querySelector<HTMLElement>('[role=option]')
    chosen?.focus()
  }, [])
  const find = (event: KeyboardEvent, all: readonly HTMLElement[]): void => {
    const isSame = event.timeStamp - typed.current.at < SEARCH_PAUSE_MS
    const text = (isSame ? typed.current.text : '') + fold(event.key)
    typed.current = { text, at: event.timeStamp }
    all.find((item) => fold(item.textContent).startsWith(text))?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const all = items()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const steps: Record<string, number> = {
      ArrowDown: Math.min(at + 1, all.length - 1),
      ArrowUp: Math.max(at - 1, 0),
      Home: 0,
      End: all.length - 1,
    }
    const next = steps[event.key]
    if (event.key === 'Tab') return onClose()
    if (next !== undefined) all[next]?.focus()
    else if (event.key === 'Enter' || (event.key === ' ' && event.timeStamp - typed.current.at > SEARCH_PAUSE_MS)) all[at]?.click()
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) find(event, all)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Popover anchor={anchor} matchWidth role="presentation" className="ui-select__popover" onClose={onClose}>
      <div ref={list} role="listbox" aria-label={label} onKeyDown={onKeyDown}>
        {options.map((option) => (
          <div
            key={option.value}
            role="option"
            tabIndex={-1}
            aria-selected={option.value === value}
            aria-disabled={option.disabled || undefined}
            onClick={() => !option.disabled && onChoose(option.value)}
            onPointerMove={(event) => event.currentTarget.focus()}
          >
            {option.label}
          </div>
        ))}
      </div>
    </Popover>
  )
}

/** After this long without a letter, in milliseconds, the next one begins a new search. */
const SEARCH_PAUSE_MS = 700
