/** Fields to leave out, by name: `true` leaves out the whole field, a tree what is named within it (lists are looked through). */
export interface LeftOut {
  readonly [field: string]: true | LeftOut
}

/** A value of a kind that records don't hold; the caller reads the document the long way. */
export class NotPlain extends Error {}

const none: LeftOut = {}
/** `"field":` of each field name met so far; names come from the declared shapes, so there are few. */
const heads = new Map<string, string>()

const headOf = (name: string): string => {
  const known = heads.get(name)
  if (known !== undefined) return known
  const head = `${JSON.stringify(name)}:`
  heads.set(name, head)
  return head
}

/**
 * Writes a stored document as the JSON it is answered as, straight from its bytes: the same text that decoding,
 * leaving fields out and JSON.stringify come to, at a fraction of their cost. (BSON: bsonspec.org, version 1.1.)
 * @throws NotPlain for binary data, decimals and the like
 */
export const bsonToJson = (bytes: Buffer, leftOut: LeftOut = none): string => new Reader(bytes).document(0, leftOut)

class Reader {
  readonly #bytes: Buffer
  /** The bytes as one string, a character each: names and plain texts are cut out of it without another call out of JavaScript. */
  readonly #latin: string
  /** Where the next element begins. */
  #at = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
    this.#latin = bytes.toString('latin1')
  }

  document(from: number, leftOut: LeftOut): string {
    const end = from + this.#bytes.readInt32LE(from) - 1
    let text = ''
    this.#at = from + 4
    while (this.#at < end) {
      const type = this.#bytes[this.#at] ?? 0
      const name = this.#name()
      const without = leftOut[name]
      if (without === true) this.#skip(type)
      else text += `${text === '' ? '' : ','}${headOf(name)}${this.#value(type, without ?? none)}`
    }
    this.#at = end + 1
    return `{${text}}`
  }

  #list(from: number, leftOut: LeftOut): string {
    const end = from + this.#bytes.readInt32LE(from) - 1
    let text = ''
    this.#at = from + 4
    while (this.#at < end) {
      const type = this.#bytes[this.#at] ?? 0
      this.#at = this.#latin.indexOf('\0', this.#at + 1) + 1
      text += `${text === '' ? '' : ','}${this.#value(type, leftOut)}`
    }
    this.#at = end + 1
    return `[${text}]`
  }

  #name(): string {
    const start = this.#at + 1
    const end = this.#latin.indexOf('\0', start)
    this.#at = end + 1
    return this.#latin.substring(start, end)
  }

  #value(type: number, leftOut: LeftOut): string {
    const bytes = this.#bytes
    const at = this.#at
    switch (type) {
      case 0x01:
        this.#at = at + 8
        return JSON.stringify(bytes.readDoubleLE(at))
      case 0x02: {
        const length = bytes.readInt32LE(at)
        this.#at = at + 4 + length
        return this.#text(at + 4, at + 3 + length)
      }
      case 0x03:
        return this.document(at, leftOut)
      case 0x04:
        return this.#list(at, leftOut)
      case 0x07:
        this.#at = at + 12
        return `"${bytes.toString('hex', at, at + 12)}"`
      case 0x08:
        this.#at = at + 1
        return bytes[at] === 1 ? 'true' : 'false'
      case 0x09:
        this.#at = at + 8
        return `"${new Date(bytes.readInt32LE(at + 4) * 0x1_0000_0000 + bytes.readUInt32LE(at)).toISOString()}"`
      case 0x0a:
        return 'null'
      case 0x10:
        this.#at = at + 4
        return String(bytes.readInt32LE(at))
      case 0x12:
        this.#at = at + 8
        return String(bytes.readBigInt64LE(at))
      default:
        throw new NotPlain(`a value of type ${type}`)
    }
  }

  #text(from: number, to: number): string {
    const bytes = this.#bytes
    for (let at = from; at < to; at++) {
      const byte = bytes[at] ?? 0
      // Beyond ASCII, a control character, a quote or a backslash.
      if (byte > 0x7e || byte < 0x20 || byte === 0x22 || byte === 0x5c) return JSON.stringify(bytes.toString('utf8', from, to))
    }
    return `"${this.#latin.substring(from, to)}"`
  }

  #skip(type: number): void {
    const at = this.#at
    switch (type) {
      case 0x03:
      case 0x04:
        this.#at = at + this.#bytes.readInt32LE(at)
        return
      case 0x02:
        this.#at = at + 4 + this.#bytes.readInt32LE(at)
        return
      default:
        this.#value(type, none)
    }
  }
}
