import { finds, type Probe } from './probe'

const op = (name: string): string => `reference/operator/query/${name}/`
const ofDocuments = 'tutorial/query-array-of-documents/'
const nested = [
  { a: { b: 1 } },
  { a: [{ b: 1 }, { b: 2 }] },
  { a: [{ b: 2, c: 3 }, {}] },
  { a: 5 },
  { a: [[{ b: 1 }]] },
  { a: [1, 2] },
  {},
  { a: [] },
]

/** What queries match in arrays and inside of documents. */
export const arrays: Probe[] = [
  finds('a dotted path looks into documents of an array', ofDocuments, nested, { 'a.b': 1 }, [0, 1]),
  finds('a position names an item', 'tutorial/query-arrays/', nested, { 'a.0.b': 1 }, [1, 4]),
  finds('a position of a value', 'tutorial/query-arrays/', nested, { 'a.1': 2 }, [5]),
  finds('a position looks at its item alone, not into it', 'tutorial/query-arrays/', [{ a: [1, [5]] }, { a: [1, 5] }], { 'a.1': 5 }, [1]),
  finds(
    'a range at a position looks at its item alone',
    'tutorial/query-arrays/',
    [{ a: [1, [5]] }, { a: [1, 5] }],
    { 'a.1': { $gt: 4 } },
    [1],
  ),
  finds(
    'a position that can not be followed has no null',
    'tutorial/query-arrays/',
    [{ a: [1] }, { a: [{}] }, {}],
    { 'a.0.b': null },
    [1, 2],
  ),
  finds(
    'a position that can not be followed is not equal to anything',
    'tutorial/query-arrays/',
    [{ a: [1] }, { a: [{}] }],
    { 'a.0.b': { $ne: null } },
    [0],
  ),
  finds(
    'a position may be the name of a field',
    'core/document/',
    [{ a: { 0: 'x' } }, { a: ['x'] }, { a: [{ 0: 'x' }] }],
    { 'a.0': 'x' },
    [0, 1, 2],
  ),
  finds('a dotted null needs a document without the field', 'tutorial/query-for-null-fields/', nested, { 'a.b': null }, [2, 3, 6]),
  finds('a dotted $exists', op('exists'), nested, { 'a.b': { $exists: true } }, [0, 1, 2]),
  finds('a dotted $exists: false', op('exists'), nested, { 'a.b': { $exists: false } }, [3, 4, 5, 6, 7]),
  finds('a dotted $ne wants no item to be equal', op('ne'), nested, { 'a.b': { $ne: 1 } }, [2, 3, 4, 5, 6, 7]),
  finds('$size', op('size'), nested, { a: { $size: 2 } }, [1, 2, 5]),
  finds('$size 0 does not match a missing field', op('size'), nested, { a: { $size: 0 } }, [7]),
  finds('$size does not look at items', op('size'), [{ a: [[1, 2]] }, { a: [1, 2] }], { a: { $size: 2 } }, [1]),
  finds('$all wants every value', op('all'), [{ a: [1, 2, 3] }, { a: [1] }, { a: 1 }], { a: { $all: [1, 2] } }, [0]),
  finds('$all with one value matches a scalar', op('all'), [{ a: [1, 2, 3] }, { a: [2] }, { a: 1 }], { a: { $all: [1] } }, [0, 2]),
  finds('$all of nothing matches nothing', op('all'), [{ a: [] }, { a: 1 }], { a: { $all: [] } }, []),
  finds(
    '$all with an array wants the array or the item',
    op('all'),
    [{ a: [[1, 2]] }, { a: [1, 2] }, { a: [2, 1] }],
    { a: { $all: [[1, 2]] } },
    [0, 1],
  ),
  finds(
    '$all with $elemMatch',
    op('all'),
    [
      {
        a: [
          { x: 1, y: 1 },
          { x: 2, y: 9 },
        ],
      },
      {
        a: [
          { x: 1, y: 9 },
          { x: 2, y: 1 },
        ],
      },
    ],
    { a: { $all: [{ $elemMatch: { x: 1, y: 1 } }, { $elemMatch: { x: 2 } }] } },
    [0],
  ),
  finds('$elemMatch asks all of one document', op('elemMatch'), nested, { a: { $elemMatch: { b: 2, c: 3 } } }, [2]),
  finds(
    '$elemMatch asks all of one value',
    op('elemMatch'),
    [{ a: [82, 85, 88] }, { a: [75, 89] }, { a: [81, 70] }],
    { a: { $elemMatch: { $gte: 80, $lt: 85 } } },
    [0, 2],
  ),
  finds('$elemMatch does not match a scalar', op('elemMatch'), [{ a: 82 }, { a: [82] }], { a: { $elemMatch: { $gte: 80 } } }, [1]),
  finds(
    '$elemMatch does not match a document that is no item',
    op('elemMatch'),
    [{ a: { b: 1 } }, { a: [{ b: 1 }] }],
    { a: { $elemMatch: { b: 1 } } },
    [1],
  ),
  finds(
    '$elemMatch with $or inside',
    op('elemMatch'),
    [{ a: [{ b: 1 }, { b: 5 }] }, { a: [{ c: 2 }] }, { a: [{ b: 3 }] }],
    { a: { $elemMatch: { $or: [{ b: 5 }, { c: 2 }] } } },
    [0, 1],
  ),
  finds(
    '$elemMatch with $ne wants one item that differs',
    op('elemMatch'),
    [{ a: [1, 2] }, { a: [1] }, { a: [] }],
    { a: { $elemMatch: { $ne: 1 } } },
    [0],
  ),
  finds(
    '$elemMatch in $elemMatch looks into arrays of arrays',
    op('elemMatch'),
    [{ a: [[1, 5]] }, { a: [[1], [5]] }, { a: [1, 5] }],
    { a: { $elemMatch: { $elemMatch: { $gt: 3 } } } },
    [0, 1],
  ),
  finds('$not $elemMatch', op('not'), [{ a: [1, 9] }, { a: [1] }, {}], { a: { $not: { $elemMatch: { $gt: 5 } } } }, [1, 2]),
  finds('conditions on two fields may be met by two items', ofDocuments, nested, { 'a.b': 2, 'a.c': null }, [1, 2]),
  finds('a document in an array equals as a whole', ofDocuments, nested, { a: { b: 1 } }, [0, 1]),
  finds(
    '$in looks into arrays behind a dotted path',
    op('in'),
    [{ a: [{ b: [1, 2] }] }, { a: { b: [3] } }, { a: [{ b: 4 }] }],
    { 'a.b': { $in: [2, 4] } },
    [0, 2],
  ),
  finds(
    'arrays compare by their first difference',
    'reference/bson-type-comparison-order/',
    [{ a: [1, 2] }, { a: [1, 3] }, { a: [1] }, { a: 5 }],
    { a: { $gt: [1, 2] } },
    [1],
  ),
  finds(
    '$mod-free queries on array lengths go by position',
    'tutorial/query-arrays/',
    [{ a: [1, 2] }, { a: [1] }, {}],
    { 'a.1': { $exists: true } },
    [0],
  ),
]
