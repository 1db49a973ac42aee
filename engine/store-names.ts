/** What a host calls what the engine keeps on disk. Data is found by these names: an installation never changes them. */
export interface StoreNames {
  /** The database's file in the data directory; its name ends in `.mdb`. */
  readonly database: string
  /** What a backup says of itself in its head. */
  readonly backup: string
}

export const DEFAULT_NAMES: StoreNames = { database: 'data.mdb', backup: 'engine backup' }
