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
/** The copies, ready to be looked through; read once, and again after they changed. */
export const keptCopies = (): Promise<Copies> => {
  copies ??= readCopies()
  // Where they can't be read they are read the next time.
  copies.catch(() => {
    copies = null
  })
  return copies
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
  const [{ products: index }, sold] = await Promise.all([keptCopies(), soldSince()])
  const found = productsIn(index, query)
  return pageOf(
    found.map((record) => ({ ...record, rev: 1, stockCount: (record.stockCount ?? 0) - (sold[record._id] ?? 0) })),
    query,
  )
}

/** Those of an id or a code are looked up, not looked for. */
const productsIn = (index: FindIndex<KeptProduct>, query: NonNullable<Call['query']>): KeptProduct[] => {
  const { search, slug, barcode, categoryId, _id } = query as Readonly<Record<string, unknown>>
  const known = (record: KeptProduct | undefined): KeptProduct[] => (record ? [record] : [])
  if (typeof slug === 'string') return known(index.bySlug.get(slug))
  if (typeof barcode === 'string') return known(index.byBarcode.get(barcode))
  if (typeof _id === 'object' && _id !== null && '$in' in _id && Array.isArray(_id.$in))
    return _id.$in.flatMap((id) => known(index.byId.get(String(id)))).slice(0, most(query))
  return findIn(
    index,
    typeof search === 'string' ? search : '',
    most(query),
    categoryId === undefined ? undefined : (record) => record.categoryId === categoryId,
  )
}

const customers = async ({ query = {} }: Call) => {
  const { customers: index } = await keptCopies()
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
