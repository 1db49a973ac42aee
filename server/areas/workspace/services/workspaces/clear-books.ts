import { definitions, type SocaiDatabase, type StoredOf } from '../../../../kernel/collections'
import { encodeChange, encodeFilter, encodeValue, newId } from '../../../../platform/mongo/codec'

/** What stays: who works here, who saw and took what, programs' keys and webhooks, the groups of entries, and pictures, which records and settings may name. */
const kept: ReadonlySet<string> = new Set(['users', 'accesses', 'apiKeys', 'fundGroups', 'uploads', 'webhooks'])
const cleared = definitions.flatMap(({ name, scoped }) => (scoped && !kept.has(name) ? [name as 'orders'] : []))

/** Documents that one statement removes: others get their turn in between. */
const BATCH_SIZE = 1000
/** On another node somebody who was let in before the books were closed may still be writing: it is looked again until nothing is left. */
const MAX_PASSES = 20

/**
 * Clears the books of a workspace that is marked as being cleared, and takes the mark off as the last thing: cut off anywhere, it is
 * begun again and ends the same. Commands that were let in before the mark have ended.
 */
export const clearBooks = async (database: SocaiDatabase, { _id, rev, resetting }: StoredOf<'workspaces'>, now: Date): Promise<void> => {
  if (!resetting) return
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    let removed = 0
    for (const name of cleared) removed += await clearCollection(database, name, _id)
    if (removed === 0) break
  }
  await forgetAnswers(database, _id)
  const audit = { _id: newId(), workspaceId: _id, service: 'workspaces', recordId: _id, action: 'patch', at: now, by: null }
  const changes = { books: { before: 'kept', after: 'cleared' } }
  await database
    .collection('audits')
    .insertOne(encodeValue(database.definition('audits').kinds, { ...audit, changes }) as Record<string, unknown>)
  const { kinds } = database.definition('workspaces')
  const change = { $set: { rev: rev + 1, updated: now }, $unset: { resetting: '', resetCode: '' } }
  await database.collection('workspaces').updateOne(encodeFilter(kinds, { _id }), encodeChange(kinds, change))
}

const clearCollection = async (database: SocaiDatabase, name: 'orders', workspaceId: string): Promise<number> => {
  let removed = 0
  for (;;) {
    const found = await database.records(name, workspaceId).find({}, { only: ['_id'], limit: BATCH_SIZE })
    if (found.length === 0) return removed
    await database.clear(name, workspaceId, { _id: { $in: found.map(({ _id }) => _id) } })
    removed += found.length
  }
}

/** Answers that are kept for repeated calls speak of records that are gone. */
const forgetAnswers = async (database: SocaiDatabase, workspaceId: string): Promise<void> => {
  const { kinds } = database.definition('idempotency')
  const own = { workspaceId: { $in: [workspaceId, null] }, scope: { $gte: `${workspaceId}|`, $lt: `${workspaceId}}` } }
  await database.collection('idempotency').deleteMany(encodeFilter(kinds, own))
}

/** Finishes what a stop cut off. Runs before anybody is served. */
export const finishResets = async (database: SocaiDatabase, now: Date): Promise<void> => {
  const unfinished = await database.platformRecords('workspaces').find({ resetting: { $exists: true } })
  for (const workspace of unfinished) await clearBooks(database, workspace, now)
}
