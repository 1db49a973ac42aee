import type { ChangesBehind, End } from '../changes/end'
import type { ChangeEvent } from '../unit-of-work'

/** The line of changes that each company's commands write (see `kernel/changes`). */
export interface LineOfChanges {
  /** Where it ends now. */
  end(workspaceId: string): Promise<End>
  /** What was committed behind a place; null where that can't be told. */
  behind(workspaceId: string, place: End): Promise<ChangesBehind | null>
}

/** After so many records the place is moved on, so that little has to be read again when something is missed. */
const MOVE_ON_AFTER = 500

interface Told {
  /** All before it was told here. Null: not known yet. */
  place: End | null
  /** What was told here behind it: by record the newest `rev`; of one that is gone infinity. */
  records: Map<string, number>
}

/**
 * Up to where this node has told its windows of each company's changes, so that after something was missed it goes on from there, and
 * nobody has to ask anew for all they show.
 */
export class ToldSoFar {
  readonly #line: LineOfChanges
  readonly #told = new Map<string, Told>()
  /** One company at a time: when the bus is back all of them are looked after. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(line: LineOfChanges) {
    this.#line = line
  }

  /** All that is committed from now on is heard. */
  begin(workspaceId: string): void {
    this.#told.set(workspaceId, { place: null, records: new Map() })
    void this.#moveOn(workspaceId)
  }

  end(workspaceId: string): void {
    this.#told.delete(workspaceId)
  }

  /** Events of a company were told here. */
  note(workspaceId: string, events: readonly ChangeEvent[]): void {
    const told = this.#told.get(workspaceId)
    if (!told) return
    for (const event of events) told.records.set(keyOf(event), revOf(event) ?? -1)
    if (told.records.size >= MOVE_ON_AFTER) void this.#moveOn(workspaceId)
  }

  /** What was committed and not told here yet; null where that can't be known. */
  missed(workspaceId: string): Promise<readonly ChangeEvent[] | null> {
    return this.#inTurn(async () => {
      const told = this.#told.get(workspaceId)
      const behind = told?.place ? await this.#line.behind(workspaceId, told.place) : null
      if (!told || !behind) {
        if (told) this.begin(workspaceId)
        return null
      }
      const missed = behind.events.filter((event) => (told.records.get(keyOf(event)) ?? -1) < (revOf(event) ?? Infinity))
      const known = missed.map((event) =>
        event.type === 'created' && told.records.has(keyOf(event)) ? { ...event, type: 'patched' as const } : event,
      )
      told.place = behind.end
      return known
    }).catch(() => null)
  }

  /** What is told while the place is asked for may be committed behind it: it stays noted. */
  #moveOn(workspaceId: string): Promise<void> {
    const told = this.#told.get(workspaceId)
    const noted = told?.records
    if (!told) return Promise.resolve()
    told.records = new Map()
    return this.#inTurn(async () => {
      const place = await this.#line.end(workspaceId)
      if (this.#told.get(workspaceId) === told) told.place = place
    }).catch(() => {
      // The place stays where it was, and so does what was told behind it.
      told.records = new Map([...(noted ?? []), ...told.records])
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
