import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { dong } from '@shared/foundation/money/money'
import { stillOpen } from '@shared/foundation/documents/order-totals'
import { FINAL_STATUSES } from '@shared/foundation/documents/order-statuses'
import { PLATFORM_NAMES } from '@shared/foundation/documents/shop-platforms'
import type { ShopPayout } from '@shared/areas/shops/rules/shop-order'
import type { FundCreate } from '@shared/areas/money/services/funds'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { CallParams } from '../../kernel/call'
import type { StoredOf } from '../../kernel/collections'
import { notify } from '../../kernel/notices'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'
import { refusedBy, type Outcome } from './journal'
import { inShop, type ShopRun } from './shop-run'

type Order = StoredOf<'orders'>
type Entry = Stored<FundCreate>

/**
 * Enters what a platform paid out for an order: the order is paid in full, and what was kept is an expense, so that both come to what came
 * in. A payout is entered once.
 * @returns what the journal says of it
 */
export const payOut = async (run: ShopRun, reported: ShopPayout): Promise<Outcome> => {
  try {
    await takeOverVoucher(run, reported)
    return await inShop(run, `order ${run.shop.assetId} ${reported.code}`, (work) => enter(run, work, reported))
  } catch (error) {
    return refusedBy(error)
  }
}

/** One transfer of a platform pays many orders: it is told once. */
const together = ({ params }: ShopRun): CallParams => ({ ...params, noticesTogether: true })

/** For how many orders a platform paid, and how much: whole dong. */
export interface PaidOut {
  readonly orders: number
  readonly amount: number
}
export const nothingPaid: PaidOut = { orders: 0, amount: 0 }

export const withPaid = ({ orders, amount }: PaidOut, outcome: Outcome | null): PaidOut =>
  outcome?.outcome === 'paid' ? { orders: orders + 1, amount: amount + (outcome.amount ?? 0) } : { orders, amount }

/** Tells whoever keeps the books, or sells, that money came in. */
export const tellPaid = async (run: ShopRun, { orders, amount }: PaidOut): Promise<void> => {
  if (orders === 0) return
  const { _id, platformName, assetId } = run.shop
  await inShop(run, `shop ${_id}`, async (work) => {
    const name = (await work.read('assets').byId(assetId))?.name ?? ''
    notify(work, run.caller, {
      kind: 'shop-paid',
      title: `${PLATFORM_NAMES[platformName]} paid ${amount} for ${orders} orders`,
      body: name,
      values: { amount: String(amount), number: String(orders), partner: PLATFORM_NAMES[platformName], name },
      target: { service: 'shops', _id },
      audience: ['/funds', '/sales'],
    })
  })
}

const orderOf = (run: ShopRun, work: SocaiUnitOfWork, { code }: ShopPayout): Promise<Order | null> =>
  work.read('orders').one({ 'shop.assetId': run.shop.assetId, 'shop.code': code })

/** The seller's own voucher, where only the payout tells it: the order is worth less by it. */
const takeOverVoucher = async (run: ShopRun, reported: ShopPayout): Promise<void> => {
  const { discount = 0 } = reported
  if (discount === 0) return
  await inShop(run, `order ${run.shop.assetId} ${reported.code}`, async (work) => {
    const order = await orderOf(run, work, reported)
    const whole = discount + (order?.shop?.over ?? 0)
    if (!order || order.discount === whole || order.status === 'error' || FINAL_STATUSES.includes(order.status)) return
    const data = { discount: dong(whole), discountNote: `Voucher ${PLATFORM_NAMES[reported.platform]}` }
    await run.app.service('orders').patchWithin(work, together(run), order._id, data)
  })
}

const enter = async (run: ShopRun, work: SocaiUnitOfWork, reported: ShopPayout): Promise<Outcome> => {
  const order = await orderOf(run, work, reported)
  // The order may still be on its way to us, or wait for what its goods are.
  if (!order?.shop) return { outcome: 'waiting', amount: dong(reported.amount) }
  if (order.status === 'error')
    return { outcome: 'waiting', amount: dong(reported.amount), orderId: order._id, order_number: order.order_number }
  const { payouts = [] } = order.shop
  const said = { orderId: order._id, order_number: order.order_number, amount: dong(reported.amount) }
  if (payouts.some(({ ref }) => ref === reported.ref)) return { ...said, outcome: 'unchanged' }
  const owed = FINAL_STATUSES.includes(order.status) ? 0 : stillOpen(order)
  const kept = owed - reported.amount
  const entries = [
    ...(owed > 0 ? [paymentOf(run, order, reported, owed)] : []),
    ...(kept === 0 ? [] : [keptOf(run, order, reported, kept)]),
  ]
  const numbers: string[] = []
  for (const entry of entries) {
    const fund = await run.app.service('funds').createWithin(work, together(run), entry)
    if (fund.number) numbers.push(fund.number)
  }
  const named = dong(reported.fees.reduce((sum, { amount }) => sum + amount, 0))
  const payout = { ref: reported.ref, at: new Date(reported.at), amount: dong(reported.amount), fee: dong(kept), named }
  await run.app
    .service('orders')
    .change(work, run.params, work.latest('orders', order), { shop: { ...order.shop, payouts: [...payouts, payout] } })
  const [voucher] = numbers
  return { ...said, outcome: 'paid', ...(kept === 0 ? {} : { fee: dong(kept) }), ...(voucher ? { voucher } : {}) }
}

const common = (run: ShopRun, { code, platform, ref, at }: ShopPayout): Entry => {
  const now = run.now()
  const moment = new Date(at)
  return {
    status: 'completed',
    name: `${PLATFORM_NAMES[platform]} ${code}`,
    recipientName: PLATFORM_NAMES[platform],
    refId: ref,
    created: moment < now ? moment : now,
    ...(run.shop.label ? { label: run.shop.label } : {}),
  }
}

const paymentOf = (run: ShopRun, { _id }: Order, reported: ShopPayout, owed: number): Entry => ({
  ...common(run, reported),
  orderId: _id,
  group: FUND_GROUPS.sales.name,
  amount: owed,
})

/** What the platform kept is an expense, each of its fees a line of it; what it gave on top is income. */
const keptOf = (run: ShopRun, order: Order, reported: ShopPayout, kept: number): Entry => {
  const entry = {
    ...common(run, reported),
    ...(FINAL_STATUSES.includes(order.status) ? {} : { orderId: order._id }),
    group: kept > 0 ? FUND_GROUPS.otherExpenses.name : FUND_GROUPS.otherIncome.name,
    amount: Math.abs(kept),
  }
  const rest = kept - reported.fees.reduce((sum, { amount }) => sum + amount, 0)
  if (kept < 0 || rest < 0 || reported.fees.length === 0) return entry
  const lines = [...reported.fees, ...(rest > 0 ? [{ name: PLATFORM_NAMES[reported.platform], amount: rest }] : [])]
  return { ...entry, items: lines.map(({ name, amount }) => ({ name: name.slice(0, 200), price: amount, quantity: 1 })) }
}
