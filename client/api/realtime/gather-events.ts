import type { RecordService } from '@shared/registry/names'
import type { Clock } from './clock'
import type { EventMark, EventType, WireRecord } from './event'

type Event = readonly [service: RecordService, type: EventType, record: WireRecord, mark: EventMark | undefined]

/** Events this close to each other are told together: each telling draws the screen anew. */
const GATHER_MS = 80
/** The answer to a write of this window comes before what others do; they wait for it so long at the most. */
const MOST_HELD_MS = 400

export interface EventGatherer {
  /** Told at once after a quiet moment, else together with those that are close to it; always in their order. */
  take(...event: Event): void
  /** Tells what waits. */
  flush(): void
  /** Forgets what waits. */
  forget(): void
}

/** @param isWriting whether a write of this window waits for its answer */
export const gatherEvents = (clock: Clock, isWriting: () => boolean, tell: (...event: Event) => void): EventGatherer => {
  let waiting: Event[] = []
  let waitingSince = 0
  let toldAt = -Infinity
  let cancel: (() => void) | null = null
  const forget = (): void => {
    cancel?.()
    cancel = null
    waiting = []
  }
  const flush = (): void => {
    const all = waiting
    forget()
    if (all.length === 0) return
    toldAt = clock.now()
    for (const event of all) tell(...event)
  }
  const later = (): void => {
    cancel = clock.after(GATHER_MS, () => {
      if (isWriting() && clock.now() - waitingSince < MOST_HELD_MS) later()
      else flush()
    })
  }
  return {
    take: (...event) => {
      if (waiting.length === 0) {
        waitingSince = clock.now()
        if (!isWriting() && waitingSince - toldAt >= GATHER_MS) {
          toldAt = waitingSince
          tell(...event)
          return
        }
        later()
      }
      waiting.push(event)
    },
    flush,
    forget,
  }
}
