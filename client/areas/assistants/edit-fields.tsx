import type { Proposal } from '@shared/areas/assistants/services/proposals'
import { dayOf, zone as asZone } from '@shared/foundation/days/days'
import type { Declared } from '@shared/foundation/declaration/define-service'
import { isEqual } from '@shared/foundation/equal'
import { services } from '@shared/registry/index'
import { limitsOf, type FieldShape, type RecordShape } from '../../resource/field-limits'
import type { FieldSpec } from '../../resource/field-spec'
import { areaField, dayField, moneyField, quantityField, textField } from '../../resource/fields'
import { referenceField } from '../../resource/reference-field'

type Fields = Readonly<Record<string, unknown>>

/** A line of goods as it is changed by hand; money in whole dong. */
export interface LineValues {
  readonly isKept: boolean
  readonly quantity: unknown
  readonly price: unknown
  readonly cost: unknown
}

/** What a form about a proposal holds: single fields by their specs, lists of goods by their lines. */
export interface Editable {
  readonly specs: readonly FieldSpec[]
  readonly lists: readonly { readonly name: string; readonly lines: readonly Fields[] }[]
  /** What a reference shows is told by the field beside it. */
  readonly told: Fields
}

/** Texts longer than that are written in several lines. */
const LONG_TEXT = 300
/** Services whose records a picker finds by name. */
const PICKED: ReadonlySet<string> = new Set(['assets', 'warehouses', 'categories'])

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

const isLine = (value: unknown): value is Fields => isFields(value) && 'productId' in value && 'quantity' in value

/** What a member may change of a proposal by hand: what it holds and a form can write. The rest is recorded as it was proposed. */
export const editableOf = ({ service, act, data = {}, changes }: Proposal, zone: string): Editable => {
  const declaration: Declared = services[service]
  const shape = declaration[act] as RecordShape | undefined
  const told = { ...data, ...Object.fromEntries(Object.entries(changes).map(([field, { after }]) => [field, after])) }
  const specs: FieldSpec[] = []
  const lists: { name: string; lines: readonly Fields[] }[] = []
  for (const [field, value] of Object.entries(data)) {
    if (Array.isArray(value)) {
      if (value.length > 0 && value.every(isLine)) lists.push({ name: field, lines: value })
      continue
    }
    const spec = shape && field in shape.properties ? specOf(declaration, field, limitsOf(shape, field).shape, zone) : null
    if (spec) specs.push(spec)
  }
  return { specs, lists, told: { ...told, ...Object.fromEntries(specs.map(({ name }) => [name, data[name]])) } }
}

const specOf = ({ references = {}, daysMean = {} }: Declared, field: string, shape: FieldShape, zone: string): FieldSpec | null => {
  const reference = references[field]
  if (reference) return PICKED.has(reference.service) ? referenceField({ references }, field) : null
  const { type, enum: words, maxLength = 0 } = shape
  const { kind, format, described } = shape as { readonly kind?: string; readonly format?: string; readonly described?: FieldShape }
  if (described) return specOf({ references, daysMean } as Declared, field, described, zone)
  if (words) return null
  if (format === 'date') return dayField(field)
  if (kind === 'instant')
    return field in daysMean
      ? { ...dayField(field), read: (stored) => (typeof stored === 'string' ? dayOf(new Date(stored), asZone(zone)) : null) }
      : null
  if (kind === 'money') return moneyField(field)
  if (type === 'integer' || type === 'number') return quantityField(field)
  if (type !== 'string') return null
  return maxLength > LONG_TEXT ? areaField(field) : textField(field)
}

/** The lines of a list as the form holds them. */
export const linesOf = (lines: readonly Fields[], told: unknown): LineValues[] =>
  lines.map((line, at) => {
    const shown: unknown = Array.isArray(told) ? told[at] : undefined
    const of = (field: string): unknown => line[field] ?? (isFields(shown) ? shown[field] : undefined) ?? null
    return { isKept: true, quantity: line['quantity'], price: of('price'), cost: of('cost') }
  })

/** What goods of a line are called. */
export const nameOfLine = (line: Fields, told: unknown, at: number): string => {
  const shown: unknown = Array.isArray(told) ? told[at] : undefined
  const named = [line, shown].find((each): each is Fields => isFields(each) && typeof each['name'] === 'string')
  return named ? String(named['name']) : String(at + 1)
}

/** What is proposed instead: as it was, but for what was changed by hand. */
export const changedData = (
  { act, data = {} }: Proposal,
  { specs, lists }: Editable,
  values: Fields,
  initial: Fields,
): Record<string, unknown> => {
  const changed: Record<string, unknown> = { ...data }
  for (const { name, send } of specs) {
    if (isEqual(values[name], initial[name])) continue
    const sent = send(values[name])
    const isEmpty = sent === undefined || (act === 'create' && sent === '')
    if (isEmpty) delete changed[name]
    else changed[name] = sent
  }
  for (const { name, lines } of lists) {
    const [now, before] = [values[name] as readonly LineValues[], initial[name] as readonly LineValues[]]
    changed[name] = lines.flatMap((line, at) => {
      const [own, was] = [now[at], before[at]]
      if (!own || !was) return [line]
      if (!own.isKept) return []
      const differs = (['quantity', 'price', 'cost'] as const).filter((field) => !isEqual(own[field], was[field]))
      return [{ ...line, ...Object.fromEntries(differs.map((field) => [field, own[field]])) }]
    })
  }
  return changed
}
