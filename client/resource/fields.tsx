import type { ComponentProps, ReactNode } from 'react'
import { useField, useFormikContext } from 'formik'
import { ImageUpload } from '../components/image-upload'
import { CheckboxField, SelectField } from '../ui/form/ChoiceFields'
import { DateField } from '../ui/form/DateField'
import { MoneyField, QuantityField } from '../ui/form/NumberFields'
import { TextAreaField, TextField } from '../ui/form/TextField'
import {
  type FieldNode,
  type FieldRow,
  type FieldPart,
  type OwnNode,
  textOf,
  type FieldOptions,
  type InputProps,
  type PlainValues,
  type FieldSpec,
} from './field-spec'
import './resource.css'

export const row = (...fields: FieldNode[]): FieldRow => ({ row: fields })
export const part = (title: string | undefined, ...fields: FieldNode[]): FieldPart => ({ ...(title && { title }), part: fields })
/** A piece of the screen's own among the fields of a part, or, outside of one, `DockPart`s of its own. */
export const own = (piece: ReactNode): OwnNode => ({ own: piece })

/** Room between two fields that don't belong together. */
export const gap: OwnNode = own(<div className="resource-gap" />)
const trimmed = (value: unknown): string => textOf(value).trim()
const orNull = (value: unknown): unknown => value ?? null

type InputOptions<P> = FieldOptions & Partial<Omit<P, keyof InputProps | 'children' | 'placeholder'>>
interface TextOptions {
  /** What stands in its place while it is empty. */
  readonly placeholder?: (values: Readonly<PlainValues>) => string
}

/** What concerns the field, and what is its input's own. */
const split = <O extends FieldOptions>(options: O) => {
  const { path, label, hint, required, disabled, undo, ...input } = options
  const given = { path, label, hint, required, disabled, undo }
  const field = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as FieldOptions
  return [field, input] as const
}

const Placed = (props: ComponentProps<typeof TextField> & { area: boolean; placed?: TextOptions['placeholder'] }) => {
  const { area, placed, rows, ...rest } = props as typeof props & { rows?: number }
  const { values } = useFormikContext<PlainValues>()
  const placeholder = placed ? { placeholder: placed(values) } : null
  if (!area) return <TextField {...rest} {...placeholder} />
  const { name, label, hint, required, maxLength, disabled } = rest
  return <TextAreaField {...{ name, label, hint, required, maxLength, disabled, rows }} {...placeholder} />
}

/** A line of text; its limits are the declaration's. */
export const textField = (name: string, options: InputOptions<ComponentProps<typeof TextField>> & TextOptions = {}): FieldSpec => {
  const [field, { placeholder, ...input }] = split(options)
  return {
    name,
    undo: true,
    ...field,
    read: textOf,
    send: trimmed,
    input: (props) => <Placed area={false} {...input} {...props} {...(placeholder && { placed: placeholder })} />,
  }
}

/** Several lines of text. */
export const areaField = (name: string, options: FieldOptions & TextOptions & { rows?: number } = {}): FieldSpec => {
  const [field, { placeholder, ...input }] = split(options)
  return {
    name,
    undo: true,
    ...field,
    read: textOf,
    send: trimmed,
    input: (props) => <Placed area {...input} {...props} {...(placeholder && { placed: placeholder })} />,
  }
}

/** Whole dong; emptied it is sent as 0. */
export const moneyField = (name: string, options: FieldOptions = {}): FieldSpec => ({
  name,
  undo: false,
  ...options,
  read: orNull,
  send: (value) => value ?? 0,
  input: ({ maxLength: _none, ...props }) => <MoneyField {...props} />,
})

/** A count; emptied it is sent as 0. */
export const quantityField = (name: string, options: FieldOptions = {}): FieldSpec => ({
  name,
  undo: false,
  ...options,
  read: orNull,
  send: (value) => value ?? 0,
  input: ({ maxLength: _none, ...props }) => <QuantityField {...props} />,
})

/** A day, `2026-11-21`. @public */
export const dayField = (name: string, options: FieldOptions = {}): FieldSpec => ({
  name,
  undo: true,
  ...options,
  read: orNull,
  send: (value) => value ?? undefined,
  input: ({ maxLength: _none, autoFocus: _always, ...props }) => <DateField {...props} />,
})

/** One of a few. */
export const selectField = (
  name: string,
  options: FieldOptions & Pick<ComponentProps<typeof SelectField>, 'options' | 'placeholder'>,
): FieldSpec => {
  const [field, input] = split(options)
  return {
    name,
    undo: true,
    ...field,
    read: textOf,
    send: (value) => (value === '' ? undefined : value),
    input: ({ maxLength: _none, ...props }) => <SelectField {...input} {...props} />,
  }
}

/** A yes or no. @public */
export const flagField = (name: string, options: FieldOptions = {}): FieldSpec => ({
  name,
  undo: true,
  ...options,
  read: (stored) => stored === true,
  send: (value) => value,
  input: ({ name: field, label, hint, disabled }) => (
    <CheckboxField name={field} hint={hint} disabled={disabled}>
      {label}
    </CheckboxField>
  ),
})

const Picture = ({ name, label, disabled }: InputProps) => {
  const [{ value }, , field] = useField<string | null>(name)
  return <ImageUpload label={label} value={value} disabled={disabled} onChange={(address) => void field.setValue(address)} />
}

/** A picture by its address. */
export const pictureField = (name: string, options: FieldOptions = {}): FieldSpec => ({
  name,
  undo: false,
  isTyped: false,
  ...options,
  read: (stored) => textOf(stored) || null,
  send: (value) => value ?? '',
  input: (props) => <Picture {...props} />,
})

/** A field written by a component of the screen's own, over values of the form's own. */
export const ownField = (name: string, input: FieldSpec['input'], options: FieldOptions & { isChoice?: boolean } = {}): FieldSpec => ({
  name,
  undo: false,
  ...options,
  read: orNull,
  send: (value) => value,
  input,
})
