/** How far a migration is. */
export interface Progress {
  readonly migration: string
  /** What it goes through: `orders`. */
  readonly what: string
  readonly done: number
  readonly count: number
  /** Null: it can't be said yet. */
  readonly secondsLeft: number | null
}

const MINUTE_S = 60

/** `commissions: orders 12,400 of 50,000, about 3 min left` */
export const progressText = ({ migration, what, done, count, secondsLeft }: Progress): string =>
  `${migration}: ${what} ${grouped(done)} of ${grouped(count)}${secondsLeft === null ? '' : `, about ${timeText(secondsLeft)} left`}`

export const grouped = (count: number): string => count.toLocaleString('en-US')

const timeText = (seconds: number): string =>
  seconds < MINUTE_S ? `${Math.max(1, Math.ceil(seconds))} s` : `${Math.ceil(seconds / MINUTE_S)} min`

/** From the pace of so short a beginning nothing follows. */
const FIRST_ESTIMATE_MS = 3000

/** Follows a work through its extent. @param clock milliseconds that never jump */
export class Pacer {
  readonly #migration: string
  readonly #what: string
  readonly #clock: () => number
  readonly #began: number
  #count: number
  #done = 0

  constructor(migration: string, { what, count }: { readonly what: string; readonly count: number }, clock = () => performance.now()) {
    this.#migration = migration
    this.#what = what
    this.#count = count
    this.#clock = clock
    this.#began = clock()
  }

  did(count: number): Progress {
    this.#done += count
    // What was counted beforehand may have been too little: it is begun anew after a conflict, say.
    this.#count = Math.max(this.#count, Math.ceil(this.#done))
    const elapsed = this.#clock() - this.#began
    const left = this.#count - this.#done
    return {
      migration: this.#migration,
      what: this.#what,
      done: Math.floor(this.#done),
      count: this.#count,
      secondsLeft: elapsed < FIRST_ESTIMATE_MS || this.#done === 0 ? null : ((elapsed / this.#done) * left) / 1000,
    }
  }
}

/** Elsewhere than on a terminal a line is written so often. */
const LINE_EVERY_MS = 10_000
/** A terminal's line moves so often. */
const MOVE_EVERY_MS = 200

/** Shows how far a long work is: one line that moves on a terminal, a line now and then elsewhere. */
export class ProgressLine {
  readonly #out: NodeJS.WriteStream
  readonly #everyMs: number
  #moves = false
  #told = performance.now()

  constructor(out: NodeJS.WriteStream) {
    this.#out = out
    this.#everyMs = out.isTTY ? MOVE_EVERY_MS : LINE_EVERY_MS
  }

  show(progress: Progress): void {
    this.move(progressText(progress))
  }

  /** Says how far it is, in place of what was said before. */
  move(text: string): void {
    if (performance.now() - this.#told < this.#everyMs) return
    this.#told = performance.now()
    this.#moves = true
    this.#out.write(this.#out.isTTY ? `\r\x1b[2K${text}` : `${text}\n`)
  }

  /** Takes back what moves on a terminal. */
  clear(): void {
    if (this.#moves && this.#out.isTTY) this.#out.write('\r\x1b[2K')
    this.#moves = false
  }

  /** Writes a line that stays. */
  say(line: string): void {
    this.#out.write(`${this.#out.isTTY ? '\r\x1b[2K' : ''}${line}\n`)
  }
}
