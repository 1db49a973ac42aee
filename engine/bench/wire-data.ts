import { calculateObjectSize, ObjectId, type Document } from 'bson'
import type { Db } from 'mongodb'
import { DOCUMENT_BYTES, listIndex, orderAt } from './orders'

/** The `_id` of the nth document of `wire`. */
export const wireId = (n: number): ObjectId => new ObjectId(n.toString(16).padStart(24, '0'))

const list = <Item>(length: number, make: (n: number) => Item): Item[] => Array.from({ length }, (_, n) => make(n))

const withPad = (document: Document, bytes: number): Document => ({
  ...document,
  pad: 'x'.repeat(bytes - calculateObjectSize({ ...document, pad: '' })),
})

/** Makes what the works at the wire read and change, for so many clients. */
export async function fillForWire(database: Db, clients: number): Promise<void> {
  const [wire, counters, units, rollups] = ['wire', 'counters', 'units', 'rollups'].map((name) => database.collection<Document>(name))
  await wire?.createIndex(listIndex)
  await wire?.insertMany(list(5000, (n) => ({ ...orderAt(n), _id: wireId(n) })))
  await counters?.insertMany(
    list(clients * 2, (n) => withPad({ _id: `${n % 2 ? 'stock' : 'money'}:${n >> 1}`, n: 0 }, DOCUMENT_BYTES) as { _id: never }),
  )
  await units?.createIndex({ status: 1, rev: 1 })
  await units?.insertMany(
    list(
      clients * 4,
      (n) => withPad({ _id: `unit:${n >> 2}:${n % 4}`, status: 'sold', rev: 0, place: { at: null } }, 512) as { _id: never },
    ),
  )
  await rollups?.createIndex({ workspace: 1, day: 1, kind: 1 }, { unique: true })
  await rollups?.insertMany(
    list(clients * 9, (n) =>
      withPad(
        {
          workspace: Math.floor(n / 9),
          day: `2026-07-0${n % 9}`,
          kind: 'sales',
          count: 0,
          sums: 0,
          byGroup: { tea: { count: 0 }, rice: { count: 3, sum: 12 } },
        },
        512,
      ),
    ),
  )
}
