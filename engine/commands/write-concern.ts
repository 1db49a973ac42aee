import { deserialize, serialize, type Document } from 'bson'
import { entries, isNumber, T, text, type RawValue } from '../bson/raw'
import { toNumber } from '../bson/numbers'

/** What a command wants to know of its writes before it is answered. */
export interface WriteConcern {
  /** Whether it is answered when they are on disk; with `j: false` and no more than this node asked for, as soon as everybody sees them.
   *  What is written later is never on disk without them. */
  readonly awaitsDisk: boolean
  /** The `writeConcernError` where more nodes are asked for than there are: the writes have been done, but only here. */
  readonly unmet: Document | null
}

const onDisk: WriteConcern = { awaitsDisk: true, unmet: null }

/** The write concern among a command's fields; on disk here when there is none. */
export function readWriteConcern(fields: ReadonlyMap<string, RawValue>): WriteConcern {
  const concern = fields.get('writeConcern')
  if (concern?.type !== T.object) return onDisk
  const wanted = new Map(entries(concern.bytes, concern.at))
  const [j, w] = [wanted.get('j'), wanted.get('w')]
  if (w && isNumber(w.type)) {
    const nodes = toNumber(w.type, w.bytes, w.at)
    const isUnjournaled = j?.type === T.bool && j.bytes[j.at] === 0
    const unmet = nodes > 1 ? { code: 100, codeName: 'UnsatisfiableWriteConcern', errmsg: 'Not enough data-bearing nodes' } : null
    return { awaitsDisk: !(isUnjournaled && nodes === 1), unmet }
  }
  if (w?.type !== T.string || text(w) === 'majority') return onDisk
  const errmsg = `No write concern mode named '${text(w)}' found in replica set configuration`
  return { awaitsDisk: true, unmet: { code: 79, codeName: 'UnknownReplWriteConcern', errmsg } }
}

/** An answer with more fields. */
export const withFields = (reply: Buffer, extra: Document): Buffer =>
  Buffer.from(serialize({ ...deserialize(reply, { promoteValues: false }), ...extra }))
