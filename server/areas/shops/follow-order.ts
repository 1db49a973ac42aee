import { SOLD_GROUP } from '@shared/foundation/documents/order-kinds'
import type { Id } from '@shared/foundation/ids'
import { dong } from '@shared/foundation/money/money'
import { sumPieces } from '@shared/foundation/documents/order-lines'
import { earliestShippingTime } from '@shared/areas/trade/rules/validate'
import { aliasOf, bundlePrices, shopNames, type ShopNames } from '@shared/areas/shops/rules/lines'
import { PLATFORM_NAMES } from '@shared/foundation/documents/shop-platforms'
import { type ShopStanding } from '@shared/foundation/documents/shop-platforms'
import { afterReport, type ShopLine, type ShopOrder } from '@shared/areas/shops/rules/shop-order'
import { nextShopStep, type ShopStep } from '@shared/areas/shops/rules/steps'
import type { OrderCreate, OrderItemInput, OrderPatch } from '@shared/areas/trade/services/orders'
import type { Stored } from '@shared/foundation/declaration/wire'
import { isEqual } from '@shared/foundation/equal'
import type { StoredOf } from '../../kernel/collections'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'
import { AppError } from '../../platform/errors'
import { refusedBy, type Outcome } from './journal'
import { inShop, type ShopRun } from './shop-run'

type Order = StoredOf<'orders'>
type ShopPart = NonNullable<Order['shop']>
type Patch = Stored<OrderPatch>

/** An order is made, shipped, delivered and returned in as many commands; more would be going round in circles. */
const MAX_STEPS = 8
const MAX_NAME_LENGTH = 200
const NEWS_MS = 3_600_000
const BEFORE_SHIPPING: readonly ShopStanding[] = ['new-order', 'confirmed', 'processing', 'processed']

/** The products of the company, and its bundles of several, by what shops call them. */
export const namesOf = async (run: ShopRun): Promise<ShopNames> => {
  const database = run.app.get('database')
  const [products, bundles] = await Promise.all([
    database.records('products', run.shop.workspaceId).find({ status: 'active' }, { only: ['slug', 'aliasForItems', 'price'] }),
    database.records('shopBundles', run.shop.workspaceId).find({}, { only: ['sku', 'items'] }),
  ])
  return shopNames(products, bundles)
}

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
export const followOrder = async (run: ShopRun, reported: ShopOrder, names: ShopNames): Promise<Outcome> => {
  const params = { ...run.params, noticesTogether: isPast(run, reported) }
  let made = false
  let moved = false
  let last: Done | null = null
  try {
    for (let step = 0; step < MAX_STEPS && !last?.isOver; step++) {
      last = await shipOnceThere({ ...run, params }, (own) =>
        inShop(own, `order ${run.shop.assetId} ${reported.code}`, (work) => oneStep(own, work, reported, names)),
      )
      made ||= last.isMade
      moved ||= last.hasMoved
    }
  } catch (error) {
    const outcome = refusedBy(error)
    return { ...outcome, ...(last ? ofOrder(last.order) : {}) }
  }
  if (!last) return { outcome: 'unchanged' }
  const { order, isLate } = last
  const unknown = order.status === 'error' ? order.items.find((item) => !item.productId && names(lineOf(item)) === null) : undefined
  if (unknown)
    return {
      outcome: 'unknown-goods',
      goods: aliasOf({ sku: unknown.aliasSlug ?? '', name: unknown.aliasName ?? unknown.name }),
      ...ofOrder(order),
    }
  if (reported.trouble) return { outcome: 'trouble', ...ofOrder(order) }
  return { outcome: made ? 'made' : moved ? 'moved' : isLate ? 'late' : 'unchanged', ...ofOrder(order) }
}

/** Work on one order of a shop. */
interface OrderRun extends ShopRun {
  /** Goods leave now, not when the platform says. */
  readonly shipsNow?: true
}

/** Goods that hadn't come in when the platform says that they left, leave now, if they have come since. */
const shipOnceThere = async (run: OrderRun, step: (run: OrderRun) => Promise<Done>): Promise<Done> => {
  try {
    return await step(run)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'stock.not-enough') throw error
    return step({ ...run, shipsNow: true })
  }
}

/** What happened a while ago is no news: the backlog of a shop that was just connected rings nobody's bell. */
const isPast = (run: ShopRun, { version }: ShopOrder): boolean => run.now().getTime() - Date.parse(version) > NEWS_MS

const ofOrder = ({ _id, order_number, status, items, total }: Order): Partial<Outcome> => ({
  orderId: _id,
  order_number,
  status,
  pieces: sumPieces(items.map(({ quantity }) => quantity)),
  amount: total,
})

const oneStep = async (run: OrderRun, work: SocaiUnitOfWork, reported: ShopOrder, names: ShopNames): Promise<Done> => {
  work.retryOnDuplicate('shop.code')
  const order = await work.read('orders').one({ 'shop.assetId': run.shop.assetId, 'shop.code': reported.code })
  if (!order?.shop) return makeOrder(run, work, reported, names)
  const { version, word, standing: stood = null } = order.shop
  const { isLate, standing } = afterReport(
    { version: version.toISOString(), word, standing: stood },
    { ...reported, word: wordOf(reported) },
  )
  const merged = mergedPart(order.shop, reported, { isLate, standing })
  const { patch, lines } = patchOf(run, order, merged, isLate ? null : reported, names)
  const shop = lines ? withBundles(merged, lines, names) : merged
  const isSame = isEqual(shop, order.shop)
  if (!patch && isSame) return { order, isMade: false, hasMoved: false, isLate, isOver: true }
  const after = await run.app.service('orders').patchWithin(work, { ...run.params, besides: { shop } }, order._id, patch ?? {})
  return { order: after, isMade: false, hasMoved: patch !== null, isLate, isOver: false }
}

/** The furthest standing and the latest details of what was told so far. */
const mergedPart = (before: ShopPart, reported: ShopOrder, { isLate, standing }: ReturnType<typeof afterReport>): ShopPart => {
  const { trouble: _trouble, ...rest } = before
  const latest = isLate ? before : { ...rest, ...partOf(before.assetId, reported) }
  return { ...latest, ...(standing ? { standing } : {}) }
}

const wordOf = ({ word }: ShopOrder): string => word.slice(0, MAX_NAME_LENGTH)

const partOf = (assetId: Id<'assets'>, reported: ShopOrder): ShopPart => partWith(assetId, reported, wordOf(reported))

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

const makeOrder = async (run: ShopRun, work: SocaiUnitOfWork, reported: ShopOrder, names: ShopNames): Promise<Done> => {
  const isKnown = reported.lines.every((line) => names(line) !== null)
  // An order in error has the shop's own lines: what they are is said for all of them at once.
  const known: ShopNames = isKnown ? names : (line) => onlyOne(names(line))
  const items = reported.lines.flatMap((line) => itemsOf(line, known))
  const first =
    reported.standing && BEFORE_SHIPPING.includes(reported.standing)
      ? reported.standing
      : reported.standing === null
        ? 'new-order'
        : 'confirmed'
  const data: Stored<OrderCreate> = {
    group: SOLD_GROUP,
    agentId: run.shop.agentId,
    items,
    discount: dong(discountOf(reported, known)),
    created: earlier(new Date(reported.created), work.now),
    status: isKnown ? first : 'error',
    refId: reported.code,
    ...(run.shop.warehouseId ? { warehouseId: run.shop.warehouseId } : {}),
    ...(reported.tracking ? { tracking: reported.tracking.slice(0, MAX_NAME_LENGTH) } : {}),
    ...(reported.discount > 0 ? { discountNote: `Voucher ${PLATFORM_NAMES[reported.platform]}` } : {}),
  }
  const besides = { shop: withBundles(partOf(run.shop.assetId, reported), reported.lines, known) }
  const order = await run.app.service('orders').createWithin(work, { ...run.params, besides }, data)
  return { order, isMade: true, hasMoved: false, isLate: false, isOver: false }
}

/** What is one product of ours, not several. */
const onlyOne = (parts: ReturnType<ShopNames>): ReturnType<ShopNames> => (parts?.length === 1 && parts[0]?.quantity === 1 ? parts : null)

/** What a line of a shop is in an order of ours: one item, or those of a bundle. */
const itemsOf = (line: ShopLine, names: ShopNames): OrderItemInput[] => {
  const parts = names(line)
  const { price, quantity } = line
  const alias = { aliasName: line.name.slice(0, 500), ...(line.sku ? { aliasSlug: line.sku.slice(0, MAX_NAME_LENGTH) } : {}) }
  if (!parts) return [{ name: (line.name || line.sku || '?').slice(0, MAX_NAME_LENGTH), group: 'others', price, quantity, ...alias }]
  const { prices } = bundlePrices(price, parts)
  return parts.map((part, at) => ({
    productId: part.productId as Id<'products'>,
    price: prices[at] ?? 0,
    quantity: part.quantity * quantity,
    ...alias,
  }))
}

/** By how much the items of an order come to more than its lines, because whole dong can't be split. */
const overOf = (lines: readonly ShopLine[], names: ShopNames): number =>
  lines.reduce((sum, line) => {
    const parts = names(line)
    return parts ? sum + line.quantity * bundlePrices(line.price, parts).over : sum
  }, 0)

/** What the seller gave off, no more than the goods come to, and what bundles come to too much. */
const discountOf = ({ lines, discount }: Pick<ShopOrder, 'lines' | 'discount'>, names: ShopNames): number =>
  Math.min(discount, worthOf(lines)) + overOf(lines, names)

/** An order with a bundle keeps what the shop sold: its items are ours. */
const withBundles = ({ lines: _lines, over: _over, ...shop }: ShopPart, lines: readonly ShopLine[], names: ShopNames): ShopPart => {
  if (lines.every((line) => onlyOne(names(line)) !== null || names(line) === null)) return shop
  const over = overOf(lines, names)
  const kept = lines.map(({ sku, name, price, quantity }) => ({
    sku: sku.slice(0, MAX_NAME_LENGTH),
    name: name.slice(0, 500),
    price: dong(price),
    quantity,
  }))
  return { ...shop, lines: kept, ...(over > 0 ? { over: dong(over) } : {}) }
}

/** A line of the order as the shop named it. */
const lineOf = ({ aliasSlug, aliasName, name, price, quantity }: Order['items'][number]): ShopLine => ({
  sku: aliasSlug ?? '',
  name: aliasName ?? name,
  price: price ?? 0,
  quantity,
})

/** The order's lines as the shop told them. */
const linesOf = ({ shop, items }: Order): readonly ShopLine[] => shop?.lines ?? items.map(lineOf)

interface Change {
  /** Null: nothing changes. */
  readonly patch: Patch | null
  /** What the shop sold, where the order's items are written anew. */
  readonly lines?: readonly ShopLine[]
}

/** What changes of an order so that it comes a step nearer to what its platform says. */
const patchOf = (run: OrderRun, order: Order, shop: ShopPart, reported: ShopOrder | null, names: ShopNames): Change => {
  const lines = linesOf(order)
  const standing = shop.standing ?? 'new-order'
  const isKnown = order.status !== 'error' || lines.every((line) => names(line) !== null)
  const step = nextShopStep(order, standing, isKnown)
  const terms = reported && isUnshipped(order) && step !== 'cancel' ? termsOf(order, reported, names) : null
  if (terms && reported && step !== 'confirm') return { patch: terms, lines: reported.lines }
  if (!step) return { patch: null }
  const patch = dataOf[step]({ run, order, shop, standing, reported, names })
  return step === 'confirm' ? { patch, lines } : { patch }
}

const isUnshipped = ({ items, status }: Order): boolean =>
  status !== 'error' && status !== 'cancelled' && status !== 'returned' && items.every(({ shipped }) => shipped === 0)

/** What was changed on the platform before anything was shipped: some of the goods called off, a voucher. */
const termsOf = (order: Order, reported: ShopOrder, names: ShopNames): Patch | null => {
  const isSame = isEqual(linesOf(order).map(inBrief), reported.lines.map(inBrief))
  const discount = isSame ? Math.min(reported.discount, worthOf(reported.lines)) + (order.shop?.over ?? 0) : discountOf(reported, names)
  if (isSame && (discount === order.discount || reported.discount === 0)) return null
  if (reported.lines.some((line) => names(line) === null)) return null
  return { items: reported.lines.flatMap((line) => itemsOf(line, names)), discount: dong(discount) }
}

const worthOf = (lines: readonly ShopLine[]): number => lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)

const inBrief = ({ sku, price, quantity }: ShopLine) => [sku.slice(0, MAX_NAME_LENGTH), price, quantity]

interface Step {
  readonly run: OrderRun
  readonly order: Order
  readonly shop: ShopPart
  readonly standing: ShopStanding
  readonly reported: ShopOrder | null
  readonly names: ShopNames
}

const shipped = ({ run, order, shop, reported }: Step): Patch => ({
  status: 'shipped',
  ...(run.shop.warehouseId && !order.warehouseId ? { warehouseId: run.shop.warehouseId } : {}),
  ...(reported?.tracking ? { tracking: reported.tracking.slice(0, MAX_NAME_LENGTH) } : {}),
  shippingTime: momentOf(run, order, shop),
})

/** Goods left when the platform says so, as far as shipments may be dated back and they were there by then. */
const momentOf = (run: OrderRun, order: Order, { version }: ShopPart): Date => {
  const now = run.now()
  if (run.shipsNow) return now
  const earliest = earliestShippingTime(now, run.caller.zone)
  const wanted = [version, order.created, earliest].reduce((one, other) => (one > other ? one : other))
  return earlier(wanted, now)
}

const earlier = (one: Date, other: Date): Date => (one < other ? one : other)

const dataOf: Readonly<Record<ShopStep, (step: Step) => Patch | null>> = {
  confirm: ({ order, names, standing }) => ({
    items: linesOf(order).flatMap((line) => itemsOf(line, names)),
    discount: dong(order.discount + overOf(linesOf(order), names)),
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
const partsOf = ({ order, reported, names }: Step): NonNullable<Patch['shipping']> => {
  const left = new Map<Id<'products'>, number>()
  const add = (productId: Id<'products'> | undefined, quantity: number) => {
    if (productId) left.set(productId, (left.get(productId) ?? 0) + quantity)
  }
  for (const line of reported?.lines ?? [])
    for (const part of names(line) ?? []) add(part.productId as Id<'products'>, part.quantity * (line.shipped ?? 0))
  for (const { productId, shipped: ours } of order.items) add(productId, -ours)
  return [...left].flatMap(([productId, quantity]) => (quantity > 0 ? [{ productId, quantity }] : []))
}
