import { orderNumber } from '@shared/domain/orders/numbers'
import type { OrderGroup } from '@shared/domain/orders/statuses'
import type { SocaiDatabase } from '../kernel/collections'

/** Those who wait for the next number of a group while the counter is being asked. */
type Waiting = { resolve: (value: number) => void; reject: (error: unknown) => void }[]

const waiting = new WeakMap<SocaiDatabase, Map<string, Waiting>>()

/**
 * Takes the next number of a group in a workspace, atomically and just before the order's transaction: increasing,
 * unique, never used again. A create that fails afterwards leaves a gap. Whoever comes while the counter is being asked
 * is served together with all who came meanwhile, by one more question.
 */
export const nextOrderNumber = async (database: SocaiDatabase, workspaceId: string, group: OrderGroup): Promise<string> =>
  orderNumber(group, await nextPlace(database, workspaceId, `orders:${group}`))

/** Takes the next number of a series of documents: its letters and at least six digits. */
export const nextNumberOf = async (database: SocaiDatabase, workspaceId: string, series: DocumentSeries): Promise<string> =>
  seriesLetters[series] + String(await nextPlace(database, workspaceId, series)).padStart(6, '0')

/** Of a transfer between warehouses, and of a stocktake. */
type DocumentSeries = 'stockTransfers' | 'stocktakes'
const seriesLetters: Readonly<Record<DocumentSeries, string>> = { stockTransfers: 'CK', stocktakes: 'KK' }

const nextPlace = async (database: SocaiDatabase, workspaceId: string, series: string): Promise<number> => {
  const queues = waiting.get(database) ?? new Map<string, Waiting>()
  waiting.set(database, queues)
  const name = `${workspaceId}:${series}`
  return new Promise<number>((resolve, reject) => {
    const queue = queues.get(name)
    if (queue) queue.push({ resolve, reject })
    else {
      queues.set(name, [{ resolve, reject }])
      void serve(database, workspaceId, series, queues, name)
    }
  })
}

const serve = async (
  database: SocaiDatabase,
  workspaceId: string,
  series: string,
  queues: Map<string, Waiting>,
  name: string,
): Promise<void> => {
  for (let queue = queues.get(name) ?? []; queue.length > 0; queue = queues.get(name) ?? []) {
    queues.set(name, [])
    try {
      const last = await advance(database, workspaceId, series, queue.length)
      queue.forEach(({ resolve }, place) => resolve(last - queue.length + 1 + place))
    } catch (error) {
      for (const { reject } of queue) reject(error)
    }
  }
  queues.delete(name)
}

/** Moves the counter on and returns the last of the numbers taken. */
const advance = async (database: SocaiDatabase, workspaceId: string, series: string, count: number): Promise<number> => {
  const { value } = await database.advance('counters', workspaceId, { name: series }, { $inc: { value: count } })
  return value
}
