import { serialize } from 'bson'
import { T } from '../bson/raw'
import { codes, CommandError } from '../errors'
import type { Operation } from './operation'
import { readPairs } from './pairs'
import { get, type Request } from './request'

/** `{ load: <binary> }`: takes a piece of a backup into a store that was opened for it; `{ load: true }` after the last one. */
export async function load({ parts }: Operation, request: Request): Promise<Buffer> {
  if (!parts.acceptsLoad) throw new CommandError(codes.CommandNotFound, "no such command: 'load'")
  const piece = get(request.fields, 'load')
  if (piece.type !== T.binary) {
    parts.catalog.load()
    return Buffer.from(serialize({ ok: 1 }))
  }
  const loaded = await parts.store.load(readPairs(Buffer.from(piece.bytes.subarray(piece.at + 5, piece.end))))
  return Buffer.from(serialize({ loaded, ok: 1 }))
}
