import { calculateObjectSize, ObjectId, type Document } from 'bson'
import type { Collection } from 'mongodb'

/** Bytes of one document, about: an order of the product with its lines. */
export const DOCUMENT_BYTES = 1024
const WORKSPACE_COUNT = 10
const statuses = ['new', 'confirmed', 'shipped', 'done', 'cancelled']

/** The nth order, always the same but for its `_id`. */
export function orderAt(n: number): Document {
  const order: Document = {
    _id: new ObjectId(),
    workspace: n % WORKSPACE_COUNT,
    number: n,
    status: statuses[Math.floor(n / WORKSPACE_COUNT) % statuses.length],
    created: new Date(1_700_000_000_000 + n * 60_000),
    customer: { name: `Khách hàng số ${n % 977}`, phone: `09${String((n * 7919) % 100_000_000).padStart(8, '0')}` },
    total: (n * 104_729) % 90_000_000,
    items: Array.from({ length: 1 + (n % 3) }, (_, line) => ({
      product: `SP${(n * 31 + line) % 80}`,
      quantity: 1 + ((n + line) % 9),
      price: 1000 * (1 + ((n * 13 + line) % 500)),
    })),
    note: '',
  }
  order['note'] = 'x'.repeat(Math.max(0, DOCUMENT_BYTES - calculateObjectSize(order)))
  return order
}

const BATCH_SIZE = 1000

/** Fills a collection.   @returns bytes of BSON in it, and documents per second while it was filled */
export async function fill(orders: Collection<Document>, count: number): Promise<{ bytes: number; perSecond: number }> {
  let bytes = 0
  let seconds = 0
  for (let from = 0; from < count; from += BATCH_SIZE) {
    const documents = Array.from({ length: Math.min(BATCH_SIZE, count - from) }, (_, i) => orderAt(from + i))
    bytes += documents.reduce((sum, document) => sum + calculateObjectSize(document), 0)
    const began = performance.now()
    await orders.insertMany(documents, { ordered: false })
    seconds += (performance.now() - began) / 1000
  }
  return { bytes, perSecond: count / seconds }
}

/** The index by which lists and counts go. */
export const listIndex = { workspace: 1, status: 1, number: -1 } as const
