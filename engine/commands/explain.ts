import { deserialize, serialize } from 'bson'
import { documentEntries, missing, T, type RawValue } from '../bson/raw'
import { codes, CommandError } from '../errors'
import { splitPipeline } from '../pipeline/run'
import { isCounting, parsePipeline } from '../pipeline/stages'
import { countsByKeys, type Examined } from '../plan/documents'
import type { IndexScan, Plan } from '../plan/plan'
import { distinctScan, DistinctDocuments } from '../plan/distinct'
import { parseFilter } from '../query/filter'
import type { Operation } from './operation'
import { nextDocument } from './yield'
import { hintOf, runQuery, type Query } from './query'
import { readFind } from './find'
import { document, documents, get, string, type Request } from './request'

export const explainFields = new Set(['verbosity'])

const verbosities = new Set(['queryPlanner', 'executionStats', 'allPlansExecution'])

/** The plan of a find, count, distinct, aggregate, update, delete or findAndModify, and what reading by it examines. Nothing is
 *  changed. Of a pipeline it is the part that the planner runs. */
export async function explain(operation: Operation, request: Request): Promise<Buffer> {
  const fields = new Map(documentEntries(request.fields.get('explain') ?? missing, 'explain'))
  const verbosity = request.fields.has('verbosity') ? string(request.fields, 'verbosity') : 'allPlansExecution'
  if (!verbosities.has(verbosity))
    throw new CommandError(codes.BadValue, `Enumeration value '${verbosity}' for field 'explain.verbosity' is not a valid value.`)
  const [name = ''] = fields.keys()
  const target = fields.get(name)
  if (!target) throw new CommandError(codes.BadValue, 'explain needs a command')
  const collectionName = target.type === T.string ? target.bytes.toString('utf8', target.at + 4, target.end - 1) : ''
  const { query, isCount } = questionOf({ ...request, name, fields })
  const collection = operation.context.catalog.find(request.db, collectionName)
  const examined: Examined = { keys: 0, documents: 0 }
  let winningPlan: Record<string, unknown> = { stage: 'EOF' }
  let returned = 0
  const started = performance.now()
  if (collection) {
    const view = operation.view()
    try {
      const byKeys = name === 'distinct' && !query.hint ? distinctScan(collection, query.filter, string(fields, 'key')) : null
      const read = byKeys
        ? { documents: new DistinctDocuments(operation.context.store, view, collection, byKeys, examined), plan: byKeys.scan }
        : runQuery(operation, view, collection, { ...query, isCount }, examined)
      const { documents: rows, plan } = read
      winningPlan = byKeys ? { stage: 'DISTINCT_SCAN', inputStage: describe(plan, query, false) } : describe(plan, query, isCount)
      const enough = query.limit > 0 ? query.skip + query.limit : Infinity
      try {
        if (verbosity !== 'queryPlanner') while (returned < enough && (await nextDocument(operation, rows))) returned++
      } finally {
        rows.close()
      }
      if (!readsKeys(plan)) examined.keys = 0
    } finally {
      operation.release(view)
    }
  }
  const executionStats = {
    executionSuccess: true,
    nReturned: Math.max(0, returned - query.skip),
    executionTimeMillis: Math.round(performance.now() - started),
    totalKeysExamined: examined.keys,
    totalDocsExamined: examined.documents,
  }
  return Buffer.from(
    serialize({
      queryPlanner: { namespace: `${request.db}.${collectionName}`, winningPlan, rejectedPlans: [] },
      ...(verbosity === 'queryPlanner' ? {} : { executionStats }),
      ok: 1,
    }),
  )
}

/** The query of a command, and whether it only counts. */
function questionOf(request: Request): { query: Query; isCount: boolean } {
  const { name, fields } = request
  if (name !== 'aggregate') return { query: queryOf(request), isCount: name === 'count' }
  const { query, rest } = splitPipeline(parsePipeline(get(fields, 'pipeline')))
  return { query: { ...query, hint: hintOf(fields) }, isCount: isCounting(rest[0]) }
}

function queryOf(request: Request): Query {
  const { name, fields } = request
  if (name === 'find') return readFind(request)
  const plain = (filter: RawValue, from: ReadonlyMap<string, RawValue>): Query => ({
    filter: parseFilter(filter),
    sort: [],
    skip: 0,
    limit: 0,
    hint: hintOf(from),
  })
  if (name === 'count' || name === 'distinct' || name === 'findAndModify') return plain(document(fields, 'query'), fields)
  if (name === 'update' || name === 'delete') {
    const statement = new Map(documentEntries(documents(request, `${name}s`)[0] ?? missing, name))
    return plain(document(statement, 'q'), statement)
  }
  throw new CommandError(codes.CommandNotFound, `Explain of ${name} is not supported`)
}

const readsKeys = (plan: Plan): boolean => plan.kind !== 'scan' || plan.index !== null

function describe(plan: Plan, query: Query, isCount: boolean): Record<string, unknown> {
  const inner = describeInner(plan)
  if (isCount) return { stage: 'COUNT', inputStage: countsByKeys(plan) ? { ...inner, stage: 'COUNT_SCAN' } : inner }
  return plan.isSorted || query.sort.length === 0 ? inner : { stage: 'SORT', inputStage: inner }
}

function describeInner(plan: Plan): Record<string, unknown> {
  if (plan.kind === 'scan') return describeScan(plan)
  const inputStages = plan.scans.map(describeScan)
  if (plan.kind === 'union') return { stage: 'OR', inputStages }
  return { stage: 'FETCH', filtered: true, inputStage: { stage: 'AND_HASH', inputStages: inputStages.map(({ inputStage }) => inputStage) } }
}

function describeScan(scan: IndexScan): Record<string, unknown> {
  const direction = scan.reverse ? 'backward' : 'forward'
  if (!scan.index) {
    if (!scan.isBounded) return { stage: 'COLLSCAN', direction, filtered: scan.residual !== null }
    return scan.residual === null && scan.ranges.every(({ isDocumentKey }) => isDocumentKey)
      ? { stage: 'IDHACK', indexName: '_id_' }
      : { stage: 'FETCH', filtered: true, inputStage: { stage: 'IXSCAN', indexName: '_id_', keyPattern: { _id: 1 }, direction } }
  }
  const { index } = scan
  return {
    stage: 'FETCH',
    filtered: scan.residual !== null,
    inputStage: {
      stage: 'IXSCAN',
      indexName: index.name,
      keyPattern: deserialize(index.key),
      isMultiKey: index.multikey.some(Boolean),
      isUnique: index.unique,
      isPartial: index.partial !== null,
      direction,
      ranges: scan.ranges.length,
      merged: scan.merge,
    },
  }
}
