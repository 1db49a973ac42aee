import { createLiveEntry, type LiveEntry } from '../api/realtime/live-entry'
import type { EventType, WireRecord } from '../api/realtime/event'
import { createHub, type Hub } from '../api/realtime/hub'
import { mergePage, type WirePage } from '../api/realtime/merge-page'
import { pageRules } from '../api/realtime/page-rules'
import type { WireQuery } from '../api/wire-query'
import type { HeldClock } from './held-clock'
import type { SeededRandom } from './seeded-random'

/** A list of orders as a screen holds it, beside the answer the server would give now. */
export interface SimulatedList {
  readonly query: WireQuery
  readonly page: () => WirePage | undefined
  readonly truth: () => WirePage
  readonly fetches: () => number
}

export interface SimulatedServer {
  readonly hub: Hub
  readonly lists: readonly SimulatedList[]
  /** Writes something at random, now; the event comes a little later, events in order. `lost`: it never comes. */
  write(lost?: boolean): void
  /** The same from this very window: the answer comes by itself, before or after the event. */
  writeOwn(): void
}

const statuses = ['new-order', 'processing', 'shipped', 'delivered'] as const
const LATENCY_MS = 40

/** A server with orders that are written at random, and lists of them that live through the hub. */
export const simulateLists = (clock: HeldClock, random: SeededRandom, queries: readonly WireQuery[]): SimulatedServer => {
  const hub = createHub(clock)
  const records = new Map<string, WireRecord>()
  let made = 0
  let sent = 0
  let lastArrival = 0

  const change = (): { type: EventType; record: WireRecord } => {
    const roll = random.share()
    if (records.size < 12 || (roll < 0.3 && records.size < 90)) {
      const _id = (made++).toString(16).padStart(24, '0')
      const record = { _id, rev: 1, group: random.pick(['sales', 'purchases']), status: random.pick(statuses), total: random.below(50) }
      records.set(_id, record)
      return { type: 'created', record }
    }
    const chosen = random.pick([...records.values()])
    if (roll > 0.85) {
      records.delete(chosen._id)
      return { type: 'removed', record: chosen }
    }
    const record = {
      ...chosen,
      rev: (chosen.rev ?? 0) + 1,
      ...(random.share() < 0.6 ? { status: random.pick(statuses) } : { total: random.below(50) }),
    }
    records.set(record._id, record)
    return { type: 'patched', record }
  }
  const announce = (type: EventType, record: WireRecord, lost: boolean): void => {
    const mark = { epoch: 'e', n: ++sent }
    if (lost) return
    lastArrival = Math.max(lastArrival, clock.now() + random.below(2 * LATENCY_MS))
    clock.after(lastArrival - clock.now(), () => hub.onEvent('orders', type, record, mark))
  }

  const lists = queries.map((query, index): SimulatedList => {
    const rules = pageRules('orders', query)
    if (!rules) throw new Error('this list can only be refetched')
    let page: WirePage | undefined
    let fetches = 0
    const truth = (): WirePage => {
      const rows = [...records.values()].filter(rules.matches).sort(rules.compare)
      return { total: query.$total === false ? null : rows.length, limit: rules.limit, skip: 0, data: rows.slice(0, rules.limit) }
    }
    const fetch = (): void => {
      fetches++
      entry.fetchStarted()
      clock.after(random.below(LATENCY_MS), () => {
        const answer = truth()
        clock.after(random.below(2 * LATENCY_MS), () => {
          page = answer
          entry.fetchEnded(true)
        })
      })
    }
    const entry: LiveEntry = createLiveEntry({
      view: { read: () => page, write: (data) => (page = data as WirePage), refetch: fetch },
      merge: (data, event) => {
        const merged = mergePage(data as WirePage, rules, event)
        return { data: merged.page, refetch: merged.refetch }
      },
      clock,
      debounceMs: 40,
      minIntervalMs: 300,
    })
    hub.join(`list${index}`, ['orders'], entry)
    fetch()
    return { query, page: () => page, truth, fetches: () => fetches }
  })

  return {
    hub,
    lists,
    write: (lost = false) => {
      const { type, record } = change()
      announce(type, record, lost)
    },
    writeOwn: () => {
      const { type, record } = change()
      announce(type, record, false)
      const end = hub.writes.begin('orders', type === 'created' ? null : record._id)
      clock.after(random.below(2 * LATENCY_MS), () => {
        hub.applyLocal('orders', type, record)
        end()
      })
    },
  }
}
