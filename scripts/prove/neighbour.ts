import { fork, type ChildProcess } from 'node:child_process'
import { setTimeout as rest } from 'node:timers/promises'
import { percentile } from './proof'
import type { Member } from './member'

interface Read {
  /** Milliseconds since the epoch. */
  readonly began: number
  readonly took: number
  readonly status: number
}

/** A read that is under way when the work ends tells of it too. */
const SETTLE_MS = 300

export interface Waits {
  readonly reads: number
  /** Milliseconds. */
  readonly most: number
  readonly p95: number
  /** Reads that weren't answered with 200. */
  readonly failed: number
}

/** Somebody of another company, who reads a small list all the time. */
export class Neighbour {
  readonly #child: ChildProcess
  readonly #reads: Read[] = []

  constructor(member: Member) {
    const args = [member.nodes[0], '/api/categories?$limit=5', member.token]
    this.#child = fork('scripts/prove/small-reads.mjs', args, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    this.#child.on('message', (read: Read) => this.#reads.push(read))
    process.on('exit', () => this.#child.kill('SIGKILL'))
  }

  /** How long it waits while something is being done. */
  async during<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly seconds: number; readonly waits: Waits }> {
    const from = Date.now()
    const result = await work()
    const until = Date.now()
    await rest(SETTLE_MS)
    const own = this.#reads.filter(({ began, took }) => began + took >= from && began <= until)
    const times = own.map(({ took }) => took)
    return {
      result,
      seconds: (until - from) / 1000,
      waits: {
        reads: own.length,
        most: Math.max(0, ...times),
        p95: percentile(times, 0.95),
        failed: own.filter(({ status }) => status !== 200).length,
      },
    }
  }

  close(): void {
    this.#child.kill('SIGKILL')
  }
}
