import type { Logger } from 'pino'

/** What an operator has to know at once: whether anything can be saved, and what was found to differ since the start. */
export class HealthState {
  readonly #log: Logger
  #areWritesRefused = false
  /** Figures that differed from their entries. */
  figuresDiffered = 0
  /** Entries of journals that differed from what they were made of. */
  entriesDiffered = 0

  constructor(log: Logger) {
    this.#log = log
  }

  /** The disk is full: the last command could not be written, and none was since. */
  get areWritesRefused(): boolean {
    return this.#areWritesRefused
  }

  writeRefused(): void {
    if (!this.#areWritesRefused) this.#log.error('nothing can be saved: the disk may be full')
    this.#areWritesRefused = true
  }

  written(): void {
    if (this.#areWritesRefused) this.#log.info('writes go on again')
    this.#areWritesRefused = false
  }
}
