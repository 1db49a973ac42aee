/** What a reading thread is started with. */
export interface ReaderData {
  readonly role: 'reader'
  readonly file: string
  /** Ids of its cursors begin here, apart from everybody else's. */
  readonly firstCursorId: bigint
}

/** A whole command, as it came from the client. */
export interface RunCommand {
  readonly type: 'run'
  readonly id: number
  readonly body: Uint8Array
  /** In milliseconds of `Date.now()`. */
  readonly deadline: number
  /** Rests between its turns, so that nobody notices it. */
  readonly isBackground: boolean
}

export type ToReader =
  | RunCommand
  /** Nobody waits for the answer any more. */
  | { readonly type: 'cancel'; readonly id: number }
  | { readonly type: 'closeCursor'; readonly cursorId: bigint }
  | { readonly type: 'stop' }

export type FromReader =
  | {
      readonly type: 'done'
      readonly id: number
      readonly reply: Uint8Array
      readonly opened: OpenedCursor | null
      readonly closedId: bigint | null
    }
  | { readonly type: 'log'; readonly line: string }

/** A cursor that stays open in the reading thread. */
export interface OpenedCursor {
  readonly id: bigint
  readonly namespace: string
}
