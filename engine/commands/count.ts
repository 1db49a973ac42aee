import { text } from '../bson/raw'
import { BsonWriter } from '../bson/writer'
import { countsByKeys } from '../plan/documents'
import { parseFilter, type Filter } from '../query/filter'
import type { Operation } from './operation'
import { eachDocument, Yielder } from './yield'
import { hintOf, runQuery } from './query'
import { document, get, integer, assertSimpleCollation, type Request } from './request'
import type { KeyRange } from '../plan/plan'
import type { View } from '../store/store'

/** What a count needs: a query without an order. */
interface CountQuery {
  readonly filter: Filter
  readonly skip: number
  /** 0 for all. */
  readonly limit: number
  readonly hint: ReturnType<typeof hintOf>
}

/** How many documents fit; by keys alone where an index settles the whole query. */
export async function countDocuments(operation: Operation, db: string, name: string, query: CountQuery): Promise<number> {
  const collection = operation.collectionToRead(db, name, query.filter)
  if (!collection) return 0
  const view = operation.view()
  try {
    const { documents: found, plan } = runQuery(operation, view, collection, { ...query, sort: [], isCount: true })
    const cut = (n: number): number => Math.max(0, query.limit > 0 ? Math.min(n - query.skip, query.limit) : n - query.skip)
    let n = 0
    try {
      const enough = query.limit > 0 ? query.skip + query.limit : Infinity
      if (countsByKeys(plan)) return cut(await countRanges(operation, view, plan.ranges, enough))
      if (enough > 0) await eachDocument(operation, found, () => ++n < enough)
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
  assertSimpleCollation(get(fields, 'collation'))
  const n = await countDocuments(operation, request.db, text(fields.get('count')!), {
    filter: parseFilter(document(fields, 'query')),
    skip: integer(fields, 'skip', 0),
    limit: Math.abs(integer(fields, 'limit', 0, -Infinity)),
    hint: hintOf(fields),
  })
  return new BsonWriter().begin().count('n', n).double('ok', 1).end().finish()
}

/** The number of keys in some ranges; yields to other commands.   @param enough where there are so many, it may end before it has counted them all */
async function countRanges(operation: Operation, view: View, ranges: readonly KeyRange[], enough: number): Promise<number> {
  const yielder = new Yielder(operation)
  let n = 0
  for (const { low, high } of ranges)
    for (const found of operation.context.store.countInSteps(view, low, high)) {
      n += found
      if (n >= enough) return n
      await yielder.yieldIfDue()
    }
  return n
}
