import type { Logger } from 'pino'
import { isAway } from '../mongo/mongo-errors'

/** Work that comes round while the server runs: one run of a job at a time, and none keeps the process alive. */
export class Jobs {
  readonly #log: Logger
  readonly #timers: NodeJS.Timeout[] = []
  readonly #running = new Set<Promise<void>>()
  readonly #atStart: (() => Promise<void>)[] = []
  #stopped = false

  constructor(log: Logger) {
    this.#log = log
  }

  /**
   * Runs `job` every so many milliseconds; a run that is still going on when the next is due takes its place.
   * @param options.overlaps the next begins beside it instead
   * @param options.atStart `begin` runs it too
   */
  every(
    milliseconds: number,
    name: string,
    job: () => Promise<unknown>,
    { overlaps = false, atStart = false }: { readonly overlaps?: boolean; readonly atStart?: boolean } = {},
  ): void {
    let busy = false
    const run = async (): Promise<void> => {
      if ((busy && !overlaps) || this.#stopped) return
      busy = true
      try {
        await job()
      } catch (error) {
        this.#tell(name, error)
      } finally {
        busy = false
      }
    }
    if (atStart) this.#atStart.push(run)
    this.#timers.push(setInterval(() => this.#follow(run()), milliseconds).unref())
  }

  /** Runs what may be due since before this process was started, one after the other: people come to work at the same time. */
  begin(): void {
    this.#follow(
      (async () => {
        for (const run of this.#atStart) await run()
      })(),
    )
  }

  /** No run begins any more; resolves when the last has ended. */
  async stop(): Promise<void> {
    this.#stopped = true
    for (const timer of this.#timers) clearInterval(timer)
    await Promise.all(this.#running)
  }

  /** An outage is no fault of the job, and all of them meet it: a line of each, without a stack. */
  #tell(job: string, error: unknown): void {
    if (isAway(error)) this.#log.warn({ job, why: String(error) }, 'a job waits for the database; it will be tried again')
    else this.#log.error({ job, error }, 'a job failed; it will be tried again')
  }

  #follow(going: Promise<void>): void {
    this.#running.add(going)
    void going.then(() => this.#running.delete(going))
  }
}
