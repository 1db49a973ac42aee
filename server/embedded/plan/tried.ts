import type { Key } from '../bson/key'
import { i32 } from '../bson/raw'
import type { Documents, Examined } from './documents'

/** Documents looked at before the other plan is considered: some, and so many for each that is wanted. */
const trialDocuments = 2000
const trialPerWanted = 20

/** Walks along an index that gives the wanted order, in the hope to find enough soon. When matches turn out to be rare, and the
 *  other plan has less to read than this one still has to expect, it changes over. Nothing is given away before that is settled. */
export class TriedDocuments implements Documents {
  id: Key = ''
  private readonly found: { id: Key; bytes: Buffer }[] = []
  private at = 0
  private isSettled = false
  private current: Documents
  private readonly examined: Examined
  private readonly wanted: number
  private readonly otherHasMore: (most: number) => boolean
  private readonly other: () => Documents

  /** @param wanted documents, at least 1 */
  constructor(source: Documents, examined: Examined, wanted: number, otherHasMore: (most: number) => boolean, other: () => Documents) {
    this.current = source
    this.examined = examined
    this.wanted = wanted
    this.otherHasMore = otherHasMore
    this.other = other
  }

  next(): Buffer | null | undefined {
    while (!this.isSettled) {
      const bytes = this.current.next()
      if (bytes) this.found.push({ id: this.current.id, bytes: Buffer.from(bytes.subarray(0, i32(bytes, 0))) })
      if (bytes === undefined || this.found.length >= this.wanted) this.isSettled = true
      else if (this.examined.documents >= trialDocuments + trialPerWanted * this.wanted) this.decide()
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
    this.isSettled = true
    const toExpect = (this.examined.documents * (this.wanted - this.found.length)) / Math.max(this.found.length, 0.5)
    if (this.otherHasMore(toExpect / 2)) return
    this.current.close()
    this.current = this.other()
    this.found.length = 0
  }
}
