import cluster, { type Worker } from 'node:cluster'
import type { Logger } from 'pino'
import { RateLimiterClusterMaster } from 'rate-limiter-flexible'
import { placeAsEnv, type Place } from './line'
import { isOwn, type FromServing } from './messages'
import { Relay } from './relay'

export interface KeepOptions {
  readonly count: number
  readonly engineUri: string | null
  readonly folder: string
  readonly log: Logger
  /** Called once, when all of them answer; `text` is what the first one says of it. */
  readonly onServing: (text: string) => void
  /** Called when a process ended before it ever answered: what kept it from starting keeps all. */
  readonly onGivenUp: (code: number) => void
}

/** What keeps processes running. */
export interface Kept {
  /** What is remembered of who may do what is read anew everywhere. */
  lookAgain(): void
  /** Tells all of them to end, and waits until they have. */
  stop(): Promise<void>
}

/** A process that lived so long may be started again at once. */
const SOUND_MS = 60_000
const [SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS] = [250, 10_000]
/** Longer than calls may take to finish. */
const KILL_AFTER_MS = 40_000

interface Running {
  worker: Worker | null
  began: number
  hasServed: boolean
  pauseMs: number
}

/**
 * Starts processes that answer on one port: one alone first, which makes what has to be made once, then the others beside each other. One
 * that ends is started again. They hear of each other over this process, and it counts for all of them what is limited.
 */
export const keepRunning = ({ count, engineUri, folder, log, onServing, onGivenUp }: KeepOptions): Kept => {
  countForAll()
  const relay = new Relay()
  const all = new Map<number, Running>()
  const timers = new Set<NodeJS.Timeout>()
  let isStopping = false
  let text = ''

  const start = (number: number): void => {
    if (isStopping) return
    const place: Place = { number, count, engineUri, folder }
    const worker = cluster.fork(placeAsEnv(place))
    const one = all.get(number) ?? { worker, began: 0, hasServed: false, pauseMs: SHORTEST_PAUSE_MS }
    one.worker = worker
    one.began = performance.now()
    all.set(number, one)
    relay.join(number, { send: (message) => void (worker.isConnected() && worker.send(message, () => undefined)) })
    worker.on('message', (message: unknown) => {
      // What arrives here was sent by the other end.
      if (isOwn(message)) took(number, message as FromServing)
    })
    worker.on('error', (error) => log.warn({ process: number, error }, 'a process could not be told'))
    worker.once('exit', (code, signal) => ended(number, code, signal))
  }

  const took = (number: number, message: FromServing): void => {
    if (message.kind !== 'serves') return relay.take(number, message)
    const one = all.get(number)
    if (!one || one.hasServed) return
    one.hasServed = true
    log.info({ process: number, pid: one.worker?.process.pid }, 'a process serves')
    if (number === 1) {
      text = message.text
      for (let other = 2; other <= count; other++) start(other)
    }
    if (all.size === count && [...all.values()].every(({ hasServed }) => hasServed)) onServing(text)
  }

  const ended = (number: number, code: number | null, signal: string | null): void => {
    relay.leave(number)
    const one = all.get(number)
    if (!one || isStopping) return
    one.worker = null
    if (!one.hasServed && signal === null) return onGivenUp(code || 1)
    one.pauseMs = performance.now() - one.began > SOUND_MS ? SHORTEST_PAUSE_MS : Math.min(one.pauseMs * 2, LONGEST_PAUSE_MS)
    log.warn({ process: number, code, signal, inMs: one.pauseMs }, 'a process has ended; it is started again')
    const timer = setTimeout(() => {
      timers.delete(timer)
      start(number)
    }, one.pauseMs)
    timers.add(timer)
  }

  start(1)
  return {
    lookAgain: () => relay.tellAll({ kind: 'look again' }),
    stop: async () => {
      isStopping = true
      for (const timer of timers) clearTimeout(timer)
      await Promise.all([...all.values()].flatMap(({ worker }) => (worker ? [end(worker)] : [])))
    },
  }
}

/** From now on this process counts for all of them what is limited. */
const countForAll = (): RateLimiterClusterMaster => new RateLimiterClusterMaster()

/** Tells a process to end, and waits until it has. */
const end = (worker: Worker): Promise<void> =>
  new Promise((resolve) => {
    if (worker.isDead()) return resolve()
    const late = setTimeout(() => worker.process.kill('SIGKILL'), KILL_AFTER_MS)
    worker.once('exit', () => {
      clearTimeout(late)
      resolve()
    })
    worker.process.kill('SIGTERM')
  })
