import { AppError } from '../errors'
import { FairQueue, type QueueLimits } from '../fair-queue'
import { builtProgram } from './built-program'
import { QuarantineProcess, TaskEnded, type FileSource } from './quarantine-process'
import { MAX_MEGABYTES, type Task } from './task'

/** Whose file it is: groups (companies) take turns, and of one member only so many wait. */
export interface Sender {
  readonly group: string
  readonly member: string
  readonly signal?: AbortSignal
}

/** A file that took more than it may, or ended its process in another way; `reason` is for the operator. */
export interface OverLimits {
  readonly task: string
  readonly group: string
  readonly reason: string
}

const TURNS: QueueLimits = { maxRunning: 2, maxPerGroup: 1, maxPerMember: 1, maxQueuedPerMember: 4, maxQueued: 40 }
const IDLE_MS = 30_000

export interface QuarantineSettings {
  readonly queue?: QueueLimits
  /** A process that nobody needed for so long ends. */
  readonly idleMs?: number
  /** The built file its processes run, when it isn't that of the product. */
  readonly program?: () => string
}

/**
 * Reads files that others made, in processes of their own that may hold 256 MB and work 20 s, so that no file, however it is made, holds
 * up or ends the server: a task that takes more is ended and its sender told, and the next finds a fresh process.
 */
export class Quarantine {
  readonly #turns: FairQueue
  readonly #idleMs: number
  readonly #onOverLimits: (exceeded: OverLimits) => void
  readonly #program: () => string
  readonly #idle = new Map<QuarantineProcess, NodeJS.Timeout>()
  readonly #busy = new Set<QuarantineProcess>()

  constructor(
    onOverLimits: (exceeded: OverLimits) => void,
    { queue = TURNS, idleMs = IDLE_MS, program = builtProgram }: QuarantineSettings = {},
  ) {
    this.#onOverLimits = onOverLimits
    this.#turns = new FairQueue(queue)
    this.#idleMs = idleMs
    this.#program = program
  }

  /**
   * What a task answers, in batches, as they come; it goes on working when the last batch has been taken.
   * @throws AppError what the task refuses with; its `overLimits` (400) when it took more than it may; 429 and 503 when too many wait
   */
  async *batches<Options, Item>(
    task: Task<Options, Item>,
    options: Options,
    source: FileSource,
    { group, member, signal }: Sender,
  ): AsyncGenerator<readonly Item[], void, void> {
    // Where it isn't built nobody waits for a turn.
    const program = this.#program()
    const leave = await this.#turns.enter(group, member, signal)
    const taken = this.#takeProcess(program)
    const stop = (): void => taken.kill()
    signal?.addEventListener('abort', stop, { once: true })
    try {
      yield* taken.work(task, options, source)
    } catch (error) {
      signal?.throwIfAborted()
      if (!(error instanceof TaskEnded)) throw error
      this.#onOverLimits({ task: task.name, group, reason: error.message })
      throw AppError.of(task.limits.overLimits, { megabytes: MAX_MEGABYTES, seconds: task.limits.seconds })
    } finally {
      signal?.removeEventListener('abort', stop)
      this.#giveBack(taken)
      leave()
    }
  }

  /** All that a task answers. @throws AppError as `batches` does */
  async all<Options, Item>(task: Task<Options, Item>, options: Options, source: FileSource, sender: Sender): Promise<Item[]> {
    const all: Item[] = []
    for await (const items of this.batches(task, options, source, sender)) for (const item of items) all.push(item)
    return all
  }

  /** Ends all processes; tasks that are being done end with an error. */
  close(): void {
    for (const timer of this.#idle.values()) clearTimeout(timer)
    for (const each of [...this.#idle.keys(), ...this.#busy]) each.kill()
    this.#idle.clear()
  }

  #takeProcess(program: string): QuarantineProcess {
    const waiting = [...this.#idle.keys()].find(({ isFit }) => isFit)
    const taken = waiting ?? new QuarantineProcess(program)
    clearTimeout(this.#idle.get(taken))
    this.#idle.delete(taken)
    this.#busy.add(taken)
    taken.holdServer(true)
    return taken
  }

  /** One that wasn't let finish, or holds on to much memory, isn't used again. */
  #giveBack(taken: QuarantineProcess): void {
    this.#busy.delete(taken)
    taken.holdServer(false)
    if (!taken.isFit) return taken.kill()
    const end = (): void => {
      this.#idle.delete(taken)
      taken.kill()
    }
    this.#idle.set(taken, setTimeout(end, this.#idleMs).unref())
  }
}
