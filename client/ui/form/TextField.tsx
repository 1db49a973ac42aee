import type { ComponentProps } from 'react'
import { PasswordInput, TextArea, TextInput } from '../TextInput/TextInput'
import { BoundField, splitField, type FieldOf } from './bound-field'

/** A line of text in a form. */
export const TextField = (props: FieldOf<ComponentProps<'input'>, string>) => {
  const [field, input] = splitField(props)
  return (
    <BoundField<string> {...field}>
      {({ set, ...bound }) => <TextInput {...input} {...bound} onChange={(event) => set(event.target.value)} />}
    </BoundField>
  )
}

/** Several lines of text in a form. */
export const TextAreaField = (props: FieldOf<ComponentProps<'textarea'>, string>) => {
  const [field, input] = splitField(props)
  return (
    <BoundField<string> {...field}>
      {({ set, ...bound }) => <TextArea {...input} {...bound} onChange={(event) => set(event.target.value)} />}
    </BoundField>
  )
}

/** A password in a form, with a button that shows it. */
export const PasswordField = (props: FieldOf<Omit<ComponentProps<'input'>, 'type'>, string>) => {
  const [field, input] = splitField(props)
  return (
    <BoundField<string> {...field}>
      {({ set, ...bound }) => <PasswordInput {...input} {...bound} onChange={(event) => set(event.target.value)} />}
    </BoundField>
  )
}
