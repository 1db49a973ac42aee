import { toBigInt, toNumber } from '../bson/numbers'
import { arrayItems, countElements, entries, fieldsOf, isNumber, missing, nameOf, T, text, typeName, type RawValue } from '../bson/raw'
import { codes, CommandError } from '../errors'
import { readWriteConcern, type WriteConcern } from './write-concern'

/** A command as it came in: its fields as raw values, and documents of message sections by name. */
export interface Request {
  readonly name: string
  readonly db: string
  /** The whole command as BSON. */
  readonly body: Buffer
  readonly fields: ReadonlyMap<string, RawValue>
  readonly sequences: ReadonlyMap<string, readonly RawValue[]>
  readonly writeConcern: WriteConcern
}

/** Fields that every command takes. */
const genericFields = new Set([
  'lsid',
  'txnNumber',
  'startTransaction',
  'autocommit',
  '$db',
  '$readPreference',
  '$clusterTime',
  '$configServerState',
  'readConcern',
  'writeConcern',
  'maxTimeMS',
  'comment',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
])

export function readRequest(body: Buffer, sequences: ReadonlyMap<string, readonly RawValue[]>): Request {
  const fields = fieldsOf(body, 0)
  const name = firstFieldName(fields)
  if (name === undefined) throw new CommandError(codes.CommandNotFound, 'no such command: an empty document')
  if (fields.size < countElements(body, 0)) throw new CommandError(40413, `BSON field '${name}.${repeatedName(body)}' is a duplicate field`)
  const db = fields.get('$db')
  if (db?.type !== T.string) throw new CommandError(codes.MissingField, 'OP_MSG requests require a $db argument')
  return { name, db: nameOf(db), body, fields, sequences, writeConcern: readWriteConcern(fields) }
}

/** The name that comes first: which command it is, or what kind of statement. */
export function firstFieldName(fields: ReadonlyMap<string, unknown>): string | undefined {
  for (const name of fields.keys()) return name
  return undefined
}

function repeatedName(body: Buffer): string | undefined {
  const names = entries(body, 0).map(([name]) => name)
  return names.find((name, i) => names.indexOf(name) < i)
}

/** Refuses fields that neither the command nor all commands have.   @throws CommandError 40415, naming the field */
export function assertKnownFields(request: Request, own: ReadonlySet<string>): void {
  for (const name of request.fields.keys())
    if (!genericFields.has(name) && name !== request.name && !own.has(name))
      throw new CommandError(codes.UnknownField, `BSON field '${request.name}.${name}' is an unknown field.`)
  for (const name of request.sequences.keys())
    if (!own.has(name)) throw new CommandError(codes.UnknownField, `BSON field '${request.name}.${name}' is an unknown field.`)
}

export const get = (fields: ReadonlyMap<string, RawValue>, name: string): RawValue => {
  const value = fields.get(name)
  return value === undefined || value.type === T.null || value.type === T.undefined ? missing : value
}

export const wrongType = (name: string, value: RawValue, expected: string): CommandError =>
  new CommandError(codes.TypeMismatch, `BSON field '${name}' is the wrong type '${typeName(value.type)}', expected type '${expected}'`)

/** A whole number, or the default when the field is not there. */
export function integer(fields: ReadonlyMap<string, RawValue>, name: string, otherwise: number, smallest = 0): number {
  const value = get(fields, name)
  if (value.type === T.missing) return otherwise
  if (!isNumber(value.type)) throw wrongType(name, value, 'number')
  const number = toNumber(value.type, value.bytes, value.at)
  if (!Number.isInteger(number)) throw new CommandError(codes.BadValue, `BSON field '${name}' has to be a whole number`)
  if (number < smallest) throw new CommandError(51024, `BSON field '${name}' value must be >= ${smallest}, actual value '${number}'`)
  return number
}

export function boolean(fields: ReadonlyMap<string, RawValue>, name: string): boolean {
  const value = get(fields, name)
  if (value.type === T.missing) return false
  if (value.type === T.bool) return value.bytes[value.at] === 1
  if (isNumber(value.type)) return toNumber(value.type, value.bytes, value.at) !== 0
  throw wrongType(name, value, 'bool')
}

/** The same without numbers, as statements of writes have it. */
export function strictBoolean(fields: ReadonlyMap<string, RawValue>, name: string): boolean {
  const value = get(fields, name)
  if (value.type !== T.missing && value.type !== T.bool) throw wrongType(name, value, 'bool')
  return boolean(fields, name)
}

/** A string that names something: a collection, a field. */
export function string(fields: ReadonlyMap<string, RawValue>, name: string): string {
  const value = get(fields, name)
  if (value.type !== T.string) throw wrongType(name, value, 'string')
  return nameOf(value)
}

/** A document, or missing. */
export function document(fields: ReadonlyMap<string, RawValue>, name: string): RawValue {
  const value = get(fields, name)
  if (value.type !== T.missing && value.type !== T.object) throw wrongType(name, value, 'object')
  return value
}

export function bigint(value: RawValue): bigint {
  if (value.type === T.long) return toBigInt(value.bytes, value.at)
  const number = isNumber(value.type) ? toNumber(value.type, value.bytes, value.at) : NaN
  if (!Number.isInteger(number)) throw wrongType('number', value, 'long')
  return BigInt(number)
}

/** Documents of a section of the message, or of an array in its body. */
export function documents(request: Request, name: string): readonly RawValue[] {
  const sequence = request.sequences.get(name)
  if (sequence) return sequence
  const value = get(request.fields, name)
  if (value.type === T.missing)
    throw new CommandError(codes.MissingField, `BSON field '${request.name}.${name}' is missing but a required field`)
  const list = arrayItems(value, name)
  for (const item of list) if (item.type !== T.object) throw wrongType(`${name}[]`, item, 'object')
  return list
}

/** Only the binary order of strings is supported. */
export function assertSimpleCollation(value: RawValue): void {
  if (value.type === T.missing) return
  const fields = value.type === T.object ? entries(value.bytes, value.at) : []
  const isSimple = fields.length === 1 && fields[0]![0] === 'locale' && fields[0]![1].type === T.string && text(fields[0]![1]) === 'simple'
  if (!isSimple) throw new CommandError(codes.BadValue, 'collation is not supported')
}
