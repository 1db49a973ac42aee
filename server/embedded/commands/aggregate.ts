import { arrayItems, documentEntries, entries, missing, T, text, type RawValue } from '../bson/raw'
import { toNumber } from '../bson/numbers'
import { BsonWriter } from '../bson/writer'
import { badValue, codes, CommandError } from '../errors'
import { countsByKeys, type Documents } from '../plan/documents'
import { choosePlan } from '../plan/plan'
import { parseFilter, type Filter } from '../query/filter'
import { parseProjection } from '../query/projection'
import { parseOrder } from '../query/sort'
import { countStretches } from './count-keys'
import type { Operation } from './operation'
import { nextDocument } from './pause'
import { hintOf, runQuery, type Query } from './query'
import { answer, cursorReply, endCursorReply } from './find'
import { document, get, integer, refuseCollation, type Request } from './request'
import { Results } from './results'

export const aggregateFields = new Set('pipeline cursor allowDiskUse bypassDocumentValidation hint collation'.split(' '))

/** A pipeline of the dialect: one query, then either a count under a name or a projection. */
interface Pipeline {
  readonly query: Query
  readonly projection: RawValue
  /** `{ _id: 1, n: <count> }` or `{ <name>: <count> }`. */
  readonly count: { readonly name: string; readonly id: RawValue | null } | null
}

/** What a count needs: a query without an order. */
export interface CountQuery {
  readonly filter: Filter
  readonly skip: number
  readonly limit: number
  readonly hint: RawValue | null
}

export async function aggregate(operation: Operation, request: Request): Promise<Buffer> {
  const { fields } = request
  refuseCollation(get(fields, 'collation'))
  const target = fields.get('aggregate')!
  if (target.type !== T.string) throw badValue('aggregate on a database is not supported')
  const name = text(target)
  const cursor = new Map(
    documentEntries(document(fields, 'cursor').type === T.missing ? emptyDocument : document(fields, 'cursor'), 'cursor'),
  )
  const pipeline = readPipeline(get(fields, 'pipeline'), hintOf(fields))
  const namespace = `${request.db}.${name}`
  const out = cursorReply('firstBatch')
  if (pipeline.count) {
    const n = await countDocuments(operation, request.db, name, pipeline.query)
    if (n > 0) {
      out.beginDocument('0')
      if (pipeline.count.id) out.value('_id', pipeline.count.id)
      out.count(pipeline.count.name, n).end()
    }
    return endCursorReply(out, 0n, namespace)
  }
  const collection = operation.parts.catalog.find(request.db, name)
  if (!collection) return endCursorReply(out, 0n, namespace)
  const project = parseProjection(pipeline.projection)
  const view = operation.view()
  let found: Documents
  try {
    found = runQuery(operation, view, collection, pipeline.query).documents
  } catch (error) {
    operation.release(view)
    throw error
  }
  const results = new Results(found, pipeline.query.skip, pipeline.query.limit, project, () => operation.release(view))
  return answer(operation, out, namespace, results, integer(cursor, 'batchSize', 101), false)
}

const emptyDocument: RawValue = { type: T.object, bytes: Buffer.from([5, 0, 0, 0, 0]), at: 0, end: 5 }

/** Stages in the order in which the dialect takes them, each at most once. */
const stageOrder = ['$match', '$sort', '$skip', '$limit', '$project', '$count']

function readPipeline(value: RawValue, hint: RawValue | null): Pipeline {
  let filter: Filter = { kind: 'and', parts: [] }
  let sort: Query['sort'] = []
  let skip = 0
  let limit = 0
  let projection: RawValue = missing
  let count: Pipeline['count'] = null
  let reached = -1
  for (const stage of arrayItems(value, 'pipeline')) {
    const [first, ...others] = documentEntries(stage, 'pipeline stage')
    if (!first || others.length > 0)
      throw new CommandError(codes.InvalidPipelineStage, 'A pipeline stage specification object must contain exactly one field.')
    const [name, argument] = first
    const rank = name === '$group' ? stageOrder.indexOf('$count') : stageOrder.indexOf(name)
    if (rank < 0) throw new CommandError(codes.UnknownStage, `Unrecognized pipeline stage name: '${name}'`)
    if (rank <= reached && !(name === '$match' && reached === 0))
      throw new CommandError(
        codes.UnknownStage,
        `Pipeline stage ${name} is not supported at this place: the order is ${stageOrder.join(', ')}`,
      )
    reached = rank
    if (name === '$match')
      filter =
        filter.kind === 'and' && filter.parts.length === 0 ? parseFilter(argument) : { kind: 'and', parts: [filter, parseFilter(argument)] }
    else if (name === '$sort') sort = parseOrder(argument, '$sort')
    else if (name === '$skip') skip = stageNumber(argument, name, 0)
    else if (name === '$limit') limit = stageNumber(argument, name, 1)
    else if (name === '$project') projection = argument
    else if (name === '$count') count = { name: countName(argument), id: null }
    else count = readGroup(argument)
  }
  return { query: { filter, sort, skip, limit, hint }, projection, count }
}

function stageNumber(value: RawValue, name: string, smallest: number): number {
  return integer(new Map([[name, value]]), name, 0, smallest)
}

function countName(value: RawValue): string {
  const name = value.type === T.string ? text(value) : ''
  if (name === '' || name.startsWith('$') || name.includes('.'))
    throw new CommandError(40156, 'the count field must be a non-empty string without $ and dots')
  return name
}

/** Only what counts: `{ _id: <constant>, n: { $sum: 1 } }`. */
function readGroup(value: RawValue): Pipeline['count'] {
  const fields = documentEntries(value, '$group')
  const id = fields.find(([name]) => name === '_id')?.[1]
  if (!id) throw new CommandError(15955, 'a group specification must include an _id')
  const others = fields.filter(([name]) => name !== '_id')
  const [accumulator] = others
  if (others.length !== 1 || !accumulator || id.type === T.object || (id.type === T.string && text(id).startsWith('$')))
    throw new CommandError(codes.GroupAccumulator, '$group is supported only as { _id: <constant>, <name>: { $sum: 1 } }')
  const [name, by] = accumulator
  const [operator] = by.type === T.object ? entries(by.bytes, by.at) : []
  if (operator?.[0] !== '$sum' || toNumber(operator[1].type, operator[1].bytes, operator[1].at) !== 1)
    throw new CommandError(codes.GroupAccumulator, `The accumulator ${operator?.[0] ?? name} of '${name}' is not supported`)
  return { name, id }
}

/** How many documents fit; by keys alone where an index settles the whole query. */
export async function countDocuments(operation: Operation, db: string, name: string, query: CountQuery): Promise<number> {
  const collection = operation.parts.catalog.find(db, name)
  if (!collection) return 0
  const view = operation.view()
  try {
    const { plan } = choosePlan(collection, { filter: query.filter, sort: [], limit: 0, hint: query.hint })
    const cut = (n: number): number => Math.max(0, query.limit > 0 ? Math.min(n - query.skip, query.limit) : n - query.skip)
    if (countsByKeys(plan)) return cut(await countStretches(operation, view, plan.stretches))
    const { documents: found } = runQuery(operation, view, collection, { ...query, sort: [], skip: 0, limit: 0 })
    let n = 0
    try {
      const enough = query.limit > 0 ? query.skip + query.limit : Infinity
      while (n < enough && (await nextDocument(operation, found))) n++
    } finally {
      found.close()
    }
    return cut(n)
  } finally {
    operation.release(view)
  }
}

export const countFields = new Set('query limit skip hint collation fields'.split(' '))

export async function count(operation: Operation, request: Request): Promise<Buffer> {
  const { fields } = request
  refuseCollation(get(fields, 'collation'))
  const n = await countDocuments(operation, request.db, text(fields.get('count')!), {
    filter: parseFilter(document(fields, 'query')),
    skip: integer(fields, 'skip', 0),
    limit: integer(fields, 'limit', 0),
    hint: hintOf(fields),
  })
  return new BsonWriter().begin().count('n', n).double('ok', 1).end().finish()
}
