import type { ErrorCode } from '@shared/registry/catalogue'

/** What one task may take of the machine. */
export interface TaskLimits {
  /** How long it may work in all; time in which it waits for whoever reads its answer isn't counted. */
  readonly seconds: number
  /** How long it may work until the next of its answers. */
  readonly secondsBetween: number
  /** What its sender is told when it took more: the catalogue's text gets `{megabytes}` and `{seconds}`. */
  readonly overLimits: ErrorCode
}

/** Memory of the whole process that a task runs in. */
export const MAX_MEGABYTES = 256
const USUAL: TaskLimits = { seconds: 20, secondsBetween: 20, overLimits: 'files.over-limits' }

/** A kind of work on a file that somebody sent, as those name it who ask for it. */
export interface Task<Options, Item> {
  readonly name: string
  readonly limits: TaskLimits
  /** Never there: it only ties the types of both sides together. */
  readonly types?: (options: Options) => Item
}

/** Names a task. What it does is said by `doneBy`, in a module that only the quarantine loads. */
export const declareTask = <Options, Item>(name: string, limits: Partial<TaskLimits> = {}): Task<Options, Item> => ({
  name,
  limits: { ...USUAL, ...limits },
})

/** The bytes of the file, as they come. */
export type FileBytes = AsyncIterable<Buffer>

/** A task with its code; options and items are whatever a message between processes carries: plain values, texts, bytes, days. */
export interface TaskWork {
  readonly name: string
  readonly work: (bytes: FileBytes, options: unknown) => AsyncIterable<unknown>
}

/**
 * Says what a declared task does.
 * @param work answers items one after the other; an AppError it throws is what the sender is told
 */
export const doneBy = <Options, Item>(
  { name }: Task<Options, Item>,
  work: (bytes: FileBytes, options: Options) => AsyncIterable<Item>,
): TaskWork => ({
  name,
  // The task's own declaration gave the options their type on the other side.
  work: (bytes, options) => work(bytes, options as Options),
})
