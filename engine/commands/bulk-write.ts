import { documentFields, field, missing, T, type RawValue } from '../bson/raw'
import { Template } from '../bson/template'
import { BsonWriter } from '../bson/writer'
import { codes, codeName, CommandError } from '../errors'
import { andThen, type MaybePromise } from '../maybe-promise'
import { parseUpdate } from '../update/update'
import { runWriteStatement, idName, insertDocument, queryOf } from './write-statement'
import type { Operation } from './operation'
import {
  boolean,
  document,
  documents,
  firstFieldName,
  get,
  integer,
  assertSimpleCollation,
  strictBoolean,
  string,
  type Request,
} from './request'
import { runStatements } from './write'

/**
 * Writes to several collections in one command, as MongoDB 8.0 knows it:
 * https://www.mongodb.com/docs/manual/reference/command/bulkWrite/
 */
export const bulkWriteFields = new Set(['ops', 'nsInfo', 'ordered', 'errorsOnly', 'bypassDocumentValidation'])

const kinds = {
  insert: new Set(['insert', 'document']),
  update: new Set('update filter updateMods multi upsert collation arrayFilters hint constants'.split(' ')),
  delete: new Set('delete filter multi collation hint'.split(' ')),
} as const

type Kind = keyof typeof kinds

interface Namespace {
  readonly db: string
  readonly name: string
}

/** What one statement has done. */
interface Result {
  readonly index: number
  n: number
  modified?: number
  upserted?: RawValue
  error?: CommandError
}

interface Totals {
  nInserted: number
  nMatched: number
  nModified: number
  nUpserted: number
  nDeleted: number
}

export function bulkWrite(operation: Operation, request: Request): MaybePromise<Buffer> {
  if (request.db !== 'admin') throw new CommandError(codes.Unauthorized, 'bulkWrite may only be run against the admin database.')
  const namespaces = documents(request, 'nsInfo').map(namespaceOf)
  const sums: Totals = { nInserted: 0, nMatched: 0, nModified: 0, nUpserted: 0, nDeleted: 0 }
  const results: Result[] = []
  const failed = runStatements(operation, request, 'ops', (statement, index) =>
    andThen(runOne(operation, namespaces, statement, index, sums), (result) => {
      results.push(result)
    }),
  )
  return andThen(failed, (errors) => {
    for (const { index, error } of errors) results.push({ index, n: 0, error })
    if (errors.length > 0) results.sort((a, b) => a.index - b.index)
    const shown = boolean(request.fields, 'errorsOnly') ? results.filter(({ error }) => error) : results
    return reply(shown, errors.length, sums)
  })
}

/** Parsed namespaces: few are used again and again. */
const namespaceCache = new Map<string, Namespace>()
const MAX_CACHED_NAMESPACES = 1000

function namespaceOf(entry: RawValue): Namespace {
  const fields = documentFields(entry, 'nsInfo')
  for (const name of fields.keys())
    if (name !== 'ns') throw new CommandError(codes.UnknownField, `BSON field 'bulkWrite.nsInfo.${name}' is an unknown field.`)
  const whole = string(fields, 'ns')
  let namespace = namespaceCache.get(whole)
  if (!namespace) {
    const dot = whole.indexOf('.')
    if (dot <= 0 || dot === whole.length - 1) throw new CommandError(codes.InvalidNamespace, `Invalid namespace specified '${whole}'`)
    if (namespaceCache.size >= MAX_CACHED_NAMESPACES) namespaceCache.clear()
    namespaceCache.set(whole, (namespace = { db: whole.slice(0, dot), name: whole.slice(dot + 1) }))
  }
  return namespace
}

function runOne(
  operation: Operation,
  namespaces: readonly Namespace[],
  statement: RawValue,
  index: number,
  sums: Totals,
): MaybePromise<Result> {
  const fields = documentFields(statement, 'ops')
  const kind = kindOf(fields)
  const namespace = namespaces[integer(fields, kind, -1)]
  if (!namespace) throw new CommandError(codes.BadValue, `BulkWrite ops entry ${index} has an invalid nsInfo index.`)
  const { db, name } = namespace
  if (kind === 'insert') {
    const value = document(fields, 'document')
    if (value.type === T.missing) throw absent('insert.document')
    return andThen(insertDocument(operation, db, name, value), () => {
      sums.nInserted++
      return { index, n: 1 }
    })
  }
  assertSimpleCollation(get(fields, 'collation'))
  if (fields.has('constants')) throw new CommandError(codes.BadValue, 'bulkWrite: constants are not supported')
  const filter = document(fields, 'filter')
  if (filter.type === T.missing) throw absent(`${kind}.filter`)
  const multi = strictBoolean(fields, 'multi')
  const query = queryOf(filter, fields, multi)
  if (kind === 'delete')
    return andThen(runWriteStatement(operation, db, name, { query, updater: null, multi, upsert: false }), ({ matched }) => {
      sums.nDeleted += matched
      return { index, n: matched }
    })
  if (!fields.has('updateMods')) throw absent('update.updateMods')
  const updater = parseUpdate(fields.get('updateMods') ?? missing, query.filter, get(fields, 'arrayFilters'))
  if (multi && updater.isReplacement)
    throw new CommandError(codes.FailedToParse, 'multi update is not supported for replacement-style update')
  const writeStatement = { query, updater, multi, upsert: strictBoolean(fields, 'upsert') }
  return andThen(runWriteStatement(operation, db, name, writeStatement), ({ matched, modified, upserted }): Result => {
    sums.nMatched += matched
    sums.nModified += modified
    if (!upserted) return { index, n: matched, modified }
    sums.nUpserted++
    return { index, n: 1, modified: 0, upserted: field(upserted, 0, idName) }
  })
}

function kindOf(fields: ReadonlyMap<string, RawValue>): Kind {
  const first = firstFieldName(fields)
  if (first === undefined || !Object.hasOwn(kinds, first))
    throw new CommandError(codes.FailedToParse, `Unrecognized option to bulkWrite: '${first ?? ''}'`)
  const kind = first as Kind
  for (const name of fields.keys())
    if (!kinds[kind].has(name)) throw new CommandError(codes.UnknownField, `BSON field 'bulkWrite.${kind}.${name}' is an unknown field.`)
  return kind
}

const absent = (name: string): CommandError =>
  new CommandError(codes.MissingField, `BSON field 'bulkWrite.${name}' is missing but a required field`)

const inserted = new Template((out) => out.double('ok', 1).int('idx', 0).int('n', 0), ['idx', 'n'])
const updated = new Template((out) => out.double('ok', 1).int('idx', 0).int('n', 0).int('nModified', 0), ['idx', 'n', 'nModified'])
const ending = new Template(
  (out) => {
    for (const name of ['nErrors', 'nInserted', 'nMatched', 'nModified', 'nUpserted', 'nDeleted']) out.int(name, 0)
    out.double('ok', 1)
  },
  ['nErrors', 'nInserted', 'nMatched', 'nModified', 'nUpserted', 'nDeleted'],
)

function reply(results: readonly Result[], nErrors: number, sums: Totals): Buffer {
  const out = new BsonWriter(256 + results.length * 64).begin().beginDocument('cursor').long('id', 0n).beginArray('firstBatch')
  results.forEach((result, place) => {
    out.beginDocument(String(place))
    writeResult(out, result)
    out.end()
  })
  out.end().string('ns', 'admin.$cmd.bulkWrite').end()
  const { nInserted, nMatched, nModified, nUpserted, nDeleted } = sums
  ending.write(out, [nErrors, nInserted, nMatched, nModified, nUpserted, nDeleted])
  return out.end().finish()
}

function writeResult(out: BsonWriter, { index, n, modified, upserted, error }: Result): void {
  if (error) {
    out.double('ok', 0).int('idx', index).int('n', n).int('code', error.code)
    out.string('codeName', codeName(error.code)).string('errmsg', error.message)
    return
  }
  if (modified === undefined) inserted.write(out, [index, n])
  else updated.write(out, [index, n, modified])
  if (upserted) out.beginDocument('upserted').value('_id', upserted).end()
}
