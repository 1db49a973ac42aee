import type { Document } from '../platform/mongo/documents'
import { sortKey } from '@shared/domain/text/sort-key'

type Fields = readonly string[] | undefined

/** Where the key of a field is stored that sorts by one. */
export const keyPath = (field: string): string => `keys.${field}`

/** The keys a new document is stored with. */
export const keysOf = (fields: Fields, document: object): { keys?: Document } =>
  fields && fields.length > 0 ? { keys: Object.fromEntries(fields.map((field) => [field, keyAt(document, field)])) } : {}

/** What to set besides changed fields, by path. */
export const keyChanges = (fields: Fields, changes: object): Document =>
  Object.fromEntries((fields ?? []).filter((field) => field in changes).map((field) => [keyPath(field), keyAt(changes, field)]))

const keyAt = (document: object, field: string): string => {
  const value = (document as Document)[field]
  return sortKey(typeof value === 'string' ? value : '')
}
