import { putInOutbox, takeOutOfOutbox, waitsInOutbox } from '../../kernel/outbox'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'
import type { Shop } from './shop-run'

/** Fetching what changed there, once it is due. */
export const SYNC = 'shop-sync'
/** Comparing the orders of the last days. */
export const COMPARE = 'shop-compare'
/** Fetching the orders that the platform said have changed. */
export const ORDERS = 'shop-orders'
/** Asking what the platform keeps until it is asked, where it couldn't be asked in passing. */
export const PULL = 'shop-queue'
/** Looking at what it has on sale. */
export const LOOK = 'shop-look'
/** Telling it what is free of its goods, and what they cost. */
export const TELL = 'shop-tell'
export type ShopWork = typeof SYNC | typeof COMPARE | typeof ORDERS | typeof PULL | typeof LOOK | typeof TELL

/** What is done for a shop one after the other: what it sold, and what it has on sale. What the platform said just now waits for nothing. */
const LANES: Readonly<Record<ShopWork, string>> = {
  [SYNC]: 'shop',
  [COMPARE]: 'shop',
  [ORDERS]: 'shop orders',
  [PULL]: 'shop queue',
  [LOOK]: 'shop goods',
  [TELL]: 'shop goods',
}
const EACH = [SYNC, COMPARE, ORDERS, PULL, LOOK, TELL] as const

type Known = Pick<Shop, '_id' | 'assetId'>

const put = async (work: SocaiUnitOfWork, { _id, assetId }: Known, kind: ShopWork, data?: string): Promise<void> => {
  const asset = await work.read('assets').byId(assetId, { only: ['name'] })
  const title = (asset?.name ?? '').slice(0, 200)
  await putInOutbox(work, { kind, recordId: _id, title, lane: `${LANES[kind]} ${_id}`, ...(data === undefined ? {} : { data }) })
}

/** Has something done for a shop once the command is committed; what waits already waits on, for as long as its platform asks. */
export const doSoon = async (work: SocaiUnitOfWork, shop: Known, kind: Exclude<ShopWork, typeof ORDERS>): Promise<void> => {
  if (!(await waitsInOutbox(work, { kind, recordId: shop._id }))) await put(work, shop, kind)
}

/** Orders asked for by one work; of more all that changed is fetched. */
const MAX_ORDERS = 500
const MAX_CODE_LENGTH = 100

export const ordersOf = (data: string | undefined): string[] => (data === undefined ? [] : (JSON.parse(data) as string[]))
export const dataOf = (codes: readonly string[]): string => JSON.stringify(codes)

/** Has orders fetched that their platform says have changed, with those that wait to be. */
export const fetchSoon = async (work: SocaiUnitOfWork, shop: Known, changed: readonly string[]): Promise<void> => {
  const before = await work.read('outgoing').one({ kind: ORDERS, recordId: shop._id })
  const codes = [...new Set([...ordersOf(before?.data), ...changed.map((code) => code.slice(0, MAX_CODE_LENGTH))])]
  if (codes.length > MAX_ORDERS) return doSoon(work, shop, SYNC)
  await put(work, shop, ORDERS, dataOf(codes))
}

/** Its platform has let us in: what it has is there at once, and what was held up goes on. */
export const goOn = async (work: SocaiUnitOfWork, shop: Known): Promise<void> => {
  const stuck = await work.read('outgoing').find({ recordId: shop._id, kind: { $in: [...EACH] }, state: 'stuck' })
  for (const kind of EACH) {
    const held = stuck.find((item) => item.kind === kind)
    if (held) await put(work, shop, kind, held.data)
  }
  if (!stuck.some(({ kind }) => kind === SYNC)) await doSoon(work, shop, SYNC)
}

/** Nothing is done for it any more. */
export const doNoMore = async (work: SocaiUnitOfWork, { _id }: Pick<Shop, '_id'>): Promise<void> => {
  for (const kind of EACH) await takeOutOfOutbox(work, { kind, recordId: _id })
}
