import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
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

const start = (program: string, ...args: string[]): ChildProcess => {
  const child = fork(program, args, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  process.on('exit', () => child.kill('SIGKILL'))
  return child
}

/** One who reads something small all the time. */
class Reader {
  readonly #child: ChildProcess
  readonly #reads: Read[] = []

  constructor(address: string, path: string, token: string) {
    this.#child = start('scripts/prove/small-reads.mjs', address, path, token)
    this.#child.on('message', (read: Read) => this.#reads.push(read))
  }

  waits(from: number, until: number): Waits {
    const own = this.#reads.filter(({ began, took }) => began + took >= from && began <= until)
    const times = own.map(({ took }) => took)
    return {
      reads: own.length,
      most: Math.max(0, ...times),
      p95: percentile(times, 0.95),
      failed: own.filter(({ status }) => status !== 200).length,
    }
  }

  close(): void {
    this.#child.kill('SIGKILL')
  }
}

export interface During<T> {
  readonly result: T
  readonly seconds: number
  readonly waits: Waits
  /** Of reads of a server that does nothing, at the same time: what the machine itself costs. */
  readonly floor: Waits
}

/** Somebody of another company, who reads a small list all the time, and somebody who reads nothing at all. */
export class Neighbour {
  readonly #reader: Reader
  readonly #idler: Reader
  readonly #nothing: ChildProcess

  private constructor(member: Member, nothing: ChildProcess, port: number) {
    this.#nothing = nothing
    this.#reader = new Reader(member.nodes[0], '/api/categories?$limit=5', member.token)
    this.#idler = new Reader(`http://127.0.0.1:${port}`, '/', '')
  }

  static async of(member: Member): Promise<Neighbour> {
    const nothing = start('scripts/prove/do-nothing.mjs')
    const [port] = (await once(nothing, 'message')) as [number]
    return new Neighbour(member, nothing, port)
  }

  /** How long both wait while something is being done. */
  async during<T>(work: () => Promise<T>): Promise<During<T>> {
    const from = Date.now()
    const result = await work()
    const until = Date.now()
    await rest(SETTLE_MS)
    const seconds = (until - from) / 1000
    return { result, seconds, waits: this.#reader.waits(from, until), floor: this.#idler.waits(from, until) }
  }

  close(): void {
    this.#reader.close()
    this.#idler.close()
    this.#nothing.kill('SIGKILL')
  }
}
