import { zone as asZone } from '@shared/foundation/days/days'
import { enteredAmount, amountOfItems, fundErrors } from '@shared/foundation/documents/funds'
import type { Id } from '@shared/foundation/ids'
import { isDong } from '@shared/foundation/money/money'
import type { FieldError } from '@shared/foundation/errors/field-error'
import type { Fund, FundCreate, FundPatch } from '@shared/areas/money/services/funds'
import { dayOf, type Day } from '../../../lib/format'
import { momentOn } from '../../../lib/moment-on'
import { noInvoice, sentInvoice, type InvoiceValues } from '../../tax/parts/invoice-file/invoice-values'
import type { OrderLine } from '../../../ui/LineItems/lines'

export type Direction = 'in' | 'out'
interface Choice {
  readonly value: string
  readonly label: string
}

/** An entry as its form holds it. */
export interface EntryValues {
  direction: Direction
  /** Whole dong above 0; that of the lines when there are any. */
  amount: number | null
  name: string
  recipientName: string
  recipientInfo: string
  note: string
  refId: string
  group: Choice | null
  label: string
  /** The day it is dated. */
  created: Day | null
  avatar: string | null
  items: OrderLine[]
  inputInvoice: InvoiceValues
}

/** @param label where its money is said to lie before anybody chooses */
export const emptyEntry = (today: Day, label = ''): EntryValues => ({
  direction: 'in',
  amount: null,
  name: '',
  recipientName: '',
  recipientInfo: '',
  note: '',
  refId: '',
  group: null,
  label,
  created: today,
  avatar: null,
  items: [],
  inputInvoice: noInvoice,
})

const linesOf = (items: Fund['items']): OrderLine[] =>
  (items ?? []).map(({ name, slug, productId, note, price, quantity, quantityGift, unit }, at) => ({
    key: `line ${at}`,
    itemId: productId ?? '',
    name,
    code: slug ?? note,
    unit,
    quantity,
    free: quantityGift ?? 0,
    price,
  }))

/** An entry as its form shows it. @param groupName how a group is called to the reader */
export const valuesOf = (fund: Fund, zone: string, groupName: (name: string) => string): EntryValues => ({
  direction: fund.isCredit ? 'in' : 'out',
  amount: enteredAmount(fund),
  name: fund.name ?? '',
  recipientName: fund.recipientName ?? '',
  recipientInfo: fund.recipientInfo ?? '',
  note: fund.note ?? '',
  refId: fund.refId ?? '',
  group: { value: fund.group, label: groupName(fund.group) },
  label: fund.label ?? '',
  created: dayOf(fund.created, zone),
  avatar: fund.avatar || null,
  items: linesOf(fund.items),
  inputInvoice: fund.inputInvoice ?? noInvoice,
})

type Item = NonNullable<Fund['items']>[number]

const itemsOf = (lines: readonly OrderLine[]): Item[] =>
  lines.map(({ itemId, name, code, unit, price, quantity, free }) => ({
    name,
    price: price ?? 0,
    quantity: quantity ?? 0,
    ...(free && { quantityGift: free }),
    ...(itemId && { productId: itemId as Id<'products'> }),
    ...(code && (itemId ? { slug: code } : { note: code })),
    ...(unit && { unit }),
  }))

/** What the entry comes to: the sum of its lines, else what was written; null where neither is an amount. */
export const amountOf = ({ items, amount }: Pick<EntryValues, 'items' | 'amount'>): number | null => {
  if (items.length === 0) return amount
  // A cell whose text says nothing sure gives NaN.
  if (items.some(({ quantity, price }) => Number.isNaN(quantity) || Number.isNaN(price))) return null
  const sum = amountOfItems(itemsOf(items))
  return isDong(sum) ? sum : null
}

/** The same with its sign: money out is below zero. */
export const signedOf = (values: Pick<EntryValues, 'items' | 'amount' | 'direction'>): number | null => {
  const amount = amountOf(values)
  return amount === null || values.direction === 'in' ? amount : -amount
}

interface Occasion {
  readonly now: Date
  readonly zone: string
}

/** What is wrong with an entry, by the rules the server has too. @param before the entry as it was, whose date isn't judged again */
export const entryErrors = (values: EntryValues, { now, zone }: Occasion, before?: EntryValues): FieldError[] => {
  const dated = values.created !== null && values.created !== before?.created
  return fundErrors(
    {
      group: values.group?.value ?? null,
      amount: amountOf(values),
      items: values.items.map(({ name, price, quantity, free }) => ({ name, price, quantity, quantityGift: free ?? 0 })),
      created: dated && values.created ? new Date(momentOn(values.created, now, zone)) : null,
    },
    { now, zone: asZone(zone), ...(before ? { before: amountOf(before) ?? 0 } : {}) },
  )
}

const texts = ['name', 'recipientName', 'recipientInfo', 'note', 'refId'] as const

/** A new entry as the server takes it; of today it gets the server's own moment. */
export const toCreate = (
  values: EntryValues,
  { now, zone }: Occasion,
  more: { status: 'pending' | 'completed'; orderId?: string },
): FundCreate => {
  const invoice = sentInvoice(values.inputInvoice, values.created ?? dayOf(now, zone))
  const written = Object.fromEntries(texts.flatMap((field) => (values[field].trim() ? [[field, values[field].trim()]] : [])))
  return {
    ...written,
    group: values.group?.value ?? '',
    status: more.status,
    ...(values.items.length > 0 ? { items: itemsOf(values.items) } : { amount: values.amount }),
    ...(values.label && { label: values.label }),
    ...(values.avatar && { avatar: values.avatar }),
    ...(invoice && { inputInvoice: invoice }),
    ...(values.created && values.created !== dayOf(now, zone) && { created: momentOn(values.created, now, zone) }),
    ...(more.orderId && { orderId: more.orderId as Id<'orders'> }),
  }
}

/** What was changed, as the server takes it; nothing else is sent. @param at the moment the entry was made, whose time of day stays */
export const toPatch = (values: EntryValues, changes: Partial<EntryValues>, { zone, at }: { zone: string; at: string }): FundPatch => {
  const written = Object.fromEntries(texts.flatMap((field) => (field in changes ? [[field, values[field].trim()]] : [])))
  const recounted = 'amount' in changes || 'items' in changes
  return {
    ...written,
    ...(changes.group && { group: changes.group.value }),
    ...('label' in changes && { label: values.label }),
    ...('avatar' in changes && { avatar: values.avatar ?? '' }),
    ...('items' in changes && { items: itemsOf(values.items) }),
    ...(values.items.length === 0 && recounted && { amount: values.amount }),
    ...('inputInvoice' in changes && { inputInvoice: sentInvoice(values.inputInvoice, values.created ?? dayOf(at, zone)) }),
    ...(changes.created && { created: momentOn(changes.created, new Date(at), zone) }),
  }
}

/** The field of the form that a field of the record stands in. */
export const fieldOf = (path: string): string => (path.startsWith('items.') ? 'items' : path)
