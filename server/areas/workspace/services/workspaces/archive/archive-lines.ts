import type { JsonLinesLimits } from '../../../../../platform/quarantine/json-lines'
import { declareTask } from '../../../../../platform/quarantine/task'

/** A line of a workspace's file, read and looked at. `at`: its number, from 1. */
export type ArchiveLine =
  | { readonly kind: 'about'; readonly slug: string }
  /** `document` as the database writes it; `workspaceId` of a workspace itself is its own id. */
  | {
      readonly kind: 'document'
      readonly at: number
      readonly in: string
      readonly id: string
      readonly workspaceId: string
      readonly document: Uint8Array
    }
  | { readonly kind: 'picture'; readonly at: number; readonly file: string; readonly bytes: Uint8Array }
  | { readonly kind: 'end'; readonly documents: number; readonly files: number }

/** A document holds 16 MB at most, and is somewhat longer as text. */
const MAX_LINE_BYTES = 17 * 1024 * 1024
/** What a file may unfold to: a small one can be made to fill a disk. */
const MAX_TEXT_BYTES = 16 * 1024 * 1024 * 1024
/** The deepest documents are changes of a record's lists, told in the history. */
const MAX_DEPTH = 40
/** The longest lists of the longest records come to some tens of thousands. */
const MAX_VALUES = 300_000

export interface ArchiveReading extends JsonLinesLimits {
  /** The file was read before: its pictures have been looked at. */
  readonly again: boolean
}

export const archiveLimits: JsonLinesLimits = {
  maxLineBytes: MAX_LINE_BYTES,
  maxTextBytes: MAX_TEXT_BYTES,
  maxDepth: MAX_DEPTH,
  maxValues: MAX_VALUES,
}

/**
 * Reads a workspace's file line by line: each document is what its collection declares, each picture is bytes. A large company's takes long,
 * which is no fault of it: only the time from one line to the next is bounded.
 */
export const archiveLines = declareTask<ArchiveReading, ArchiveLine>('archive-lines', {
  seconds: 24 * 3600,
  overLimits: 'workspaces.archive-heavy',
})
