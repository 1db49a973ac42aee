import { useRef, useState, type ComponentProps, type SyntheticEvent } from 'react'
import { classNames } from '../../lib/class-names'
import { Icon } from '../icons/Icon'
import { needsOwnList, opensList, OwnList } from './OwnList'
import '../TextInput/input.css'
import './Select.css'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  options: readonly SelectOption[]
  value: string
  onChange: (value: string) => void
  /** Shown while nothing is chosen (`value` is empty). */
  placeholder?: string | undefined
}

const nameOf = (select: HTMLSelectElement): string => select.getAttribute('aria-label') ?? select.labels[0]?.textContent ?? ''

/** One of a few: drawn like the product's menus at a desk, the system's own list on a phone. For many, use `Picker`. */
export const Select = ({ options, value, onChange, placeholder, className, onMouseDown, onKeyDown, ...rest }: SelectProps) => {
  const box = useRef<HTMLSpanElement>(null)
  /** What the open list is called; null while there is none. */
  const [listed, setListed] = useState<string | null>(null)
  const hasEmpty = placeholder !== undefined || !options.some((option) => option.value === value)
  const all = hasEmpty ? [{ value: '', label: placeholder ?? '' }, ...options] : options
  const toggle = (event: SyntheticEvent<HTMLSelectElement>): void => {
    if (!needsOwnList(all)) return
    event.preventDefault()
    event.currentTarget.focus()
    setListed(listed === null ? nameOf(event.currentTarget) : null)
  }
  const close = (): void => {
    setListed(null)
    box.current?.querySelector('select')?.focus()
  }
  return (
    <span ref={box} className={classNames('ui-select', className)}>
      <select
        {...rest}
        className="ui-input"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onMouseDown={(event) => {
          onMouseDown?.(event)
          if (event.button === 0) toggle(event)
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          if (opensList(event, all)) toggle(event)
        }}
      >
        {all.map((option: SelectOption) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={14} />
      {listed !== null && (
        <OwnList
          anchor={box}
          label={listed}
          options={all}
          value={value}
          onClose={close}
          onChoose={(chosen) => {
            close()
            if (chosen !== value) onChange(chosen)
          }}
        />
      )}
    </span>
  )
}
