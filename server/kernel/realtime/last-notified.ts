import type { ChangesBehind, End } from '../changes/end'
import type { ChangeEvent } from '../unit-of-work'

/** The line of changes that each company's commands write (see `kernel/changes`). */
export interface LineOfChanges {
  /** Where it ends now. */
  end(workspaceId: string): Promise<End>
  /** What was committed behind a place; null where that can't be notified. */
  behind(workspaceId: string, place: End): Promise<ChangesBehind | null>
}

/** After so many records the place is moved on, so that little has to be read again when something is missed. */
const MOVE_ON_AFTER = 500

interface Notified {
  /** All before it was notified here. Null: not known yet. */
  place: End | null
  /** What was notified here behind it: by record the newest `rev`; of one that is gone infinity. */
  records: Map<string, number>
}

/**
 * Up to where this node has notified its windows of each company's changes, so that after something was missed it goes on from there, and
 * nobody has to ask anew for all they show.
 */
export class LastNotified {
  readonly #line: LineOfChanges
  readonly #notified = new Map<string, Notified>()
  /** One company at a time: when the bus is back all of them are looked after. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(line: LineOfChanges) {
    this.#line = line
  }

  /** All that is committed from now on is heard. */
  begin(workspaceId: string): void {
    this.#notified.set(workspaceId, { place: null, records: new Map() })
    void this.#moveOn(workspaceId)
  }

  end(workspaceId: string): void {
    this.#notified.delete(workspaceId)
  }

  /** Events of a company were notified here. */
  note(workspaceId: string, events: readonly ChangeEvent[]): void {
    const notified = this.#notified.get(workspaceId)
    if (!notified) return
    for (const event of events) notified.records.set(keyOf(event), revOf(event) ?? -1)
    if (notified.records.size >= MOVE_ON_AFTER) void this.#moveOn(workspaceId)
  }

  /** What was committed and not notified here yet; null where that can't be known. */
  missed(workspaceId: string): Promise<readonly ChangeEvent[] | null> {
    return this.#inTurn(async () => {
      const notified = this.#notified.get(workspaceId)
      const behind = notified?.place ? await this.#line.behind(workspaceId, notified.place) : null
      if (!notified || !behind) {
        if (notified) this.begin(workspaceId)
        return null
      }
      const missed = behind.events.filter((event) => (notified.records.get(keyOf(event)) ?? -1) < (revOf(event) ?? Infinity))
      const known = missed.map((event) =>
        event.type === 'created' && notified.records.has(keyOf(event)) ? { ...event, type: 'patched' as const } : event,
      )
      notified.place = behind.end
      return known
    }).catch(() => null)
  }

  /** What is notified while the place is asked for may be committed behind it: it stays noted. */
  #moveOn(workspaceId: string): Promise<void> {
    const notified = this.#notified.get(workspaceId)
    const noted = notified?.records
    if (!notified) return Promise.resolve()
    notified.records = new Map()
    return this.#inTurn(async () => {
      const place = await this.#line.end(workspaceId)
      if (this.#notified.get(workspaceId) === notified) notified.place = place
    }).catch(() => {
      // The place stays where it was, and so does what was notified behind it.
      notified.records = new Map([...(noted ?? []), ...notified.records])
    })
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(work)
    this.#last = mine.catch(() => undefined)
    return mine
  }
}

const keyOf = ({ service, record }: ChangeEvent): string => `${service} ${record._id}`

/** What is gone changes no more. */
const revOf = ({ type, record }: ChangeEvent): number | null => {
  if (type === 'removed') return Infinity
  return 'rev' in record && typeof record.rev === 'number' ? record.rev : null
}
