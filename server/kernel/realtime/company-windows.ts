import type { Place, Spot } from './messages'

export type KnownSpot = Spot & { readonly node: string; readonly place: Place }

const keyOf = ({ service, id }: Pick<Place, 'service' | 'id'>): string => `${service} ${id}`

/** Where the windows of one company are that have a record open, on whatever node. */
export class CompanyWindows {
  readonly #bySocket = new Map<string, KnownSpot>()
  readonly #byRecord = new Map<string, Map<string, KnownSpot>>()

  get size(): number {
    return this.#bySocket.size
  }

  of(socketId: string): KnownSpot | undefined {
    return this.#bySocket.get(socketId)
  }

  ofNode(node: string): KnownSpot[] {
    return [...this.#bySocket.values()].filter((spot) => spot.node === node)
  }

  /** All that have this record open, in the order they came to it. */
  at(place: Place): KnownSpot[] {
    return [...(this.#byRecord.get(keyOf(place))?.values() ?? [])]
  }

  put(spot: KnownSpot): void {
    const before = this.#bySocket.get(spot.socketId)
    if (before && keyOf(before.place) !== keyOf(spot.place)) this.remove(spot.socketId)
    this.#bySocket.set(spot.socketId, spot)
    const key = keyOf(spot.place)
    const there = this.#byRecord.get(key) ?? new Map<string, KnownSpot>()
    this.#byRecord.set(key, there.set(spot.socketId, spot))
  }

  remove(socketId: string): void {
    const spot = this.#bySocket.get(socketId)
    if (!spot) return
    this.#bySocket.delete(socketId)
    const key = keyOf(spot.place)
    const there = this.#byRecord.get(key)
    there?.delete(socketId)
    if (there?.size === 0) this.#byRecord.delete(key)
  }
}
