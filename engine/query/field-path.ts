import { cstringEnd, findElement, missing, T, valueEnd, type RawValue } from '../bson/raw'
import { namesOf } from '../bson/path'
import { BsonWriter } from '../bson/writer'
import { CommandError } from '../errors'

/** Reads a value of a document; it may point into the document's own bytes. */
export type Reader = (bytes: Buffer, docAt: number) => RawValue

/** The names of a dotted path.   @throws CommandError with MongoDB's codes for paths that can't be */
export function fieldNames(path: string): readonly string[] {
  if (path === '') throw new CommandError(40352, 'FieldPath cannot be constructed with empty string')
  if (path.endsWith('.')) throw new CommandError(40353, "FieldPath must not end with a '.'.")
  const names = namesOf(path)
  for (const name of names) {
    if (name === '') throw new CommandError(15998, 'FieldPath field names may not be empty strings.')
    if (name.startsWith('$'))
      throw new CommandError(16410, `FieldPath field names may not start with '$'. Consider using $getField: ${path}`)
    if (name.includes('\0')) throw new CommandError(16411, 'FieldPath field names may not contain null bytes.')
  }
  return names
}

/** Reads a path as expressions do: documents in arrays give an array of what they hold, positions mean nothing. */
export function fieldReader(path: string): Reader {
  const names = fieldNames(path).map((name) => Buffer.from(name))
  const last = names.length - 1
  const first = names[0]!
  if (last === 0) return (bytes, docAt) => fieldAt(bytes, docAt, first)
  const read = (bytes: Buffer, docAt: number, depth: number): RawValue => {
    const value = fieldAt(bytes, docAt, names[depth]!)
    if (depth === last) return value
    if (value.type === T.object) return read(bytes, value.at, depth + 1)
    return value.type === T.array ? readItems(bytes, value.at, depth + 1) : missing
  }
  const readItems = (bytes: Buffer, arrayAt: number, depth: number): RawValue => {
    const out = new BsonWriter(128).begin()
    let index = 0
    let at = arrayAt + 4
    let type: number
    while ((type = bytes[at]!) !== 0) {
      const valueAt = cstringEnd(bytes, at + 1) + 1
      at = valueEnd(type, bytes, valueAt)
      if (type !== T.object) continue
      const value = read(bytes, valueAt, depth)
      if (value.type !== T.missing) out.value(String(index++), value)
    }
    const array = out.end().finish()
    return { type: T.array, bytes: array, at: 0, end: array.length }
  }
  return (bytes, docAt) => read(bytes, docAt, 0)
}

function fieldAt(bytes: Buffer, docAt: number, name: Buffer): RawValue {
  const element = findElement(bytes, docAt, name)
  if (element < 0) return missing
  const type = bytes[element]!
  const at = element + 2 + name.length
  return { type, bytes, at, end: valueEnd(type, bytes, at) }
}
