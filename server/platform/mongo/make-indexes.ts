import { MongoServerError, type Collection, type IndexDescription } from 'mongodb'

/** IndexOptionsConflict, IndexKeySpecsConflict: one of the name, or of the fields, is there with other options. */
const conflictCodes = new Set([85, 86])

interface MakeOptions {
  /** Of what is declared, what is made now: all of it unless it is given. */
  readonly made?: readonly IndexDescription[]
  /** The collection is made by its first index: no earlier version left anything there. */
  readonly isNew?: boolean
  readonly log: (line: string) => void
}

/**
 * Makes the indexes that lack. One whose options have changed is built anew; one that an earlier version made and this one doesn't declare
 * goes: it costs each write, and a unique one would go on refusing. What an operator added under a name of its own stays.
 */
export const makeIndexes = async (
  collection: Collection,
  declared: readonly IndexDescription[],
  { made = declared, isNew = false, log }: MakeOptions,
): Promise<void> => {
  if (made.length > 0)
    try {
      await collection.createIndexes([...made])
    } catch (error) {
      if (!isConflict(error)) throw error
      for (const each of made) await makeAnew(collection, each, log)
    }
  if (!isNew) await dropUndeclared(collection, declared, log)
}

const isConflict = (error: unknown): boolean => error instanceof MongoServerError && conflictCodes.has(Number(error.code))

const makeAnew = async (collection: Collection, index: IndexDescription, log: (line: string) => void): Promise<void> => {
  try {
    await collection.createIndexes([index])
  } catch (error) {
    if (!isConflict(error)) throw error
    const name = nameOf(index)
    log(`the index ${name} of ${collection.collectionName} has changed: it is built anew`)
    await collection.dropIndex(name)
    await collection.createIndexes([index])
  }
}

const dropUndeclared = async (
  collection: Collection,
  declared: readonly IndexDescription[],
  log: (line: string) => void,
): Promise<void> => {
  const wanted = new Set(['_id_', ...declared.map(nameOf)])
  for (const index of await existing(collection)) {
    const name = String(index.name)
    if (wanted.has(name) || name !== nameOf(index)) continue
    log(`the index ${name} of ${collection.collectionName} is no longer declared: it is removed`)
    await collection.dropIndex(name)
  }
}

const existing = async (collection: Collection): Promise<IndexDescription[]> => {
  try {
    return await collection.listIndexes().toArray()
  } catch (error) {
    if (error instanceof MongoServerError && error.code === NAMESPACE_NOT_FOUND) return []
    throw error
  }
}

const NAMESPACE_NOT_FOUND = 26

/** The name that the driver gives to an index. */
const nameOf = ({ key }: Pick<IndexDescription, 'key'>): string =>
  [...(key instanceof Map ? key.entries() : Object.entries(key))].flat().join('_')
