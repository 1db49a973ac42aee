import { fundQuantity } from '@shared/foundation/documents/fund-quantity'
import { isEqual } from '@shared/foundation/equal'
import { amountOfItems, enteredAmount, fundErrors, isFundAmount, signedAmount, whyNotFundChange } from '@shared/foundation/documents/funds'
import type { Dong } from '@shared/foundation/money/money'
import type { FundPatch } from '@shared/areas/money/services/funds'
import type { Stored } from '@shared/foundation/declaration/wire'
import { actorOf } from '../../../../kernel/actor'
import type { Caller } from '../../../../kernel/call'
import type { StoredOf } from '../../../../kernel/collections'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import type { EntryDraft, EntryKind, Fund, FundCall, SentEntry } from '../../../../ledger/entry-kinds'
import { AppError, assertNoFieldErrors } from '../../../../platform/errors'
import { withInvoice } from '../../input-invoice'
import { ofOrder } from '../../order-money'

type Order = StoredOf<'orders'>

/** The fields of an entry that is made, but for its number. */
export const newEntry = async (
  work: SocaiUnitOfWork,
  { caller, params }: FundCall,
  data: EntryDraft,
  order: Order | null,
): Promise<Partial<Fund>> => {
  const { status = 'new-entry', amount: _amount, items, inputInvoice, ...rest } = data
  const dated = params.fromOlderBooks ? { created: null } : {}
  assertNoFieldErrors(fundErrors({ ...data, ...dated }, { now: work.now, zone: caller.zone }))
  const group = await groupOf(work, data.group)
  if (items) await assertProducts(work, items)
  const amount = bookedAmount({ amount: data.amount, items: items && itemsOf(items) }, group.isCredit)
  return {
    ...rest,
    ...(items ? { items: itemsOf(items) } : {}),
    ...(await withInvoice(work, caller.zone, { group: data.group, amount }, inputInvoice)),
    created: data.created ?? work.now,
    isCredit: group.isCredit,
    amount,
    status,
    ...(order ? ofOrder(order) : {}),
    ...(status === 'completed' ? { completedAt: work.now } : {}),
    ...(caller.keyed ? { byKey: true } : {}),
  }
}

type FundItem = NonNullable<Fund['items']>[number]

/** Lines as they are stored, once the rule has passed them: whole pieces, and without a price they cost nothing. */
const itemsOf = (items: NonNullable<SentEntry['items']>): FundItem[] =>
  items.map(({ quantityGift, ...line }) => {
    const gift = fundQuantity(numberOf(quantityGift ?? 0))
    return {
      ...line,
      price: numberOf(line.price ?? 0),
      quantity: fundQuantity(numberOf(line.quantity)),
      ...(gift === 0 ? {} : { quantityGift: gift }),
    }
  })

/** @throws AppError 400 for a line of a product that isn't there */
const assertProducts = async (work: SocaiUnitOfWork, items: readonly Pick<FundItem, 'productId'>[]): Promise<void> => {
  for (const [at, { productId }] of items.entries())
    if (productId !== undefined && !(await work.read('products').byId(productId, { only: ['rev'] })))
      throw AppError.atField(`items.${at}.productId`, 'data.reference', { field: 'productId' })
}

/** What isn't a number is refused where the entry is judged. */
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : NaN)

/**
 * The amount as it is booked: that of the lines where there are any, signed by its group. Amounts are sent without a sign.
 * @throws AppError 400 for what can't be entered
 */
const bookedAmount = ({ amount, items }: { amount?: unknown; items?: readonly FundItem[] | undefined }, isCredit: boolean): Dong => {
  const whole = items && items.length > 0 ? amountOfItems(items) : amount
  if (!isFundAmount(whole)) throw AppError.of('funds.amount-invalid')
  return signedAmount(whole, isCredit)
}

const groupOf = async (work: SocaiUnitOfWork, name: string): Promise<StoredOf<'fundGroups'>> => {
  const group = await work.read('fundGroups').one({ name })
  if (!group) throw AppError.atField('group', 'funds.group-unknown', { group: name })
  return group
}

const lockable = [
  'group',
  'amount',
  'created',
  'items',
  'name',
  'recipientName',
  'recipientInfo',
  'note',
  'label',
  'refId',
  'avatar',
  'inputInvoice',
] as const

/** The entry with what was sent of its fields. @throws AppError for what it keeps, or can't be entered */
export const withEdits = async (
  work: SocaiUnitOfWork,
  caller: Caller,
  before: Fund,
  data: Stored<FundPatch>,
  kinds: readonly EntryKind[],
): Promise<Fund> => {
  const {
    status: _status,
    refundReason: _reason,
    amount: given = before.amount,
    group = before.group,
    items: lines,
    inputInvoice,
    ...rest
  } = data
  // An amount sent back as it is answered (signed) is the same amount.
  const amount = given === before.amount ? enteredAmount(before) : given
  const isSame = amount === enteredAmount(before)
  // Lines sent back as they stand stay so, also such as were entered with half pieces.
  const plain = { ...rest, ...(lines ? { items: isEqual(lines, before.items) ? before.items : itemsOf(lines) } : {}) }
  const invoice = inputInvoice === undefined ? {} : { inputInvoice: inputInvoice ?? undefined }
  const sent: Record<string, unknown> = { ...plain, ...invoice, group, amount: isSame ? before.amount : amount }
  const changed = lockable.filter((field) => field in sent && !isEqual(sent[field], before[field]))
  const blockedBy = whyNotFundChange(before, changed, actorOf(caller))
  if (blockedBy) throw AppError.of(blockedBy)
  for (const { assertKeeps } of kinds) assertKeeps?.(before, changed)
  if (changed.length === 0) return before
  const items = lines ?? before.items
  const entered = isSame && items?.length ? undefined : amount
  const created = changed.includes('created') ? (data.created ?? null) : null
  assertNoFieldErrors(fundErrors({ group, amount: entered, items, created }, { now: work.now, zone: caller.zone, before: before.amount }))
  if (changed.includes('items')) await assertProducts(work, lines ?? [])
  const { isCredit } = group === before.group ? before : await groupOf(work, group)
  const known = { ...before, ...plain, group, isCredit }
  const booked = { ...known, amount: bookedAmount({ amount: entered, items: plain.items ?? before.items }, isCredit) }
  return { ...booked, ...(await withInvoice(work, caller.zone, booked, inputInvoice)) }
}
