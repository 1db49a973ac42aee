import { addMonths, BOOK_MONTHS_BACK, dayOf, monthOf, shiftMonth, startOfMonth, type Day, type Zone } from '../../../foundation/days/days'
import { EVERYDAY_LIMIT, isDong, type Dong } from '../../../foundation/money/money'
import { fieldError, type FieldError } from '../../../foundation/errors/field-error'
import { itemsTotal } from '../../../foundation/documents/order-totals'
import { isInternal, orderKind, type OrderGroup } from '../../../foundation/documents/order-kinds'
import type { ItemGroup } from '../../../foundation/documents/order-types'

/** A line as a form or a caller gives it; a cost of 'n/a' is unknown. */
export interface ItemDraft {
  productId?: string | null
  group?: ItemGroup
  name?: string | null
  price?: unknown
  cost?: unknown
  quantity?: unknown
  quantityGift?: unknown
  shipped?: number
}

/** An order as a form or a caller gives it, absent prices and costs already filled. */
export interface OrderDraft {
  group: OrderGroup
  customerId?: string | null
  agentId?: string | null
  supplierId?: string | null
  items?: readonly ItemDraft[] | null
  discount?: unknown
  total?: unknown
  usePartnerBalance?: unknown
  created?: Date | null
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const numberIn = (value: unknown): number => (isCount(value) ? value : 0)
const isAmount = (value: unknown): value is Dong => isDong(value) && value >= 0

/** Everything that is wrong with an order as it is entered, by field; none when it can be saved. Paths are as in 'items.0.price'.
 *  Prices and costs are whole dong ≥ 0; an inventoryIn cost may be 'n/a', an inventoryOut cost may be absent.
 *  @param when the clock and the workspace's zone; the date is checked only when `created` is given: leave it out when it is unchanged.
 *  `before`: the order that is changed, which may stay above the everyday limit when it is already */
export function orderErrors(draft: OrderDraft, when: { now: Date; zone: Zone; before?: OrderDraft }): FieldError[] {
  const items = draft.items ?? []
  const most = Math.max(EVERYDAY_LIMIT, when.before ? worthOf(when.before) : 0)
  const errors = [...partnerErrors(draft), ...items.flatMap((item, index) => itemErrors(draft.group, item, index, most))]
  if (items.length === 0) errors.push(...totalErrors(draft, most))
  if (errors.every((each) => !each.path.startsWith('items'))) errors.push(...discountErrors(draft, most))
  if (draft.usePartnerBalance != null && !isAmount(draft.usePartnerBalance)) {
    errors.push(fieldError('usePartnerBalance', 'orders.balance-use-invalid'))
  }
  if (draft.created) errors.push(...dateErrors(draft.created, when))
  return errors
}

function partnerErrors(draft: OrderDraft): FieldError[] {
  const { settlement } = orderKind(draft.group)
  return settlement && !settlement.with.some((field) => draft[field]) ? [fieldError(settlement.with[0], settlement.missing)] : []
}

function totalErrors({ group, total }: OrderDraft, most: number): FieldError[] {
  if (isInternal(group) || total == null || total === 0) return [fieldError('items', 'orders.items-required')]
  if (!isAmount(total)) return [fieldError('total', 'orders.total-invalid')]
  return total > most ? [fieldError('total', 'money.above-limit')] : []
}

const invalid = { price: 'orders.price-invalid', cost: 'orders.cost-invalid' } as const

/** What is wrong with one line: its name, price or cost, quantity, gifts, and what of it was shipped.
 *  @param index its place, for the paths  @param most the most that price × quantity may come to, in dong */
export function itemErrors(group: OrderGroup, item: ItemDraft, index: number, most: number = EVERYDAY_LIMIT): FieldError[] {
  const name = item.name?.trim() ?? ''
  const at = (field: string) => `items.${index}.${field}`
  if (name === '') return [fieldError(at('name'), 'orders.item-name-invalid')]
  const errors: FieldError[] = []
  const { valuedAt } = orderKind(group)
  const unkept = valuedAt === 'price' ? 'cost' : 'price'
  const isValued = valuedAt === 'price' ? isAmount(item.price) : isCost(group, item.cost)
  if (!isValued) errors.push(fieldError(at(valuedAt), invalid[valuedAt], { name }))
  // What a line of this group doesn't keep may be sent back with it, but not be something else.
  if (!isAmountOrAbsent(item[unkept])) errors.push(fieldError(at(unkept), invalid[unkept], { name }))
  const { quantity } = item
  if (!isCount(quantity) || quantity <= 0) return [...errors, fieldError(at('quantity'), 'orders.quantity-invalid', { name })]
  const goods = item.group === 'goods'
  if (goods && !Number.isSafeInteger(quantity)) errors.push(fieldError(at('quantity'), 'orders.quantity-not-whole', { name }))
  else if (quantity < (item.shipped ?? 0)) errors.push(fieldError(at('quantity'), 'orders.quantity-below-shipped', { name }))
  if (errors.length === 0)
    for (const field of ['price', 'cost'] as const)
      if (numberIn(item[field]) * quantity > most) errors.push(fieldError(at(field), 'orders.line-above-limit', { name }))
  return [...errors, ...giftErrors(item.quantityGift, quantity, goods, name, at('quantityGift'))]
}

function giftErrors(gift: unknown, quantity: number, goods: boolean, name: string, path: string): FieldError[] {
  if (gift == null) return []
  if (!isCount(gift) || gift < 0) return [fieldError(path, 'orders.gift-invalid', { name })]
  if (goods && !Number.isSafeInteger(gift)) return [fieldError(path, 'orders.quantity-not-whole', { name })]
  return gift > quantity ? [fieldError(path, 'orders.gift-above-quantity', { name })] : []
}

/** Whether a price or cost may be sent with a line that doesn't keep it. */
export const isAmountOrAbsent = (value: unknown): boolean => value == null || value === 'n/a' || (isCount(value) && value >= 0)

function isCost(group: OrderGroup, cost: unknown): boolean {
  const { openCost } = orderKind(group)
  return isAmount(cost) || (openCost === 'unsaid' && cost == null) || (openCost !== 'never' && cost === 'n/a')
}

function discountErrors(draft: OrderDraft, most: number): FieldError[] {
  const max = mostDiscount(draft)
  if (max > most) return [fieldError('total', 'money.above-limit')]
  const { discount } = draft
  if (discount == null || (isAmount(discount) && discount <= max)) return []
  return [fieldError('discount', 'orders.discount-invalid', { max })]
}

/** Σ item totals of valid lines, in whole dong. */
const mostDiscount = ({ group, items }: OrderDraft): Dong =>
  itemsTotal({
    group,
    items: (items ?? []).map(({ price, cost, quantity, quantityGift }) => ({
      group: 'others',
      name: '',
      price: numberIn(price),
      cost: numberIn(cost),
      quantity: numberIn(quantity),
      quantityGift: numberIn(quantityGift),
    })),
  })

/** The most that a line of an order, all of them, or its total come to, in dong. */
const worthOf = (order: OrderDraft): number =>
  Math.max(
    mostDiscount(order),
    numberIn(order.total),
    ...(order.items ?? []).map(({ price, cost, quantity }) => Math.max(numberIn(price), numberIn(cost)) * numberIn(quantity)),
  )

/** The earliest day a new order may be dated: six months back. */
export const earliestOrderDay = (now: Date, zone: Zone): Day => addMonths(dayOf(now, zone), -BOOK_MONTHS_BACK)

function dateErrors(created: Date, { now, zone }: { now: Date; zone: Zone }): FieldError[] {
  if (Number.isNaN(created.getTime())) return [fieldError('created', 'orders.date-invalid')]
  const earliest = earliestOrderDay(now, zone)
  return dayOf(created, zone) < earliest ? [fieldError('created', 'orders.date-too-early', { day: earliest })] : []
}

/** What is wrong with a subscription. `ended` absent means good till cancelled.
 *  @param draft.moPaymentDate 1–28 is that day of the month, 0 its last day */
export function subscriptionErrors(draft: { started?: Day | null; ended?: Day | null; moPaymentDate?: unknown }): FieldError[] {
  const { started, ended, moPaymentDate } = draft
  const errors: FieldError[] = []
  if (!started || (ended && ended < started)) errors.push(fieldError(started ? 'ended' : 'started', 'orders.subscription-dates-invalid'))
  else if (ended === started) errors.push(fieldError('ended', 'orders.subscription-dates-equal'))
  const valid = typeof moPaymentDate === 'number' && Number.isInteger(moPaymentDate) && moPaymentDate >= 0 && moPaymentDate <= 28
  if (!valid) errors.push(fieldError('moPaymentDate', 'orders.payment-day-invalid'))
  return errors
}

/** The earliest moment a shipment may be dated: the start of the previous month. */
export const earliestShippingTime = (now: Date, zone: Zone): Date => startOfMonth(shiftMonth(monthOf(now, zone), -1), zone)
