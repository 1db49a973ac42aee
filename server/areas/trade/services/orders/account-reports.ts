import { addDays, countDays, dayOf, day as asDay, endOfDay, startOfDay, type Day } from '@shared/foundation/days/days'
import { keyOf } from '@shared/foundation/ledger/postings'
import { dong, sumDong, type Dong } from '@shared/foundation/money/money'
import { MOST_DAYS_TO_DUE } from '@shared/foundation/documents/order-due'
import { isPartRefund } from '@shared/foundation/documents/funds'
import { isSettling, orderMoves, paymentMoves } from '@shared/foundation/documents/order-statement'
import { writeOffMoves } from '@shared/foundation/documents/order-write-offs'
import { partnerOf, partnerOfFund } from '@shared/foundation/documents/order-totals'
import { isPartnerGroup, PARTNER_FIELDS, type PartnerField } from '@shared/foundation/documents/partners'
import {
  AGED_FIGURES,
  agingReport,
  DUE_FIGURES,
  firstAgedDay,
  liabilitiesReport,
  overdueReport,
  type Aged,
  type Lateness,
  type VisitDebts,
} from '@shared/areas/partners/rules/reports/liabilities'
import { can } from '@shared/foundation/rights/rights'
import type { ReportOf } from '@shared/registry/service-types'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { Caller } from '../../../../kernel/call'
import type { Call, ReportFunctions } from '../../../../kernel/service-rules'
import { readBody } from '../../../../ledger/journal-body'
import { knownAtOf, pastEveningOf, type Known, type PastEvening } from '../../../../ledger/known-at'
import { readBefore, readDays, readRange } from '../../../../ledger/read-rollups'
import { AppError } from '../../../../platform/errors'
import { changedIn, moveFields, returnsIn } from './order-lists'
import { partnersOf, type NamedPartner } from './partner-names'
import { pastDebts, type PastDebt } from './past-debts'

type OrderCall = Call<'orders'>
type Reports = ReportFunctions<'orders'>
type Entry = Stored<ReportOf<'orders', 'liabilitiesDetails'>>['data'][number]
type Partner = NamedPartner

/** The figures of an account: what moved it, and what is open of it. */
const MOVES = ['ordered', 'paid', 'writtenOff']

/** Accounts of customers and agents are the sellers', those of suppliers the buyers'. @throws AppError 403 */
const assertReadableAccount = (caller: Caller, group: PartnerField): void => {
  if (!can(caller.rights, group === 'supplierId' ? ['/purchases'] : ['/sales'])) throw AppError.of('rights.group', { group })
}

const named = (partner: Partner | undefined) => ({
  name: partner?.name ?? '',
  ...(partner?.phone ? { phone: partner.phone } : null),
  ...(partner?.address ? { address: partner.address } : null),
})

const liabilities: Reports['liabilities'] = async (call, { group, since, until, knownAt }) => {
  const { app, caller } = call
  assertReadableAccount(caller, group)
  const database = app.get('database')
  const known = knownAtOf(knownAt, app.get('now')(), caller.zone)
  const [before, rows] = await Promise.all([
    readBefore(database, caller.workspaceId, 'accounts', since, { figures: MOVES, known }),
    readRange(database, caller.workspaceId, ['accounts'], since, until, { figures: MOVES, known }),
  ])
  const { data, total } = liabilitiesReport(before, rows, group)
  const partners = await partnersOf(
    call,
    data.map(({ _id }) => _id),
  )
  return {
    since,
    until,
    total,
    data: data.map(({ _id, ...sums }) => ({ _id: _id as Partner['_id'], ...named(partners.get(_id)), ...sums })),
  }
}

/** What is open of each partner by its age: as it stands now, or as it stood on an evening. */
const aging: Reports['aging'] = async (call, { group, asOf, knownAt }) => {
  const { caller } = call
  assertReadableAccount(caller, group)
  const past = pastEvening(call, { asOf, knownAt })
  const data = past ? agedDebts(await pastDebts(call, group, past.evening, past.known), group, past.evening) : await agedNow(call, group)
  const [partners, closings] = await Promise.all([
    partnersOf(
      call,
      data.map(({ _id }) => _id),
    ),
    past ? closingsOf(call, group, past) : null,
  ])
  const sum = (of: (row: (typeof data)[number]) => Dong): Dong => sumDong(data.map(of))
  return {
    total: {
      orders: data.reduce((count, { orders }) => count + orders, 0),
      open: sum(({ open }) => open),
      under8: sum((row) => row.under8),
      to30: sum((row) => row.to30),
      to60: sum((row) => row.to60),
      to90: sum((row) => row.to90),
      over90: sum((row) => row.over90),
    },
    data: data.map(({ _id, ...row }) => {
      const partner = partners.get(_id)
      // What they could spend is what they owe on orders less what their account came to.
      const balance = closings ? dong(row.open - (closings.get(_id) ?? 0)) : (partner?.partnerBalance ?? dong(0))
      return { _id: _id as Partner['_id'], ...named(partner), ...row, balance }
    }),
  }
}

/** What is due, and since when it is overdue: the same debts as by their age, by the day they are to be paid. */
const dueDebts: Reports['dueDebts'] = async (call, { group }) => {
  assertReadableAccount(call.caller, group)
  const { older, days, ageOn } = await readDebts(call, DUE_FIGURES)
  const data = overdueReport(older, days, group, ageOn)
  const partners = await partnersOf(
    call,
    data.map(({ _id }) => _id),
  )
  const sum = (part: Lateness | 'open'): Dong => sumDong(data.map((row) => row[part]))
  return {
    total: {
      orders: data.reduce((count, { orders }) => count + orders, 0),
      open: sum('open'),
      notDue: sum('notDue'),
      late30: sum('late30'),
      late60: sum('late60'),
      late90: sum('late90'),
      lateOver90: sum('lateOver90'),
    },
    data: data.map(({ _id, ...row }) => {
      const partner = partners.get(_id)
      return { _id: _id as Partner['_id'], ...named(partner), ...row, balance: partner?.partnerBalance ?? dong(0) }
    }),
  }
}

/** What is open of all accounts: of the days from which on ages are told one by one, and of all days before. */
const readDebts = async ({ app, caller }: OrderCall, { open, orders }: typeof AGED_FIGURES | typeof DUE_FIGURES) => {
  const database = app.get('database')
  const today = dayOf(app.get('now')(), caller.zone)
  const first = firstAgedDay(today)
  const figures = [open, orders]
  const [older, days] = await Promise.all([
    readBefore(database, caller.workspaceId, 'accounts', first, { figures }),
    readDays(database, caller.workspaceId, 'accounts', first, addDays(today, MAX_DAYS_AHEAD), figures),
  ])
  return { older, days, ageOn: (of: string) => countDays(asDay(of), today) - 1 }
}

/** Books reach one year ahead, and what is ordered then may be due two years later. */
const MAX_DAYS_AHEAD = 366 + MOST_DAYS_TO_DUE

/** The orders of which something of a partner was open on an evening, the oldest first; they sum to what `aging` tells. */
const agingDetails: Reports['agingDetails'] = async (call, { group, partnerId, asOf, knownAt }) => {
  const { app, caller } = call
  assertReadableAccount(caller, group)
  const today = dayOf(app.get('now')(), caller.zone)
  const { evening, known } = pastEvening(call, { asOf, knownAt }) ?? { evening: today, known: null }
  const key = keyOf(group, partnerId)
  const debts = (await pastDebts(call, group, evening, known)).filter((debt) => debt.key === key)
  return {
    asOf: evening,
    open: sumDong(debts.map(({ open }) => open)),
    data: debts
      .map(({ _id, number, since, open }) => ({ _id, number, since, days: ageInDays(since, evening), open }))
      .sort((a, b) => (a.since === b.since ? (a._id < b._id ? -1 : 1) : a.since < b.since ? -1 : 1)),
  }
}

const pastEvening = ({ app, caller }: OrderCall, asked: Parameters<typeof pastEveningOf>[0]): PastEvening | null =>
  pastEveningOf(asked, app.get('now')(), caller.zone)

const ageInDays = (since: Day, evening: Day): number => Math.max(0, countDays(since, evening) - 1)

/** Debts of orders, added up by partner and age. */
const agedDebts = (debts: readonly PastDebt[], group: PartnerField, evening: Day): Aged[] => {
  const first = firstAgedDay(evening)
  const older = debts
    .filter(({ since }) => since < first)
    .map(({ key, open }) => ({ measure: 'accounts' as const, key, sums: { open, openOrders: 1 } }))
  const visit: VisitDebts = (tell) => {
    for (const { since, key, open } of debts) if (since >= first) tell(since, key, [open, 1])
  }
  return agingReport(older, visit, group, (of) => countDays(asDay(of), evening) - 1)
}

const agedNow = async (call: OrderCall, group: PartnerField): Promise<Aged[]> => {
  const { older, days, ageOn } = await readDebts(call, AGED_FIGURES)
  return agingReport(older, days, group, ageOn)
}

/** What the accounts of all partners came to on an evening. */
const closingsOf = async ({ app, caller }: OrderCall, group: PartnerField, { evening, known }: PastEvening): Promise<Map<string, Dong>> => {
  const rows = await readBefore(app.get('database'), caller.workspaceId, 'accounts', addDays(evening, 1), { figures: MOVES, known })
  return new Map(liabilitiesReport(rows, [], group).data.map(({ _id, closing }) => [_id, closing]))
}

const MAX_ENTRIES = 10_000

const liabilitiesDetails: Reports['liabilitiesDetails'] = async (call, { partnerId, group, since, until, knownAt }) => {
  const { app, caller } = call
  const database = app.get('database')
  const known = knownAtOf(knownAt, app.get('now')(), caller.zone)
  const partner = await database.records('assets', caller.workspaceId).byId(partnerId)
  if (!partner || !isPartnerGroup(partner.group)) throw AppError.of('request.not-found')
  const field = PARTNER_FIELDS[partner.group]
  assertReadableAccount(caller, field)
  if (group && group !== field) throw AppError.of('query.value', { field: 'group' })
  const before = await readBefore(database, caller.workspaceId, 'accounts', since, { key: keyOf(field, partnerId), figures: MOVES, known })
  const { total } = liabilitiesReport(before, [], field)
  const entries = known
    ? await entriesKnown(call, partner._id, field, { since, until }, known)
    : await entriesOf(call, partner._id, field, since, until)
  if (entries.length > MAX_ENTRIES) throw AppError.of('query.too-many-rows')
  let balance = total.closing
  const data = entries.map((entry) => {
    balance = dong(balance + entry.amount)
    return { ...entry, balance }
  })
  const sumOf = (meant: (entry: Entry) => boolean): Dong => sumDong(data.filter(meant).map(({ amount }) => amount))
  return {
    since,
    until,
    opening: total.closing,
    ordered: sumOf(({ kind }) => !isSettling(kind)),
    paid: dong(-sumOf(({ kind }) => isSettling(kind)) + 0),
    writtenOff: dong(-sumOf(({ service, kind }) => service === 'orders' && isSettling(kind)) + 0),
    closing: balance,
    data,
  }
}

/** Every move of an account in a range, as the entries tell it, oldest first. */
const entriesOf = async (
  { app, caller }: OrderCall,
  partner: Partner['_id'],
  field: PartnerField,
  since: Day,
  until: Day,
): Promise<Omit<Entry, 'balance'>[]> => {
  const database = app.get('database')
  const span = { $gte: startOfDay(since, caller.zone), $lte: endOfDay(until, caller.zone) }
  const within = ({ at }: { at: Date }): boolean => at >= span.$gte && at <= span.$lte
  const orderFields = [
    'order_number',
    'group',
    'status',
    'created',
    'dueDate',
    ...moveFields,
    'customerId',
    'agentId',
    'supplierId',
  ] as const
  const records = database.records('orders', caller.workspaceId)
  const entries = database.records('funds', caller.workspaceId)
  // What came of the range, and what was taken back in it: each by an index of its own, or a partner's years would be read for a month.
  const [ordered, changed, returned, writtenOff, paid, refunded] = await Promise.all([
    records.find({ [field]: partner, created: span }, { only: orderFields, hint: { [field]: 1, created: -1 } }),
    records.find({ [field]: partner, ...changedIn(span) }, { only: orderFields, hint: { 'termChanges.at': 1 } }),
    records.find(
      { [field]: partner, returnedTotal: { $exists: true }, $or: returnsIn(span) },
      { only: orderFields, hint: { [field]: 1, returnedTotal: 1 } },
    ),
    records.find({ [field]: partner, 'writeOffs.at': { $exists: true } }, { only: orderFields, hint: { 'writeOffs.at': 1 } }),
    entries.find(
      { [field]: partner, status: { $in: ['completed', 'cancelled', 'refunded'] }, created: span },
      { hint: { [field]: 1, created: -1 } },
    ),
    entries.find({ [field]: partner, status: { $in: ['completed', 'cancelled'] }, refundedAt: span }, { hint: { refundedAt: 1 } }),
  ])
  const orders = [...new Map([...ordered, ...changed, ...returned, ...writtenOff].map((order) => [order._id, order])).values()]
  const funds = [...new Map([...paid, ...refunded].map((fund) => [fund._id, fund])).values()]
  const moves: Omit<Entry, 'balance'>[] = [
    ...orders
      .filter((order) => partnerOf(order) === partner)
      .flatMap((order) =>
        orderMoves(order).map(({ at, amount, kind }) => ({
          service: 'orders' as const,
          _id: order._id as string,
          number: order.order_number,
          kind,
          at,
          amount,
          ...(kind === 'ordered' && order.dueDate !== undefined ? { dueDate: order.dueDate } : null),
        })),
      ),
    ...orders
      .filter((order) => partnerOf(order) === partner)
      .flatMap((order) =>
        writeOffMoves(order).map(({ at, amount, kind }) => ({
          service: 'orders' as const,
          _id: order._id as string,
          number: order.order_number,
          kind,
          at,
          amount: dong(-amount),
        })),
      ),
    ...funds
      .filter((fund) => partnerOfFund(fund) === partner)
      .flatMap((fund) =>
        paymentMoves(fund).map(({ at, amount }, index) => ({
          service: 'funds' as const,
          _id: fund._id as string,
          ...(fund.order ? { number: fund.order.order_number } : null),
          kind: index === 0 && !isPartRefund(fund) ? ('paid' as const) : ('refunded' as const),
          at,
          amount: dong(-amount),
        })),
      ),
  ]
  return moves.filter(within).sort((a, b) => a.at.getTime() - b.at.getTime() || (a._id < b._id ? -1 : 1))
}

/** The same as was known at a moment: as it was entered in the journal by then, one line a record and day. */
const entriesKnown = async (
  { app, caller }: OrderCall,
  partner: Partner['_id'],
  field: PartnerField,
  { since, until }: { since: Day; until: Day },
  known: Known,
): Promise<Omit<Entry, 'balance'>[]> => {
  const database = app.get('database')
  const { workspaceId, zone } = caller
  const [orders, funds] = await Promise.all([
    database.records('orders', workspaceId).find({ [field]: partner }, { only: ['order_number', 'created', 'dueDate'] }),
    database.records('funds', workspaceId).find({ [field]: partner }, { only: ['order', 'created'] }),
  ])
  const numbers = new Map<string, string | undefined>([
    ...orders.map(({ _id, order_number }) => [_id, order_number] as const),
    ...funds.map(({ _id, order }) => [_id, order?.order_number] as const),
  ])
  const created = new Map<string, Date>([...orders, ...funds].map((record) => [record._id, record.created]))
  const due = new Map<string, Day | undefined>(orders.map(({ _id, dueDate }) => [_id, dueDate]))
  const found = await database
    .records('journal', workspaceId)
    .find({ recordId: { $in: [...numbers.keys()] }, at: { $lte: known.at }, day: { $gte: since, $lte: until } })
  const key = keyOf(field, partner)
  const moves = new Map<string, Omit<Entry, 'balance'>>()
  for (const { recordId, service, day, body } of found) {
    const figures = readBody(body).figures.filter((figure) => figure.measure === 'accounts' && figure.key === key)
    for (const { ordered = 0, paid = 0, writtenOff = 0 } of figures.map(({ sums }) => sums)) {
      const own = created.get(recordId)
      const isOwnDay = own !== undefined && dayOf(own, zone) === day
      const add = (amount: number, kind: Entry['kind'], at: Date): void => {
        const name = `${recordId} ${day} ${kind}`
        const number = numbers.get(recordId)
        const dueDate = kind === 'ordered' ? due.get(recordId) : undefined
        moves.set(name, {
          service: service === 'orders' ? 'orders' : 'funds',
          _id: recordId,
          ...(number ? { number } : null),
          ...(dueDate ? { dueDate } : null),
          kind,
          at,
          amount: dong((moves.get(name)?.amount ?? 0) + amount),
        })
      }
      const start = startOfDay(asDay(day), zone)
      const kind = service === 'orders' ? (isOwnDay ? 'ordered' : 'returned') : isOwnDay ? 'paid' : 'refunded'
      add(ordered - (paid - writtenOff), kind, isOwnDay ? own : start)
      if (writtenOff !== 0) add(-writtenOff, 'writtenOff', start)
    }
  }
  return [...moves.values()]
    .filter(({ amount }) => amount !== 0)
    .map((move) => (move.kind === 'writtenOff' && move.amount > 0 ? { ...move, kind: 'writeOffUndone' as const } : move))
    .sort((a, b) => a.at.getTime() - b.at.getTime() || (a._id < b._id ? -1 : 1))
}

export const accountReports = { liabilities, liabilitiesDetails, aging, agingDetails, dueDebts } satisfies Partial<Reports>
