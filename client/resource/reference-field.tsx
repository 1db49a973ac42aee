import type { Reference } from '@shared/foundation/declaration/define-service'
import { fold } from '@shared/foundation/text/fold'
import type { RecordService } from '@shared/registry/names'
import type { Page } from '@shared/registry/service-types'
import { useCallback } from 'react'
import { api } from '../api/api'
import { facts } from '../api/facts'
import { factsOfList } from '../api/facts-of-list'
import type { WireQuery } from '../api/wire-query'
import type { PickerOption } from '../ui/Picker/Picker'
import { PickerField } from '../ui/form/ChoiceFields'
import { textOf, type InputProps, type FieldOptions, type FieldSpec } from './field-spec'

interface Choice {
  readonly value: string
  readonly label: string
}

const nameOf = (person: unknown): string => (typeof person === 'object' && person !== null && 'name' in person ? textOf(person.name) : '')

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
