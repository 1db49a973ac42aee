import type { ReactNode } from 'react'
import { Checkbox } from '../Checkbox/Checkbox'
import { Field, type FieldProps } from '../Field/Field'
import { Picker, type PickerOption, type PickerProps } from '../Picker/Picker'
import { Select, type SelectProps } from '../Select/Select'
import { useBound } from './use-bound'

type Bound = Omit<FieldProps, 'error'> & { name: string }

/** One of a few in a form. */
export const SelectField = ({
  name,
  label,
  hint,
  required,
  mate,
  bare,
  className,
  ...input
}: Bound & Omit<SelectProps, keyof Bound | 'value' | 'onChange'>) => {
  const bound = useBound<string>(name)
  return (
    <Field {...{ name, label, hint, required, mate, bare, className }} error={bound.error}>
      {(ids) => <Select {...input} {...ids} name={name} value={bound.value} onChange={bound.set} onBlur={bound.leave} />}
    </Field>
  )
}

interface CheckboxFieldProps {
  name: string
  children: ReactNode
  hint?: ReactNode
  disabled?: boolean
  /** Drawn as a switch. */
  asSwitch?: boolean
}

/** A yes or no in a form. */
export const CheckboxField = ({ name, children, hint, disabled, asSwitch }: CheckboxFieldProps) => {
  const bound = useBound<boolean>(name)
  return (
    <div className="ui-field">
      <Checkbox name={name} checked={bound.value} onChange={bound.set} hint={hint} disabled={disabled} asSwitch={asSwitch ?? false}>
        {children}
      </Checkbox>
      {bound.error && <p className="ui-field__error">{bound.error}</p>}
    </div>
  )
}

/** A yes or no in a form, drawn as a switch. */
export const SwitchField = (props: Omit<CheckboxFieldProps, 'asSwitch'>) => <CheckboxField {...props} asSwitch />

type PickerFieldProps<T> = Bound &
  Omit<PickerProps<T>, keyof Bound | 'value' | 'onChange'> & { onPick?: (option: PickerOption<T> | null) => void }

/** One of many in a form; the form holds `{value, label}` or null. */
export const PickerField = <T,>({ name, label, hint, required, mate, bare, className, onPick, ...input }: PickerFieldProps<T>) => {
  const bound = useBound<Pick<PickerOption<T>, 'value' | 'label'> | null>(name)
  return (
    <Field {...{ name, label, hint, required, mate, bare, className }} error={bound.error}>
      {(ids) => (
        <Picker<T>
          {...input}
          {...ids}
          value={bound.value}
          onChange={(option) => {
            bound.set(option && { value: option.value, label: option.label })
            onPick?.(option)
          }}
          onBlur={bound.leave}
        />
      )}
    </Field>
  )
}
