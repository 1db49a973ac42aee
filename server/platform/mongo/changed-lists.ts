import { differenceOf } from '@shared/foundation/equal'

type Entry = Readonly<Record<string, unknown>>

/** What a field was and is: of a list whose entries are mostly as they were what each says otherwise, and those that were added, whole. */
interface ShortChange {
  readonly before: readonly Entry[]
  readonly differs: readonly Entry[]
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const areEntries = (value: unknown): value is readonly Entry[] => Array.isArray(value) && value.every(isEntry)

const keepsItsFields = (before: Entry, after: Entry): boolean => Object.keys(before).every((field) => after[field] !== undefined)

/**
 * Changes of fields (`{ <field>: { before, after } }`) as they are kept: an order's lines stand in the record of its delivery once, not twice.
 * What can't be said shorter stays.
 */
export const shortChanges = (changes: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(changes).map(([field, change]) => [field, shortChange(change)]))

const shortChange = (change: unknown): unknown => {
  if (!isEntry(change)) return change
  const { before, after } = change
  if (!areEntries(before) || !areEntries(after) || before.length === 0 || after.length < before.length) return change
  if (!before.every((entry, place) => keepsItsFields(entry, after[place] ?? {}))) return change
  return { before, differs: after.map((entry, place) => differenceOf(before[place] ?? {}, entry)) } satisfies ShortChange
}

/** What `shortChanges` kept, as it was given; changes of before stand as they are. */
export const wholeChanges = (changes: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(changes).map(([field, change]) => [field, wholeChange(change)]))

const wholeChange = (change: unknown): unknown => {
  if (!isEntry(change) || !areEntries(change['before']) || !areEntries(change['differs'])) return change
  const { before, differs } = change as Entry & ShortChange
  return { before, after: differs.map((entry, place) => ({ ...before[place], ...entry })) }
}
