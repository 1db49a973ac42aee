import { KeyWriter } from '../bson/key'
import { cstringEnd, detached, findElement, T, valueEnd, type RawValue } from '../bson/raw'
import { parsePath } from '../bson/path'
import { BsonWriter } from '../bson/writer'
import { CommandError } from '../errors'
import { distinctScan, DistinctDocuments } from '../plan/distinct'
import { parseFilter } from '../query/filter'
import { MAX_DOCUMENT_BYTES } from '../update/apply'
import type { Operation } from './operation'
import { eachDocument } from './yield'
import { hintOf, runQuery } from './query'
import { document, get, assertSimpleCollation, string, type Request } from './request'

export const distinctFields = new Set('key query collation hint'.split(' '))

/** The different values of a field; items of arrays count one by one. */
export async function distinct(operation: Operation, request: Request): Promise<Buffer> {
  const { fields } = request
  assertSimpleCollation(get(fields, 'collation'))
  const path = string(fields, 'key')
  const names = parsePath(path).bytes
  const filter = parseFilter(document(fields, 'query'))
  const collection = operation.collectionToRead(request.db, string(fields, 'distinct'), filter)
  const hint = hintOf(fields)
  const out = new BsonWriter(1024).begin().beginArray('values')
  if (collection) {
    const view = operation.view()
    try {
      const byKeys = hint ? null : distinctScan(collection, filter, path)
      const found = byKeys
        ? new DistinctDocuments(operation.context.store, view, collection, byKeys)
        : runQuery(operation, view, collection, { filter, sort: [], skip: 0, limit: 0, hint }).documents
      const writer = new KeyWriter()
      const values = new Map<string, RawValue>()
      let size = 0
      try {
        await eachDocument(operation, found, (bytes) => {
          eachValue(bytes, 0, names, 0, (value) => {
            const key = writer.reset().value(value).finish()
            if (values.has(key)) return
            values.set(key, detached(value))
            size += value.end - value.at + 8
            if (size > MAX_DOCUMENT_BYTES) throw new CommandError(17217, 'distinct too big, 16mb cap')
          })
          return true
        })
      } finally {
        found.close()
      }
      const sorted = [...values].sort(([a], [b]) => (a < b ? -1 : 1))
      sorted.forEach(([, value], i) => out.value(String(i), value))
    } finally {
      operation.release(view)
    }
  }
  return out.end().double('ok', 1).end().finish()
}

/** Values at a path. In an array a number names a position; otherwise all documents and arrays in it are looked into. */
function eachValue(bytes: Buffer, docAt: number, names: readonly Buffer[], depth: number, take: (value: RawValue) => void): void {
  const name = names[depth]!
  const element = findElement(bytes, docAt, name)
  if (element < 0) return
  const type = bytes[element]!
  const at = element + 2 + name.length
  if (depth === names.length - 1) {
    if (type === T.array) eachItem(bytes, at, take)
    else take({ type, bytes, at, end: valueEnd(type, bytes, at) })
  } else if (type === T.object || (type === T.array && isPosition(names[depth + 1]!))) eachValue(bytes, at, names, depth + 1, take)
  else if (type === T.array)
    eachItem(bytes, at, (item) => {
      if (item.type === T.object || item.type === T.array) eachValue(bytes, item.at, names, depth + 1, take)
    })
}

const isPosition = (name: Buffer): boolean => /^\d+$/.test(name.toString())

function eachItem(bytes: Buffer, arrayAt: number, take: (value: RawValue) => void): void {
  let at = arrayAt + 4
  let type: number
  while ((type = bytes[at]!) !== 0) {
    const itemAt = cstringEnd(bytes, at + 1) + 1
    const end = valueEnd(type, bytes, itemAt)
    take({ type, bytes, at: itemAt, end })
    at = end
  }
}
