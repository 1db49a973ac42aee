import type { Call } from '../../api/send'
import { device, type KeptCustomer, type KeptProduct } from './device'
import { findIn, indexOf, type FindIndex } from './find-goods'

/** What is kept of the server's answers as they were, by service and report. */
export type KeptName = 'workspaces' | 'categories' | 'warehouses' | 'shifts' | 'products report sales' | 'stocks report levels'
export const answerName = (name: KeptName): string => `answer ${name}`
/** When the copies were made, in milliseconds. */
export const AS_OF = 'as of'
/** By product: how many were sold here since the copies were made. */
export const SOLD_SINCE = 'sold since'

interface Copies {
  readonly products: FindIndex<KeptProduct>
  readonly customers: FindIndex<KeptCustomer>
}

let copies: Promise<Copies> | null = null
/** Copies changed: they are read anew. */
export const copiesChanged = (): void => {
  copies = null
}
const readCopies = async (): Promise<Copies> => {
  const store = await device()
  const [products, customers] = await Promise.all([store.getAll('products'), store.getAll('customers')])
  const { compare } = new Intl.Collator('vi')
  const byName = (a: { name: string }, b: { name: string }): number => compare(a.name, b.name)
  return { products: indexOf(products.sort(byName)), customers: indexOf(customers.sort(byName)) }
}

const pageOf = <T>(data: readonly T[], query: Call['query']) => ({
  total: data.length,
  limit: Number(query?.['$limit'] ?? 10),
  skip: 0,
  data,
})
const most = (query: Call['query']): number => (Number(query?.['$limit'] ?? 10) < 0 ? Infinity : Number(query?.['$limit'] ?? 10))

const soldSince = async (): Promise<Readonly<Record<string, number>>> =>
  ((await (await device()).get('meta', SOLD_SINCE)) as Record<string, number> | undefined) ?? {}

const products = async ({ query = {} }: Call) => {
  copies ??= readCopies()
  const [{ products: index }, sold] = await Promise.all([copies, soldSince()])
  const { search, slug, barcode, categoryId, _id } = query as Readonly<Record<string, unknown>>
  const ids = typeof _id === 'object' && _id !== null && '$in' in _id && Array.isArray(_id.$in) ? new Set<unknown>(_id.$in) : null
  const some = index.filter(
    ({ record }) =>
      (slug === undefined || record.slug === slug) &&
      (barcode === undefined || record.barcode === barcode) &&
      (categoryId === undefined || record.categoryId === categoryId) &&
      (ids === null || ids.has(record._id)),
  )
  const found = findIn(some, typeof search === 'string' ? search : '', most(query))
  return pageOf(
    found.map((record) => ({ ...record, rev: 1, stockCount: (record.stockCount ?? 0) - (sold[record._id] ?? 0) })),
    query,
  )
}

const customers = async ({ query = {} }: Call) => {
  copies ??= readCopies()
  const { customers: index } = await copies
  const { search } = query as Readonly<Record<string, unknown>>
  return pageOf(findIn(index, typeof search === 'string' ? search : '', most(query)), query)
}

const levels = async (): Promise<unknown> => {
  const kept = (await (await device()).get('meta', answerName('stocks report levels'))) as
    { readonly data: readonly { readonly productId: string; readonly count: number }[] } | undefined
  const sold = await soldSince()
  return kept ? { data: kept.data.map((each) => ({ ...each, count: each.count - (sold[each.productId] ?? 0) })) } : null
}

/** Answers a read of the counter's screens from what this device keeps; null for what it doesn't. */
export const keptAnswer = async (call: Call): Promise<unknown> => {
  const { service, method, query } = call
  const report = query?.['report']
  const name = report === undefined ? service : `${service} report ${String(report)}`
  if (name === 'products' && method === 'find') return products(call)
  if (name === 'assets' && method === 'find' && query?.['group'] === 'Customers') return customers(call)
  if (name === 'stocks report levels') return levels()
  return (await device()).get('meta', `answer ${name}`)
}
