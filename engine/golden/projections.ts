import { Long } from 'bson'
import { collection, projects, type Probe } from './probe'

const fields = 'tutorial/project-fields-from-query-results/'
const slice = 'reference/operator/projection/slice/'
const elemMatch = 'reference/operator/projection/elemMatch/'
const person = { _id: 0, name: 'An', tags: ['x', 'y', 'z'], at: { city: 'Huế', zip: 1 }, list: [{ p: 1, q: 2 }, 7, { p: 3 }] }

/** What projections leave of a document. */
export const projections: Probe[] = [
  projects('named fields and _id', fields, person, { name: 1 }, { _id: 0, name: 'An' }),
  projects('named fields without _id', fields, person, { name: true, _id: false }, { name: 'An' }),
  projects('_id alone', fields, person, { _id: 1 }, { _id: 0 }),
  projects('everything but some', fields, person, { tags: 0, at: 0, list: 0 }, { _id: 0, name: 'An' }),
  projects('everything but _id', fields, { _id: 0, a: 1 }, { _id: 0 }, { a: 1 }),
  projects('fields keep the order of the document', fields, { _id: 0, b: 1, a: 2 }, { a: 1, b: 1 }, { _id: 0, b: 1, a: 2 }),
  projects('fields inside of a document', fields, person, { 'at.zip': 1 }, { _id: 0, at: { zip: 1 } }),
  projects('fields inside, written as a document', fields, person, { at: { zip: 1 }, _id: 0 }, { at: { zip: 1 } }),
  projects(
    'fields inside of documents of an array; other items go',
    fields,
    person,
    { 'list.p': 1 },
    { _id: 0, list: [{ p: 1 }, { p: 3 }] },
  ),
  projects(
    'without fields inside of documents of an array; other items stay',
    fields,
    person,
    { 'list.p': 0, name: 0, tags: 0, at: 0 },
    { _id: 0, list: [{ q: 2 }, 7, {}] },
  ),
  projects('arrays in arrays are looked into', fields, { _id: 0, a: [[{ b: 1, c: 2 }]] }, { 'a.b': 1 }, { _id: 0, a: [[{ b: 1 }]] }),
  projects('a path through a scalar leaves nothing', fields, { _id: 0, a: 5, b: 1 }, { 'a.b': 1 }, { _id: 0 }),
  projects('types stay as they are', fields, { _id: 0, a: Long.fromNumber(5), b: 1 }, { a: 1 }, { _id: 0, a: Long.fromNumber(5) }),
  projects('any number that is not zero includes', fields, { _id: 0, a: 1, b: 2 }, { a: 2.5 }, { _id: 0, a: 1 }),
  projects(
    'a field may be set to another’s value',
    'reference/command/find/',
    { _id: 0, a: 1, b: { c: 2 } },
    { a: 1, x: '$b.c' },
    { _id: 0, a: 1, x: 2 },
  ),
  projects('a field may be set to a text', 'reference/command/find/', { _id: 0, a: 1 }, { x: 'text' }, { _id: 0, x: 'text' }),
  projects('$slice: the first', slice, person, { tags: { $slice: 2 }, at: 0, list: 0 }, { _id: 0, name: 'An', tags: ['x', 'y'] }),
  projects('$slice: the last', slice, person, { tags: { $slice: -1 }, at: 0, list: 0 }, { _id: 0, name: 'An', tags: ['z'] }),
  projects('$slice: skip and limit', slice, person, { tags: { $slice: [1, 1] }, at: 0, list: 0 }, { _id: 0, name: 'An', tags: ['y'] }),
  projects('$slice: skip from the end', slice, person, { tags: { $slice: [-2, 1] }, at: 0, list: 0 }, { _id: 0, name: 'An', tags: ['y'] }),
  projects(
    '$slice: skip beyond the beginning begins at the first',
    slice,
    { _id: 0, a: [1, 2] },
    { a: { $slice: [-5, 1] } },
    { _id: 0, a: [1] },
  ),
  projects('$slice: skip beyond the end gives nothing', slice, { _id: 0, a: [1, 2] }, { a: { $slice: [5, 1] } }, { _id: 0, a: [] }),
  projects('$slice: 0', slice, { _id: 0, a: [1, 2] }, { a: { $slice: 0 } }, { _id: 0, a: [] }),
  projects('$slice by itself keeps the other fields', slice, { _id: 0, a: [1, 2], b: 1 }, { a: { $slice: 1 } }, { _id: 0, a: [1], b: 1 }),
  projects(
    '$slice with included fields keeps only these',
    slice,
    { _id: 0, a: [1, 2], b: 1, c: 1 },
    { a: { $slice: 1 }, b: 1 },
    { _id: 0, a: [1], b: 1 },
  ),
  projects(
    '$slice inside of a document',
    slice,
    { _id: 0, a: { b: [1, 2], c: 1 } },
    { 'a.b': { $slice: 1 } },
    { _id: 0, a: { b: [1], c: 1 } },
  ),
  projects('$slice of something that is no array', slice, { _id: 0, a: 5 }, { a: { $slice: 1 } }, { _id: 0, a: 5 }),
  projects(
    '$elemMatch gives the first item that fits',
    elemMatch,
    person,
    { list: { $elemMatch: { p: { $gt: 0 } } } },
    { _id: 0, list: [{ p: 1, q: 2 }] },
  ),
  projects('$elemMatch of values', elemMatch, { _id: 0, a: [1, 5, 9] }, { a: { $elemMatch: { $gt: 4 } } }, { _id: 0, a: [5] }),
  projects('$elemMatch that finds nothing leaves the field out', elemMatch, person, { list: { $elemMatch: { p: 99 } } }, { _id: 0 }),
  projects(
    '$elemMatch comes after the fields that are included',
    elemMatch,
    { _id: 0, a: [1, 5], b: 1 },
    { a: { $elemMatch: { $gt: 4 } }, b: 1 },
    { _id: 0, b: 1, a: [5] },
  ),
  {
    name: 'findAndModify projects what it gives',
    page: 'reference/command/findAndModify/',
    documents: [{ _id: 0, a: 1, b: 1 }],
    command: { findAndModify: collection, query: {}, update: { $inc: { a: 1 } }, new: true, fields: { a: 1, _id: 0 } },
    expected: { reply: { value: { a: 2 } } },
  },
]
