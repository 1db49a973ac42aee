import { detached, entries, i32, items, missing, T, text, type RawValue } from '../bson/raw'
import { BsonWriter } from '../bson/writer'
import { codes, CommandError } from '../errors'
import { expressionOperators } from './expression-operators'
import { fieldReader, type Reader } from './field-path'

/** Turns an expression of an aggregation (`'$a.b'`, a constant, a document or a list of expressions, an operator) into a reader.
 *  Its result is valid until the next call.   @throws CommandError naming an operator that is not part of the dialect */
export function compileExpression(value: RawValue): Reader {
  if (value.type === T.string && value.bytes[value.at + 4] === 0x24) return compilePath(text(value))
  if (value.type === T.object) return compileObject(value)
  if (value.type === T.array) return compileList(items(value.bytes, value.at).map(compileExpression))
  return constant(value)
}

export function constant(value: RawValue): Reader {
  const kept = detached(value)
  return () => kept
}

const variables: Record<string, Reader> = {
  ROOT: (bytes, docAt) => ({ type: T.object, bytes, at: docAt, end: docAt + i32(bytes, docAt) }),
  REMOVE: () => missing,
}
variables['CURRENT'] = variables['ROOT']!

function compilePath(path: string): Reader {
  if (!path.startsWith('$$')) {
    if (path === '$') throw new CommandError(16872, "'$' by itself is not a valid FieldPath")
    return fieldReader(path.slice(1))
  }
  const [name = '', ...rest] = path.slice(2).split('.')
  if (name === '') throw new CommandError(codes.FailedToParse, 'empty variable names are not allowed')
  const variable = Object.hasOwn(variables, name) ? variables[name] : undefined
  if (!variable) throw new CommandError(17276, `Use of undefined variable: ${name}`)
  if (rest.length === 0) return variable
  const read = fieldReader(rest.join('.'))
  return name === 'REMOVE' ? variable : read
}

function compileObject(value: RawValue): Reader {
  const fields = entries(value.bytes, value.at)
  const first = fields[0]?.[0]
  if (first?.startsWith('$')) {
    if (fields.length > 1)
      throw new CommandError(
        15983,
        `an object representing an expression must have exactly one field: ${fields.map(([name]) => name).join()}`,
      )
    return compileOperator(first, fields[0]![1])
  }
  const parts = fields.map(([name, part]): [string, Reader] => {
    if (name.startsWith('$')) throw new CommandError(15983, `an object representing an expression must have exactly one field: ${name}`)
    if (name.includes('.')) throw new CommandError(16412, `FieldPath field names may not contain '.'. Consider using $getField: ${name}`)
    return [name, compileExpression(part)]
  })
  const out = new BsonWriter(256)
  return (bytes, docAt) => {
    out.at = 0
    out.begin()
    for (const [name, read] of parts) {
      const found = read(bytes, docAt)
      if (found.type !== T.missing) out.value(name, found)
    }
    out.end()
    return { type: T.object, bytes: out.bytes, at: 0, end: out.at }
  }
}

function compileList(parts: readonly Reader[]): Reader {
  const out = new BsonWriter(256)
  return (bytes, docAt) => {
    out.at = 0
    out.begin()
    for (const [i, read] of parts.entries()) {
      const found = read(bytes, docAt)
      if (found.type === T.missing) out.null(String(i))
      else out.value(String(i), found)
    }
    out.end()
    return { type: T.array, bytes: out.bytes, at: 0, end: out.at }
  }
}

function compileOperator(name: string, argument: RawValue): Reader {
  if (name === '$literal') return constant(argument)
  const operator = Object.hasOwn(expressionOperators, name) ? expressionOperators[name] : undefined
  if (!operator) throw new CommandError(codes.InvalidPipelineOperator, `Unrecognized expression '${name}'`)
  const given =
    namedArguments(operator.named, name, argument) ?? (argument.type === T.array ? items(argument.bytes, argument.at) : [argument])
  const [least, most] = operator.arity
  if (given.length < least || given.length > most)
    throw new CommandError(
      operator.arityCode ?? 16020,
      least === most
        ? `Expression ${name} takes exactly ${least} arguments. ${given.length} were passed in.`
        : `Expression ${name} takes at least ${least} arguments, and at most ${most}, but ${given.length} were passed in.`,
    )
  return operator.make(given.map(compileExpression))
}

/** `$cond` takes a document in place of a list. */
function namedArguments(named: readonly string[] | undefined, operator: string, argument: RawValue): RawValue[] | null {
  if (!named || argument.type !== T.object) return null
  const fields = new Map(entries(argument.bytes, argument.at))
  for (const name of fields.keys())
    if (!named.includes(name)) throw new CommandError(17083, `Unrecognized parameter to ${operator}: ${name}`)
  return named.map((name, i) => {
    const value = fields.get(name)
    if (!value) throw new CommandError(17080 + i, `Missing '${name}' parameter to ${operator}`)
    return value
  })
}
