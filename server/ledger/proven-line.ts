import type { Application } from '../kernel/application'
import type { Block, SocaiReader } from '../kernel/collections'
import { lastPlaceOf } from './chain'

/** Through which block all entries were read anew and found as they were, and when. */
export interface ProvenLine {
  readonly block: Block
  readonly at: Date
}

const nameOf = (workspaceId: string): string => `line proven ${workspaceId}`
const placeOf = (workspaceId: string): string => `line/${workspaceId}`

/** What is kept: block, fingerprint, moment. */
const written = ({ block, digest }: Block, at: Date): string => JSON.stringify([block, digest, at.getTime()])

const readWritten = (text: string): readonly [block: number, digest: string, at: number] | null => {
  const read: unknown = JSON.parse(text)
  const [block, digest, at]: unknown[] = Array.isArray(read) ? read : []
  return typeof block === 'number' && typeof digest === 'string' && typeof at === 'number' ? [block, digest, at] : null
}

/**
 * Keeps through which block a company's line was found whole, sealed with the installation's own key: whoever reaches the database alone
 * can't say so in its place.
 * @param block null: none of it was
 */
export const keepProvenLine = async (app: Application, workspaceId: string, block: Block | null, at: Date): Promise<void> => {
  const settings = app.get('database').collection('settings')
  const name = nameOf(workspaceId)
  if (block === null) await settings.deleteOne({ name })
  else
    await settings.updateOne(
      { name },
      { $set: { value: app.get('sealer').seal(written(block, at), placeOf(workspaceId)) } },
      { upsert: true },
    )
}

/** What was kept, while that block still stands in line as it did; null where nothing may be relied on. */
export const provenLineOf = async (app: Application, workspaceId: string): Promise<ProvenLine | null> => {
  const database = app.get('database')
  const kept = await database.platformRecords('settings').one({ name: nameOf(workspaceId) })
  const text = kept ? app.get('sealer').open(kept.value, placeOf(workspaceId)) : null
  const read = text === null ? null : readWritten(text)
  if (!read) return null
  const [number, digest, at] = read
  const block = await database.records('blocks', workspaceId).one({ block: number })
  return block?.digest === digest ? { block, at: new Date(at) } : null
}

/** The block that ends at a place in line. */
export const blockEndingAt = async (reader: SocaiReader, workspaceId: string, seq: number): Promise<Block | null> => {
  const [block] = await reader.records('blocks', workspaceId).find({ first: { $lte: seq } }, { sort: { block: -1 }, limit: 1 })
  return block && lastPlaceOf(block) === seq ? block : null
}
