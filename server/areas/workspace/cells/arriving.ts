import type { Application } from '../../../kernel/application'
import type { StoredOf } from '../../../kernel/collections'
import { verifyWorkspace } from '../../../ledger/verify'
import { AppError } from '../../../platform/errors'
import { encodeChange, encodeFilter } from '../../../platform/mongo/codec'
import type { Document } from '../../../platform/mongo/documents'
import { idOf, idText } from '../../../platform/mongo/extended-json'
import { unlessThere } from '../../../platform/mongo/mongo-errors'
import { slugTaken } from '../services/workspaces/slugs'
import { documentsOf, ID_BYTES, markOf, movedAlong } from './moved-along'

/** What the cell that a company leaves says of it. */
export interface Leaver {
  readonly cell: string
  readonly address: string
}

/** A company can't come: another has its address, or it lives here. */
const refused = (why: string): AppError => AppError.of('workspaces.cell-refuses', { why })

/**
 * Takes in the workspace itself, closed until all that belongs to it is there. One that left for the very cell it comes from now comes back.
 * @param document the workspace as it is stored there @param status what it is when it opens
 */
export const arrive = async (app: Application, from: Leaver, document: Document, status: 'enabled' | 'disabled'): Promise<void> => {
  const database = app.get('database')
  const id = idText(document['_id'])
  const slug = String(document['slug'])
  if (id === null) throw refused('it has no id')
  const moving = { state: 'arriving', cell: from.cell, address: from.address, status }
  const arriving = { ...document, status: 'disabled', moving }
  const workspaces = database.collection('workspaces')
  const here = await database.platformRecords('workspaces').byId(id)
  if (here) {
    if (!here.moving || here.moving.state === 'leaving' || here.moving.cell !== from.cell) throw refused('the company lives here')
    const asFound = { _id: idOf(id), 'moving.state': here.moving.state, 'moving.cell': from.cell }
    const { matchedCount } = await workspaces.replaceOne(asFound, arriving)
    if (matchedCount !== 1) throw refused('another move of it is under way')
    return
  }
  if (await database.platformRecords('workspaces').one({ slug }, { only: ['slug'] })) throw slugTaken(slug)
  if (!(await unlessThere(workspaces.insertOne(arriving)))) throw slugTaken(slug)
}

/** The workspace that arrives from a cell. @throws AppError 409 when none does */
export const arrivingFrom = async (app: Application, cell: string, workspaceId: unknown): Promise<StoredOf<'workspaces'>> => {
  const id = idText(workspaceId)
  const workspace = id === null ? null : await app.get('database').platformRecords('workspaces').byId(id)
  if (workspace?.moving?.state !== 'arriving' || workspace.moving.cell !== cell) throw refused('the company is not on its way here')
  return workspace
}

const collectionOf = (name: unknown): string => {
  const found = movedAlong.find((each) => each === name)
  if (found === undefined) throw refused(`nothing is kept in ${String(name).slice(0, 40)}`)
  return found
}

/** What of a collection is here already: rows of ids and fingerprints, in the order of the ids. */
export async function* marksOf(app: Application, { _id }: StoredOf<'workspaces'>, name: unknown): AsyncGenerator<Buffer> {
  const collection = collectionOf(name)
  let rows: Buffer[] = []
  for await (const document of documentsOf(app.get('database'), collection, _id)) {
    rows.push(Buffer.from(idText(document['_id']) ?? '0'.repeat(2 * ID_BYTES), 'hex'), markOf(document))
    if (rows.length >= ROWS_TOGETHER) {
      yield Buffer.concat(rows)
      rows = []
    }
  }
  yield Buffer.concat(rows)
}
const ROWS_TOGETHER = 1000

/** Writes documents of the company, and removes others. */
export const take = async (
  app: Application,
  { _id }: StoredOf<'workspaces'>,
  { name, removed }: { readonly name: unknown; readonly removed: unknown },
  documents: readonly Document[],
): Promise<void> => {
  if (documents.some((document) => idText(document['workspaceId']) !== _id)) throw refused('a document is not the company’s')
  await app.get('database').putRaw(collectionOf(name), _id, documents, Array.isArray(removed) ? removed : [])
}

/** Recounts every figure of the company from its entries. @returns how many differ, and the first of them */
export const prove = async (app: Application, workspace: StoredOf<'workspaces'>): Promise<{ differences: number; first: string[] }> => {
  const first: string[] = []
  let differences = 0
  for await (const { figure, kept, entries } of verifyWorkspace(app.get('database'), app.get('books'), workspace)) {
    differences += 1
    if (first.length < 5) first.push(`${figure}: ${kept}, entries ${entries}`.slice(0, 300))
  }
  return { differences, first }
}

/** Opens the company here: from now on it lives here. */
export const openArrived = async (app: Application, { _id, moving }: StoredOf<'workspaces'>): Promise<void> => {
  const database = app.get('database')
  const { kinds } = database.definition('workspaces')
  const arriving = encodeFilter(kinds, { _id, 'moving.state': 'arriving' })
  const opened = encodeChange(kinds, { $set: { status: moving?.status ?? 'enabled' }, $unset: { moving: '' } })
  await database.collection('workspaces').updateOne(arriving, opened)
}
