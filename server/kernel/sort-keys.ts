import type { Document } from '../platform/mongo/documents'
import { sortKey } from '@shared/foundation/text/sort-key'

/** What of a collection's documents sorts by keys stored beside them: names, and figures made from the whole document. */
export interface SortKeys {
  readonly sortByKey?: readonly string[]
  readonly sortByFigure?: Readonly<Record<string, (document: never) => number>>
}

/** Where the key of a field is stored that sorts by one. */
export const keyPath = (field: string): string => `keys.${field}`

/** The keys a new document is stored with. */
export const keysOf = (keys: SortKeys, document: object): { keys?: Document } => {
  const all = { ...namesOf(keys, document), ...figuresOf(keys, document) }
  return Object.keys(all).length > 0 ? { keys: all } : {}
}

/** What to set besides changed fields, by path. @param after the whole document as it will stand */
export const keyChanges = (keys: SortKeys, changes: object, after: object): Document =>
  byPath({
    ...namesOf({ sortByKey: (keys.sortByKey ?? []).filter((field) => field in changes) }, changes),
    ...figuresOf(keys, after),
  })

/** Every key of a document, by path. */
export const allKeys = (keys: SortKeys, document: object): Document => byPath({ ...namesOf(keys, document), ...figuresOf(keys, document) })

const byPath = (keys: Document): Document => Object.fromEntries(Object.entries(keys).map(([field, key]) => [keyPath(field), key]))

const namesOf = ({ sortByKey = [] }: SortKeys, document: object): Document =>
  Object.fromEntries(sortByKey.map((field) => [field, nameKey((document as Document)[field])]))

const nameKey = (value: unknown): string => sortKey(typeof value === 'string' ? value : '')

const figuresOf = ({ sortByFigure = {} }: SortKeys, document: object): Document =>
  Object.fromEntries(Object.entries(sortByFigure).map(([word, figureOf]) => [word, figureOf(document as never)]))
