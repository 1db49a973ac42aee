import { floorDouble, toNumber, type Remainder } from './numbers'
import { cstringEnd, i32, isNumber, T, valueEnd, type RawValue } from './raw'
import { rank } from './order'

/** Rank of an array without items where an index or a sort uses its items: before null. */
const EMPTY_ARRAY_RANK = 4

/** A key as a string with one character per byte: such strings compare, hash and join like the bytes they stand for. */
export type Key = string

/** Builds keys whose byte order is BSON's order. One writer is reused for many keys. */
export class KeyWriter {
  bytes: Buffer = Buffer.allocUnsafe(4096)
  at = 0

  reset(): this {
    this.at = 0
    return this
  }

  private ensureCapacity(size: number): void {
    if (this.at + size <= this.bytes.length) return
    const grown = Buffer.allocUnsafe(Math.max(this.at + size, this.bytes.length * 2))
    this.bytes.copy(grown, 0, 0, this.at)
    this.bytes = grown
  }

  byte(value: number): this {
    this.ensureCapacity(1)
    this.bytes[this.at++] = value
    return this
  }

  /** A key or a part of one. */
  key(key: Key): this {
    this.ensureCapacity(key.length)
    this.at += this.bytes.write(key, this.at, 'latin1')
    return this
  }

  u32(value: number): this {
    this.ensureCapacity(4)
    this.at = this.bytes.writeUInt32BE(value, this.at)
    return this
  }

  /** Bytes as they are. */
  raw(bytes: Buffer, from = 0, to = bytes.length): this {
    this.ensureCapacity(to - from)
    bytes.copy(this.bytes, this.at, from, to)
    this.at += to - from
    return this
  }

  /** One value, its bits inverted where the field is descending. */
  value(value: RawValue, descending = false): this {
    const start = this.at
    this.put(value.type, value.bytes, value.at)
    if (descending) this.invert(start)
    return this
  }

  /** The key of an array that has no items. */
  emptyArray(descending = false): this {
    return this.byte(descending ? ~EMPTY_ARRAY_RANK & 0xff : EMPTY_ARRAY_RANK)
  }

  /** Inverts the order of everything written since `from`. */
  invert(from: number): void {
    const { bytes, at } = this
    for (let i = from; i < at; i++) bytes[i] = ~bytes[i]! & 0xff
  }

  finish(): Key {
    return this.bytes.toString('latin1', 0, this.at)
  }

  private put(type: number, bytes: Buffer, at: number): void {
    this.byte(rank[type]!)
    this.payload(type, bytes, at)
  }

  private payload(type: number, bytes: Buffer, at: number): void {
    switch (type) {
      case T.int:
      case T.double:
      case T.long:
      case T.decimal:
        return this.number(type, bytes, at)
      case T.string:
      case T.symbol:
      case T.code:
        return this.terminated(bytes, at + 4, at + 3 + i32(bytes, at))
      case T.objectId:
        this.ensureCapacity(12)
        for (let i = 0; i < 12; i++) this.bytes[this.at++] = bytes[at + i]!
        return
      case T.bool:
        this.byte(bytes[at]!)
        return
      case T.date: {
        this.ensureCapacity(8)
        this.at = this.bytes.writeBigUInt64BE(BigInt.asUintN(64, bytes.readBigInt64LE(at)) ^ 0x8000000000000000n, this.at)
        return
      }
      case T.timestamp:
        this.ensureCapacity(8)
        this.at = this.bytes.writeBigUInt64BE(bytes.readBigUInt64LE(at), this.at)
        return
      case T.object:
      case T.array:
        return this.elements(type === T.object, bytes, at)
      case T.binary:
        this.u32(i32(bytes, at)).raw(bytes, at + 4, at + 5 + i32(bytes, at))
        return
      case T.regex:
        this.raw(bytes, at, valueEnd(type, bytes, at))
        return
      case T.dbPointer:
      case T.codeWithScope:
        return this.terminated(bytes, at, valueEnd(type, bytes, at))
      default:
    }
  }

  private number(type: number, bytes: Buffer, at: number): void {
    this.ensureCapacity(27)
    let remainder: Remainder | null = null
    let value: number
    if (type === T.int || type === T.double) value = toNumber(type, bytes, at)
    else value = (remainder = floorDouble(type, bytes, at)).floor
    const out = this.bytes
    const start = this.at
    if (Number.isNaN(value)) out.fill(0, start, start + 8)
    else {
      out.writeDoubleBE(value === 0 ? 0 : value, start)
      if (out[start]! & 0x80) for (let i = start; i < start + 8; i++) out[i] = ~out[i]! & 0xff
      else out[start]! |= 0x80
    }
    this.at = start + 8
    if (!remainder || remainder.size === 0) {
      out[this.at++] = 0
      return
    }
    out[this.at++] = 1
    if (remainder.size === 18) this.at = out.writeUInt16BE(Number(remainder.rest >> 128n), this.at)
    if (remainder.size === 18) this.at = out.writeBigUInt64BE(BigInt.asUintN(64, remainder.rest >> 64n), this.at)
    this.at = out.writeBigUInt64BE(BigInt.asUintN(64, remainder.rest), this.at)
  }

  /** Bytes closed by 00, with 00 written as 01 01 and 01 as 01 02: no key is the beginning of another. */
  private terminated(bytes: Buffer, from: number, to: number): void {
    this.ensureCapacity((to - from) * 2 + 1)
    const out = this.bytes
    let { at } = this
    for (let i = from; i < to; i++) {
      const byte = bytes[i]!
      if (byte > 1) out[at++] = byte
      else {
        out[at++] = 1
        out[at++] = byte + 1
      }
    }
    out[at++] = 0
    this.at = at
  }

  private elements(named: boolean, bytes: Buffer, docAt: number): void {
    let at = docAt + 4
    let type: number
    while ((type = bytes[at]!) !== 0) {
      const nameEnd = cstringEnd(bytes, at + 1)
      this.byte(rank[type]!)
      if (named) this.raw(bytes, at + 1, nameEnd + 1)
      this.payload(type, bytes, nameEnd + 1)
      at = valueEnd(type, bytes, nameEnd + 1)
    }
    this.byte(0)
  }
}

/** The smallest key greater than every key that begins with this prefix. A prefix of collection or index id is never all FF. */
export function afterPrefix(prefix: Key): Key {
  let i = prefix.length - 1
  while (prefix.charCodeAt(i) === 0xff) i--
  return prefix.slice(0, i) + String.fromCharCode(prefix.charCodeAt(i) + 1)
}

/** Four bytes, big-endian. */
export const u32Key = (value: number): Key => String.fromCharCode(value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff)

/** Whether equal values always have equal keys, and values of the type are worth bounds. */
export const isIndexable = (type: number): boolean =>
  isNumber(type) ||
  type === T.string ||
  type === T.objectId ||
  type === T.bool ||
  type === T.date ||
  type === T.null ||
  type === T.object ||
  type === T.binary ||
  type === T.timestamp
