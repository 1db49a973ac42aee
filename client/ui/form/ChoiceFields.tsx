import type { ReactNode } from 'react'
import { Checkbox } from '../Checkbox/Checkbox'
import { Picker, type PickerOption } from '../Picker/Picker'
import type { PickerProps } from '../Picker/picker-props'
import { Segmented, type SegmentedProps } from '../Segmented/Segmented'
import { Select, type SelectProps } from '../Select/Select'
import { BoundField, splitField, type FieldOf } from './bound-field'
import { useBound } from './use-bound'
import { FieldError } from '../Field/FieldError'

/** One of a few in a form. */
export const SelectField = (props: FieldOf<SelectProps, string>) => {
  const [field, input] = splitField(props)
  return <BoundField<string> {...field}>{({ set, ...bound }) => <Select {...input} {...bound} onChange={set} />}</BoundField>
}

/** One of two to four in a form, all in sight. */
export const SegmentedField = <K extends string>({ name, onSet, ...props }: SegmentedFieldProps<K>) => {
  const { value, error, set } = useBound<K>(name, undefined, onSet)
  return (
    <>
      <Segmented {...props} chosen={value} onChoose={set} />
      {error && <FieldError role="alert">{error}</FieldError>}
    </>
  )
}

interface SegmentedFieldProps<K extends string> extends Omit<SegmentedProps<K>, 'chosen' | 'onChoose'> {
  name: string
  /** What else another choice changes. */
  onSet?: (key: K) => void
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
      <Checkbox
        name={name}
        checked={bound.value}
        onChange={bound.set}
        hint={hint}
        disabled={disabled}
        asSwitch={asSwitch ?? false}
        aria-invalid={bound.error ? true : undefined}
      >
        {children}
      </Checkbox>
      {bound.error && <FieldError role="alert">{bound.error}</FieldError>}
    </div>
  )
}

/** A yes or no in a form, drawn as a switch. */
export const SwitchField = (props: Omit<CheckboxFieldProps, 'asSwitch'>) => <CheckboxField {...props} asSwitch />

type Choice<T> = Pick<PickerOption<T>, 'value' | 'label'>

/** One of many in a form; the form holds `{value, label}` or null, `onSet` hears the whole option. */
export const PickerField = <T,>({ onSet, ...props }: FieldOf<PickerProps<T>, PickerOption<T> | null>) => {
  const [field, input] = splitField(props)
  return (
    <BoundField<Choice<T> | null> {...field}>
      {({ set, name: _name, ...bound }) => (
        <Picker<T>
          {...input}
          {...bound}
          onChange={(option) => {
            onSet?.(option)
            set(option && { value: option.value, label: option.label })
          }}
        />
      )}
    </BoundField>
  )
}
