import { fork, type ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'
import { AppError } from '../errors'
import type { FromQuarantine, ToQuarantine } from './messages'
import type { Task, TaskLimits } from './task'

/** Of the heap alone; the process watches the whole of its memory by itself. */
const MAX_HEAP_MEGABYTES = 192
/** Large pieces of native memory go back to the system as soon as they are free: a process serves on after a large picture. */
const RELEASES_MEMORY = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }
/** Behind whoever is waiting for a screen. */
const PRIORITY = 5
/** What is kept of what a process says before it ends. */
const MAX_LAST_WORDS = 2000

/** Where a file comes from: the disk, which the process reads by itself, or the server's memory. */
export type FileSource = { readonly file: string } | { readonly bytes: Uint8Array }

/** A task took more than it may, or ended its process in another way; the message is for the operator. */
export class TaskEnded extends Error {}

interface Ended {
  readonly type: 'ended'
  readonly how: string
}

const PIECE_BYTES = 256 * 1024
/** How many pieces may be on their way. */
const PIECES_AHEAD = 4

/** One process in which files of others are read, as the server sees it. */
export class QuarantineProcess {
  readonly #child: ChildProcess
  readonly #heard: (FromQuarantine | Ended)[] = []
  #lastWords = ''
  #onWord = (): void => undefined
  #isWorking = false
  #isSpent = false
  #hasEnded = false

  /** @param program the built file it runs */
  constructor(program: string) {
    this.#child = fork(program, [], {
      serialization: 'advanced',
      // None of the server's secrets, and none of its settings but where its plug-ins are.
      env: { ...RELEASES_MEMORY, ...passedOn('SystemRoot', 'PLUGINS_DIR') },
      execArgv: [`--max-old-space-size=${MAX_HEAP_MEGABYTES}`],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#lastWords = (this.#lastWords + text).slice(0, MAX_LAST_WORDS)
    })
    this.#child.on('message', (message: FromQuarantine) => this.#hear(message))
    this.#child.once('error', (error) => this.#end(error.message))
    this.#child.once('exit', (code, signal) => this.#end(`${signal ?? `code ${code}`} ${this.#lastWords}`.trim()))
    const { pid } = this.#child
    if (pid !== undefined) lowerPriority(pid)
  }

  /** Whether it can take another task. */
  get isFit(): boolean {
    return !this.#hasEnded && !this.#isWorking && !this.#isSpent
  }

  /**
   * Has a task done, and answers its items as they come; the task goes on when the last ones have been taken.
   * @throws AppError what the task refuses with; TaskEnded; Error for a fault of the task's own
   */
  async *work<Options, Item>(task: Task<Options, Item>, options: Options, source: FileSource): AsyncGenerator<readonly Item[], void, void> {
    this.#isWorking = true
    const clock = new Clock(task.limits)
    this.#say({ type: 'begin', task: task.name, options, file: 'file' in source ? source.file : null })
    const rest = 'bytes' in source ? piecesOf(source.bytes) : []
    const give = (): void => {
      const bytes = rest.shift()
      if (bytes) this.#say({ type: 'bytes', bytes })
      if (bytes && rest.length === 0) this.#say({ type: 'no-more-bytes' })
    }
    for (let ahead = 0; ahead < PIECES_AHEAD; ahead++) give()
    for (;;) {
      const word = await clock.within(
        () => this.#next(),
        () => this.kill(),
      )
      if (word.type === 'read') give()
      else if (word.type === 'items') {
        // What a task answers is said by its declaration.
        yield word.items as readonly Item[]
        this.#say({ type: 'next' })
      } else if (word.type === 'ended')
        throw new TaskEnded(clock.overSeconds === null ? word.how : `it worked for more than ${clock.overSeconds} s`)
      else {
        this.#isWorking = false
        if (word.type === 'done') {
          this.#isSpent = word.isSpent
          return
        }
        if (word.type === 'refused') throw AppError.of(word.code, word.values)
        throw new Error(`The task '${task.name}' failed: ${word.reason}`)
      }
    }
  }

  #say(message: ToQuarantine): void {
    // A process that has just ended is told by its end.
    if (!this.#hasEnded && this.#child.connected) this.#child.send(message, () => undefined)
  }

  /** The next thing it says; after its end always that. */
  async #next(): Promise<FromQuarantine | Ended> {
    for (;;) {
      const word = this.#heard[0]?.type === 'ended' ? this.#heard[0] : this.#heard.shift()
      if (word) return word
      await new Promise<void>((resolve) => (this.#onWord = resolve))
    }
  }

  /** Whether it keeps the server's process from ending by itself. */
  holdServer(isHeld: boolean): void {
    const act = isHeld ? 'ref' : 'unref'
    this.#child[act]()
    this.#child.channel?.[act]()
  }

  kill(): void {
    this.#child.kill('SIGKILL')
  }

  #hear(word: FromQuarantine | Ended): void {
    this.#heard.push(word)
    this.#onWord()
  }

  #end(how: string): void {
    if (this.#hasEnded) return
    this.#hasEnded = true
    this.#hear({ type: 'ended', how })
  }
}

const passedOn = (...names: readonly string[]): NodeJS.ProcessEnv =>
  Object.fromEntries(names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])))

const lowerPriority = (pid: number): void => {
  try {
    setPriority(pid, PRIORITY)
  } catch {
    // Where that isn't allowed it works beside the others as their equal.
  }
}

const piecesOf = (bytes: Uint8Array): Uint8Array[] =>
  Array.from({ length: Math.max(1, Math.ceil(bytes.length / PIECE_BYTES)) }, (_, n) =>
    bytes.subarray(n * PIECE_BYTES, (n + 1) * PIECE_BYTES),
  )

const SECOND_MS = 1000

/** How long a task has worked: waiting for whoever takes its answers isn't counted. */
class Clock {
  readonly #limits: TaskLimits
  #workedMs = 0
  /** The limit that it went beyond, in seconds; null while it hasn't. */
  overSeconds: number | null = null

  constructor(limits: TaskLimits) {
    this.#limits = limits
  }

  /** @param stop called when the answer has taken too long */
  async within<Word>(answer: () => Promise<Word>, stop: () => void): Promise<Word> {
    const { seconds, secondsBetween } = this.#limits
    const began = performance.now()
    const leftMs = Math.min(secondsBetween * SECOND_MS, seconds * SECOND_MS - this.#workedMs)
    const timer = setTimeout(
      () => {
        this.overSeconds = leftMs < secondsBetween * SECOND_MS ? seconds : secondsBetween
        stop()
      },
      Math.max(0, leftMs),
    )
    try {
      return await answer()
    } finally {
      clearTimeout(timer)
      this.#workedMs += performance.now() - began
    }
  }
}
