import { serialize } from 'bson'
import { T } from '../bson/raw'
import { codes, CommandError } from '../errors'
import type { Operation } from './operation'
import { readPairs } from './pairs'
import { get, type Request } from './request'

/** `{ load: <binary> }`: loads a chunk of a backup into a store that was opened for it; `{ load: true }` after the last one. */
export async function load({ context }: Operation, request: Request): Promise<Buffer> {
  if (!context.acceptsLoad) throw new CommandError(codes.CommandNotFound, "no such command: 'load'")
  const chunk = get(request.fields, 'load')
  if (chunk.type !== T.binary) {
    context.catalog.load()
    return Buffer.from(serialize({ ok: 1 }))
  }
  const loaded = await context.store.load(readPairs(Buffer.from(chunk.bytes.subarray(chunk.at + 5, chunk.end))))
  return Buffer.from(serialize({ loaded, ok: 1 }))
}
