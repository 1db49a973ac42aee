import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import { fold } from '@shared/foundation/text/fold'
import { Icon } from '../icons/Icon'
import { uiMessages } from '../messages'
import { Highlight } from '../Picker/Highlight'
import { Popover } from '../Popover/Popover'
import type { SelectOption } from './Select'
import '../Picker/Picker.css'

/** With more options than this a list has a field to search in. */
const MOST_WITHOUT_SEARCH = 12
/** After this long without a letter, in milliseconds, the next one begins a new search. */
const SEARCH_PAUSE_MS = 700

const isLong = (options: readonly SelectOption[]): boolean => options.length > MOST_WITHOUT_SEARCH

/** At a desk: whether the browser would open a list of its own beside our menus, or one too long to go without a search. A phone's own
 *  list is the better one there. */
export const needsOwnList = (options: readonly SelectOption[]): boolean =>
  window.matchMedia('(pointer: fine)').matches && (isLong(options) || !CSS.supports('appearance', 'base-select'))

/** Keys by which a list of choices opens; others go on choosing without it. */
export const opensList = ({ key, altKey }: KeyboardEvent, options: readonly SelectOption[]): boolean =>
  key === ' ' || ((altKey || isLong(options)) && (key === 'ArrowDown' || key === 'ArrowUp'))

interface OwnListProps {
  anchor: RefObject<HTMLElement | null>
  label: string
  options: readonly SelectOption[]
  value: string
  onChoose: (value: string) => void
  onClose: () => void
}

/** The options of a select as a list like the product's menus: arrows move, letters find, Enter chooses. */
export const OwnList = (props: OwnListProps) => (
  <Popover anchor={props.anchor} matchWidth role="presentation" className="ui-select__popover" onClose={props.onClose}>
    {isLong(props.options) ? <SearchedList {...props} /> : <ShortList {...props} />}
  </Popover>
)

interface OptionRowProps {
  option: SelectOption
  chosen: boolean
  id?: string
  isActive?: boolean
  onChoose: (value: string) => void
  onPoint: (element: HTMLElement) => void
  children: ReactNode
}

const OptionRow = ({ option, chosen, id, isActive, onChoose, onPoint, children }: OptionRowProps) => (
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={chosen}
    aria-disabled={option.disabled || undefined}
    data-active={isActive || undefined}
    ref={isActive ? showIt : undefined}
    onClick={() => !option.disabled && onChoose(option.value)}
    onPointerMove={(event) => onPoint(event.currentTarget)}
  >
    {children}
  </div>
)

const ShortList = ({ label, options, value, onChoose, onClose }: OwnListProps) => {
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
    <div ref={list} role="listbox" aria-label={label} onKeyDown={onKeyDown}>
      {options.map((option) => (
        <OptionRow
          key={option.value}
          option={option}
          chosen={option.value === value}
          onChoose={onChoose}
          onPoint={(element) => element.focus()}
        >
          {option.label}
        </OptionRow>
      ))}
    </div>
  )
}

/** Many options: a field over them keeps the focus, and what is typed, with or without accents, is all that is left. */
const SearchedList = ({ label, options, value, onChoose, onClose }: OwnListProps) => {
  const intl = useIntl()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const words = fold(text.trim()).split(/\s+/)
  const shown = options.filter((option) => words.every((word) => fold(option.label).includes(word)))
  const free = shown.filter((option) => !option.disabled)
  const [active, setActive] = useState<string | null>(value)
  const activeValue = free.find((option) => option.value === active)?.value ?? free[0]?.value
  useEffect(() => field.current?.focus(), [])
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    const at = free.findIndex((option) => option.value === activeValue)
    const steps: Record<string, number> = { ArrowDown: Math.min(at + 1, free.length - 1), ArrowUp: Math.max(at - 1, 0) }
    const next = steps[event.key]
    if (event.key === 'Tab') return onClose()
    if (next !== undefined) setActive(free[next]?.value ?? null)
    else if (event.key !== 'Enter') return
    else if (activeValue !== undefined) onChoose(activeValue)
    event.preventDefault()
    event.stopPropagation()
  }
  const idOf = (option: string): string => `${id}-${options.findIndex((one) => one.value === option)}`
  return (
    <>
      <span className="ui-input-box ui-select__search">
        <Icon name="search" size={15} />
        <input
          ref={field}
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={activeValue === undefined ? undefined : idOf(activeValue)}
          aria-autocomplete="list"
          aria-label={intl.formatMessage(uiMessages.selectSearch, { label })}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setActive(null)
          }}
          onKeyDown={onKeyDown}
        />
      </span>
      <div id={`${id}-list`} role="listbox" aria-label={label}>
        {shown.map((option) => (
          <OptionRow
            key={option.value}
            id={idOf(option.value)}
            option={option}
            chosen={option.value === value}
            isActive={option.value === activeValue}
            onChoose={onChoose}
            onPoint={() => setActive(option.value)}
          >
            <Highlight text={option.label} typed={text} />
          </OptionRow>
        ))}
      </div>
      {shown.length === 0 && (
        <p className="ui-picker__none" role="status">
          {intl.formatMessage(uiMessages.pickerNone, { text })}
        </p>
      )}
    </>
  )
}

const showIt = (element: HTMLElement | null): void => element?.scrollIntoView?.({ block: 'nearest' })
