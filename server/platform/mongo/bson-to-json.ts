/** Fields to leave out, by name: `true` leaves out the whole field, a tree what is named within it (lists are looked through). */
export interface LeftOut {
  readonly [field: string]: true | LeftOut
}

/** A value of a kind that records don't hold; the caller reads the document the long way. */
export class NotPlain extends Error {}

/**
 * Writes stored documents as the JSON list they are answered as, straight from bytes to bytes: the same text that
 * decoding, leaving fields out and JSON.stringify come to, at a fraction of their cost. (BSON: bsonspec.org, version 1.1.)
 * @throws NotPlain for binary data, decimals and the like
 */
export const bsonToJson = (documents: readonly Buffer[], leftOut: LeftOut = none): Buffer => {
  const writer = new Writer(documents.reduce((sum, { length }) => sum + length, 0))
  writer.list(documents, fieldsWithout(leftOut))
  return writer.written()
}

/** A text field of a stored document's own, or undefined. */
export const textOf = (document: Buffer, field: string): string | undefined => {
  const name = Buffer.from(field)
  const end = document.readInt32LE(0) - 1
  for (let at = 4; at < end; at = afterValue(document, at)) {
    if (document[at] !== 0x02 || !isNamed(document, at + 1, name)) continue
    const from = at + name.length + 6
    return document.toString('utf8', from, from + document.readInt32LE(from - 4) - 1)
  }
  return undefined
}

/** Where the element after the one at `at` begins. */
const afterValue = (bytes: Buffer, at: number): number => {
  const value = bytes.indexOf(0, at + 1) + 1
  const size = sizes[bytes[at] ?? 0]
  if (size === undefined) throw new NotPlain(`a value of type ${bytes[at]}`)
  return value + (typeof size === 'number' ? size : size(bytes, value))
}

/** Bytes of a value by its type. */
const sizes: Readonly<Record<number, number | ((bytes: Buffer, at: number) => number)>> = {
  0x01: 8,
  0x02: (bytes, at) => 4 + bytes.readInt32LE(at),
  0x03: (bytes, at) => bytes.readInt32LE(at),
  0x04: (bytes, at) => bytes.readInt32LE(at),
  0x07: 12,
  0x08: 1,
  0x09: 8,
  0x0a: 0,
  0x10: 4,
  0x12: 8,
}

const none: LeftOut = {}

/** A field as it was met before: its name's bytes, the `"name":` it becomes, and what to make of its value. */
interface Field {
  readonly name: Buffer
  readonly head: Buffer
  readonly isLeftOut: boolean
  readonly inner: Fields
}

/** The fields of one place in the documents, in the order in which they were first met: mostly the order of the next document. */
class Fields {
  readonly known: Field[] = []
  readonly #leftOut: LeftOut

  constructor(leftOut: LeftOut) {
    this.#leftOut = leftOut
  }

  /** Where the field whose name begins at `at` stands; `expected` is where it stands mostly. */
  find(bytes: Buffer, at: number, expected: number): number {
    const { known } = this
    for (let step = 0; step < known.length; step++) {
      const place = expected + step < known.length ? expected + step : expected + step - known.length
      if (isNamed(bytes, at, (known[place] as Field).name)) return place
    }
    return this.#meet(bytes.subarray(at, bytes.indexOf(0, at)))
  }

  #meet(bytes: Buffer): number {
    // Names come from the declared shapes, so there are few; what is free-form doesn't grow this for ever.
    if (this.known.length >= MAX_KNOWN_FIELDS) this.known.length = 0
    const name = bytes.toString('utf8')
    const without = Object.hasOwn(this.#leftOut, name) ? this.#leftOut[name] : undefined
    const inner = typeof without === 'object' ? without : none
    this.known.push({
      name: Buffer.from(bytes),
      head: Buffer.from(`${JSON.stringify(name)}:`),
      isLeftOut: without === true,
      inner: new Fields(inner),
    })
    return this.known.length - 1
  }
}

const MAX_KNOWN_FIELDS = 200

const isNamed = (bytes: Buffer, at: number, name: Buffer): boolean => {
  for (let place = 0; place < name.length; place++) if (bytes[at + place] !== name[place]) return false
  return bytes[at + name.length] === 0
}

const fieldsOf = new WeakMap<LeftOut, Fields>()

const fieldsWithout = (leftOut: LeftOut): Fields => {
  const known = fieldsOf.get(leftOut) ?? new Fields(leftOut)
  fieldsOf.set(leftOut, known)
  return known
}

const digits = Buffer.from('0123456789abcdef')
const quote = 0x22
const comma = 0x2c
const zero = 0x30
const backslash = 0x5c
const openBrace = 0x7b
const closeBrace = 0x7d

class Writer {
  #out: Buffer
  #to = 0
  #bytes: Buffer = Buffer.alloc(0)
  /** Where the next element begins. */
  #at = 0

  constructor(size: number) {
    this.#out = Buffer.allocUnsafe(size + Math.ceil(size / 4) + 64)
  }

  written(): Buffer {
    return this.#out.subarray(0, this.#to)
  }

  list(documents: readonly Buffer[], fields: Fields): void {
    this.#mark('[')
    for (const [place, document] of documents.entries()) {
      this.#room(document.length)
      if (place > 0) this.#out[this.#to++] = comma
      this.#bytes = document
      this.#at = 0
      this.#document(fields)
    }
    this.#mark(']')
  }

  /** No value is written with more than six times the bytes it is stored in. */
  #room(size: number): void {
    const needed = this.#to + size * 6 + 64
    if (needed <= this.#out.length) return
    const grown = Buffer.allocUnsafe(Math.max(needed, this.#out.length * 2))
    this.#out.copy(grown, 0, 0, this.#to)
    this.#out = grown
  }

  #document(fields: Fields): void {
    const bytes = this.#bytes
    const end = this.#at + this.#int32(this.#at) - 1
    this.#at += 4
    this.#out[this.#to++] = openBrace
    let expected = 0
    let isFirst = true
    while (this.#at < end) {
      const type = bytes[this.#at] as number
      const place = fields.find(bytes, this.#at + 1, expected)
      const { name, head, isLeftOut, inner } = fields.known[place] as Field
      expected = place + 1
      this.#at += name.length + 2
      if (isLeftOut) this.#skip(type)
      else {
        if (!isFirst) this.#out[this.#to++] = comma
        isFirst = false
        this.#copy(head)
        this.#value(type, inner)
      }
    }
    this.#at = end + 1
    this.#out[this.#to++] = closeBrace
  }

  #array(fields: Fields): void {
    const bytes = this.#bytes
    const end = this.#at + this.#int32(this.#at) - 1
    this.#at += 4
    this.#mark('[')
    for (let isFirst = true; this.#at < end; isFirst = false) {
      const type = bytes[this.#at++] as number
      while (bytes[this.#at++] !== 0);
      if (!isFirst) this.#out[this.#to++] = comma
      this.#value(type, fields)
    }
    this.#at = end + 1
    this.#mark(']')
  }

  #value(type: number, fields: Fields): void {
    const at = this.#at
    switch (type) {
      case 0x01:
        this.#at = at + 8
        return this.#mark(JSON.stringify(this.#bytes.readDoubleLE(at)))
      case 0x02: {
        const length = this.#int32(at)
        this.#at = at + 4 + length
        return this.#text(at + 4, at + 3 + length)
      }
      case 0x03:
        return this.#document(fields)
      case 0x04:
        return this.#array(fields)
      case 0x07:
        this.#at = at + 12
        return this.#hex(at, at + 12)
      case 0x08:
        this.#at = at + 1
        return this.#mark(this.#bytes[at] === 1 ? 'true' : 'false')
      case 0x09:
        this.#at = at + 8
        return this.#mark(`"${new Date(this.#int32(at + 4) * 0x1_0000_0000 + (this.#int32(at) >>> 0)).toISOString()}"`)
      case 0x0a:
        return this.#mark('null')
      case 0x10:
        this.#at = at + 4
        return this.#integer(this.#int32(at))
      case 0x12:
        this.#at = at + 8
        return this.#mark(String(this.#bytes.readBigInt64LE(at)))
      default:
        throw new NotPlain(`a value of type ${type}`)
    }
  }

  #int32(at: number): number {
    const bytes = this.#bytes
    return (bytes[at] as number) | ((bytes[at + 1] as number) << 8) | ((bytes[at + 2] as number) << 16) | ((bytes[at + 3] as number) << 24)
  }

  /** Copies a text while it needs no escapes; else JSON's own writer takes it. */
  #text(from: number, to: number): void {
    const bytes = this.#bytes
    const out = this.#out
    const start = this.#to
    let place = start
    out[place++] = quote
    for (let at = from; at < to; at++) {
      const byte = bytes[at] as number
      if (byte < 0x20 || byte === quote || byte === backslash) {
        this.#to = start + out.write(JSON.stringify(bytes.toString('utf8', from, to)), start)
        return
      }
      out[place++] = byte
    }
    out[place++] = quote
    this.#to = place
  }

  #hex(from: number, to: number): void {
    const bytes = this.#bytes
    const out = this.#out
    let place = this.#to
    out[place++] = quote
    for (let at = from; at < to; at++) {
      const byte = bytes[at] as number
      out[place++] = digits[byte >> 4] as number
      out[place++] = digits[byte & 15] as number
    }
    out[place++] = quote
    this.#to = place
  }

  #integer(value: number): void {
    if (value >= 0 && value < 10) this.#out[this.#to++] = zero + value
    else this.#mark(String(value))
  }

  /** Plain ASCII. */
  #mark(text: string): void {
    const out = this.#out
    const start = this.#to
    for (let at = 0; at < text.length; at++) out[start + at] = text.charCodeAt(at)
    this.#to = start + text.length
  }

  #copy(from: Buffer): void {
    const out = this.#out
    const start = this.#to
    for (let at = 0; at < from.length; at++) out[start + at] = from[at] as number
    this.#to = start + from.length
  }

  #skip(type: number): void {
    const size = sizes[type]
    if (size === undefined) throw new NotPlain(`a value of type ${type}`)
    this.#at += typeof size === 'number' ? size : size(this.#bytes, this.#at)
  }
}
