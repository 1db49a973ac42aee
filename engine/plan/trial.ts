import type { Key } from '../bson/key'
import { i32 } from '../bson/raw'
import type { Documents, Examined } from './documents'

/** Documents examined before the other plan is considered; it is considered again after twice as many, and so on. */
const TRIAL_DOCUMENTS = 2000

/** Scans an index that gives the wanted order, expecting to find enough matches soon. When they turn out to be rare, and the other plan
 *  has less to read than this one is still expected to, it switches over. No document is given before that is decided. */
export class TrialDocuments implements Documents {
  id: Key = ''
  private readonly found: { id: Key; bytes: Buffer }[] = []
  private at = 0
  private isSettled = false
  private nextCheckAt = TRIAL_DOCUMENTS
  private current: Documents
  private readonly examined: Examined
  private readonly wanted: number
  private readonly otherCostsMore: (documents: number) => boolean
  private readonly other: () => Documents

  /** @param wanted documents, at least 1 */
  constructor(
    source: Documents,
    examined: Examined,
    wanted: number,
    otherCostsMore: (documents: number) => boolean,
    other: () => Documents,
  ) {
    this.current = source
    this.examined = examined
    this.wanted = wanted
    this.otherCostsMore = otherCostsMore
    this.other = other
  }

  next(): Buffer | null | undefined {
    while (!this.isSettled) {
      const bytes = this.current.next()
      if (bytes) this.found.push({ id: this.current.id, bytes: Buffer.from(bytes.subarray(0, i32(bytes, 0))) })
      if (bytes === undefined || this.found.length >= this.wanted) this.isSettled = true
      else if (this.examined.documents >= this.nextCheckAt) this.decide()
      if (bytes === null) return null
    }
    const ready = this.found[this.at++]
    if (ready) {
      this.id = ready.id
      return ready.bytes
    }
    const bytes = this.current.next()
    this.id = this.current.id
    return bytes
  }

  close(): void {
    this.current.close()
  }

  private decide(): void {
    this.nextCheckAt *= 2
    const toExpect = (this.examined.documents * (this.wanted - this.found.length)) / Math.max(this.found.length, 0.5)
    if (this.otherCostsMore(toExpect / 2)) return
    this.isSettled = true
    this.current.close()
    this.current = this.other()
    this.found.length = 0
  }
}
