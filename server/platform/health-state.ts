import type { Logger } from 'pino'

/** What others that serve the same installation are told of it. */
export type HealthNews =
  | { readonly kind: 'differed'; readonly figures: number; readonly entries: number }
  | { readonly kind: 'writes'; readonly areRefused: boolean }

/** What an operator has to know at once: whether anything can be saved, and what was found to differ since the start. */
export class HealthState {
  readonly #log: Logger
  readonly #tell: (news: HealthNews) => void
  #areWritesRefused = false
  #figuresDiffered = 0
  #entriesDiffered = 0

  /** @param tell hears what others that serve the same installation have to know */
  constructor(log: Logger, tell: (news: HealthNews) => void = () => undefined) {
    this.#log = log
    this.#tell = tell
  }

  /** The disk is full: the last command could not be written, and none was since. */
  get areWritesRefused(): boolean {
    return this.#areWritesRefused
  }

  /** Figures that differed from their entries. */
  get figuresDiffered(): number {
    return this.#figuresDiffered
  }

  /** Entries of journals that differed from what they were made of. */
  get entriesDiffered(): number {
    return this.#entriesDiffered
  }

  writeRefused(): void {
    if (this.#areWritesRefused) return
    this.#log.error('nothing can be saved: the disk may be full')
    this.#news({ kind: 'writes', areRefused: true })
  }

  written(): void {
    if (!this.#areWritesRefused) return
    this.#log.info('writes go on again')
    this.#news({ kind: 'writes', areRefused: false })
  }

  /** An audit found so much that differs. */
  differed({ figures = 0, entries = 0 }: { readonly figures?: number; readonly entries?: number }): void {
    if (figures + entries > 0) this.#news({ kind: 'differed', figures, entries })
  }

  /** Takes in what another has told. */
  hear(news: HealthNews): void {
    if (news.kind === 'writes') this.#areWritesRefused = news.areRefused
    else {
      this.#figuresDiffered += news.figures
      this.#entriesDiffered += news.entries
    }
  }

  #news(news: HealthNews): void {
    this.hear(news)
    this.#tell(news)
  }
}
