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

/** Whether a write is answered when it is on disk; with `j: false` and no more than this node asked for, as soon as everybody sees it.
 *  What is written later is never on disk without it. */
export function awaitsDisk({ fields }: Request): boolean {
  const concern = fields.get('writeConcern')
  if (concern?.type !== T.object) return true
  const wanted = new Map(entries(concern.bytes, concern.at))
  const [j, w] = [wanted.get('j'), wanted.get('w')]
  const isUnjournaled = j?.type === T.bool && j.bytes[j.at] === 0
  return !(isUnjournaled && w !== undefined && isNumber(w.type) && toNumber(w.type, w.bytes, w.at) === 1)
}

/** An answer with more fields. */
export const withFields = (reply: Buffer, extra: Document): Buffer =>
  Buffer.from(serialize({ ...deserialize(reply, { promoteValues: false }), ...extra }))
