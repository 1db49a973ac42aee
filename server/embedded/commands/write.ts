import { serialize } from 'bson'
import { documentEntries, field, missing, T, type RawValue } from '../bson/raw'
import { BsonWriter } from '../bson/writer'
import { codes, codeName, CommandError } from '../errors'
import { parseProjection } from '../query/projection'
import { parseUpdate } from '../update/update'
import { change, idName, insertDocument, queryOf } from './change'
import type { Operation } from './operation'
import { Turn } from './pause'
import { boolean, document, documents, get, integer, refuseCollation, string, type Request } from './request'

/** Statements in one batch that are accepted, as the greeting tells the driver. */
export const maxWriteBatch = 100_000

export const insertFields = new Set(['documents', 'ordered', 'bypassDocumentValidation'])
export const updateFields = new Set(['updates', 'ordered', 'bypassDocumentValidation'])
export const deleteFields = new Set(['deletes', 'ordered'])
export const findAndModifyFields = new Set(
  'query sort remove update new fields upsert bypassDocumentValidation arrayFilters hint collation'.split(' '),
)

/** What a batch of statements has done. */
interface Outcome {
  n: number
  nModified: number
  upserted: { index: number; id: RawValue }[]
  errors: FailedStatement[]
}

interface FailedStatement {
  readonly index: number
  readonly error: CommandError
}

/** Runs statements in order; ordered batches end at the first error. In a transaction every error is the command's. */
export async function runStatements(
  operation: Operation,
  request: Request,
  name: string,
  run: (statement: RawValue, index: number) => Promise<void>,
): Promise<FailedStatement[]> {
  const statements = documents(request, name)
  if (statements.length === 0 || statements.length > maxWriteBatch)
    throw new CommandError(
      codes.InvalidLength,
      `Write batch sizes must be between 1 and ${maxWriteBatch}. Got ${statements.length} operations.`,
    )
  const isOrdered = request.fields.has('ordered') ? boolean(request.fields, 'ordered') : true
  await operation.parts.store.ensureWritable()
  const errors: FailedStatement[] = []
  const turn = new Turn(operation)
  for (const [index, statement] of statements.entries())
    try {
      const pausing = turn.take()
      if (pausing) await pausing
      await run(statement, index)
    } catch (error) {
      if (
        !(error instanceof CommandError) ||
        operation.transaction ||
        error.code === codes.OutOfDiskSpace ||
        error.code === codes.MaxTimeMSExpired
      )
        throw error
      errors.push({ index, error })
      if (isOrdered) break
    }
  if (!operation.transaction) await operation.parts.store.durable()
  return errors
}

async function runBatch(
  operation: Operation,
  request: Request,
  name: string,
  run: (statement: RawValue, outcome: Outcome, index: number) => Promise<void>,
): Promise<Outcome> {
  const outcome: Outcome = { n: 0, nModified: 0, upserted: [], errors: [] }
  outcome.errors.push(...(await runStatements(operation, request, name, (statement, index) => run(statement, outcome, index))))
  return outcome
}

function batchReply(outcome: Outcome, isUpdate: boolean): Buffer {
  const out = new BsonWriter().begin().int('n', outcome.n)
  if (isUpdate) {
    out.int('nModified', outcome.nModified)
    if (outcome.upserted.length > 0) {
      out.beginArray('upserted')
      outcome.upserted.forEach(({ index, id }, i) => out.beginDocument(String(i)).int('index', index).value('_id', id).end())
      out.end()
    }
  }
  if (outcome.errors.length > 0) {
    out.beginArray('writeErrors')
    outcome.errors.forEach(({ index, error }, i) => {
      const { code, message, extra } = error
      out.document(String(i), Buffer.from(serialize({ index, code, codeName: codeName(code), errmsg: message, ...extra })))
    })
    out.end()
  }
  return out.double('ok', 1).end().finish()
}

export async function insert(operation: Operation, request: Request): Promise<Buffer> {
  const name = string(request.fields, 'insert')
  const outcome = await runBatch(operation, request, 'documents', async (value, done) => {
    await insertDocument(operation, request.db, name, value)
    done.n++
  })
  return batchReply(outcome, false)
}

const statementFields = {
  update: new Set('q u c multi upsert collation arrayFilters hint'.split(' ')),
  delete: new Set('q limit collation hint'.split(' ')),
}

/** Without these a statement could mean every document there is. */
const requiredFields = { update: ['q', 'u'], delete: ['q', 'limit'] } as const

function statementOf(kind: 'update' | 'delete', statement: RawValue): Map<string, RawValue> {
  const fields = new Map(documentEntries(statement, `${kind}s`))
  for (const field of fields.keys())
    if (!statementFields[kind].has(field))
      throw new CommandError(codes.UnknownField, `BSON field '${kind}.${kind}s.${field}' is an unknown field.`)
  for (const field of requiredFields[kind])
    if (get(fields, field).type === T.missing)
      throw new CommandError(codes.MissingField, `BSON field '${kind}.${kind}s.${field}' is missing but a required field`)
  refuseCollation(get(fields, 'collation'))
  if (fields.has('c')) throw new CommandError(codes.BadValue, 'update: constants (c) are not supported')
  return fields
}

export async function update(operation: Operation, request: Request): Promise<Buffer> {
  const name = string(request.fields, 'update')
  const outcome = await runBatch(operation, request, 'updates', async (statement, done, index) => {
    const fields = statementOf('update', statement)
    const found = queryOf(document(fields, 'q'), fields)
    const updater = parseUpdate(fields.get('u') ?? missing, found.query.filter, get(fields, 'arrayFilters'))
    const multi = boolean(fields, 'multi')
    if (multi && updater.isReplacement)
      throw new CommandError(codes.FailedToParse, 'multi update is not supported for replacement-style update')
    const { matched, modified, upserted } = await change(operation, request.db, name, {
      ...found,
      updater,
      multi,
      upsert: boolean(fields, 'upsert'),
    })
    done.n += upserted ? 1 : matched
    done.nModified += modified
    if (upserted) done.upserted.push({ index, id: field(upserted, 0, idName) })
  })
  return batchReply(outcome, true)
}

export async function remove(operation: Operation, request: Request): Promise<Buffer> {
  const name = string(request.fields, 'delete')
  const outcome = await runBatch(operation, request, 'deletes', async (statement, done) => {
    const fields = statementOf('delete', statement)
    const limit = integer(fields, 'limit', 0)
    if (limit > 1) throw new CommandError(codes.FailedToParse, `The limit field in delete objects must be 0 or 1. Got ${limit}`)
    const found = queryOf(document(fields, 'q'), fields)
    const { matched } = await change(operation, request.db, name, { ...found, updater: null, multi: limit === 0, upsert: false })
    done.n += matched
  })
  return batchReply(outcome, false)
}

export async function findAndModify(operation: Operation, request: Request): Promise<Buffer> {
  const { fields } = request
  refuseCollation(get(fields, 'collation'))
  const name = string(fields, request.name)
  const isRemove = boolean(fields, 'remove')
  const upsert = boolean(fields, 'upsert')
  const update = get(fields, 'update')
  if (isRemove === (update.type !== T.missing))
    throw new CommandError(
      codes.FailedToParse,
      isRemove ? 'Cannot specify both an update and remove=true' : 'Either an update or remove=true must be specified',
    )
  const wantsNew = boolean(fields, 'new')
  if (isRemove && wantsNew)
    throw new CommandError(
      codes.FailedToParse,
      "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document",
    )
  if (isRemove && upsert) throw new CommandError(codes.FailedToParse, 'Cannot specify both upsert=true and remove=true')
  const project = parseProjection(document(fields, 'fields'))
  const found = queryOf(document(fields, 'query'), fields, document(fields, 'sort'))
  const updater = isRemove ? null : parseUpdate(update, found.query.filter, get(fields, 'arrayFilters'))
  await operation.parts.store.ensureWritable()
  const { matched, upserted, before, after } = await change(operation, request.db, name, { ...found, updater, multi: false, upsert })
  if (!operation.transaction) await operation.parts.store.durable()
  const out = new BsonWriter(1024)
    .begin()
    .beginDocument('lastErrorObject')
    .int('n', matched > 0 || upserted ? 1 : 0)
  if (!isRemove) out.bool('updatedExisting', matched > 0)
  if (upserted) out.value('upserted', field(upserted, 0, idName))
  out.end()
  const value = wantsNew ? after : before
  if (!value) out.null('value')
  else if (project) {
    out.name(T.object, 'value')
    project(value, 0, out)
  } else out.document('value', value)
  return out.double('ok', 1).end().finish()
}
