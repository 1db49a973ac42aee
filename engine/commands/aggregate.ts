import { documentEntries, T, text, type RawValue } from '../bson/raw'
import { BsonWriter } from '../bson/writer'
import { badValue, codes, CommandError } from '../errors'
import { checked, oneRow, runStages, splitPipeline } from '../pipeline/run'
import { parsePipeline, type Stage } from '../pipeline/stages'
import { noRows, type Rows } from '../plan/rows'
import type { View } from '../store/store'
import { collStatsStage } from './coll-stats-stage'
import { countDocuments } from './count'
import { answer, cursorReply, DEFAULT_BATCH_SIZE } from './find'
import type { Operation } from './operation'
import { hintOf, runQuery, type Query } from './query'
import { document, get, integer, assertSimpleCollation, type Request } from './request'
import { Results } from './results'

export const aggregateFields = new Set('pipeline cursor allowDiskUse bypassDocumentValidation hint collation'.split(' '))

/** Runs a pipeline: its beginning as a query by the planner, the rest stage by stage over raw documents. */
export async function aggregate(operation: Operation, request: Request): Promise<Buffer> {
  const { fields } = request
  assertSimpleCollation(get(fields, 'collation'))
  const target = fields.get('aggregate')!
  if (target.type !== T.string) throw badValue('aggregate on a database is not supported')
  const name = text(target)
  const namespace = `${request.db}.${name}`
  const out = cursorReply('firstBatch')
  const batchSize = readBatchSize(document(fields, 'cursor'))
  const stats = await collStatsStage(operation, request.db, name, get(fields, 'pipeline'))
  if (stats) {
    const rows = runStages(oneRow(stats.document), parsePipeline(stats.rest))
    return answer(operation, out, namespace, new Results(checked(rows), 0, 0, null, () => undefined), batchSize, false)
  }
  const stages = parsePipeline(get(fields, 'pipeline'))
  const { query, rest } = splitPipeline(stages)
  const asked = { ...query, hint: hintOf(fields) }
  const counting = countOf(rest[0])
  if (counting) {
    const counted = await countDocuments(operation, request.db, name, asked)
    const rows = runStages(counted > 0 ? oneRow(counting(counted)) : noRows, rest.slice(1))
    return answer(operation, out, namespace, new Results(checked(rows), 0, 0, null, () => undefined), batchSize, false)
  }
  const view = operation.view()
  let rows: Rows
  try {
    rows = runStages(open(operation, request.db, name, view, asked), rest)
  } catch (error) {
    operation.release(view)
    throw error
  }
  return answer(operation, out, namespace, new Results(checked(rows), 0, 0, null, () => operation.release(view)), batchSize, false)
}

function readBatchSize(cursor: RawValue): number {
  if (cursor.type === T.missing)
    throw new CommandError(codes.FailedToParse, "The 'cursor' option is required, except for aggregate with the explain argument")
  const fields = new Map(documentEntries(cursor, 'cursor'))
  for (const field of fields.keys())
    if (field !== 'batchSize') throw new CommandError(codes.UnknownField, `BSON field 'cursor.${field}' is an unknown field.`)
  return integer(fields, 'batchSize', DEFAULT_BATCH_SIZE)
}

/** The documents with which a pipeline begins. */
function open(operation: Operation, db: string, name: string, view: View, query: Query): Rows {
  const collection = operation.collectionToRead(db, name, query.filter)
  if (!collection) return noRows
  const { documents } = runQuery(operation, view, collection, query)
  const window: Stage[] = []
  if (query.skip > 0) window.push({ kind: 'skip', count: query.skip })
  if (query.limit > 0) window.push({ kind: 'limit', count: query.limit })
  return runStages(documents, window)
}

/** The document in which a stage that only counts puts its number, or null. */
function countOf(stage: Stage | undefined): ((count: number) => Buffer) | null {
  if (stage?.kind === 'count') return (count) => new BsonWriter(64).begin().intOrLong(stage.name, count).end().finish()
  if (stage?.kind !== 'group' || !stage.group.counts) return null
  const { name, id } = stage.group.counts
  return (count) => new BsonWriter(64).begin().value('_id', id).intOrLong(name, count).end().finish()
}
