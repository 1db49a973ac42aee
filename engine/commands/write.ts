import { serialize } from 'bson'
import { documentFields, field, missing, T, type RawValue } from '../bson/raw'
import { BsonWriter } from '../bson/writer'
import { codes, codeName, CommandError } from '../errors'
import { andThen, type MaybePromise } from '../maybe-promise'
import { parseProjection } from '../query/projection'
import { parseUpdate } from '../update/update'
import { runWriteStatement, idName, insertDocument, queryOf } from './write-statement'
import type { Operation } from './operation'
import { Yielder } from './yield'
import { boolean, document, documents, get, integer, assertSimpleCollation, strictBoolean, string, type Request } from './request'

/** Statements in one batch that are accepted, as `hello` tells the driver. */
export const MAX_WRITE_BATCH_SIZE = 100_000

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
}

interface FailedStatement {
  readonly index: number
  readonly error: CommandError
}

/** Runs one statement of a batch. */
type RunStatement = (statement: RawValue, index: number) => MaybePromise<void>

/** Runs statements in order; ordered batches end at the first error. In a transaction every error is the command's. */
export function runStatements(
  operation: Operation,
  request: Request,
  name: string,
  run: RunStatement,
): MaybePromise<readonly FailedStatement[]> {
  const statements = documents(request, name)
  if (statements.length === 0 || statements.length > MAX_WRITE_BATCH_SIZE)
    throw new CommandError(
      codes.InvalidLength,
      `Write batch sizes must be between 1 and ${MAX_WRITE_BATCH_SIZE}. Got ${statements.length} operations.`,
    )
  const isOrdered = request.fields.has('ordered') ? boolean(request.fields, 'ordered') : true
  const batch = new Batch(operation, statements, isOrdered, run)
  const { store } = operation.context
  const trying = store.ensureWritable()
  const done = trying ? trying.then(() => batch.runAll()) : batch.run()
  if (!done && operation.transaction) return batch.errors
  return whenDurable(batch, done, request.writeConcern.awaitsDisk)
}

async function whenDurable({ operation, errors }: Batch, done: Promise<void> | null, onDisk: boolean): Promise<readonly FailedStatement[]> {
  if (done) await done
  if (!operation.transaction && onDisk) await operation.context.store.durable()
  return errors
}

/** The statements of one command on their way. */
class Batch {
  readonly errors: FailedStatement[] = []
  readonly operation: Operation
  private index = 0
  private readonly statements: readonly RawValue[]
  private readonly isOrdered: boolean
  private readonly runOne: RunStatement
  private readonly yielder: Yielder

  constructor(operation: Operation, statements: readonly RawValue[], isOrdered: boolean, runOne: RunStatement) {
    this.operation = operation
    this.statements = statements
    this.isOrdered = isOrdered
    this.runOne = runOne
    this.yielder = new Yielder(operation)
  }

  /** Runs synchronously until something has to be waited for.   @returns when the rest is done, or null when all is */
  run(): Promise<void> | null {
    while (this.index < this.statements.length) {
      const waiting = this.yielder.yieldIfDue() ?? this.runNext()
      if (waiting) return waiting.then(() => this.runAll())
    }
    return null
  }

  async runAll(): Promise<void> {
    while (this.index < this.statements.length) await (this.yielder.yieldIfDue() ?? this.runNext())
  }

  private runNext(): Promise<void> | null {
    const index = this.index++
    try {
      const done = this.runOne(this.statements[index]!, index)
      return done instanceof Promise ? done.catch((error: unknown) => this.recordError(error, index)) : null
    } catch (error) {
      this.recordError(error, index)
      return null
    }
  }

  /** Records an error of a statement, or throws it when it fails the whole command. */
  private recordError(error: unknown, index: number): void {
    if (
      !(error instanceof CommandError) ||
      this.operation.transaction ||
      error.code === codes.OutOfDiskSpace ||
      error.code === codes.MaxTimeMSExpired
    )
      throw error
    this.errors.push({ index, error })
    if (this.isOrdered) this.index = this.statements.length
  }
}

/** Runs a batch and answers with what it has done. */
function runBatch(
  operation: Operation,
  request: Request,
  name: string,
  run: (statement: RawValue, outcome: Outcome, index: number) => MaybePromise<void>,
): MaybePromise<Buffer> {
  const outcome: Outcome = { n: 0, nModified: 0, upserted: [] }
  const failed = runStatements(operation, request, name, (statement, index) => run(statement, outcome, index))
  return andThen(failed, (errors) => batchReply(outcome, errors, name === 'updates'))
}

function batchReply(outcome: Outcome, errors: readonly FailedStatement[], isUpdate: boolean): Buffer {
  const out = new BsonWriter().begin().int('n', outcome.n)
  if (isUpdate) {
    out.int('nModified', outcome.nModified)
    if (outcome.upserted.length > 0) {
      out.beginArray('upserted')
      outcome.upserted.forEach(({ index, id }, i) => out.beginDocument(String(i)).int('index', index).value('_id', id).end())
      out.end()
    }
  }
  if (errors.length > 0) {
    out.beginArray('writeErrors')
    errors.forEach(({ index, error }, i) => {
      const { code, message, extra } = error
      out.document(String(i), Buffer.from(serialize({ index, code, codeName: codeName(code), errmsg: message, ...extra })))
    })
    out.end()
  }
  return out.double('ok', 1).end().finish()
}

export function insert(operation: Operation, request: Request): MaybePromise<Buffer> {
  const name = string(request.fields, 'insert')
  return runBatch(operation, request, 'documents', (value, done) =>
    andThen(insertDocument(operation, request.db, name, value), () => {
      done.n++
    }),
  )
}

const statementFields = {
  update: new Set('q u c multi upsert collation arrayFilters hint'.split(' ')),
  delete: new Set('q limit collation hint'.split(' ')),
}

/** Without these a statement could mean every document there is. */
const requiredFields = { update: ['q', 'u'], delete: ['q', 'limit'] } as const

function statementOf(kind: 'update' | 'delete', statement: RawValue): Map<string, RawValue> {
  const fields = documentFields(statement, `${kind}s`)
  for (const field of fields.keys())
    if (!statementFields[kind].has(field))
      throw new CommandError(codes.UnknownField, `BSON field '${kind}.${kind}s.${field}' is an unknown field.`)
  for (const field of requiredFields[kind])
    if (get(fields, field).type === T.missing)
      throw new CommandError(codes.MissingField, `BSON field '${kind}.${kind}s.${field}' is missing but a required field`)
  assertSimpleCollation(get(fields, 'collation'))
  if (fields.has('c')) throw new CommandError(codes.BadValue, 'update: constants (c) are not supported')
  return fields
}

export function update(operation: Operation, request: Request): MaybePromise<Buffer> {
  const name = string(request.fields, 'update')
  return runBatch(operation, request, 'updates', (statement, done, index) => {
    const fields = statementOf('update', statement)
    const multi = strictBoolean(fields, 'multi')
    const query = queryOf(document(fields, 'q'), fields, multi)
    const updater = parseUpdate(fields.get('u') ?? missing, query.filter, get(fields, 'arrayFilters'))
    if (multi && updater.isReplacement)
      throw new CommandError(codes.FailedToParse, 'multi update is not supported for replacement-style update')
    const writeStatement = { query, updater, multi, upsert: strictBoolean(fields, 'upsert') }
    return andThen(runWriteStatement(operation, request.db, name, writeStatement), ({ matched, modified, upserted }) => {
      done.n += upserted ? 1 : matched
      done.nModified += modified
      if (upserted) done.upserted.push({ index, id: field(upserted, 0, idName) })
    })
  })
}

export function remove(operation: Operation, request: Request): MaybePromise<Buffer> {
  const name = string(request.fields, 'delete')
  return runBatch(operation, request, 'deletes', (statement, done) => {
    const fields = statementOf('delete', statement)
    const limit = integer(fields, 'limit', 0)
    if (limit > 1) throw new CommandError(codes.FailedToParse, `The limit field in delete objects must be 0 or 1. Got ${limit}`)
    const multi = limit === 0
    const query = queryOf(document(fields, 'q'), fields, multi)
    return andThen(runWriteStatement(operation, request.db, name, { query, updater: null, multi, upsert: false }), ({ matched }) => {
      done.n += matched
    })
  })
}

export async function findAndModify(operation: Operation, request: Request): Promise<Buffer> {
  const { fields } = request
  assertSimpleCollation(get(fields, 'collation'))
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
  const query = queryOf(document(fields, 'query'), fields, false, document(fields, 'sort'))
  const updater = isRemove ? null : parseUpdate(update, query.filter, get(fields, 'arrayFilters'))
  await operation.context.store.ensureWritable()
  const { matched, upserted, before, after } = await runWriteStatement(operation, request.db, name, {
    query,
    updater,
    multi: false,
    upsert,
  })
  if (!operation.transaction && request.writeConcern.awaitsDisk) await operation.context.store.durable()
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
