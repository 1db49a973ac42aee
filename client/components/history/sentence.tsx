import type { HistoryEntry } from '@shared/areas/history/services/history'
import { isDay, isMonth } from '@shared/foundation/days/days'
import { isOrderGroup, ORDER_GROUPS } from '@shared/foundation/documents/order-kinds'
import type { ReactNode } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { Link } from 'react-router-dom'
import { formatDate, formatMoney, formatMonth, type Locale } from '../../lib/format'
import { useLocale } from '../../ui/zone/zone-context'
import { orderAddress } from '../order-address'
import { withinSentence } from '../words/within-sentence'
import { actMessages as m } from './act-messages'
import { recordAddress } from '@shared/foundation/documents/record-address'
import { whoOf, type useHistoryWords } from './words'
import { statusWord } from './field-words'
import './history.css'

type Words = ReturnType<typeof useHistoryWords>
type Value = string | number | ReactNode

/** What an act is called, and the words in it. */
interface Act {
  readonly text: MessageDescriptor
  readonly values?: Readonly<Record<string, Value>>
}

/** Of two texts the one that names for whom, where that is known. */
const forWhom = ({ partner }: HistoryEntry, known: MessageDescriptor, unknown: MessageDescriptor): Act =>
  partner ? { text: known, values: { partner } } : { text: unknown }

const statusAfter = ({ changes = {} }: HistoryEntry): string => {
  const after = changes['status']?.after
  return typeof after === 'string' ? after : ''
}

const orderActs: Readonly<Record<string, (entry: HistoryEntry) => Act>> = {
  sales: (entry) => forWhom(entry, m.saleFor, m.sale),
  purchases: (entry) => forWhom(entry, m.purchaseFor, m.purchase),
  inventoryIn: () => ({ text: m.inventoryIn }),
  inventoryOut: () => ({ text: m.inventoryOut }),
}

const ofOrder = (entry: HistoryEntry): Act | null => {
  const { action, group = 'sales', changes = {} } = entry
  if (action === 'create') return (orderActs[group] ?? orderActs['sales'])?.(entry) ?? null
  const status = statusAfter(entry)
  if ('shipments' in changes && ['shipped', 'partial-shipped'].includes(status))
    return { text: isOrderGroup(group) && ORDER_GROUPS[group].goods === 'in' ? m.received : m.shipped }
  return status ? { text: m.standing } : null
}

const fundStatuses: Readonly<Record<string, MessageDescriptor>> = {
  completed: m.moneyBooked,
  cancelled: m.moneyCancelled,
  refunded: m.moneyRefunded,
}

const ofFund = (entry: HistoryEntry): Act | null => {
  const { action, amount = 0, changes = {} } = entry
  if (action === 'create') return amount < 0 ? forWhom(entry, m.moneyOutFor, m.moneyOut) : forWhom(entry, m.moneyInFor, m.moneyIn)
  // What was taken back is cancelled, and says when.
  const text = 'refundedAt' in changes ? m.moneyRefunded : fundStatuses[statusAfter(entry)]
  return text ? { text } : null
}

const shiftStatuses: Readonly<Record<string, MessageDescriptor>> = { approved: m.shiftApproved, disapproved: m.shiftRefused }

const SHIFTS: readonly string[] = ['checkin', 'checkout', 'checkinBOT']

const ofActivity = (entry: HistoryEntry): Act | null => {
  const { action, group = '', partner, by, changes = {} } = entry
  const isOwn = by !== null && 'name' in by && by.name === partner
  if (group === 'adjustments' && action === 'create') return { text: m.payAdjusted, values: { partner } }
  if (!SHIFTS.includes(group)) return null
  if (action === 'create') return isOwn || !partner ? { text: m.checkedIn } : { text: m.checkedInFor, values: { partner } }
  if ('checkedOut' in changes) return isOwn || !partner ? { text: m.checkedOut } : { text: m.checkedOutFor, values: { partner } }
  const text = shiftStatuses[statusAfter(entry)]
  return text && partner ? { text, values: { partner } } : null
}

/** A guest's question, or an accountant's, in its own words. */
const asked = ({ action, guest, name }: HistoryEntry): Act | null =>
  action === 'create' && guest !== undefined && name !== undefined ? { text: m.asked, values: { name } } : null

const acts: Readonly<Record<string, (entry: HistoryEntry) => Act | null>> = {
  orders: ofOrder,
  funds: ofFund,
  activities: ofActivity,
  bankTransfers: (entry) => (entry.action === 'create' ? forWhom(entry, m.transferFor, m.transfer) : null),
  users: ({ action, changes = {} }) => (action === 'patch' && 'rights' in changes ? { text: m.rights } : null),
  posts: (entry) => asked(entry),
  sealQuestions: (entry) => asked(entry),
}

const general = { create: m.added, patch: m.changed, remove: m.removed } as const

const actOf = (entry: HistoryEntry, words: Words): Act => {
  const own = Object.hasOwn(acts, entry.service) ? acts[entry.service]?.(entry) : null
  if (own) return own
  const kind = withinSentence(words.serviceWord(entry.service))
  const count = entry.action === 'patch' ? words.changedFields(entry).length : 0
  return count > 0 ? { text: m.changedFields, values: { kind, count } } : { text: general[entry.action], values: { kind } }
}

/** What a change comes to in money, for the end of its row: an order's, or by how much it changed. */
export const amountOf = ({ service, action, amount, changes = {} }: HistoryEntry): { value: number; isMovement: boolean } | null => {
  if (action === 'create') {
    const isMovement = service !== 'orders'
    return amount === undefined ? null : { value: amount, isMovement }
  }
  const { before, after } = changes[service === 'orders' ? 'total' : 'amount'] ?? {}
  if (!['orders', 'funds'].includes(service) || typeof before !== 'number' || typeof after !== 'number') return null
  return { value: after - before, isMovement: false }
}

/** Months and days that records are called by, as people write them. */
export const nameAsWritten = (name: string, locale: Locale): string => {
  if (isMonth(name)) return formatMonth(name, locale)
  return isDay(name) ? formatDate(name) : name
}

/** One sentence an act: who did what, for whom, with the record as a link. */
export const Sentence = ({ entry, words }: { entry: HistoryEntry; words: Words }) => {
  const intl = useIntl()
  const locale = useLocale()
  const { text, values } = actOf(entry, words)
  const address = recordAddress(entry)
  const name = nameAsWritten(entry.name ?? '', locale)
  const record = address && name ? <RecordLink to={address}>{name}</RecordLink> : name
  const status = statusWord(entry.service, statusAfter(entry))
  const sentence = intl.formatMessage(text, {
    record,
    partner: '',
    amount: formatMoney(Math.abs(entry.amount ?? 0), locale),
    status: status ? intl.formatMessage(status) : '',
    ...values,
  })
  return (
    <span className={entry.undone ? 'history-act history-act--undone' : 'history-act'}>
      <b>{whoOf(entry, intl)}</b> {sentence}
    </span>
  )
}

/** A press on it opens the record, not the row it stands in. */
/** The number of a document: it never breaks. A name may. */
const isNumber = (name: ReactNode): boolean => typeof name === 'string' && /^[A-Z]+\d+$/.test(name)

const RecordLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} {...(isNumber(children) && { className: 'num' })} tabIndex={-1} onClick={(event) => event.stopPropagation()}>
    {children}
  </Link>
)

/** The order that an entry pays, as a link. */
export const OfOrder = ({ order }: { order: NonNullable<HistoryEntry['order']> }) => {
  const intl = useIntl()
  return <span>{intl.formatMessage(m.ofOrder, { record: <RecordLink to={orderAddress(order)}>{order.order_number}</RecordLink> })}</span>
}
