import type { ComponentProps } from 'react'
import { Field, type FieldProps } from '../Field/Field'
import { PasswordInput, TextArea, TextInput } from '../TextInput/TextInput'
import { useBound } from './use-bound'

type Bound = Omit<FieldProps, 'error'> & { name: string }

/** A line of text in a form. */
export const TextField = ({
  name,
  label,
  hint,
  required,
  mate,
  bare,
  className,
  ...input
}: Bound & Omit<ComponentProps<'input'>, keyof Bound | 'value' | 'onChange'>) => {
  const bound = useBound<string>(name)
  return (
    <Field {...{ name, label, hint, required, mate, bare, className }} error={bound.error}>
      {(ids) => (
        <TextInput
          {...input}
          {...ids}
          name={name}
          value={bound.value}
          onChange={(event) => bound.set(event.target.value)}
          onBlur={bound.leave}
        />
      )}
    </Field>
  )
}

/** Several lines of text in a form. */
export const TextAreaField = ({
  name,
  label,
  hint,
  required,
  mate,
  bare,
  className,
  ...input
}: Bound & Omit<ComponentProps<'textarea'>, keyof Bound | 'value' | 'onChange'>) => {
  const bound = useBound<string>(name)
  return (
    <Field {...{ name, label, hint, required, mate, bare, className }} error={bound.error}>
      {(ids) => (
        <TextArea
          {...input}
          {...ids}
          name={name}
          value={bound.value}
          onChange={(event) => bound.set(event.target.value)}
          onBlur={bound.leave}
        />
      )}
    </Field>
  )
}

/** A password in a form, with a button that shows it. */
export const PasswordField = ({
  name,
  label,
  hint,
  required,
  bare,
  className,
  ...input
}: Omit<Bound, 'mate'> & Omit<ComponentProps<'input'>, keyof Bound | 'value' | 'onChange' | 'type'>) => {
  const bound = useBound<string>(name)
  return (
    <Field {...{ name, label, hint, required, bare, className }} error={bound.error}>
      {(ids) => (
        <PasswordInput
          {...input}
          {...ids}
          name={name}
          value={bound.value}
          onChange={(event) => bound.set(event.target.value)}
          onBlur={bound.leave}
        />
      )}
    </Field>
  )
}
