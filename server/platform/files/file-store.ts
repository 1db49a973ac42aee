import type { Readable } from 'node:stream'

/** The name of a kept file: a picture's that nobody can guess, its size and its format. */
export const KEPT_NAME = /^[\w-]{32}-(500|250|45)\.(jpg|webp)$/
/** The name of a kept paper: what a service of others drew up, read by who may read its record and served to nobody else. */
export const KEPT_PAPER = /^[\w-]{32}\.(pdf|zip)$/

export interface NamedBytes {
  readonly name: string
  readonly bytes: Buffer
}

export interface OpenFile {
  readonly size: number
  /** Read to its end, or destroyed. */
  readonly bytes: Readable
}

/** Where uploaded files are kept, by names of `KEPT_NAME` and `KEPT_PAPER`; what a name leads to never changes. */
export interface FileStore {
  /** Keeps all of these or none. @throws AppError 503 when nothing can be written now */
  put(files: readonly NamedBytes[]): Promise<void>
  has(name: string): Promise<boolean>
  /** Null when it isn't there. */
  open(name: string): Promise<OpenFile | null>
  /** One that isn't there is as good as removed. */
  remove(names: readonly string[]): Promise<void>
}
