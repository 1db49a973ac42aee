import { serialize, type Document } from 'bson'

/** A number below a limit. */
export type Below = (limit: number) => number

/** An element or document inside of BSON bytes: where its length stands, and how far it reaches. */
interface Length {
  readonly at: number
  readonly value: number
}

/** Where the lengths of a document and of all that lies in it stand: documents, strings, arrays, binaries. */
export function lengthsOf(bytes: Buffer, at = 0): Length[] {
  const size = bytes.readInt32LE(at)
  const found: Length[] = [{ at, value: size }]
  let next = at + 4
  while (next < at + size - 1) {
    const type = bytes[next]!
    const value = bytes.indexOf(0, next + 1) + 1
    const length = value + 4 <= bytes.length ? bytes.readInt32LE(value) : 0
    if (type === 2) found.push({ at: value, value: length })
    if (type === 5) found.push({ at: value, value: length })
    if (type === 3 || type === 4) found.push(...lengthsOf(bytes, value))
    next = value + sizeOf(type, bytes, value)
  }
  return found
}

function sizeOf(type: number, bytes: Buffer, at: number): number {
  if (type === 2) return 4 + bytes.readInt32LE(at)
  if (type === 3 || type === 4) return bytes.readInt32LE(at)
  if (type === 5) return 5 + bytes.readInt32LE(at)
  if (type === 7) return 12
  if (type === 8) return 1
  if (type === 10) return 0
  if (type === 11) return bytes.indexOf(0, bytes.indexOf(0, at) + 1) + 1 - at
  return type === 16 ? 4 : type === 19 ? 16 : 8
}

/** Lengths that are wrong in every way. */
const wrongLengths = [0, 1, 4, -1, -2147483648, 2147483647, 48_000_001, 65_536]

/** A document with one wrong length inside. */
export function withWrongLength(document: Document, below: Below): Buffer {
  const bytes = Buffer.from(serialize(document))
  const all = lengthsOf(bytes)
  const { at, value } = all[below(all.length)]!
  const choices = [...wrongLengths, value + 1, value - 1, value + 5, value * 2]
  bytes.writeInt32LE(choices[below(choices.length)]! | 0, at)
  return bytes
}

/** Values of every kind and of no sense. */
export const oddities: readonly unknown[] = [
  null,
  undefined,
  true,
  false,
  0,
  -1,
  1.5,
  NaN,
  Infinity,
  2 ** 53,
  -(2 ** 31),
  '',
  'x',
  '$x',
  'a.b',
  'a..b',
  '.',
  '\u0000x',
  '__proto__',
  [],
  [[]],
  [null],
  {},
  { '': 1 },
  { $: 1 },
  { $x: 1 },
  { __proto__: { a: 1 } },
  { 'a.b': { c: [] } },
  new Date(NaN),
  new Date(8.64e15),
  /a+/,
  Buffer.alloc(3),
]

/** A document with one value somewhere inside replaced, removed, doubled or wrapped. */
export function mutated(document: Document, below: Below, depth = 0): Document {
  const entries = Object.entries(document)
  if (entries.length === 0) return { x: oddities[below(oddities.length)] }
  const chosen = below(entries.length)
  return Object.fromEntries(
    entries.flatMap(([name, value], i): [string, unknown][] => {
      if (i !== chosen) return [[name, value]]
      if (isPlain(value) && below(4) > 0 && depth < 8) return [[name, mutated(value, below, depth + 1)]]
      if (Array.isArray(value) && value.length > 0 && below(4) > 0) return [[name, mutatedList(value, below, depth)]]
      switch (below(6)) {
        case 0:
          return []
        case 1:
          return [[`${name}$`, value]]
        case 2:
          return [[name, { [name]: value }]]
        case 3:
          return [[name, [value, value]]]
        default:
          return [[name, oddities[below(oddities.length)]]]
      }
    }),
  )
}

function mutatedList(list: readonly unknown[], below: Below, depth: number): unknown[] {
  const chosen = below(list.length)
  return list.map((item, i) => (i !== chosen ? item : isPlain(item) ? mutated(item, below, depth + 1) : oddities[below(oddities.length)]))
}

const isPlain = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
