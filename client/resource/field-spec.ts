import type { ReactNode } from 'react'
import type { MessageDescriptor } from 'react-intl'

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
export interface OwnNode {
  readonly own: ReactNode
}

export type FieldNode = FieldSpec | FieldRow | FieldPart | OwnNode | false

/** All fields in their order, out of rows and parts. */
export const fieldsIn = (nodes: readonly FieldNode[]): FieldSpec[] =>
  nodes.flatMap((node) => {
    if (!node || 'own' in node) return []
    if ('row' in node) return fieldsIn(node.row)
    return 'part' in node ? fieldsIn(node.part) : [node]
  })

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

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
