import { cstringEnd, T, valueEnd } from '../bson/raw'
import type { Request } from '../commands/request'

/** Shapes that are kept. */
const MAX_SHAPES = 500
/** Fields of a shape beyond which it is cut off. */
const MAX_SHAPE_FIELDS = 100
/** Generic fields of a command, which say nothing of its work, and its batch size. */
const IGNORED_FIELDS = new Set([
  'lsid',
  '$db',
  '$readPreference',
  '$clusterTime',
  'comment',
  'maxTimeMS',
  'batchSize',
  'readConcern',
  'cursor',
])

/** Shapes of queries that have taken long, so that the next of the same shape goes to a reader thread at once. */
export class LongQueries {
  private readonly shapes = new Set<string>()

  includes(request: Request): boolean {
    return this.shapes.size > 0 && this.shapes.has(shapeOf(request))
  }

  add(request: Request): void {
    if (this.shapes.size >= MAX_SHAPES) this.shapes.clear()
    this.shapes.add(shapeOf(request))
  }

  delete(request: Request): void {
    this.shapes.delete(shapeOf(request))
  }
}

/** The collection and the names of all fields and operators, without values: `find things filter{i{$gte}}`. */
function shapeOf({ name, db, fields }: Request): string {
  const names: string[] = [name, db]
  for (const [field, value] of fields) {
    if (IGNORED_FIELDS.has(field)) continue
    names.push(field)
    if (field === name) names.push(value.bytes.toString('latin1', value.at, value.end))
    else if (value.type === T.object || value.type === T.array) collect(value.bytes, value.at, names)
  }
  return names.join('\0')
}

function collect(bytes: Buffer, at: number, names: string[]): void {
  names.push('{')
  at += 4
  for (let type = bytes[at]!; type !== 0 && names.length < MAX_SHAPE_FIELDS; type = bytes[at]!) {
    const nameEnd = cstringEnd(bytes, at + 1)
    names.push(bytes.toString('latin1', at + 1, nameEnd))
    if (type === T.object) collect(bytes, nameEnd + 1, names)
    at = valueEnd(type, bytes, nameEnd + 1)
  }
  names.push('}')
}
