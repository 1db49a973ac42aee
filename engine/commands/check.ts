import { serialize } from 'bson'
import { checkCollection } from '../check/collection'
import { Report } from '../check/report'
import { checkStore } from '../check/store'
import { codes, CommandError } from '../errors'
import type { Operation } from './operation'
import { boolean, string, type Request } from './request'

/** `{ checkStore: 1 }`: checks the whole store and reports what is inconsistent. */
export async function runCheckStore(operation: Operation): Promise<Buffer> {
  const report = await checkStore(operation)
  const { collections, documents, entries, count, problems, toRebuild } = report
  return Buffer.from(
    serialize({ valid: count === 0, collections, documents, entries, problemCount: count, problems, toRebuild: [...toRebuild], ok: 1 }),
  )
}

export const validateFields = new Set('full repair metadata background checkBSONConformance scandata'.split(' '))

/** `{ validate: <collection> }` as MongoDB has it. It always checks everything. */
export async function validateCollection(operation: Operation, request: Request): Promise<Buffer> {
  const name = string(request.fields, 'validate')
  if (boolean(request.fields, 'repair'))
    throw new CommandError(codes.InvalidOptions, 'validate: repair is not supported; reIndex builds indexes anew')
  const collection = operation.context.catalog.find(request.db, name)
  if (!collection) throw new CommandError(codes.NamespaceNotFound, `Collection '${request.db}.${name}' does not exist to validate.`)
  const view = operation.view()
  try {
    const report = new Report()
    const keysPerIndex = await checkCollection(operation, view, collection, report)
    const errors = report.problems.map(({ text }) => text)
    const wrong = new Set(report.problems.map(({ index }) => index))
    return Buffer.from(
      serialize({
        ns: `${request.db}.${name}`,
        nInvalidDocuments: report.problems.filter(({ kind }) => kind === 'document').length,
        nrecords: report.documents,
        nIndexes: collection.indexes.length + 1,
        keysPerIndex,
        indexDetails: Object.fromEntries(Object.keys(keysPerIndex).map((index) => [index, { valid: !wrong.has(index) }])),
        valid: report.count === 0,
        repaired: false,
        warnings: [],
        errors,
        ok: 1,
      }),
    )
  } finally {
    operation.release(view)
  }
}
