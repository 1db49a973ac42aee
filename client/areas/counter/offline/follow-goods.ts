import type { WireRecord } from '../../../api/realtime/event'
import { device, type KeptProduct } from '../../../lib/outbox/device'
import { answerName, AS_OF, copiesChanged, SOLD_SINCE } from '../../../lib/outbox/kept-answers'

/** So many changed products are copied one by one; of more all are copied anew. */
export const MOST_FOLLOWED = 20

/** A level as the copies hold it. */
export interface KeptLevel {
  readonly productId: string
  readonly count: number
}

/** What the copies keep of a product as an event tells it: null where it isn't sold any more, undefined where the event doesn't say enough. */
export const keptProduct = (record: WireRecord, fields: readonly string[]): KeptProduct | null | undefined => {
  if (record['status'] !== undefined && record['status'] !== 'active') return null
  if (typeof record['name'] !== 'string' || typeof record['group'] !== 'string' || typeof record['status'] !== 'string') return undefined
  const kept = Object.fromEntries(fields.flatMap((field) => (record[field] === undefined ? [] : [[field, record[field]]])))
  return { ...kept, _id: record._id, name: record['name'], group: record['group'], status: record['status'] }
}

/** Levels with those of some products as they are now. */
export const withLevels = (levels: readonly KeptLevel[], changed: ReadonlySet<string>, now: readonly KeptLevel[]): readonly KeptLevel[] => [
  ...levels.filter(({ productId }) => !changed.has(productId)),
  ...now,
]

/** Whether sales of this device are still taken off the copies: then these are made anew as a whole. */
export const hasSoldSince = async (): Promise<boolean> => (await (await device()).get('meta', SOLD_SINCE)) !== undefined

/** Writes some changed products and their levels into the copies. @param goods by id; null: not sold any more */
export const keepGoods = async (goods: ReadonlyMap<string, KeptProduct | null>, now: readonly KeptLevel[]): Promise<void> => {
  const change = (await device()).transaction(['products', 'meta'], 'readwrite')
  const [products, meta] = [change.objectStore('products'), change.objectStore('meta')]
  const name = answerName('stocks report levels')
  const kept = (await meta.get(name)) as { readonly data: readonly KeptLevel[] } | undefined
  await Promise.all([
    ...[...goods].map(([id, product]) => (product ? products.put(product) : products.delete(id))),
    ...(kept ? [meta.put({ data: withLevels(kept.data, new Set(goods.keys()), now) }, name)] : []),
    meta.put(Date.now(), AS_OF),
    change.done,
  ])
  copiesChanged()
}
