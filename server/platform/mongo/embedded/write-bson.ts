import { BSON, ObjectId, type Document } from 'mongodb'

/**
 * A document's bytes behind `head` empty ones, as `BSON.serialize(document, { ignoreUndefined: true })` would write it:
 * what records and commands are made of by a short way, everything else by BSON's own writer. (bsonspec.org, version 1.1.)
 * @throws what BSON's writer throws for what it doesn't take
 */
export const writeBson = (document: Document, head = 0): Buffer => {
  to = head
  writeDocument(document)
  const written = Buffer.from(out.subarray(0, to))
  if (out.length > MAX_KEPT_BYTES) out = Buffer.alloc(INITIAL_BYTES)
  return written
}

/** Bytes. */
const INITIAL_BYTES = 64 * 1024
const MAX_KEPT_BYTES = 4 * 1024 * 1024

/** One document is written at a time, without a pause: all of them into the same memory. */
let out = Buffer.alloc(INITIAL_BYTES)
let to = 0

const kind = { double: 0x01, text: 0x02, document: 0x03, list: 0x04, id: 0x07, flag: 0x08, instant: 0x09, nothing: 0x0a, int32: 0x10 }
const most32 = 0x7fff_ffff
const least32 = -0x8000_0000
const high32 = 0x1_0000_0000

const writeDocument = (document: Readonly<Record<string, unknown>>): void => {
  const start = begin()
  for (const name of Object.keys(document)) if (document[name] !== undefined) writeElement(name, document[name])
  end(start)
}

const writeList = (list: readonly unknown[]): void => {
  const start = begin()
  for (let place = 0; place < list.length; place++) writeElement(String(place), list[place] ?? null)
  end(start)
}

/** Leaves place for the length. */
const begin = (): number => {
  room(16)
  const start = to
  to += 4
  return start
}

const end = (start: number): void => {
  room(1)
  out[to++] = 0
  writeInt32(to - start, start)
}

const writeElement = (name: string, value: unknown): void => {
  switch (typeof value) {
    case 'string':
      writeName(kind.text, name)
      return writeText(value)
    case 'number':
      return writeNumber(name, value)
    case 'boolean':
      writeName(kind.flag, name)
      out[to++] = value ? 1 : 0
      return
    case 'object':
      return writeObject(name, value)
    default:
      return writeOther(name, value)
  }
}

const writeObject = (name: string, value: object | null): void => {
  if (value === null) return writeName(kind.nothing, name)
  if (value instanceof ObjectId) {
    writeName(kind.id, name)
    out.set(value.id, to)
    to += 12
    return
  }
  if (value instanceof Date && Number.isSafeInteger(value.getTime())) {
    writeName(kind.instant, name)
    const time = value.getTime()
    writeInt32((time % high32) | 0, to)
    writeInt32(Math.floor(time / high32), to + 4)
    to += 8
    return
  }
  if (Array.isArray(value)) {
    writeName(kind.list, name)
    return writeList(value)
  }
  if (!isPlain(value)) return writeOther(name, value)
  writeName(kind.document, name)
  writeDocument(value)
}

/** Whether BSON's writer would see nothing but an object's fields. */
const isPlain = (value: object): value is Readonly<Record<string, unknown>> => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return (prototype === Object.prototype || prototype === null) && !('_bsontype' in value) && !('toBSON' in value)
}

const writeNumber = (name: string, value: number): void => {
  if (Number.isInteger(value) && value <= most32 && value >= least32 && !Object.is(value, -0)) {
    writeName(kind.int32, name)
    writeInt32(value, to)
    to += 4
    return
  }
  writeName(kind.double, name)
  to = out.writeDoubleLE(value, to)
}

/** One element by BSON's own writer. */
const writeOther = (name: string, value: unknown): void => {
  const element = BSON.serialize({ [name]: value }, { ignoreUndefined: true }).subarray(4, -1)
  room(element.length)
  out.set(element, to)
  to += element.length
}

/** A kind and a name, with room for a value of fixed size behind. */
const writeName = (type: number, name: string): void => {
  room(name.length * 3 + 16)
  out[to++] = type
  for (let at = 0; at < name.length; at++) {
    const code = name.charCodeAt(at)
    if (code === 0) throw new BSON.BSONError(`The name ${JSON.stringify(name)} holds a character that none may hold`)
    if (code > 0x7f) {
      to += out.write(name.slice(at), to)
      break
    }
    out[to++] = code
  }
  out[to++] = 0
}

const MAX_COPIED_LENGTH = 24

const writeText = (text: string): void => {
  room(text.length * 3 + 8)
  const start = to
  to += 4
  if (!writeShortAscii(text)) to = start + 4 + out.write(text, start + 4)
  out[to++] = 0
  writeInt32(to - start - 4, start)
}

/** Short texts cost more on the way to Buffer's own writer than they take to write. */
const writeShortAscii = (text: string): boolean => {
  if (text.length > MAX_COPIED_LENGTH) return false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code > 0x7f) return false
    out[to++] = code
  }
  return true
}

const writeInt32 = (value: number, at: number): void => {
  out[at] = value
  out[at + 1] = value >> 8
  out[at + 2] = value >> 16
  out[at + 3] = value >> 24
}

const room = (size: number): void => {
  if (to + size <= out.length) return
  const grown = Buffer.alloc(Math.max(to + size, out.length * 2))
  out.copy(grown, 0, 0, to)
  out = grown
}
