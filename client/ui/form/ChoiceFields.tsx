import type { ReactNode } from 'react'
import { Checkbox } from '../Checkbox/Checkbox'
import { Picker, type PickerOption, type PickerProps } from '../Picker/Picker'
import { Select, type SelectProps } from '../Select/Select'
import { BoundField, splitField, type FieldOf } from './bound-field'
import { useBound } from './use-bound'
import { FieldError } from '../Field/FieldError'

/** One of a few in a form. */
export const SelectField = (props: FieldOf<SelectProps>) => {
  const [field, input] = splitField(props)
  return <BoundField<string> {...field}>{({ set, ...bound }) => <Select {...input} {...bound} onChange={set} />}</BoundField>
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
      {bound.error && <FieldError>{bound.error}</FieldError>}
    </div>
  )
}

/** A yes or no in a form, drawn as a switch. */
export const SwitchField = (props: Omit<CheckboxFieldProps, 'asSwitch'>) => <CheckboxField {...props} asSwitch />

type Choice<T> = Pick<PickerOption<T>, 'value' | 'label'>

/** One of many in a form; the form holds `{value, label}` or null. */
export const PickerField = <T,>({ onPick, ...props }: FieldOf<PickerProps<T>> & { onPick?: (option: PickerOption<T> | null) => void }) => {
  const [field, input] = splitField(props)
  return (
    <BoundField<Choice<T> | null> {...field}>
      {({ set, name: _name, ...bound }) => (
        <Picker<T>
          {...input}
          {...bound}
          onChange={(option) => {
            set(option && { value: option.value, label: option.label })
            onPick?.(option)
          }}
        />
      )}
    </BoundField>
  )
}
