import { Double } from 'bson'
import { collection, type Probe } from './probe'

const unique = 'core/index-unique/'
const partial = 'core/index-partial/'
const multikey = 'core/indexes/index-types/index-multikey/'
const index = (key: object, options: object = {}): object => ({ createIndexes: collection, indexes: [{ key, name: 'i', ...options }] })
const count = (query: object, hint?: string): object => ({ count: collection, query, ...(hint ? { hint } : {}) })

const counts = (
  name: string,
  page: string,
  documents: readonly object[],
  key: object,
  query: object,
  n: number,
  options: object = {},
): Probe => ({
  name,
  page,
  documents: documents.map((document, _id) => ({ _id, ...document })),
  before: [index(key, options)],
  command: count(query, 'i'),
  expected: { reply: { n } },
})

const values = [{ a: 1 }, { a: 2 }, { a: 'x' }, { a: null }, {}, { a: new Double(1) }]
const lists = [{ a: [1, 2] }, { a: [2] }, { a: [] }, { a: 1 }, {}, { a: [null] }, { a: [[1]] }]

/** What indexes promise: the same answers, and uniqueness. */
export const indexes: Probe[] = [
  counts('$ne by an index counts missing fields', 'reference/operator/query/ne/', values, { a: 1 }, { a: { $ne: 1 } }, 4),
  counts('$ne null by an index', 'reference/operator/query/ne/', values, { a: 1 }, { a: { $ne: null } }, 4),
  counts('$nin by a descending index', 'reference/operator/query/nin/', values, { a: -1 }, { a: { $nin: [1, 'x'] } }, 3),
  counts('$not with a range by an index', 'reference/operator/query/not/', values, { a: 1 }, { a: { $not: { $gt: 1 } } }, 5),
  counts('null by an index finds missing fields', 'tutorial/query-for-null-fields/', values, { a: 1 }, { a: null }, 2),
  counts(
    '$exists: false by an index does not find null',
    'reference/operator/query/exists/',
    values,
    { a: 1 },
    { a: { $exists: false } },
    1,
  ),
  counts('$type by an index', 'reference/operator/query/type/', values, { a: 1 }, { a: { $type: 'double' } }, 1),
  counts('an index over arrays finds each item', multikey, lists, { a: 1 }, { a: 1 }, 2),
  counts('$ne by an index over arrays', multikey, lists, { a: 1 }, { a: { $ne: 1 } }, 5),
  counts('$nin by an index over arrays', multikey, lists, { a: 1 }, { a: { $nin: [1, 2] } }, 4),
  counts('a range by an index over arrays counts a document once', multikey, lists, { a: 1 }, { a: { $gte: 1 } }, 3),
  counts(
    'two bounds by an index over arrays may be met by two items',
    multikey,
    [{ a: [1, 20] }, { a: [12] }, { a: [1] }],
    { a: 1 },
    { a: { $gt: 10, $lt: 15 } },
    2,
  ),
  counts(
    '$elemMatch by an index over arrays',
    multikey,
    [{ a: [1, 20] }, { a: [12] }, { a: 12 }],
    { a: 1 },
    { a: { $elemMatch: { $gt: 10, $lt: 15 } } },
    1,
  ),
  counts('null by an index over arrays', multikey, lists, { a: 1 }, { a: null }, 2),
  counts(
    'a prefix by an index',
    'reference/operator/query/regex/',
    [{ a: 'abc' }, { a: 'abd' }, { a: 'b' }, { a: /^ab/ }],
    { a: 1 },
    { a: /^ab/ },
    3,
  ),
  counts('a partial index with a query that implies it', partial, [{ a: 1, b: 1 }, { a: 1 }], { a: 1 }, { a: 1, b: { $exists: true } }, 1, {
    partialFilterExpression: { b: { $exists: true } },
  }),
  {
    name: 'a unique index refuses a second document',
    page: unique,
    documents: [{ _id: 0, a: 1 }],
    before: [index({ a: 1 }, { unique: true })],
    command: { insert: collection, documents: [{ _id: 1, a: new Double(1) }] },
    expected: { code: 11000, after: [{ _id: 0, a: 1 }] },
  },
  {
    name: 'a unique index takes one document without the field',
    page: unique,
    documents: [{ _id: 0 }],
    before: [index({ a: 1 }, { unique: true })],
    command: { insert: collection, documents: [{ _id: 1, a: null }] },
    expected: { code: 11000 },
  },
  {
    name: 'a unique index lets one document have a value twice',
    page: unique,
    documents: [],
    before: [index({ a: 1 }, { unique: true })],
    command: { insert: collection, documents: [{ _id: 1, a: [1, 1] }] },
    expected: { reply: { n: 1 } },
  },
  {
    name: 'a unique index refuses an item that another document has',
    page: unique,
    documents: [{ _id: 0, a: [1, 2] }],
    before: [index({ a: 1 }, { unique: true })],
    command: { insert: collection, documents: [{ _id: 1, a: [2, 3] }] },
    expected: { code: 11000 },
  },
  {
    name: 'a unique partial index looks only at its documents',
    page: partial,
    documents: [{ _id: 0, a: 1 }],
    before: [index({ a: 1 }, { unique: true, partialFilterExpression: { b: true } })],
    command: { insert: collection, documents: [{ _id: 1, a: 1 }] },
    expected: { reply: { n: 1 } },
  },
  {
    name: 'two arrays in one index are refused',
    page: multikey,
    documents: [],
    before: [index({ a: 1, b: 1 })],
    command: { insert: collection, documents: [{ _id: 1, a: [1], b: [2] }] },
    expected: { code: 171 },
  },
  {
    name: 'distinct gives each value once, items of arrays one by one',
    page: 'reference/command/distinct/',
    documents: [{ _id: 0, a: [1, 2] }, { _id: 1, a: 2 }, { _id: 2, a: new Double(1) }, { _id: 3 }],
    command: { distinct: collection, key: 'a' },
    expected: { reply: { values: [1, 2] } },
  },
  {
    name: 'distinct of a dotted path, and of a position',
    page: 'reference/command/distinct/',
    documents: [{ _id: 0, a: [{ b: 1 }, { b: 2 }] }],
    command: { distinct: collection, key: 'a.1.b' },
    expected: { reply: { values: [2] } },
  },
  {
    name: 'count with skip and limit',
    page: 'reference/command/count/',
    documents: [{ _id: 0 }, { _id: 1 }, { _id: 2 }],
    command: { count: collection, query: {}, skip: 1, limit: 1 },
    expected: { reply: { n: 1 } },
  },
  {
    name: 'count with a negative limit counts as many',
    page: 'reference/command/count/',
    documents: [{ _id: 0 }, { _id: 1 }, { _id: 2 }],
    command: { count: collection, query: {}, limit: -2 },
    expected: { reply: { n: 2 } },
  },
]
