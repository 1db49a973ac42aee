import type { Reference } from '@shared/foundation/declaration/define-service'
import { fold } from '@shared/foundation/text/fold'
import type { RecordService } from '@shared/registry/names'
import type { Page } from '@shared/registry/service-types'
import { useCallback, type ComponentProps, type ReactNode } from 'react'
import type { MessageDescriptor } from 'react-intl'
import { useField, useFormikContext } from 'formik'
import { api } from '../api/api'
import { facts } from '../api/facts'
import { factsOfList } from '../api/facts-of-list'
import type { WireQuery } from '../api/wire-query'
import { ImageUpload } from '../components/image-upload'
import type { PickerOption } from '../ui/Picker/Picker'
import { CheckboxField, PickerField, SelectField } from '../ui/form/ChoiceFields'
import { DateField } from '../ui/form/DateField'
import { MoneyField, QuantityField } from '../ui/form/NumberFields'
import { TextAreaField, TextField } from '../ui/form/TextField'
import './resource.css'

/** The values of a form that says nothing of its own about them. */
export type PlainValues = Record<string, unknown>

/** What the form gives to the input of a field. */
export interface InputProps {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly required: boolean
  readonly maxLength?: number
  readonly disabled: boolean
  readonly autoFocus: boolean
}

export interface FieldOptions {
  /** Which field of the declaration's shape it is, where the form calls it otherwise. */
  readonly path?: string
  /** `messages[name]` unless given. */
  readonly label?: MessageDescriptor
  readonly hint?: MessageDescriptor | string | undefined
  /** Asked for by the form although the declaration doesn't. */
  readonly required?: boolean
  readonly disabled?: boolean
  /** Whether a save of it can simply be written back; texts can. */
  readonly undo?: boolean
}

/** One field of a form: what it holds, how it is sent, how it is written. */
export interface FieldSpec extends FieldOptions {
  readonly name: string
  readonly undo: boolean
  readonly isChoice?: boolean
  /** False where nothing is typed: a form doesn't begin there. */
  readonly isTyped?: false
  /** The record's value as the form holds it; `undefined`: of a new record. */
  readonly read: (stored: unknown, record: Readonly<PlainValues>) => unknown
  /** The form's value as it is sent; `undefined`: nothing is to be sent of it. */
  readonly send: (value: unknown) => unknown
  readonly input: (props: InputProps) => ReactNode
}

/** Fields beside each other. */
export interface FieldRow {
  readonly row: readonly FieldNode[]
}

/** Fields under a heading, between two lines. */
export interface FieldPart {
  readonly title?: string
  readonly part: readonly FieldNode[]
}

/** Anything else that stands among the fields. */
interface OwnNode {
  readonly own: ReactNode
}

export type FieldNode = FieldSpec | FieldRow | FieldPart | OwnNode | false

export const row = (...fields: FieldNode[]): FieldRow => ({ row: fields })
export const part = (title: string | undefined, ...fields: FieldNode[]): FieldPart => ({ ...(title && { title }), part: fields })
/** A piece of the screen's own among the fields of a part, or, outside of one, `DockPart`s of its own. */
export const own = (piece: ReactNode): OwnNode => ({ own: piece })

/** Room between two fields that don't belong together. */
export const gap: OwnNode = own(<div className="resource-gap" />)

/** All fields in their order, out of rows and parts. */
export const fieldsIn = (nodes: readonly FieldNode[]): FieldSpec[] =>
  nodes.flatMap((node) => {
    if (!node || 'own' in node) return []
    if ('row' in node) return fieldsIn(node.row)
    return 'part' in node ? fieldsIn(node.part) : [node]
  })

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const trimmed = (value: unknown): string => text(value).trim()
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
    read: text,
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
    read: text,
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
    read: text,
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
  read: (stored) => text(stored) || null,
  send: (value) => value ?? '',
  input: (props) => <Picture {...props} />,
})

interface Choice {
  readonly value: string
  readonly label: string
}
const nameOf = (person: unknown): string => (typeof person === 'object' && person !== null && 'name' in person ? text(person.name) : '')
const isChoice = (value: unknown): value is Choice => typeof value === 'object' && value !== null && 'value' in value

interface Lookup {
  useLazyFind(): readonly [(query: WireQuery) => { unwrap(): Promise<Page<{ readonly _id: string; readonly name?: string }>> }, unknown]
}
const lookupOf = (service: RecordService): Lookup => {
  const hooks: unknown = api[service]
  return hooks as Lookup
}
const CHOICES = 10

/** A picker of the active records of a service, of the groups a reference may name, found by words; the first ones when nothing is typed. */
const referenceInput = ({ service, groups }: Reference) => {
  const records = lookupOf(service)
  const { isSearched } = facts[service]
  const { filter } = factsOfList(service)
  const ReferenceInput = ({ maxLength: _none, ...props }: InputProps) => {
    const [find] = records.useLazyFind()
    const search = useCallback(
      async (typed: string): Promise<PickerOption[]> => {
        const words = typed.trim()
        const { data } = await find({
          ...(groups && { group: { $in: groups } }),
          ...(filter.includes('status') && { status: 'active' }),
          ...(isSearched ? { $limit: CHOICES, ...(words && { search: words }) } : { $limit: -1 }),
        }).unwrap()
        const choices = data.map((record) => ({ value: record._id, label: record.name ?? '', data: record }))
        return isSearched ? choices : choices.filter(({ label }) => fold(label).includes(fold(words)))
      },
      [find],
    )
    return <PickerField {...props} search={search} />
  }
  return ReferenceInput
}

/**
 * The record of another service that a field names, as the declaration's `references` say: `referenceField(vehicles, 'warehouseId')`. The
 * form holds `{ value, label }`.
 * @public
 */
export const referenceField = <const R extends Readonly<Record<string, Reference>>>(
  { references }: { readonly references: R },
  name: keyof R & string,
  options: FieldOptions = {},
): FieldSpec => {
  const reference: Reference | undefined = references[name]
  if (!reference) throw new RangeError(`No reference '${name}' is declared`)
  const Input = referenceInput(reference)
  return {
    name,
    undo: true,
    ...options,
    isChoice: true,
    read: (stored, record) => (typeof stored === 'string' ? { value: stored, label: nameOf(record[reference.as ?? '']) } : null),
    send: (value) => (isChoice(value) ? value.value : undefined),
    input: (props) => <Input {...props} />,
  }
}

/** A field written by a component of the screen's own, over values of the form's own. */
export const ownField = (name: string, input: FieldSpec['input'], options: FieldOptions & { isChoice?: boolean } = {}): FieldSpec => ({
  name,
  undo: false,
  ...options,
  read: orNull,
  send: (value) => value,
  input,
})

/** The record as the fields hold it; of nothing, the empty form. */
export const plainValues = (fields: readonly FieldSpec[], record: object | undefined): PlainValues => {
  const stored = record as Readonly<PlainValues> | undefined
  return Object.fromEntries(fields.map(({ name, path = name, read }) => [name, read(stored?.[path], stored ?? {})]))
}

/** What is sent of some values. @param isNew fields left empty are left out */
export const plainData = (fields: readonly FieldSpec[], values: object, isNew: boolean): PlainValues => {
  const written = values as Readonly<PlainValues>
  return Object.fromEntries(
    fields.flatMap(({ name, path = name, send }) => {
      const value = written[name]
      const isEmpty = value === null || trimmedIsEmpty(value)
      if (!(name in written) || (isNew && isEmpty)) return []
      const sent = send(value)
      return sent === undefined ? [] : [[path, sent]]
    }),
  )
}

const trimmedIsEmpty = (value: unknown): boolean => typeof value === 'string' && value.trim() === ''
