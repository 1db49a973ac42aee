import type { ComponentProps } from 'react'
import { classNames } from '../../lib/class-names'
import { Icon } from '../icons/Icon'
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

/** One of a few: the system's own list, at home on a phone and a keyboard. For many, use `Picker`. */
export const Select = ({ options, value, onChange, placeholder, className, ...rest }: SelectProps) => (
  <span className={classNames('ui-select', className)}>
    <select {...rest} className="ui-input" value={value} onChange={(event) => onChange(event.target.value)}>
      {(placeholder !== undefined || !options.some((option) => option.value === value)) && <option value="">{placeholder ?? ''}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
    <Icon name="chevron-down" size={14} />
  </span>
)
