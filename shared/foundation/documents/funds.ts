import { fundQuantity } from './fund-quantity'
import { dayOf, firstDayOf, monthOf, shiftMonth, type Day, type Month, type Zone } from '../days/days'
import type { ErrorCode } from '../../registry/errors'
import type { Id } from '../ids'
import { dong, EVERYDAY_LIMIT, isDong, MAX_DONG, roundDong, sumDong, type Dong } from '../money/money'
import { fieldError, type FieldError } from '../errors/field-error'
import { can, mayRefund, type Right } from '../rights/rights'
import type { FundDocument } from './fund-types'

export const FUND_STATUSES = ['new-entry', 'pending', 'completed', 'cancelled', 'refunded'] as const
export type FundStatus = (typeof FUND_STATUSES)[number]

/** How many orders of a series are paid ahead at once, the one at hand among them. */
export const PREPAID_ORDERS = [1, 3, 6, 12] as const

/** The labels of a new workspace. */
export const DEFAULT_LABELS: readonly string[] = ['Tiền mặt', 'Ngân hàng']

/** The label that money stands under where nobody chose one: cash, or the first of a company that calls none so; none where it has none. */
export const usualLabel = (labels: readonly string[]): string | undefined =>
  labels.find((label) => label === DEFAULT_LABELS[0]) ?? labels[0]

/** Whether `value` can be entered as an amount: whole dong above 0. */
export const isFundAmount = (value: unknown): value is Dong => isDong(value) && value > 0

/** What is wrong with the amount of an entry that has no lines.
 *  @param most the most it may come to, in dong */
export const fundAmountErrors = (amount: unknown, most: number = EVERYDAY_LIMIT): FieldError[] => {
  if (!isFundAmount(amount)) return [fieldError('amount', 'funds.amount-invalid')]
  return amount > most ? [fieldError('amount', 'money.above-limit')] : []
}

/** The amount as it is stored: positive in a credit group, negative in a debit group.
 *  @param amount whole dong, above 0
 *  @throws RangeError when it isn't */
export function signedAmount(amount: number, isCredit: boolean): Dong {
  if (!isFundAmount(amount)) throw new RangeError(`not an amount to enter: ${amount}`)
  return dong(isCredit ? amount : -amount)
}

/** The amount as it was entered, without the sign it is stored and answered with: whole dong, at least 0. */
export const enteredAmount = ({ amount }: Pick<FundDocument, 'amount'>): number => Math.abs(amount)

/** Who asks for the change: a member (`userId`) or an API key (`apiKey`), with what rights. */
export interface FundActor {
  rights: readonly Right[]
  userId?: Id<'users'> | null
  apiKey?: boolean
}

/** Whether someone made an entry; what has no creator was made by the key. */
export const isCreator = (fund: Pick<FundDocument, 'creatorId'>, actor: FundActor): boolean =>
  fund.creatorId ? fund.creatorId === actor.userId : actor.apiKey === true

/** Which status follows which. */
export const FUND_MOVES: Readonly<Record<FundStatus, readonly FundStatus[]>> = {
  'new-entry': ['pending', 'completed', 'cancelled'],
  pending: ['completed', 'cancelled'],
  completed: ['refunded'],
  cancelled: [],
  refunded: [],
}

/** What the rules on an entry's status read of it. */
export type Standing = Pick<FundDocument, 'status' | 'creatorId' | 'userId'>

/** Why an entry can't be given a status, or null when it can; its present status is always allowed. Completing and cancelling are for its
 *  creator or bod, refunding for /refunds; what pays a member is completed and refunded by nobody without /funds. */
export function whyNotFundStatus(fund: Standing, to: FundStatus, actor: FundActor): ErrorCode | null {
  if (to === fund.status) return null
  if (FUND_MOVES[fund.status].length === 0) return 'funds.final'
  if (!FUND_MOVES[fund.status].includes(to)) return 'funds.no-such-move'
  if (can(actor.rights, ['bod'])) return null
  const isOthersPay = Boolean(fund.userId) && !can(actor.rights, ['/funds'])
  if (to === 'refunded') return mayRefund(actor.rights) && !isOthersPay ? null : 'funds.refund-needs-right'
  if (!isCreator(fund, actor)) return 'funds.creator-or-bod'
  return to === 'completed' && isOthersPay ? 'funds.member-needs-funds' : null
}

/** The statuses an entry may be given, each with the reason it can't be given now. */
export const fundStatusMenu = (fund: Standing, actor: FundActor): { status: FundStatus; disabled?: ErrorCode }[] =>
  FUND_MOVES[fund.status].map((status) => {
    const disabled = whyNotFundStatus(fund, status, actor)
    return disabled ? { status, disabled } : { status }
  })

/** Why an entry can't be entered as completed at once, or null: that needs /funds or bod. */
export const whyNotCompletedAtOnce = (actor: FundActor): ErrorCode | null =>
  can(actor.rights, ['/funds']) ? null : 'funds.complete-needs-funds'

/** What a completed entry keeps. */
const LOCKED_FIELDS = ['group', 'amount', 'created', 'items'] as const

/** Why the fields of an entry can't be changed, or null: cancelled ones are final, others are for their creator or bod, and a completed
 *  one keeps its group, amount, date and items.
 *  @param changed names of the fields whose value changes, `status` apart */
export function whyNotFundChange(
  fund: Pick<FundDocument, 'status' | 'creatorId'>,
  changed: readonly string[],
  actor: FundActor,
): ErrorCode | null {
  if (changed.length === 0) return null
  if (FUND_MOVES[fund.status].length === 0) return 'funds.final'
  if (!isCreator(fund, actor) && !can(actor.rights, ['bod'])) return 'funds.creator-or-bod'
  return fund.status === 'completed' && LOCKED_FIELDS.some((field) => changed.includes(field)) ? 'funds.completed-locked' : null
}

/** One move of the cash books, signed whole dong. */
export interface FundMove {
  at: Date
  amount: Dong
}

/** Whether an entry gives back a part of another one, which stays completed. */
export const isPartRefund = ({ status, isPart }: Pick<FundDocument, 'status' | 'isPart'>): boolean =>
  status === 'refunded' && isPart === true

/** Whether an entry belongs to the money that comes in: what is given back of that lessens it. */
export const isMoneyIn = (fund: Pick<FundDocument, 'status' | 'isPart' | 'amount'>): boolean =>
  isPartRefund(fund) ? fund.amount < 0 : fund.amount > 0

/** What is left of an entry's amount after parts of it were given back; signed whole dong. */
export const keptAmount = ({ amount, refundedAmount }: Pick<FundDocument, 'amount' | 'refundedAmount'>): Dong =>
  dong(amount - Math.sign(amount) * (refundedAmount ?? 0))

/** How an entry moves the books: completed, or giving back a part of another, at `created`; refunded also reversed at `refundedAt`, as far
 *  as it wasn't given back before; any other not at all. */
export function fundMoves(
  fund: Pick<FundDocument, 'status' | 'amount' | 'created' | 'refundedAt' | 'refundedAmount' | 'isPart'>,
): FundMove[] {
  const entered = { at: fund.created, amount: dong(fund.amount) }
  if (fund.status === 'completed' || isPartRefund(fund)) return [entered]
  return fund.refundedAt ? [entered, { at: fund.refundedAt, amount: dong(-keptAmount(fund)) }] : []
}

/** How an entry moves cash: as it moves the books. What was paid ahead before these books began came in then; only its refund moves cash. */
export const cashMoves = (fund: Parameters<typeof fundMoves>[0] & Pick<FundDocument, 'isOpening'>): FundMove[] =>
  fund.isOpening ? fundMoves(fund).slice(1) : fundMoves(fund)

/** The earliest collection day that may be entered: the first of the month two months back. */
export const earliestFundDay = (now: Date, zone: Zone): Day => firstDayOf(shiftMonth(monthOf(now, zone), -2))

/** Why an entry can't be dated so, or null. */
export const whyNotFundDate = (created: Date, now: Date, zone: Zone): ErrorCode | null =>
  dayOf(created, zone) < earliestFundDay(now, zone) ? 'funds.date-too-early' : null

/** A line of an entry, as its amount is reckoned. */
export interface FundLine {
  readonly price: number
  readonly quantity: number
  /** How many of them are free. */
  readonly quantityGift?: number | undefined
}

/** What the lines of an entry come to: Σ price × what isn't free, each line rounded to a whole dong. */
export const amountOfItems = (items: readonly FundLine[]): Dong =>
  sumDong(items.map(({ price, quantity, quantityGift = 0 }) => roundDong(price * (quantity - quantityGift))))

/** A line as it is entered; its quantities are judged as they will be kept. */
interface DraftLine {
  name?: string | null
  price?: unknown
  quantity?: unknown
  quantityGift?: unknown
}

/** An entry as it is entered. */
export interface FundDraft {
  group?: string | null
  /** Whole dong above 0; that of the lines when there are any. */
  amount?: unknown
  items?: readonly DraftLine[] | null
  created?: Date | null
}

const MAX_QUANTITY = 1e9
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0

/** Everything that is wrong with an entry as it is entered, by field; none when it can be saved. With lines, `amount` may be absent, and
 *  when given equals their sum.
 *  @param when the clock and the workspace's zone; the date is checked only when `created` is given. `before`: the amount of the entry that
 *  is changed, in dong: one that is above the everyday limit already may stay so */
export function fundErrors({ group, amount, items, created }: FundDraft, when: { now: Date; zone: Zone; before?: number }): FieldError[] {
  const lines = items ?? []
  const errors = lines.flatMap((item, index) => {
    if (!item.name?.trim()) return [fieldError(`items.${index}.name`, 'funds.item-name-invalid')]
    const [quantity, gift] = [keptQuantity(item.quantity), keptQuantity(item.quantityGift ?? 0)]
    const valid = isCount(item.price ?? 0) && quantity !== null && quantity > 0 && quantity <= MAX_QUANTITY && gift !== null
    if (!valid) return [fieldError(`items.${index}.quantity`, 'funds.price-or-quantity-invalid')]
    return gift > quantity ? [fieldError(`items.${index}.quantityGift`, 'orders.gift-above-quantity')] : []
  })
  const late = created ? whyNotFundDate(created, when.now, when.zone) : null
  return [
    ...(group?.trim() ? [] : [fieldError('group', 'funds.group-required')]),
    ...errors,
    ...(errors.length === 0 ? amountErrors(amount, lines, Math.max(EVERYDAY_LIMIT, Math.abs(when.before ?? 0))) : []),
    ...(late ? [fieldError('created', late, { day: earliestFundDay(when.now, when.zone) })] : []),
  ]
}

const keptQuantity = (sent: unknown): number | null => (isCount(sent) ? fundQuantity(sent) : null)

function amountErrors(amount: unknown, items: readonly DraftLine[], most: number): FieldError[] {
  if (items.length === 0) return fundAmountErrors(amount, most)
  const number = (value: unknown) => (isCount(value) ? value : 0)
  const parts = items.map(
    ({ price, quantity, quantityGift }) => number(price) * ((keptQuantity(quantity) ?? 0) - (keptQuantity(quantityGift) ?? 0)),
  )
  if (parts.some((part) => part > MAX_DONG)) return [fieldError('amount', 'funds.amount-invalid')]
  const sum = parts.reduce((total, part) => total + roundDong(part), 0)
  const wrong = fundAmountErrors(sum, most)
  if (wrong.length > 0) return wrong
  return amount != null && amount !== sum ? [fieldError('amount', 'funds.amount-from-items')] : []
}

/** Why the months of an asset entry are refused, or null: both are needed, the last not before the first, the first not before the
 *  present month. */
export function whyNotMonths(since: Month | null | undefined, until: Month | null | undefined, now: Date, zone: Zone): ErrorCode | null {
  return since && until && since <= until && since >= monthOf(now, zone) ? null : 'funds.months-invalid'
}
