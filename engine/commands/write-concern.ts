import { deserialize, serialize, type Document } from 'bson'
import { entries, isNumber, T, text } from '../bson/raw'
import { toNumber } from '../bson/numbers'
import type { Request } from './request'

/** The `writeConcernError` for a write concern of more nodes than there are: the write has been done, but only here. */
export function unmetWriteConcern({ fields }: Request): Document | null {
  const concern = fields.get('writeConcern')
  if (concern?.type !== T.object) return null
  const w = new Map(entries(concern.bytes, concern.at)).get('w')
  if (!w) return null
  if (isNumber(w.type) && toNumber(w.type, w.bytes, w.at) > 1)
    return { code: 100, codeName: 'UnsatisfiableWriteConcern', errmsg: 'Not enough data-bearing nodes' }
  if (w.type === T.string && text(w) !== 'majority')
    return {
      code: 79,
      codeName: 'UnknownReplWriteConcern',
      errmsg: `No write concern mode named '${text(w)}' found in replica set configuration`,
    }
  return null
}

/** An answer with more fields. */
export const withFields = (reply: Buffer, extra: Document): Buffer =>
  Buffer.from(serialize({ ...deserialize(reply, { promoteValues: false }), ...extra }))
