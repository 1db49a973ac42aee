import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../../lib/class-names'
import './Checkbox.css'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'checked' | 'value'> {
  checked: boolean
  onChange: (checked: boolean) => void
  children?: ReactNode
  /** A second line under the words. */
  hint?: ReactNode
  /** Some of what it stands for is chosen. */
  mixed?: boolean
  /** Takes effect at once, as a light does; a checkbox waits for 'Lưu'. */
  asSwitch?: boolean
}

/** A yes or no with its words. */
export const Checkbox = ({ checked, onChange, children, hint, mixed = false, asSwitch, className, ...rest }: CheckboxProps) => {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed && !checked
  }, [mixed, checked])
  return (
    <label className={classNames('ui-check', asSwitch && 'ui-check--switch', className)}>
      <input
        ref={box}
        {...rest}
        type="checkbox"
        role={asSwitch ? 'switch' : undefined}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children && (
        <span>
          {children}
          {hint && <small>{hint}</small>}
        </span>
      )}
    </label>
  )
}
