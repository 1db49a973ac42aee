import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

/** A product as a counter needs it: no costs. */
export interface KeptProduct {
  readonly _id: string
  readonly name: string
  readonly slug?: string | undefined
  readonly barcode?: string | undefined
  readonly group: string
  readonly status: string
  readonly price?: number | undefined
  readonly unit?: string | undefined
  readonly categoryId?: string | undefined
  readonly vatRate?: unknown
  readonly vatReduced?: boolean | undefined
  readonly avatar?: string | undefined
  readonly stockCount?: number | undefined
}

/** A customer as a counter needs them: no debts. */
export interface KeptCustomer {
  readonly _id: string
  readonly name: string
  readonly phone?: string | undefined
}

/** A sale that waits to be sent. What was sold, to whom and for how much is sealed; the rest tells it in a list. */
export interface WaitingSale {
  readonly seq?: number
  /** Made by the counter: the sale is entered once by it. It is the key of its cart. */
  readonly key: string
  readonly workspaceId: string
  readonly counter: string
  readonly provisional: string
  /** When it was sold, ISO 8601. */
  readonly at: string
  /** Whole dong. */
  readonly total: number
  readonly way: string
  readonly iv: Uint8Array<ArrayBuffer>
  readonly sealed: ArrayBuffer
  /** What the server said in vain: it can be no order at all. */
  readonly refused?: string | undefined
}

interface CounterDevice extends DBSchema {
  products: { key: string; value: KeptProduct }
  customers: { key: string; value: KeptCustomer }
  outbox: { key: number; value: WaitingSale; indexes: { key: string } }
  /** Carts that were sold, by their keys; also once they were sent. */
  sold: { key: string; value: { readonly key: string; readonly at: number } }
  /** Answers of the server by what they are, keys of counters, running numbers, what was sold since the copies were made. */
  meta: { key: string; value: unknown }
}

const NAME = 'socai.counter'
let opened: Promise<IDBPDatabase<CounterDevice>> | null = null

/** What a counter keeps on this device. @throws where the browser keeps nothing */
export const device = (): Promise<IDBPDatabase<CounterDevice>> => {
  opened ??= openDB<CounterDevice>(NAME, 1, {
    upgrade: (store) => {
      store.createObjectStore('products', { keyPath: '_id' })
      store.createObjectStore('customers', { keyPath: '_id' })
      store.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true }).createIndex('key', 'key', { unique: true })
      store.createObjectStore('sold', { keyPath: 'key' })
      store.createObjectStore('meta')
    },
    // Another version of the application wants it.
    blocking: (_now, _wanted, event) => {
      ;(event.target as IDBDatabase).close()
      opened = null
    },
  })
  opened.catch(() => {
    opened = null
  })
  return opened
}

/** Forgets goods, customers, answers and keys; sales that wait stay, and what their numbers are made of. */
export const forgetCopies = async (): Promise<void> => {
  const store = await device()
  const change = store.transaction(['products', 'customers', 'meta'], 'readwrite')
  const numbers = (await change.objectStore('meta').getAllKeys()).filter((key) => /^(number|device) /.test(key))
  const kept = await Promise.all(numbers.map(async (key) => [key, await change.objectStore('meta').get(key)] as const))
  await Promise.all([change.objectStore('products').clear(), change.objectStore('customers').clear(), change.objectStore('meta').clear()])
  await Promise.all(kept.map(([key, value]) => change.objectStore('meta').put(value, key)))
  await change.done
}
