import { voucherNumber, type VoucherWay } from '@shared/foundation/documents/fund-numbers'
import { orderNumber } from '@shared/foundation/documents/order-numbers'
import type { OrderGroup } from '@shared/foundation/documents/order-kinds'
import type { SocaiDatabase } from '../kernel/collections'

/** Takes the number of a new order, just before its transaction. */
export const nextOrderNumber = async (database: SocaiDatabase, workspaceId: string, group: OrderGroup): Promise<string> =>
  orderNumber(group, await nextNumber(database, workspaceId, `orders:${group}`))

/** Takes the number of a voucher, just before the transaction of its entry. */
export const nextVoucherNumber = async (database: SocaiDatabase, workspaceId: string, way: VoucherWay): Promise<string> =>
  voucherNumber(way, await nextNumber(database, workspaceId, voucherSequence(way)))

/** Takes the number of a transfer between warehouses, of a stocktake, of a count of cash, of a shift, of a parcel that our own driver brings, or of a carrier's statement. */
export const nextNumberOf = async (database: SocaiDatabase, workspaceId: string, kind: keyof typeof numberLetters): Promise<string> =>
  numberLetters[kind] + String(await nextNumber(database, workspaceId, kind)).padStart(6, '0')

/** Takes the number of a device that sells without a connection. */
export const nextDeviceNumber = (database: SocaiDatabase, workspaceId: string): Promise<number> =>
  nextNumber(database, workspaceId, 'counter devices')

const numberLetters = {
  stockTransfers: 'CK',
  stocktakes: 'KK',
  dayCloses: 'KQ',
  shifts: 'CA',
  deliveries: 'XN',
  codStatements: 'DS',
} as const

export const voucherSequence = (way: VoucherWay): string => `funds:${way}`

/** Those who wait for the next number of a sequence while the counter is being asked. */
type Waiting = { resolve: (value: number) => void; reject: (error: unknown) => void }[]

const waiting = new WeakMap<SocaiDatabase, Map<string, Waiting>>()

/**
 * Takes the next number of a sequence in a workspace, atomically and outside of any transaction: increasing, unique,
 * never used again. A command that fails afterwards leaves a gap. Whoever comes while the counter is being asked is
 * served together with all who came meanwhile, by one more question.
 */
const nextNumber = (database: SocaiDatabase, workspaceId: string, sequence: string): Promise<number> => {
  const queues = waiting.get(database) ?? new Map<string, Waiting>()
  waiting.set(database, queues)
  const name = `${workspaceId} ${sequence}`
  return new Promise<number>((resolve, reject) => {
    const queue = queues.get(name)
    if (queue) queue.push({ resolve, reject })
    else {
      queues.set(name, [{ resolve, reject }])
      void serve(queues, name, (count) => takeNumbers(database, workspaceId, sequence, count))
    }
  })
}

const serve = async (queues: Map<string, Waiting>, name: string, take: (count: number) => Promise<number>): Promise<void> => {
  for (let queue = queues.get(name) ?? []; queue.length > 0; queue = queues.get(name) ?? []) {
    queues.set(name, [])
    try {
      const last = await take(queue.length)
      queue.forEach(({ resolve }, place) => resolve(last - queue.length + 1 + place))
    } catch (error) {
      for (const { reject } of queue) reject(error)
    }
  }
  queues.delete(name)
}

/** Moves a sequence on by `count` numbers and returns the last of those taken. */
export const takeNumbers = async (database: SocaiDatabase, workspaceId: string, sequence: string, count: number): Promise<number> => {
  const { value } = await database.advance(
    'counters',
    workspaceId,
    { name: sequence },
    { $inc: { value: count } },
    { isForTransaction: true },
  )
  return value
}
