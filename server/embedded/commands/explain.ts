import { deserialize, serialize } from 'bson'
import { documentEntries, missing, T, type RawValue } from '../bson/raw'
import { codes, CommandError } from '../errors'
import type { Examined } from '../plan/documents'
import type { IndexScan, Plan } from '../plan/plan'
import { parseFilter } from '../query/filter'
import type { Operation } from './operation'
import { nextDocument } from './pause'
import { hintOf, runQuery, type Query } from './query'
import { readFind } from './find'
import { document, documents, get, type Request } from './request'

export const explainFields = new Set(['verbosity'])

/** The plan of a find, count, distinct, update, delete or findAndModify, and what reading by it looks at. Nothing is changed. */
export async function explain(operation: Operation, request: Request): Promise<Buffer> {
  const fields = new Map(documentEntries(request.fields.get('explain') ?? missing, 'explain'))
  const [name = ''] = fields.keys()
  const target = fields.get(name)
  if (!target) throw new CommandError(codes.BadValue, 'explain needs a command')
  const collectionName = target.type === T.string ? target.bytes.toString('utf8', target.at + 4, target.end - 1) : ''
  const query = queryOf({ ...request, name, fields })
  const collection = operation.parts.catalog.find(request.db, collectionName)
  const examined: Examined = { keys: 0, documents: 0 }
  let winningPlan: Record<string, unknown> = { stage: 'EOF' }
  let returned = 0
  const started = performance.now()
  if (collection) {
    const view = operation.view()
    try {
      const { documents: found, plan } = runQuery(operation, view, collection, query, examined)
      winningPlan = describe(plan, query)
      const enough = query.limit > 0 ? query.skip + query.limit : Infinity
      try {
        while (returned < enough && (await nextDocument(operation, found))) returned++
      } finally {
        found.close()
      }
      if (!readsKeys(plan)) examined.keys = 0
    } finally {
      operation.release(view)
    }
  }
  return Buffer.from(
    serialize({
      queryPlanner: { namespace: `${request.db}.${collectionName}`, winningPlan, rejectedPlans: [] },
      executionStats: {
        executionSuccess: true,
        nReturned: Math.max(0, returned - query.skip),
        executionTimeMillis: Math.round(performance.now() - started),
        totalKeysExamined: examined.keys,
        totalDocsExamined: examined.documents,
      },
      ok: 1,
    }),
  )
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
  if (name === 'aggregate') {
    const [stage] = documentEntries(get(fields, 'pipeline').type === T.array ? firstItem(get(fields, 'pipeline')) : missing, 'pipeline')
    if (stage?.[0] === '$match') return plain(stage[1], fields)
  }
  throw new CommandError(codes.CommandNotFound, `Explain of ${name} is not supported`)
}

function firstItem(list: RawValue): RawValue {
  const at = list.at + 4
  const type = list.bytes[at]!
  return type === 0
    ? { ...missing, type: T.object, bytes: Buffer.from([5, 0, 0, 0, 0]) }
    : { type, bytes: list.bytes, at: at + 3, end: list.end }
}

const readsKeys = (plan: Plan): boolean => plan.kind === 'union' || plan.index !== null

function describe(plan: Plan, query: Query): Record<string, unknown> {
  const inner = plan.kind === 'union' ? { stage: 'OR', inputStages: plan.scans.map(describeScan) } : describeScan(plan)
  return plan.isSorted || query.sort.length === 0 ? inner : { stage: 'SORT', inputStage: inner }
}

function describeScan(scan: IndexScan): Record<string, unknown> {
  const direction = scan.reverse ? 'backward' : 'forward'
  if (!scan.index) {
    if (!scan.isBounded) return { stage: 'COLLSCAN', direction, filtered: scan.residual !== null }
    return scan.residual === null && scan.stretches.every(({ isDocument }) => isDocument)
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
      ranges: scan.stretches.length,
      merged: scan.merge,
    },
  }
}
