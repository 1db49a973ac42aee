import { AppError } from '../errors'
import { isLoopback } from './address'

const MEGABYTE_BYTES = 1024 * 1024
/** Of bodies that are still arriving. */
const MAX_BYTES = 192 * MEGABYTE_BYTES
/** This machine itself, where a proxy may stand, may hold all. */
const MAX_BYTES_PER_ADDRESS = 64 * MEGABYTE_BYTES

/** Counts what bodies hold while they arrive, in all and by address: whoever sends and stops fills nobody's memory. */
export class BodyMemory {
  readonly #byAddress = new Map<string, number>()
  #total = 0

  /** @throws AppError 503 when the address, or all together, hold as much already */
  take(address: string, bytes: number): void {
    const own = (this.#byAddress.get(address) ?? 0) + bytes
    if ((own > MAX_BYTES_PER_ADDRESS && !isLoopback(address)) || this.#total + bytes > MAX_BYTES) throw AppError.of('request.not-ready')
    this.#byAddress.set(address, own)
    this.#total += bytes
  }

  release(address: string, bytes: number): void {
    const own = (this.#byAddress.get(address) ?? 0) - bytes
    if (own > 0) this.#byAddress.set(address, own)
    else this.#byAddress.delete(address)
    this.#total -= bytes
  }
}
