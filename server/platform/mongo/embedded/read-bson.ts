import { Binary, BSON, Long, ObjectId, Timestamp, type Document } from 'mongodb'

/** How the bytes of an answer are read. */
export interface Reading {
  /** Documents in lists of these names stay bytes. */
  readonly rawIn?: Readonly<Record<string, true>>
  /** Ids become their hex text at once. */
  readonly idsAsText?: boolean
}

/**
 * A document from its bytes as `BSON.deserialize` reads it: what records are made of by a short way, an answer that holds anything else by
 * BSON's own reader, which leaves ids as they are. The bytes are a database's answer: whole. (bsonspec.org, version 1.1.)
 */
export const readBson = (document: Buffer, { rawIn = {}, idsAsText = false }: Reading = {}): Document => {
  bytes = document
  to = 0
  lists = rawIn
  texts = idsAsText
  try {
    return readDocument()
  } catch (error) {
    if (error !== UNUSUAL) throw error
    // Without a prototype: its members would name lists, too.
    return BSON.deserialize(document, { fieldsAsRaw: Object.assign(Object.create(null) as object, rawIn) })
  } finally {
    bytes = NOTHING
  }
}

const NOTHING = Buffer.alloc(0)
const UNUSUAL = new Error('a value that records are not made of')

/** One answer is read at a time, without a pause. */
let bytes: Buffer = NOTHING
let to = 0
let lists: Readonly<Record<string, true>> = {}
let texts = false

const readDocument = (): Document => {
  to += 4
  const document: Document = {}
  for (let type = bytes[to++] as number; type !== 0; type = bytes[to++] as number) {
    const name = readName()
    document[name] = type === 0x04 && lists[name] === true ? readRawList() : readValue(type)
  }
  return document
}

const readList = (): unknown[] => {
  to += 4
  const list: unknown[] = []
  for (let type = bytes[to++] as number; type !== 0; type = bytes[to++] as number) {
    // Its place in the list is its name.
    while (bytes[to++] !== 0);
    list.push(readValue(type))
  }
  return list
}

const readRawList = (): Buffer[] => {
  to += 4
  const list: Buffer[] = []
  for (let type = bytes[to++] as number; type !== 0; type = bytes[to++] as number) {
    if (type !== 0x03) throw UNUSUAL
    while (bytes[to++] !== 0);
    const start = to
    to += bytes.readInt32LE(to)
    list.push(bytes.subarray(start, to))
  }
  return list
}

const readValue = (type: number): unknown => {
  switch (type) {
    case 0x01:
      to += 8
      return bytes.readDoubleLE(to - 8)
    case 0x02:
      return readText()
    case 0x03:
      return readDocument()
    case 0x04:
      return readList()
    case 0x05:
      return readBytes()
    case 0x07:
      to += 12
      return texts ? bytes.toString('hex', to - 12, to) : new ObjectId(Buffer.from(bytes.subarray(to - 12, to)))
    case 0x08:
      return bytes[to++] === 1
    case 0x09:
      return new Date(readInt64())
    case 0x0a:
      return null
    case 0x10:
      return readInt32()
    // No record has one, but an answer ends with the moment it is of.
    case 0x11: {
      const i = readInt32() >>> 0
      return new Timestamp({ i, t: readInt32() >>> 0 })
    }
    case 0x12: {
      const number = readInt64()
      return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : new Long(bytes.readInt32LE(to - 8), bytes.readInt32LE(to - 4))
    }
    default:
      throw UNUSUAL
  }
}

const readInt32 = (): number => {
  to += 4
  return (
    (bytes[to - 4] as number) | ((bytes[to - 3] as number) << 8) | ((bytes[to - 2] as number) << 16) | ((bytes[to - 1] as number) << 24)
  )
}

const readInt64 = (): number => {
  const low = readInt32() >>> 0
  return readInt32() * 0x1_0000_0000 + low
}

const readText = (): string => {
  const end = to + 4 + readInt32()
  const start = to
  to = end
  return bytes.toString('utf8', start, end - 1)
}

const readBytes = (): Binary => {
  const length = readInt32()
  const kind = bytes[to++] as number
  if (kind !== Binary.SUBTYPE_DEFAULT) throw UNUSUAL
  to += length
  return new Binary(bytes.subarray(to - length, to), kind)
}

const MAX_KEPT_NAME_BYTES = 24
const KEPT_NAMES = 4096
const names = new Array<string | undefined>(KEPT_NAMES).fill(undefined)

/** The same few names come up all the time: each is decoded once. */
const readName = (): string => {
  const start = to
  let hash = 0
  for (let byte = bytes[to] as number; byte !== 0; byte = bytes[++to] as number) hash = (Math.imul(hash, 31) + byte) | 0
  const length = to++ - start
  const place = (hash ^ (hash >>> 12)) & (KEPT_NAMES - 1)
  const known = names[place]
  if (known !== undefined && isAt(known, start, length)) return known
  const name = bytes.toString('utf8', start, start + length)
  // BSON's own reader has ways of its own for these.
  if (name.startsWith('$') || name === '__proto__') throw UNUSUAL
  if (length <= MAX_KEPT_NAME_BYTES) names[place] = name
  return name
}

/** Whether the bytes are this name, character by character: true of ASCII alone. */
const isAt = (name: string, start: number, length: number): boolean => {
  if (name.length !== length) return false
  for (let at = 0; at < length; at++) if (name.charCodeAt(at) !== bytes[start + at]) return false
  return true
}
