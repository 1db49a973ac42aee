import { cstringEnd, detached, field, missing, T, valueEnd, type RawValue } from '../bson/raw'
import { BsonWriter } from '../bson/writer'
import type { Reader } from './field-path'
import { parseElemMatch } from './filter'
import { compileFilter, compileValueFilter } from './match'

/** Gives an array of the first matching item, or nothing: the projection `{ <name>: { $elemMatch: … } }`. */
export function elemMatchReader(name: string, query: RawValue): Reader {
  const test = parseElemMatch(detached(query))
  const ofDocuments = test.op === 'elemMatch' ? compileFilter(test.filter) : null
  const ofValues = test.op === 'elemMatchValue' ? compileValueFilter(test.filter) : null
  const fits = (type: number, bytes: Buffer, at: number): boolean =>
    ofDocuments ? (type === T.object || type === T.array) && ofDocuments(bytes, at) : ofValues!(type, bytes, at)
  const fieldName = Buffer.from(name)
  return (bytes, docAt) => {
    const list = field(bytes, docAt, fieldName)
    if (list.type !== T.array) return missing
    let at = list.at + 4
    let type: number
    while ((type = bytes[at]!) !== 0) {
      const itemAt = cstringEnd(bytes, at + 1) + 1
      const end = valueEnd(type, bytes, itemAt)
      if (fits(type, bytes, itemAt)) {
        const one = new BsonWriter(end - itemAt + 16).begin().value('0', { type, bytes, at: itemAt, end }).end().finish()
        return { type: T.array, bytes: one, at: 0, end: one.length }
      }
      at = end
    }
    return missing
  }
}
