import { AppError } from '../errors'
import { parseQueryString } from './query-string'

const plain = (text: string): unknown => JSON.parse(JSON.stringify(parseQueryString(text)))
const refusal = (text: string): string => {
  try {
    parseQueryString(text)
  } catch (error) {
    if (error instanceof AppError) return error.code
  }
  return 'accepted'
}

test.each([
  ['', {}],
  ['a=1&b=', { a: '1', b: '' }],
  ['search=dien+thoai%20%C4%91', { search: 'dien thoai đ' }],
  ['a=1&a=2', { a: ['1', '2'] }],
  ['a[]=1', { a: ['1'] }],
  ['_id[$in][]=x&_id[$in][]=y', { _id: { $in: ['x', 'y'] } }],
  ['_id%5B%24in%5D%5B1%5D=y&_id%5B%24in%5D%5B0%5D=x', { _id: { $in: ['x', 'y'] } }],
  ['$or[0][status]=a&$or[1][status]=b', { $or: [{ status: 'a' }, { status: 'b' }] }],
  ['$sort[created]=-1&$sort[_id]=1', { $sort: { created: '-1', _id: '1' } }],
  ['items.productId=x', { 'items.productId': 'x' }],
])('%s is read', (text, expected) => {
  expect(plain(text)).toEqual(expected)
})

test('objects carry no prototype', () => {
  const query = parseQueryString('a[b]=1')
  expect(Object.getPrototypeOf(query)).toBeNull()
  expect(Object.getPrototypeOf(query['a'])).toBeNull()
})

test('two hundred ids in a list stay a list', () => {
  const text = Array.from({ length: 200 }, (_, index) => `_id[$in][${index}]=${index}`).join('&')
  expect((plain(text) as { _id: { $in: string[] } })._id.$in).toHaveLength(200)
})

test.each([
  ['__proto__[admin]=1', 'query.field'],
  ['a[__proto__][b]=1', 'query.field'],
  ['constructor[prototype]=1', 'query.field'],
  ['a[b][c][d][e][f][g]=1', 'query.field'],
  ['a[b=1', 'query.field'],
  ['a[][b]=1', 'query.field'],
  ['a=1&a[b]=2', 'query.value'],
  ['a[b]=1&a=2', 'query.value'],
  ['a=%E0%A4%A', 'query.value'],
  ['a=%ff', 'query.value'],
  [Array.from({ length: 1001 }, () => 'a[]=1').join('&'), 'query.value'],
  [Array.from({ length: 1101 }, (_, index) => `a${index}=1`).join('&'), 'query.value'],
])('%.40s is refused', (text, code) => {
  expect(refusal(text)).toBe(code)
})
