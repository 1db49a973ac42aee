import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { AppError } from '../errors'
import { AllFigures } from '../processes/all-figures'
import type { Line } from '../processes/line'
import { isOperator } from './is-operator'
import type { Middleware } from './middleware'
import type { Finished } from './request-log'

export interface Metrics {
  readonly observe: (finished: Finished) => void
  readonly observeCommit: (seconds: number, retries: number) => void
  /** @param seconds from a commit until its events had left for everybody here who listens */
  readonly observeEvents: (seconds: number) => void
  /** Counts what a platform or a bank sent by itself, by the status it was answered with. */
  readonly countPush: (provider: string, status: number) => void
  readonly endpoint: Middleware
}

export interface MetricsOptions {
  /** Who has it may read the figures from anywhere; null: this machine only. */
  readonly token: string | null
  /** What is counted when it is asked for. */
  readonly gauges: Readonly<Record<string, GaugeRule>>
  /** The names that requests are told apart by. */
  readonly services: readonly string[]
  /** Also the process's own figures. */
  readonly detailed: boolean
  /** To the other processes of this machine, whose figures are told together; null: there are none. */
  readonly line: Line | null
}

export interface GaugeRule {
  readonly help: string
  readonly read: () => number | Promise<number>
  /** What several processes come to: the `sum`, or (where each tells the same of the installation) the `max`. */
  readonly together: 'sum' | 'max'
}

/** Figures for Prometheus. */
export const createMetrics = ({ token, gauges, services, detailed, line }: MetricsOptions): Metrics => {
  const registry = new Registry()
  // Labels that callers choose would let them fill the memory.
  const known = new Set(services)
  const serviceOf = (path: string): string => {
    const [, prefix, name = ''] = path.split('/', 3)
    if (prefix !== 'api') return 'files'
    return known.has(name) ? name : 'other'
  }
  if (detailed) collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'socai_http_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'service', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  })
  const commits = new Histogram({
    name: 'socai_commit_seconds',
    help: 'Time to write a command, its figures included',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.1, 0.5, 2],
    registers: [registry],
  })
  const retried = new Counter({
    name: 'socai_commit_retries_total',
    help: 'Commands that met a change of another and ran again',
    registers: [registry],
  })
  const eventLag = new Histogram({
    name: 'socai_event_lag_seconds',
    help: 'Time from a commit until its events had left for everybody here who listens',
    buckets: [0.001, 0.005, 0.01, 0.05, 0.25, 1, 5],
    registers: [registry],
  })
  const pushes = new Counter({
    name: 'socai_pushes_total',
    help: 'What platforms and banks sent by themselves',
    labelNames: ['provider', 'status'],
    registers: [registry],
  })
  for (const [name, { help, read, together }] of Object.entries(gauges)) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      aggregator: together,
      registers: [registry],
      collect: async () => gauge.set(await read()),
    })
  }
  const all = line && new AllFigures(line, () => registry.getMetricsAsJSON())
  return {
    observe: ({ method, path, status, seconds }) =>
      durations.observe({ method: knownMethod(method), service: serviceOf(path), status }, seconds),
    observeCommit: (seconds, retries) => {
      commits.observe(seconds)
      if (retries > 0) retried.inc(retries)
    },
    observeEvents: (seconds) => eventLag.observe(seconds),
    countPush: (provider, status) => pushes.inc({ provider, status }),
    endpoint: async (ctx) => {
      if (!isOperator(ctx, token)) throw AppError.of('rights.missing')
      ctx.type = registry.contentType
      ctx.body = await (all ? AggregatorRegistry.aggregate([...(await all.ask())]) : registry).metrics()
    },
  }
}

const methods = ['GET', 'POST', 'PATCH', 'DELETE']
const knownMethod = (method: string): string => (methods.includes(method) ? method : 'other')
