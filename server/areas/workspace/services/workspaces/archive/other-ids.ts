import { randomBytes, randomInt } from 'node:crypto'

const WORDS_OF_ID = 3
const HEX_OF_WORD = 8
const FIRST_CAPACITY = 1 << 12
/** Half full at most, so that a place is found at the first look or soon after. */
const MAX_FILL = 0.5
const WORD = 2 ** 32
/** The part of an id that says which process made it. */
const MAKERS = 2n ** 40n
const COUNTERS = 2n ** 24n

const wordsOf = (id: string): [number, number, number] => [
  Number.parseInt(id.slice(0, HEX_OF_WORD), 16),
  Number.parseInt(id.slice(HEX_OF_WORD, 2 * HEX_OF_WORD), 16),
  Number.parseInt(id.slice(2 * HEX_OF_WORD), 16),
]

/**
 * Gives ids of one installation others, the same wherever one is named. Ids keep the second they were made in, and those of one process the
 * order they had, which lists and books go by. Millions of them take some 24 bytes each.
 */
export class OtherIds {
  #words = new Uint32Array(FIRST_CAPACITY * WORDS_OF_ID)
  #capacity = FIRST_CAPACITY
  #size = 0
  /** Nobody can write ids that all want the same place. */
  readonly #seeds = [randomInt(WORD), randomInt(WORD), randomInt(WORD)] as const
  readonly #shift = (BigInt(`0x${randomBytes(5).toString('hex')}`) % (MAKERS - 1n)) + 1n

  get size(): number {
    return this.#size
  }

  /** @param id 24 hexadecimal digits, not all of them 0 */
  add(id: string): void {
    if (this.#size >= this.#capacity * MAX_FILL) this.#grow()
    const words = wordsOf(id)
    const place = this.#placeOf(words)
    if (this.#isFree(place)) this.#size++
    this.#words.set(words, place * WORDS_OF_ID)
  }

  has(id: string): boolean {
    return !this.#isFree(this.#placeOf(wordsOf(id)))
  }

  /** The other id of one that was added; of any other itself. */
  of(id: string): string {
    if (!this.has(id)) return id
    const rest = BigInt(`0x${id.slice(HEX_OF_WORD)}`)
    const maker = (rest / COUNTERS + this.#shift) % MAKERS
    return id.slice(0, HEX_OF_WORD) + (maker * COUNTERS + (rest % COUNTERS)).toString(16).padStart(2 * HEX_OF_WORD, '0')
  }

  /** Where an id stands, or would. */
  #placeOf([first, second, third]: readonly [number, number, number]): number {
    const [one, two, three] = this.#seeds
    let hash = Math.imul(first ^ one, 0x9e3779b1)
    hash = Math.imul(hash ^ (hash >>> 15) ^ second ^ two, 0x85ebca77)
    hash = Math.imul(hash ^ (hash >>> 13) ^ third ^ three, 0xc2b2ae3d)
    let place = ((hash ^ (hash >>> 16)) >>> 0) % this.#capacity
    for (; !this.#isFree(place); place = (place + 1) % this.#capacity) {
      const at = place * WORDS_OF_ID
      if (this.#words[at] === first && this.#words[at + 1] === second && this.#words[at + 2] === third) return place
    }
    return place
  }

  #isFree(place: number): boolean {
    const at = place * WORDS_OF_ID
    return this.#words[at] === 0 && this.#words[at + 1] === 0 && this.#words[at + 2] === 0
  }

  #grow(): void {
    const old = this.#words
    this.#capacity *= 2
    this.#words = new Uint32Array(this.#capacity * WORDS_OF_ID)
    for (let at = 0; at < old.length; at += WORDS_OF_ID) {
      const words = [old[at] ?? 0, old[at + 1] ?? 0, old[at + 2] ?? 0] as const
      if (words.some((word) => word !== 0)) this.#words.set(words, this.#placeOf(words) * WORDS_OF_ID)
    }
  }
}
