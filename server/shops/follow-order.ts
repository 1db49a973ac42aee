import type { Id } from '@shared/domain/ids'
import { dong } from '@shared/domain/money/money'
import { earliestShippingTime } from '@shared/domain/orders/validate'
import { aliasOf, shopNames, type ShopNames } from '@shared/domain/shops/lines'
import { PLATFORM_NAMES } from '@shared/domain/shops/platforms'
import { afterTold, type ShopLine, type ShopOrder, type ShopStanding } from '@shared/domain/shops/shop-order'
import { nextShopStep, type ShopStep } from '@shared/domain/shops/steps'
import type { OrderCreate, OrderItemInput, OrderPatch } from '@shared/services/orders'
import type { Stored } from '@shared/services/wire'
import type { StoredOf } from '../kernel/collections'
import type { SocaiUnitOfWork } from '../kernel/unit-of-work'
import { refusedBy, type Outcome } from './journal'
import { inShop, type ShopRun } from './shop-run'

type Order = StoredOf<'orders'>
type ShopPart = NonNullable<Order['shop']>
type Patch = Stored<OrderPatch>

/** An order is made, shipped, delivered and returned in as many commands; more would be going round in circles. */
const MAX_STEPS = 8
const MAX_NAME_LENGTH = 200
const BEFORE_SHIPPING: readonly ShopStanding[] = ['new-order', 'confirmed', 'processing', 'processed']

/** The products of the company by what shops call them. */
export const namesOf = async (run: ShopRun): Promise<ShopNames> =>
  shopNames(
    await run.app
      .get('database')
      .records('products', run.shop.workspaceId)
      .find({ status: 'active' }, { only: ['slug', 'aliasForItems'] }),
  )

/** What one command did with an order, and whether something is left to do. */
interface Done {
  readonly order: Order
  readonly isMade: boolean
  readonly hasMoved: boolean
  readonly isLate: boolean
  readonly isOver: boolean
}

/**
 * Brings an order of ours to where its platform says it stands: made, shipped, delivered, called off or brought back by the rules that hold
 * for all orders. Told again, or late, it changes nothing.
 * @returns what the journal says of it; what the rules refuse is told, not thrown
 */
export const followOrder = async (run: ShopRun, told: ShopOrder, names: ShopNames): Promise<Outcome> => {
  let made = false
  let moved = false
  let last: Done | null = null
  try {
    for (let step = 0; step < MAX_STEPS && !last?.isOver; step++) {
      last = await inShop(run, `order ${run.shop.assetId} ${told.code}`, (work) => oneStep(run, work, told, names))
      made ||= last.isMade
      moved ||= last.hasMoved
    }
  } catch (error) {
    const outcome = refusedBy(error)
    return { ...outcome, ...(last ? ofOrder(last.order) : {}) }
  }
  if (!last) return { outcome: 'unchanged' }
  const { order, isLate } = last
  const unknown = order.status === 'error' ? order.items.find(({ productId }) => !productId) : undefined
  if (unknown)
    return {
      outcome: 'unknown-goods',
      goods: aliasOf({ sku: unknown.aliasSlug ?? '', name: unknown.aliasName ?? unknown.name }),
      ...ofOrder(order),
    }
  if (told.trouble) return { outcome: 'trouble', ...ofOrder(order) }
  return { outcome: made ? 'made' : moved ? 'moved' : isLate ? 'late' : 'unchanged', ...ofOrder(order) }
}

const ofOrder = ({ _id, order_number, status, items, total }: Order): Partial<Outcome> => ({
  orderId: _id,
  order_number,
  status,
  pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
  amount: total,
})

const oneStep = async (run: ShopRun, work: SocaiUnitOfWork, told: ShopOrder, names: ShopNames): Promise<Done> => {
  work.retryOnDuplicate('shop.code')
  const order = await work.read('orders').one({ 'shop.assetId': run.shop.assetId, 'shop.code': told.code })
  if (!order?.shop) return makeOrder(run, work, told, names)
  const { version, word, standing: stood = null } = order.shop
  const { isLate, standing } = afterTold({ version: version.toISOString(), word, standing: stood }, { ...told, word: wordOf(told) })
  const shop = mergedPart(order.shop, told, { isLate, standing })
  const patch = patchOf(run, order, shop, isLate ? null : told, names)
  const isSame = JSON.stringify(shop) === JSON.stringify(order.shop)
  if (!patch && isSame) return { order, isMade: false, hasMoved: false, isLate, isOver: true }
  const after = await run.app.service('orders').patchWithin(work, { ...run.params, besides: { shop } }, order._id, patch ?? {})
  return { order: after, isMade: false, hasMoved: patch !== null, isLate, isOver: false }
}

/** The furthest standing and the latest details of what was told so far. */
const mergedPart = (before: ShopPart, told: ShopOrder, { isLate, standing }: ReturnType<typeof afterTold>): ShopPart => {
  const { trouble: _trouble, ...rest } = before
  const latest = isLate ? before : { ...rest, ...partOf(before.assetId, told) }
  return { ...latest, ...(standing ? { standing } : {}) }
}

const wordOf = ({ word }: ShopOrder): string => word.slice(0, MAX_NAME_LENGTH)

const partOf = (assetId: Id<'assets'>, told: ShopOrder): ShopPart => partWith(assetId, told, wordOf(told))

const partWith = (assetId: Id<'assets'>, { platform, code, version, standing, trouble, buyer }: ShopOrder, word: string): ShopPart => ({
  assetId,
  platform,
  code,
  version: new Date(version),
  word,
  ...(standing ? { standing } : {}),
  ...(trouble ? { trouble } : {}),
  buyer: {
    name: buyer.name.slice(0, 200),
    ...(buyer.phone ? { phone: buyer.phone.slice(0, 40) } : {}),
    ...(buyer.address ? { address: buyer.address.slice(0, 400) } : {}),
  },
})

const makeOrder = async (run: ShopRun, work: SocaiUnitOfWork, told: ShopOrder, names: ShopNames): Promise<Done> => {
  const items = told.lines.map((line) => itemOf(line, names))
  const isKnown = items.every(({ productId }) => productId !== undefined)
  const first =
    told.standing && BEFORE_SHIPPING.includes(told.standing) ? told.standing : told.standing === null ? 'new-order' : 'confirmed'
  const data: Stored<OrderCreate> = {
    group: 'sales',
    agentId: run.shop.agentId,
    items,
    discount: dong(discountOf(told)),
    created: earlier(new Date(told.created), work.now),
    status: isKnown ? first : 'error',
    refId: told.code,
    ...(run.shop.warehouseId ? { warehouseId: run.shop.warehouseId } : {}),
    ...(told.tracking ? { tracking: told.tracking.slice(0, MAX_NAME_LENGTH) } : {}),
    ...(told.discount > 0 ? { discountNote: `Voucher ${PLATFORM_NAMES[told.platform]}` } : {}),
  }
  const besides = { shop: partOf(run.shop.assetId, told) }
  const order = await run.app.service('orders').createWithin(work, { ...run.params, besides }, data)
  return { order, isMade: true, hasMoved: false, isLate: false, isOver: false }
}

const itemOf = (line: ShopLine, names: ShopNames): OrderItemInput => {
  const productId = names(line) as Id<'products'> | null
  const { price, quantity } = line
  const alias = { aliasName: line.name.slice(0, 500), ...(line.sku ? { aliasSlug: line.sku.slice(0, MAX_NAME_LENGTH) } : {}) }
  return productId
    ? { productId, price, quantity, ...alias }
    : { name: (line.name || line.sku || '?').slice(0, MAX_NAME_LENGTH), group: 'others', price, quantity, ...alias }
}

/** No more than the goods come to. */
const discountOf = ({ lines, discount }: Pick<ShopOrder, 'lines' | 'discount'>): number =>
  Math.min(
    discount,
    lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
  )

/** A line of the order as the shop named it. */
const lineOf = ({ aliasSlug, aliasName, name, price, quantity }: Order['items'][number]): ShopLine => ({
  sku: aliasSlug ?? '',
  name: aliasName ?? name,
  price: price ?? 0,
  quantity,
})

/** What changes of an order so that it comes a step nearer to what its platform says; null: nothing does. */
const patchOf = (run: ShopRun, order: Order, shop: ShopPart, told: ShopOrder | null, names: ShopNames): Patch | null => {
  const lines = order.items.map(lineOf)
  const standing = shop.standing ?? 'new-order'
  const isKnown = order.status !== 'error' || lines.every((line) => names(line) !== null)
  const step = nextShopStep(order, standing, isKnown)
  const terms = told && isUnshipped(order) && step !== 'cancel' ? termsOf(order, told, names) : null
  if (terms && step !== 'confirm') return terms
  return step && dataOf[step]({ run, order, shop, standing, told, items: lines.map((line) => itemOf(line, names)) })
}

const isUnshipped = ({ items, status }: Order): boolean =>
  status !== 'error' && status !== 'cancelled' && status !== 'returned' && items.every(({ shipped }) => shipped === 0)

/** What was changed on the platform before anything was shipped: some of the goods called off, a voucher. */
const termsOf = (order: Order, told: ShopOrder, names: ShopNames): Patch | null => {
  const ours = JSON.stringify(order.items.map(lineOf).map(inBrief))
  const discount = discountOf(told)
  const items = told.lines.map((line) => itemOf(line, names))
  if (ours === JSON.stringify(told.lines.map(inBrief)) && (discount === order.discount || discount === 0)) return null
  if (items.some(({ productId }) => productId === undefined)) return null
  return { items, discount: dong(discount) }
}

const inBrief = ({ sku, price, quantity }: ShopLine) => [sku.slice(0, MAX_NAME_LENGTH), price, quantity]

interface Step {
  readonly run: ShopRun
  readonly order: Order
  readonly shop: ShopPart
  readonly standing: ShopStanding
  readonly told: ShopOrder | null
  readonly items: readonly OrderItemInput[]
}

const shipped = ({ run, order, shop, told }: Step): Patch => ({
  status: 'shipped',
  ...(run.shop.warehouseId && !order.warehouseId ? { warehouseId: run.shop.warehouseId } : {}),
  ...(told?.tracking ? { tracking: told.tracking.slice(0, MAX_NAME_LENGTH) } : {}),
  shippingTime: momentOf(run, order, shop),
})

/** Goods left when the platform says so, as far as shipments may be dated back. */
const momentOf = (run: ShopRun, order: Order, { version }: ShopPart): Date => {
  const now = run.now()
  const earliest = earliestShippingTime(now, run.caller.zone)
  const wanted = [version, order.created, earliest].reduce((one, other) => (one > other ? one : other))
  return earlier(wanted, now)
}

const earlier = (one: Date, other: Date): Date => (one < other ? one : other)

const dataOf: Readonly<Record<ShopStep, (step: Step) => Patch | null>> = {
  confirm: ({ items, standing }) => ({
    items: [...items],
    status: BEFORE_SHIPPING.includes(standing) ? standing : 'confirmed',
  }),
  advance: ({ standing }) => ({ status: standing }),
  ship: shipped,
  'ship-part': (step) => {
    const more = partsOf(step)
    return more.length > 0 ? { ...shipped(step), shipping: more } : null
  },
  deliver: () => ({ status: 'delivered' }),
  'begin-return': () => ({ status: 'returning', isForce: true }),
  return: () => ({ status: 'returned', isForce: true }),
  cancel: () => ({ status: 'cancelled' }),
}

/** How many more of each product have left by the platform than by our books. */
const partsOf = ({ order, told, items }: Step): NonNullable<Patch['shipping']> => {
  const left = new Map<Id<'products'>, number>()
  const add = (productId: Id<'products'> | undefined, quantity: number) => {
    if (productId) left.set(productId, (left.get(productId) ?? 0) + quantity)
  }
  for (const [place, line] of (told?.lines ?? []).entries()) add(items[place]?.productId, line.shipped ?? 0)
  for (const { productId, shipped: ours } of order.items) add(productId, -ours)
  return [...left].flatMap(([productId, quantity]) => (quantity > 0 ? [{ productId, quantity }] : []))
}
