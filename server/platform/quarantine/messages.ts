import type { ErrorCode } from '@shared/registry/catalogue'

/** What is said to the process of the quarantine. */
export type ToQuarantine =
  | { readonly type: 'begin'; readonly task: string; readonly options: unknown; readonly file: string | null }
  /** Some of the file, when it isn't read from the disk. */
  | { readonly type: 'bytes'; readonly bytes: Uint8Array }
  | { readonly type: 'no-more-bytes' }
  /** The last items have been read: the next may come. */
  | { readonly type: 'next' }

/** What it says. */
export type FromQuarantine =
  | { readonly type: 'items'; readonly items: readonly unknown[] }
  /** A piece of the file has been read: the next may come. */
  | { readonly type: 'read' }
  /** All of the task is done; `isSpent`: the process holds on to much memory. */
  | { readonly type: 'done'; readonly isSpent: boolean }
  | { readonly type: 'refused'; readonly code: ErrorCode; readonly values: Readonly<Record<string, string | number>> }
  | { readonly type: 'failed'; readonly reason: string }
