import { startOfDay, type Day, type Zone } from '@shared/foundation/days/days'
import { SeededRandom } from './random'
import type { StoryClock } from './demo-clock'

/** The hours of a day at which each kind of work is done. */
const hours = {
  preparing: [6, 7],
  buying: [7, 8.5],
  selling: [8.5, 12],
  shipping: [13, 15],
  delivering: [15, 16.5],
  paying: [16.5, 18],
  closing: [18.5, 19.5],
} as const
export type Step = keyof typeof hours

export interface Deed {
  /** What its outcome depends on, and others change: deeds that share one are done one after another. */
  readonly touches: readonly string[]
  readonly act: () => Promise<unknown>
}

interface DatedDeed extends Deed {
  readonly moment: Date
}

/** How many deeds are under way at once. */
const MAX_PARALLEL_DEEDS = 8
const HOUR_MS = 3_600_000

/**
 * What the demo company does and when. Every deed has a second of its own, and deeds that touch the same are done in
 * the order of their times: what comes of them doesn't depend on how fast each is.
 */
export class Agenda {
  readonly #zone: Zone
  readonly #last: Day
  readonly #pages = new Map<Day, Record<Step, Deed[]>>()

  /** @param last the story's last day: what would happen later isn't entered */
  constructor(zone: Zone, last: Day) {
    this.#zone = zone
    this.#last = last
  }

  enter(day: Day, step: Step, touches: readonly string[], act: () => Promise<unknown>): void {
    if (day > this.#last) return
    const page = this.#pages.get(day) ?? { preparing: [], buying: [], selling: [], shipping: [], delivering: [], paying: [], closing: [] }
    this.#pages.set(day, page)
    page[step].push({ touches, act })
  }

  /** Does all that was entered. @param done hears how many of how many deeds are done, and on which day */
  async live(clock: StoryClock, done: (count: number, all: number, day: Day) => void = () => undefined): Promise<void> {
    const deeds = [...this.#pages.keys()].sort().flatMap((day) => this.#ofDay(day).map((deed) => ({ ...deed, day })))
    const lastTouch = new Map<string, Promise<unknown>>()
    const running = new Set<Promise<unknown>>()
    let count = 0
    const begin = ({ touches, moment, act, day }: DatedDeed & { day: Day }): void => {
      const deed = Promise.all(touches.map((each) => lastTouch.get(each) ?? Promise.resolve()))
        .then(() => clock.at(moment, act))
        .then(() => {
          running.delete(deed)
          done(++count, deeds.length, day)
        })
      running.add(deed)
      for (const each of touches) lastTouch.set(each, deed)
    }
    try {
      for (const deed of deeds) {
        if (running.size >= MAX_PARALLEL_DEEDS) await Promise.race(running)
        begin(deed)
      }
      await Promise.all(running)
    } finally {
      await Promise.allSettled(running)
    }
  }

  /** A day's deeds in the order of their times, spread over the hours of their steps. */
  #ofDay(day: Day): DatedDeed[] {
    const midnight = startOfDay(day, this.#zone).getTime()
    const page = this.#pages.get(day)
    if (!page) return []
    // Nobody works by the stroke of the clock.
    const random = new SeededRandom(Number(day.replaceAll('-', '')))
    return (Object.keys(hours) as Step[]).flatMap((step) => {
      const [from, until] = hours[step]
      return page[step].map((deed, place) => {
        const second = Math.floor(((until - from) * 3600 * (place + 0.1 + random.next() * 0.8)) / page[step].length)
        return { ...deed, moment: new Date(midnight + from * HOUR_MS + second * 1000) }
      })
    })
  }
}
