/** What one process tells the others of a machine, on its way. */
export interface Told {
  readonly kind: 'told'
  /** The process it comes from. */
  readonly from: number
  readonly key: string
  readonly topic: string
  /** As `writeContent` wrote it. */
  readonly content: string
}

/** What a process that serves tells the one that keeps it running. */
export type FromServing =
  | Told
  | { readonly kind: 'hear' | 'leave'; readonly key: string }
  /** It answers from now on; `text` says where, for people. */
  | { readonly kind: 'serves'; readonly text: string }
  /** Asks for the figures of all processes. */
  | { readonly kind: 'ask figures'; readonly id: number }
  | { readonly kind: 'figures'; readonly id: number; readonly figures: readonly object[] }

/** What it is told. */
export type ToServing =
  | Told
  /** From now on nothing under this key is missed. */
  | { readonly kind: 'heard'; readonly key: string }
  /** What is remembered of who may do what was changed by the operator. */
  | { readonly kind: 'look again' }
  /** It is asked for its figures. */
  | { readonly kind: 'figures wanted'; readonly id: number }
  | { readonly kind: 'all figures'; readonly id: number; readonly figures: readonly (readonly object[])[] }

const kinds: ReadonlySet<unknown> = new Set([
  'told',
  'hear',
  'leave',
  'serves',
  'ask figures',
  'figures',
  'heard',
  'look again',
  'figures wanted',
  'all figures',
])

/** Whether a message between processes is one of these: packages send some of their own. Both ends are one program. */
export const isOwn = (message: unknown): message is FromServing | ToServing =>
  typeof message === 'object' && message !== null && 'kind' in message && kinds.has(message.kind)
