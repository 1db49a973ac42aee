import type { JournalEntry } from '../kernel/collections'
import type { Records } from '../platform/mongo/records'

/** After so long without an entry the last number is read again: a node may have missed the word that the books were cleared. */
const KNOWN_FOR_MS = 60_000
const MAX_KNOWN = 10_000

interface Known {
  readonly n: number
  readonly until: number
}

/**
 * The last number of each slot that this process writes to, so that a command needn't read it. A number that turns out to be old is caught
 * by the unique index of entries. Ages are measured by the machine's clock, not the product's.
 */
export class EntryNumbers {
  readonly #known = new Map<string, Map<number, Known>>()

  /** The number of the slot's last entry, 0 where there is none. */
  async last(journal: Pick<Records<JournalEntry>, 'find'>, workspaceId: string, slot: number): Promise<number> {
    const known = this.#known.get(workspaceId)?.get(slot)
    if (known && known.until > performance.now()) return known.n
    const [last] = await journal.find({ slot }, { sort: { slot: -1, n: -1 }, limit: 1, only: ['n'] })
    return last?.n ?? 0
  }

  /** Told once the entries are committed: of a commit whose end is unknown the number is forgotten. */
  written(workspaceId: string, slot: number, n: number): void {
    const ofSlots = this.#known.get(workspaceId) ?? new Map<number, Known>()
    // The company that wrote last stands last.
    this.#known.delete(workspaceId)
    this.#known.set(workspaceId, ofSlots.set(slot, { n, until: performance.now() + KNOWN_FOR_MS }))
    if (this.#known.size <= MAX_KNOWN) return
    for (const oldest of this.#known.keys()) return void this.#known.delete(oldest)
  }

  /** @param slot absent: all slots of the company */
  forget(workspaceId: string, slot?: number): void {
    if (slot === undefined) this.#known.delete(workspaceId)
    else this.#known.get(workspaceId)?.delete(slot)
  }
}
