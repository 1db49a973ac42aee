import { randomBytes } from 'node:crypto'
import { ObjectId } from 'mongodb'
import { addDays, dayOf, DEFAULT_ZONE } from '@shared/foundation/days/days'
import { isWide, measures } from '@shared/foundation/ledger/measures'
import type { Posting } from '@shared/foundation/ledger/postings'
import { definitions, type Collections } from '../../server/kernel/collections'
import { withDatabaseName } from '../../server/config'
import { startEngine } from '@socai/engine'
import { storeNames } from '../../server/platform/mongo/embedded/store-names'
import { entriesOf, linesOf } from '../../server/ledger/journal'
import { postingsOfRecord, totalsByRecord } from '../../server/ledger/ledger'
import { createCode } from '../../server/areas/platform-admin/services/codes/create-code'
import { encodeValue } from '../../server/platform/mongo/codec'
import { Database } from '../../server/platform/mongo/database'
import { countsIn, rollupWrites, uncarried } from '../../server/ledger/rollups'
import { AddedUp } from '../../server/ledger/sheets'
import { searchWords } from '../../server/kernel/search'
import { orders } from '@shared/areas/trade/services/orders'

const partnersCount = 200
const productsCount = 80
const yearDays = 365
const batch = 2000
const syllables = [
  'An',
  'Bình',
  'Cường',
  'Dũng',
  'Giang',
  'Hạnh',
  'Khánh',
  'Lan',
  'Minh',
  'Ngọc',
  'Phú',
  'Quang',
  'Sơn',
  'Thảo',
  'Uyên',
  'Vân',
  'Xuân',
  'Yến',
  'Đức',
  'Trang',
]

export interface Loaded {
  readonly workspaceId: string
  readonly orderIds: readonly string[]
}

/** Opens the engine on a folder of its own; the server must not run on it. */
export const withDatabase = async <T>(dataDir: string, body: (database: Database<Collections>) => Promise<T>): Promise<T> => {
  const engine = await startEngine({ dataDir, names: storeNames })
  const database = await Database.connect<Collections>(withDatabaseName(engine.uri), definitions)
  try {
    return await body(database)
  } finally {
    await database.close()
    await engine.close()
  }
}

export const invitationCode = (database: Database<Collections>): Promise<string> => createCode(database, new Date())

/**
 * Puts so many orders of three lines, most of them shipped and paid, into a workspace in bulk, spread over three
 * years, with the same figures that the services would have kept.
 */
export const loadOrders = async (database: Database<Collections>, workspaceId: string, count: number): Promise<Loaded> => {
  const partners = Array.from({ length: partnersCount }, (_, n) => ({
    _id: new ObjectId().toHexString(),
    name: `Cửa hàng ${syllables[n % 20]} ${syllables[(n * 7) % 20]} ${n}`,
    phone: `09${String(10_000_000 + n * 137)}`,
  }))
  const products = Array.from({ length: productsCount }, (_, n) => ({
    _id: new ObjectId().toHexString(),
    name: `Trà ${syllables[(n * 3) % 20]} loại ${n}`,
    slug: `TRA_${n}`,
    price: 50_000 + n * 1000,
  }))
  const figures = new Figures()
  const start = Date.now() - 3 * yearDays * 86_400_000
  const step = (Date.now() - start) / count
  const orderIds: string[] = []
  for (let first = 0; first < count; first += batch) {
    const made = Array.from({ length: Math.min(batch, count - first) }, (_, n) =>
      makeOrder(workspaceId, partners, products, first + n, new Date(start + (first + n) * step)),
    )
    for (const { order, fund } of made) {
      orderIds.push(order._id)
      figures.add(postingsOfRecord('orders', order, { zone: DEFAULT_ZONE }))
      if (fund) figures.add(postingsOfRecord('funds', fund, { zone: DEFAULT_ZONE }))
    }
    await insert(
      database,
      'orders',
      made.map(({ order }) => order),
    )
    await insert(
      database,
      'funds',
      made.flatMap(({ fund }) => (fund ? [fund] : [])),
    )
  }
  await insert(database, 'rollups', figures.rows(workspaceId))
  // The next sale takes the number after these.
  await database.advance('counters', workspaceId, { name: 'orders:sales' }, { $inc: { value: count } })
  return { workspaceId, orderIds }
}

/** Kept figures of records that are loaded in bulk, as the services would have kept them. */
export class Figures {
  readonly #parts = new Map<string, Posting & { readonly sums: Record<string, number> }>()

  add(postings: readonly Posting[]): void {
    for (const part of postings) {
      const key = `${part.measure} ${part.day} ${part.key}`
      const known = this.#parts.get(key)
      if (!known) this.#parts.set(key, { ...part, sums: { ...part.sums } })
      else for (const [name, value] of Object.entries(part.sums)) known.sums[name] = (known.sums[name] ?? 0) + value
    }
  }

  /** What each partner owes and may spend. */
  books(): Map<string, Record<string, number>> {
    const postings = [...this.#parts.values()].filter(({ measure }) => measure === 'partner')
    const sums = new Map<string, Posting>()
    for (const posting of postings) {
      const own = sums.get(posting.key)
      const added = Object.entries(posting.sums).map(([name, value]) => [name, (own?.sums[name] ?? 0) + value])
      sums.set(posting.key, { ...posting, sums: { ...own?.sums, ...Object.fromEntries(added) } })
    }
    return totalsByRecord(measures.partner.target, [...sums.values()])
  }

  /** Those of periods gone by are carried on and folded, as the job of every hour would leave them. */
  rows(workspaceId: string): object[] {
    const today = dayOf(new Date(), DEFAULT_ZONE)
    const closed = addDays(today, -2)
    const loose: object[] = []
    const sums = new Map<string, { series: string; period: string; figures: AddedUp }>()
    for (const { filter, change } of rollupWrites([...this.#parts.values()], 0)) {
      const { series, period, key } = filter as { series: string; period: string; key: string }
      const own = Object.fromEntries(Object.entries(change.$inc).map(([name, value]) => [name.slice('sums.'.length), value]))
      const counted = countsIn({ series, period })
      if (counted[0] === period || period >= uncarried(isWide(series) ? today : closed)) loose.push({ ...filter, sums: own })
      else
        for (const each of counted) {
          const added = sums.get(`${series} ${each}`) ?? { series, period: each, figures: new AddedUp() }
          sums.set(`${series} ${each}`, added)
          added.figures.add({ key, sums: own })
        }
    }
    const carried = [...sums.values()].filter(({ series }) => !isWide(series))
    for (const { series, period, figures } of carried) for (const row of figures) loose.push({ series, period, slot: 0, ...row })
    const sheets = new Map([...sums].filter(([, { series }]) => isWide(series)))
    const folded = [...sheets.values()].map(({ series, period, figures }) => ({
      series,
      period,
      key: '',
      slot: -1,
      sums: {},
      sheet: figures.sheet(),
      folds: 1,
    }))
    return [...loose, ...folded].map((row) => ({ _id: new ObjectId().toHexString(), workspaceId, ...row }))
  }
}

/** The journal of records that are loaded in bulk, each entered on its own day, as the services would have. */
export class LoadedJournal {
  #last = 0

  entriesOf(workspaceId: string, name: 'orders' | 'funds', records: readonly { readonly created: Date }[]): object[] {
    return records.flatMap((record) => {
      const change = { name, before: null, after: record }
      const lines = linesOf(change, { zone: DEFAULT_ZONE })
      const postings = postingsOfRecord(name, record, { zone: DEFAULT_ZONE })
      return entriesOf([{ change, lines, postings }], { now: record.created, zone: DEFAULT_ZONE }).map((entry) => ({
        _id: idAt(record.created),
        workspaceId,
        slot: 0,
        n: ++this.#last,
        ...entry,
      }))
    })
  }
}

const makeOrder = (
  workspaceId: string,
  partners: readonly { _id: string; name: string; phone: string }[],
  products: readonly { _id: string; name: string; slug: string; price: number }[],
  n: number,
  created: Date,
) => {
  const customer = partners[(n * 31) % partners.length] ?? { _id: '', name: '', phone: '' }
  const items = [0, 1, 2].map((line) => {
    const product = products[(n * 13 + line * 29) % products.length] ?? { _id: '', name: '', slug: '', price: 0 }
    return {
      productId: product._id,
      group: 'goods',
      name: product.name,
      slug: product.slug,
      unit: 'ea.',
      price: product.price,
      quantity: 1 + ((n + line) % 5),
      quantityGift: 0,
      shipped: 1 + ((n + line) % 5),
    }
  })
  const total = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const paid = n % 7 !== 0
  const _id = idAt(created)
  const order_number = `S${String(n + 1).padStart(6, '0')}`
  const status = n % 40 === 0 ? 'cancelled' : 'delivered'
  const order = {
    _id,
    workspaceId,
    rev: 3,
    created,
    updated: created,
    group: 'sales',
    order_number,
    customerId: customer._id,
    customer,
    items,
    total,
    discount: 0,
    usePartnerBalance: 0,
    paid: status === 'delivered' && paid ? total : 0,
    status,
    statusPayment: status === 'cancelled' ? 'cancelled' : paid ? 'completed' : 'pending',
    shipments:
      status === 'delivered'
        ? [
            {
              time: created,
              lines: items.map(({ productId, quantity }, index) => ({ index, productId, quantity })),
              net: total,
              cost: Math.round(total * 0.6),
            },
          ]
        : [],
    cost: Math.round(total * 0.6),
    note: `Giao ngày ${dayOf(created, DEFAULT_ZONE)}`,
    words: [] as string[],
  }
  order.words = searchWords(order, orders.search)
  const fund = paid && status === 'delivered' ? paymentOf(order, { customerId: customer._id }, n) : null
  return { order, fund }
}

interface LoadedOrder {
  readonly _id: string
  readonly workspaceId: string
  readonly created: Date
  readonly order_number: string
  readonly total: number
}

/** The whole payment of the nth order, as it was placed; `payer` names the partner as the order does. */
export const paymentOf = ({ _id, workspaceId, created, order_number, total }: LoadedOrder, payer: object, n: number) => ({
  _id: idAt(created),
  workspaceId,
  rev: 1,
  created,
  group: 'Sales',
  isCredit: true,
  amount: total,
  status: 'completed',
  name: `Thu tiền ${order_number}`,
  label: n % 3 ? 'Ngân hàng' : 'Tiền mặt',
  orderId: _id,
  order: { _id, order_number, group: 'sales', created },
  ...payer,
})

/** An id as old as the record, so that newest first by id is newest first. */
export const idAt = (created: Date): string =>
  Math.floor(created.getTime() / 1000)
    .toString(16)
    .padStart(8, '0') + randomBytes(8).toString('hex')

/** Stores records in bulk. */
export const insert = async (
  database: Database<Collections>,
  name: keyof Collections & string,
  documents: readonly object[],
): Promise<void> => {
  const { kinds } = database.definition(name)
  if (documents.length > 0)
    await database.collection(name).insertMany(
      documents.map((document) => encodeValue(kinds, document) as Record<string, unknown>),
      { ordered: false },
    )
}
