import { Binary, Decimal128, Double, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson'
import { collection, sorts, type Probe } from './probe'

const order = 'reference/bson-type-comparison-order/'
const sort = 'reference/method/cursor.sort/'

/** In which order values come. */
export const orders: Probe[] = [
  sorts(
    'types come in a fixed order',
    order,
    [
      { a: new MaxKey() },
      { a: /x/ },
      { a: new Timestamp({ t: 1, i: 1 }) },
      { a: new Date(0) },
      { a: true },
      { a: new ObjectId('000000000000000000000000') },
      { a: new Binary(Buffer.from([1])) },
      { a: [[1]] },
      { a: { x: 1 } },
      { a: 'x' },
      { a: 5 },
      { a: null },
      { a: new MinKey() },
    ],
    { a: 1 },
    [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
  ),
  sorts(
    'numbers of all types sort by value',
    order,
    [{ a: Long.fromNumber(3) }, { a: 1 }, { a: Decimal128.fromString('2.5') }, { a: new Double(2) }, { a: NaN }, { a: -Infinity }],
    { a: 1 },
    [4, 5, 1, 3, 2, 0],
  ),
  sorts(
    'longs beyond 2^53 sort exactly',
    order,
    [{ a: Long.fromString('9007199254740994') }, { a: Long.fromString('9007199254740993') }, { a: 9007199254740992 }],
    { a: 1 },
    [2, 1, 0],
  ),
  sorts(
    'decimals beyond doubles sort exactly',
    order,
    [
      { a: Decimal128.fromString('2E400') },
      { a: Decimal128.fromString('1E400') },
      { a: Decimal128.fromString('-1E400') },
      { a: Decimal128.fromString('1E-6000') },
      { a: 0 },
    ],
    { a: 1 },
    [2, 4, 3, 1, 0],
  ),
  sorts('null and missing are the same, and come first', sort, [{ a: 1 }, {}, { a: null }, { a: -1 }], { a: 1 }, [1, 2, 3, 0]),
  sorts('descending turns it round', sort, [{ a: 1 }, {}, { a: 'x' }, { a: 2 }], { a: -1 }, [2, 3, 0, 1]),
  sorts('an array ascends by its smallest item', sort, [{ a: [3, 8] }, { a: 5 }, { a: [1, 9] }], { a: 1 }, [2, 0, 1]),
  sorts('an array descends by its greatest item', sort, [{ a: [3, 8] }, { a: 5 }, { a: [1, 9] }], { a: -1 }, [2, 0, 1]),
  sorts('an empty array comes before null', order, [{ a: null }, { a: [] }, { a: 1 }], { a: 1 }, [1, 0, 2]),
  sorts(
    'strings sort by bytes: capitals first, accents last',
    order,
    [{ a: 'é' }, { a: 'a' }, { a: 'Z' }, { a: 'z' }],
    { a: 1 },
    [2, 1, 3, 0],
  ),
  sorts('characters beyond the basic plane sort by bytes', order, [{ a: '😀' }, { a: '\uff5e' }], { a: 1 }, [1, 0]),
  sorts(
    'documents sort by type, name and value of each field',
    order,
    [{ a: { b: 2 } }, { a: { b: 1, c: 1 } }, { a: { b: 1 } }, { a: { a: 9 } }, { a: { b: 'x' } }],
    { a: 1 },
    [3, 2, 1, 0, 4],
  ),
  sorts(
    'binary data sorts by length first',
    order,
    [{ a: new Binary(Buffer.from([9])) }, { a: new Binary(Buffer.from([1, 1])) }, { a: new Binary(Buffer.from([2])) }],
    { a: 1 },
    [2, 0, 1],
  ),
  sorts('dates sort before 1970, too', order, [{ a: new Date(1) }, { a: new Date(-1) }, { a: new Date(0) }], { a: 1 }, [1, 2, 0]),
  sorts('false before true', order, [{ a: true }, { a: false }], { a: 1 }, [1, 0]),
  sorts(
    'several fields, each with its direction',
    sort,
    [
      { a: 1, b: 1 },
      { a: 1, b: 2 },
      { a: 0, b: 0 },
    ],
    { a: -1, b: -1 },
    [1, 0, 2],
  ),
  sorts(
    'a dotted path into documents of an array',
    sort,
    [{ a: [{ b: 5 }, { b: 2 }] }, { a: { b: 3 } }, { a: [{ b: 1 }] }],
    { 'a.b': 1 },
    [2, 0, 1],
  ),
  sorts(
    'two fields of one array go by its least item, not by the least of each',
    sort,
    [
      {
        a: [
          { b: 1, c: 9 },
          { b: 2, c: 1 },
        ],
      },
      { a: [{ b: 1, c: 5 }] },
    ],
    { 'a.b': 1, 'a.c': 1 },
    [1, 0],
  ),
  sorts(
    'two fields of one array descend by its greatest item',
    sort,
    [
      {
        a: [
          { b: 2, c: 1 },
          { b: 1, c: 9 },
        ],
      },
      { a: [{ b: 2, c: 5 }] },
    ],
    { 'a.b': -1, 'a.c': -1 },
    [1, 0],
  ),
  {
    name: 'an order by two arrays of one document',
    page: sort,
    documents: [{ _id: 0, a: [1, 2], b: [3, 4] }],
    command: { find: collection, sort: { a: 1, b: 1 } },
    expected: { code: 2 },
  },
  sorts('a position', sort, [{ a: [5, 1] }, { a: [2, 9] }, { a: [3] }], { 'a.0': 1 }, [1, 2, 0]),
  {
    name: 'skip and limit cut the order',
    page: 'reference/command/find/',
    documents: [3, 1, 2, 5, 4].map((a) => ({ _id: a, a })),
    command: { find: collection, sort: { a: -1 }, skip: 1, limit: 2 },
    expected: {
      documents: [
        { _id: 4, a: 4 },
        { _id: 3, a: 3 },
      ],
    },
  },
]
