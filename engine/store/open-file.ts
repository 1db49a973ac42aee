import { open, type Database, type Key as LmdbKey, type RootDatabase } from 'lmdb'

/** Longest key that LMDB takes with the page size below. */
export const MAX_KEY_BYTES = 4026
export const PAGE_SIZE_BYTES = 8192
const MAX_READERS = 1000

/** Writes a key's bytes, and reads them. */
export interface KeyEncoder<K> {
  writeKey(key: K, target: Buffer, at: number): number
  readKey(source: Buffer, from: number, to: number): K
}

/** Opens the file of the data; every thread has a handle of its own.   @throws Error */
export const openFile = <K extends LmdbKey>(
  path: string,
  { readOnly, keyEncoder }: { readonly readOnly: boolean; readonly keyEncoder: KeyEncoder<K> },
): RootDatabase<Buffer, K> => {
  const options = {
    path,
    encoding: 'binary' as const,
    keyEncoder,
    pageSize: PAGE_SIZE_BYTES,
    readOnly,
    maxDbs: 4,
    maxReaders: MAX_READERS,
    noSubdir: true,
    overlappingSync: false,
    eventTurnBatching: false,
  }
  return open<Buffer, K>(options)
}

/** The tree that holds everything. */
export const openData = <K extends LmdbKey>(root: RootDatabase<Buffer, K>, keyEncoder: KeyEncoder<K>): Database<Buffer, K> => {
  const options = { encoding: 'binary' as const, keyEncoder }
  return root.openDB<Buffer, K>('data', options)
}
