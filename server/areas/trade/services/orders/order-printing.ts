import { timingSafeEqual } from 'node:crypto'
import { hasNumber } from '@shared/foundation/documents/invoice-statuses'
import { orderKind } from '@shared/foundation/documents/order-kinds'
import { isId } from '@shared/foundation/ids'
import type { StoredOf } from '../../../../kernel/collections'
import { CustomAnswer } from '../../../../kernel/custom-answer'
import type { Call } from '../../../../kernel/service-rules'
import { AppError } from '../../../../platform/errors'

type Order = StoredOf<'orders'>

/** What a printed invoice shows; never cost, profit, internal notes or who else is in the workspace. */
const printed = [
  '_id',
  'rev',
  'group',
  'order_number',
  'items',
  'total',
  'vat',
  'returnedTotal',
  'discount',
  'discountNote',
  'paid',
  'usePartnerBalance',
  'status',
  'statusPayment',
  'created',
  'reservation',
  'customer',
  'agent',
  'refId',
  'change',
] as const satisfies readonly (keyof Order)[]

/**
 * The printed invoice for whoever holds its token, with what of the workspace stands on it.
 * @throws AppError 404 for a wrong or revoked token, which says nothing of whether the order exists
 */
export const orderByToken = async ({ app }: Call<'orders'>, id: string, token: string): Promise<CustomAnswer<object>> => {
  const database = app.get('database')
  const order = isId(id) ? await database.platformRecords('orders').byId(id) : null
  if (!order?.printToken || !orderKind(order.group).isSold || order.status === 'cancelled' || !sameToken(order.printToken, token))
    throw AppError.of('request.not-found')
  const workspace = await database.platformRecords('workspaces').byId(order.workspaceId)
  if (!workspace || workspace.status === 'disabled') throw AppError.of('request.not-found')
  const view: Record<string, unknown> = Object.fromEntries(printed.map((field) => [field, order[field]]))
  view['items'] = order.items.map(({ name, slug, unit, price, quantity, quantityGift, group, vatRate, vatIncluded }) => ({
    name,
    ...(workspace.cfg.ShowSkuOnInvoice && slug !== undefined ? { slug } : {}),
    unit,
    price,
    quantity,
    quantityGift,
    group,
    shipped: 0,
    ...(vatRate === undefined ? {} : { vatRate }),
    ...(vatIncluded ? { vatIncluded } : {}),
  }))
  if (order.counter) view['counter'] = counterOf(order.counter)
  const eInvoice = order.invoiceId ? await database.records('invoices', order.workspaceId).byId(order.invoiceId) : null
  if (eInvoice && hasNumber(eInvoice.status)) view['eInvoice'] = eInvoiceOf(eInvoice)
  view['workspace'] = {
    name: workspace.name,
    avatar: workspace.avatar,
    brandColor: workspace.brandColor,
    cfg: workspace.cfg,
    zone: workspace.zone,
  }
  return new CustomAnswer(view)
}

/** How a sale at a counter was paid, as its receipt says it. */
const counterOf = ({ name, payments, received, provisional, exchange }: NonNullable<Order['counter']>) => ({
  name,
  payments: payments.map(paidOf),
  ...(received === undefined ? {} : { received }),
  ...(provisional === undefined ? {} : { provisional }),
  ...(exchange && { exchange: { number: exchange.number, payments: exchange.payments.map(paidOf) } }),
})

const paidOf = ({ label, amount }: { readonly label: string; readonly amount: number }) => ({ label, amount })

/** By what a buyer looks their invoice up. */
const eInvoiceOf = ({ template, series, number, taxAuthorityCode, reservationCode }: StoredOf<'invoices'>) => ({
  template,
  series,
  number,
  ...(taxAuthorityCode === undefined ? {} : { taxAuthorityCode }),
  ...(reservationCode === undefined ? {} : { reservationCode }),
})

const sameToken = (a: string, b: string): boolean => {
  const [kept, given] = [Buffer.from(a), Buffer.from(b)]
  return kept.length === given.length && timingSafeEqual(kept, given)
}
