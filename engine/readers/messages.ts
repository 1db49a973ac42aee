/** What a reader thread is started with. */
export interface ReaderData {
  readonly role: 'reader'
  readonly file: string
  /** Ids of its cursors begin here, distinct from those of other threads. */
  readonly firstCursorId: bigint
}

/** A whole command, as it came from the client. */
export interface RunCommand {
  readonly type: 'run'
  readonly id: number
  readonly body: Uint8Array
  /** In milliseconds of `Date.now()`. */
  readonly deadline: number
  /** Pauses after each time slice, so that other work is not slowed down. */
  readonly isBackground: boolean
}

export type ToReader =
  | RunCommand
  /** The answer is not needed any more. */
  | { readonly type: 'cancel'; readonly id: number }
  | { readonly type: 'closeCursor'; readonly cursorId: bigint }
  | { readonly type: 'stop' }

export type FromReader =
  /** It has opened the file and takes commands. */
  | { readonly type: 'ready' }
  | {
      readonly type: 'done'
      readonly id: number
      readonly reply: Uint8Array
      readonly opened: OpenedCursor | null
      readonly closedId: bigint | null
    }
  | { readonly type: 'log'; readonly line: string }

/** A cursor that stays open in the reader thread. */
export interface OpenedCursor {
  readonly id: bigint
  readonly namespace: string
}
