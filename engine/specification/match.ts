import { Binary, Decimal128, EJSON, Long, ObjectId, type Document } from 'bson'

/** What special matchers need to know of the running test. */
export interface MatchContext {
  /** The entity of a name, or what stands for it in commands (a session's `lsid`). */
  entity(name: string): unknown
  sessionId(name: string): unknown
}

/** Compares as the unified test format says.   @throws Error that says where they differ */
export function match(expected: unknown, actual: unknown, context: MatchContext, isRoot = true, path = ''): void {
  if (isDocument(expected)) {
    const [key] = Object.keys(expected)
    if (key !== undefined && Object.hasOwn(matchers, key)) {
      matchers[key]!(expected[key], actual, context, path, isRoot)
      return
    }
    matchDocument(expected, actual, context, isRoot, path)
    return
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) throw differ(expected, actual, path)
    expected.forEach((item, i) => match(item, actual[i], context, isRoot, `${path}[${i}]`))
    return
  }
  if (!same(expected, actual)) throw differ(expected, actual, path)
}

function matchDocument(expected: Document, actual: unknown, context: MatchContext, isRoot: boolean, path: string): void {
  if (typeof actual !== 'object' || actual === null) throw differ(expected, actual, path)
  const found = actual as Document
  for (const [name, value] of Object.entries(expected)) match(value, found[name], context, false, `${path}.${name}`)
  if (isRoot) return
  for (const name of Object.keys(found))
    if (!(name in expected) && found[name] !== undefined) throw new Error(`${path}.${name} is there but not expected: ${show(found[name])}`)
}

type SpecialMatcher = (wanted: unknown, actual: unknown, context: MatchContext, path: string, isRoot: boolean) => void

const matchers: Record<string, SpecialMatcher> = {
  $$exists(wanted, actual, _context, path) {
    if ((actual !== undefined) !== wanted) throw new Error(`${path} ${wanted ? 'is missing' : `is there: ${show(actual)}`}`)
  },
  $$type(wanted, actual, _context, path) {
    const types = Array.isArray(wanted) ? (wanted as string[]) : [wanted as string]
    if (!types.some((type) => isOfType(type, actual))) throw new Error(`${path} is no ${types.join(' or ')}: ${show(actual)}`)
  },
  $$unsetOrMatches(wanted, actual, context, path, isRoot) {
    if (actual !== undefined && actual !== null) match(wanted, actual, context, isRoot, path)
  },
  $$matchesEntity: (wanted, actual, context, path, isRoot) => match(context.entity(String(wanted)), actual, context, isRoot, path),
  $$sessionLsid: (wanted, actual, context, path) => match(context.sessionId(String(wanted)), actual, context, false, path),
  $$matchAsRoot: (wanted, actual, context, path) => match(wanted, actual, context, true, path),
  $$matchAsDocument: (wanted, actual, context, path, isRoot) =>
    match(wanted, EJSON.parse(String(actual)) as Document, context, isRoot, path),
  $$lte(wanted, actual, _context, path) {
    if (!(Number(actual) <= Number(wanted))) throw differ(wanted, actual, path)
  },
}

const typeTests: Record<string, (value: unknown) => boolean> = {
  int: (value) => typeof value === 'number' && Number.isInteger(value),
  long: (value) => Long.isLong(value) || (typeof value === 'number' && Number.isInteger(value)),
  double: (value) => typeof value === 'number',
  number: (value) => typeof value === 'number' || Long.isLong(value) || value instanceof Decimal128,
  string: (value) => typeof value === 'string',
  object: isDocument,
  array: Array.isArray,
  bool: (value) => typeof value === 'boolean',
  objectId: (value) => value instanceof ObjectId,
  binData: (value) => value instanceof Binary,
  date: (value) => value instanceof Date,
  null: (value) => value === null,
}

function isOfType(type: string, value: unknown): boolean {
  const test = typeTests[type]
  if (!test) throw new Error(`The type ${type} is not known to the runner`)
  return test(value)
}

function isDocument(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.getPrototypeOf(value) === Object.prototype
}

function same(expected: unknown, actual: unknown): boolean {
  if (typeof expected === 'number' && Long.isLong(actual)) return actual.toNumber() === expected
  return EJSON.stringify({ v: expected }) === EJSON.stringify({ v: actual }) && (expected === undefined) === (actual === undefined)
}

const show = (value: unknown): string => (value === undefined ? 'nothing' : EJSON.stringify({ v: value }).slice(5, -1))
const differ = (expected: unknown, actual: unknown, path: string): Error =>
  new Error(`${path || 'the value'} should be ${show(expected)} but is ${show(actual)}`)
