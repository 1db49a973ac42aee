import { comparedGroups, findComparedGroups, groupNames, writtenGroups } from './kinds.mjs'
import { root } from '../ensure/paths.mjs'

const names = groupNames(
  "export const ORDER_GROUPS = {\n  sales: {\n    letter: 'S',\n  },\n  inventoryIn: {\n    letter: 'I',\n  },\n}",
  "const GROUPS = {\n  sales: { name: 'Sales', isCredit: true },\n}\nconst LIST = [\n  { name: 'Other Income', isCredit: true },\n]",
)

test('the names of groups are read from their tables', () => {
  expect(names).toEqual(['sales', 'inventoryIn', 'Sales', 'Other Income'])
})

test('a group that is compared by its name is told with its place', () => {
  const told = comparedGroups(
    'a.ts',
    "fine\nconst sold = order.group === 'sales' ? 1 : 0\nif ('Other Income' !== fund.group) return",
    names,
  )
  expect(told).toEqual([
    expect.stringContaining("a.ts:2: `group === 'sales'`"),
    expect.stringContaining("a.ts:3: `'Other Income' !== fund.group`"),
  ])
  expect(comparedGroups('a.ts', "data['group'] !== 'inventoryIn'\ngroup.startsWith('inventory')", names)).toHaveLength(2)
})

test('other groups, and queries, are compared as ever', () => {
  expect(comparedGroups('a.ts', "group === 'goods' || find({ group: 'sales' }) || partner.group === 'Suppliers'", names)).toEqual([])
})

test('a group that a query or a record names is told; the name of a type, and what comes from the tables, is not', () => {
  const text =
    "find({ group: 'sales' })\nfind({ group: { $in: ['inventoryIn'] } })\ngroup: 'sales' | 'inventoryIn',\nfind({ group: SOLD_GROUP, status: 'error' })"
  expect(writtenGroups('a.ts', text, names)).toEqual([
    expect.stringContaining("a.ts:1: `group: 'sales'`"),
    expect.stringContaining("a.ts:2: `group: { $in: ['inventoryIn'`"),
  ])
})

test('every kind is asked for what is meant', async () => {
  expect(await findComparedGroups(root)).toEqual([])
})
