import {
  addDays,
  dayOf,
  daysOf,
  endOfDay,
  firstBookDay,
  firstDayOf,
  lastDayOf,
  monthOfDay,
  startOfDay,
  type Day,
} from '@shared/foundation/days/days'
import { ORDER_GROUP_NAMES, SOLD_GROUP } from '@shared/foundation/documents/order-kinds'
import { sumOf } from '@shared/foundation/ledger/rows'
import { partsOf } from '@shared/foundation/ledger/postings'
import { sumDong } from '@shared/foundation/money/money'
import { CLOSING_CHECKS, isMust, type ClosingCheck } from '@shared/areas/books/rules/closing-checks'
import { checkinGroups } from '@shared/areas/people/rules/checkins'
import { MAX_CHECK_RECORDS } from '@shared/areas/books/services/seals'
import type { ReportOf } from '@shared/registry/service-types'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { StoredOf } from '../../../../kernel/collections'
import type { Call } from '../../../../kernel/service-rules'
import { accountOf } from '../../../invoices/account'
import { uninvoicedIn } from '../../../invoices/uninvoiced'
import { payrollOf, payrollRulesOf, readsOf } from '../../../people/payroll'
import { groupBy } from '@shared/foundation/group-by'
import { readBefore, readDays, readRange } from '../../../../ledger/read-rollups'

type SealCall = Call<'seals'>
type Check = Stored<ReportOf<'seals', 'checks'>>['data'][number]
type CheckRecord = Check['data'][number]
type Found = Omit<Check, 'kind' | 'must'>

interface Range {
  readonly since: Day
  readonly until: Day
}

/** Records of one check that are read to be counted and added up. */
const MAX_READ = 10_000

/** The days that closing a month closes: all that are open through its last one. */
export const daysToClose = async ({ app, caller }: SealCall, until: Day): Promise<Range> => {
  const workspace = await app
    .get('database')
    .platformRecords('workspaces')
    .byId(caller.workspaceId, { only: ['opts', 'created'] })
  if (!workspace) throw new Error(`there is no workspace ${caller.workspaceId}`)
  const { lockDate } = workspace.opts
  const first = firstDayOf(monthOfDay(until))
  const open = lockDate === undefined ? firstBookDay(dayOf(workspace.created, caller.zone)) : addDays(lockDate, 1)
  return { since: open < first ? open : first, until }
}

/** All there is to be looked at before a month is closed; what is done has a count of 0, what doesn't concern the company isn't told. */
export const closingChecks = async (call: SealCall, until: Day): Promise<Range & { readonly data: Check[] }> => {
  const range = await daysToClose(call, until)
  const found = await Promise.all(
    CLOSING_CHECKS.map(async (kind) => ({ kind, must: isMust(kind), found: await finders[kind](call, range) })),
  )
  return { ...range, data: found.flatMap(({ found: own, ...check }) => (own ? [{ ...check, ...own }] : [])) }
}

const spanOf = ({ caller: { zone } }: SealCall, { since, until }: Range) => ({
  $gte: startOfDay(since, zone),
  $lte: endOfDay(until, zone),
})

const recordsOf = <Name extends 'funds' | 'orders' | 'bankTransfers'>({ app, caller }: SealCall, name: Name) =>
  app.get('database').records(name, caller.workspaceId)

const told = (data: CheckRecord[], amounts: readonly number[], count = data.length): Found => ({
  count,
  amount: sumDong(amounts),
  data: data.slice(0, MAX_CHECK_RECORDS),
})

const fundFields = ['number', 'name', 'group', 'amount', 'created', 'recipientName'] as const
type Fund = Pick<StoredOf<'funds'>, '_id' | (typeof fundFields)[number]>

const toldFunds = (call: SealCall, funds: readonly Fund[]): Found =>
  told(
    funds.map(({ _id, number, name, group, amount, created, recipientName }) => ({
      service: 'funds',
      recordId: _id,
      name: number ?? name ?? group,
      about: (number ? name : undefined) ?? recipientName ?? group,
      day: dayOf(created, call.caller.zone),
      amount,
    })),
    funds.map(({ amount }) => Math.abs(amount)),
  )

const findFunds = async (call: SealCall, filter: object): Promise<Found> =>
  toldFunds(call, await recordsOf(call, 'funds').find(filter, { sort: { created: 1, _id: 1 }, limit: MAX_READ, only: fundFields }))

/** By label, the evenings on which less than nothing is in it. */
const cashBelowZero = async ({ app, caller: { workspaceId } }: SealCall, { since, until }: Range): Promise<Found> => {
  const database = app.get('database')
  const [before, visit] = await Promise.all([
    readBefore(database, workspaceId, 'funds', since),
    readDays(database, workspaceId, 'funds', since, until, ['amount']),
  ])
  const balances = new Map<string, number>()
  const add = (label: string, amount: number): void => void balances.set(label, (balances.get(label) ?? 0) + amount)
  const labelOf = (key: string): string => partsOf(key)[1] ?? ''
  for (const { key, sums } of before) add(labelOf(key), sums['amount'] ?? 0)
  const moved = new Map<string, [label: string, amount: number][]>()
  visit((day, key, [amount = 0]) => void moved.set(day, [...(moved.get(day) ?? []), [labelOf(key), amount]]))
  const below = new Map<string, { days: number; first: Day; least: number }>()
  for (const day of daysOf(since, until)) {
    for (const [label, amount] of moved.get(day) ?? []) add(label, amount)
    for (const [label, balance] of balances) {
      if (balance >= 0) continue
      const own = below.get(label) ?? { days: 0, first: day, least: 0 }
      below.set(label, { ...own, days: own.days + 1, least: Math.min(own.least, balance) })
    }
  }
  const rows = [...below].sort(([a], [b]) => (a < b ? -1 : 1))
  return told(
    rows.map(([name, { days, first, least }]) => ({ service: 'labels', name, day: first, amount: sumDong([least]), count: days })),
    rows.map(([, { least }]) => least),
    rows.reduce((sum, [, { days }]) => sum + days, 0),
  )
}

const byId = (a: { readonly _id: string }, b: { readonly _id: string }): number => (a._id < b._id ? -1 : 1)

/** Goods at a cost nobody knows: by product what came in and is still there, and how many were sold. */
const unknownCost = async ({ app, caller: { workspaceId, zone } }: SealCall, { since, until }: Range): Promise<Found> => {
  const database = app.get('database')
  const created = { $gte: startOfDay(since, zone), $lte: endOfDay(until, zone) }
  const levels = await database.records('levels', workspaceId).find({ unknown: { $gt: 0 } }, { only: ['productId'] })
  const productIds = [...new Set(levels.map(({ productId }) => productId))]
  const [units, products, business] = await Promise.all([
    database
      .records('stocks', workspaceId)
      .find({ productId: { $in: productIds }, exported: false, created, cost: null }, { only: ['productId', 'created'] }),
    database.records('products', workspaceId).byIds(productIds, { only: ['name'] }),
    readRange(database, workspaceId, ['business'], since, until),
  ])
  const sales = business.filter(({ key }) => key === SOLD_GROUP)
  const sold = sumOf(sales, 'unknownUnits') - sumOf(sales, 'unknownUnitsReturned')
  const byProduct = groupBy(units, ({ productId }) => productId as string)
  const received = products.sort(byId).flatMap(({ _id, name }): CheckRecord[] => {
    const own = byProduct.get(_id) ?? []
    const first = own.reduce<Date | null>((least, unit) => (least === null || unit.created < least ? unit.created : least), null)
    return first === null ? [] : [{ service: 'products', recordId: _id, name, count: own.length, day: dayOf(first, zone) }]
  })
  return {
    count: units.length + Math.max(0, sold),
    data: [...(sold > 0 ? [{ service: 'orders' as const, name: '', count: sold }] : []), ...received].slice(0, MAX_CHECK_RECORDS),
  }
}

/** Stays at work without an end, or that nobody has decided on: by member, how many. */
const openShifts = async (call: SealCall, range: Range): Promise<Found> => {
  const stays = await call.app
    .get('database')
    .records('activities', call.caller.workspaceId)
    .find(
      {
        group: { $in: [...checkinGroups] },
        created: spanOf(call, range),
        $or: [{ status: 'pending' }, { checkedOut: { $exists: false }, status: { $ne: 'disapproved' } }],
      },
      { sort: { created: 1, _id: 1 }, limit: MAX_READ, only: ['userId', 'created'] },
    )
  const byMember = groupBy(stays, ({ userId }) => userId ?? '')
  const members = await call.app
    .get('database')
    .records('users', call.caller.workspaceId)
    .byIds([...byMember.keys()], { only: ['name'] })
  const data = members.sort(byId).flatMap(({ _id, name }): CheckRecord[] => {
    const [first, ...others] = byMember.get(_id) ?? []
    if (!first) return []
    return [{ service: 'activities', recordId: _id, name, count: 1 + others.length, day: dayOf(first.created, call.caller.zone) }]
  })
  return { count: stays.length, data: data.slice(0, MAX_CHECK_RECORDS) }
}

/** Members to whom something of the month is still to be paid. */
const unpaidSalaries = async ({ app, caller: { workspaceId, zone } }: SealCall, { until }: Range): Promise<Found> => {
  const database = app.get('database')
  const rules = await payrollRulesOf(database, workspaceId, zone)
  const rows = await payrollOf(readsOf(database, workspaceId), rules, { month: monthOfDay(until), userId: null, now: app.get('now')() })
  const unpaid = rows.filter(({ left }) => left > 0)
  return told(
    unpaid.map(({ _id, name, left }) => ({ service: 'users', recordId: _id, name, amount: left })),
    unpaid.map(({ left }) => left),
  )
}

const orderFields = ['order_number', 'customer', 'agent', 'supplier', 'total', 'created'] as const

const toldOrders = async (call: SealCall, filter: object): Promise<Found> => {
  const orders = await recordsOf(call, 'orders').find(filter, { sort: { _id: 1 }, limit: MAX_READ, only: orderFields })
  return told(
    orders.map(({ _id, order_number, customer, agent, supplier, total, created }) => ({
      service: 'orders',
      recordId: _id,
      name: order_number,
      about: (customer ?? agent ?? supplier)?.name ?? '',
      day: dayOf(created, call.caller.zone),
      amount: total,
    })),
    orders.map(({ total }) => total),
  )
}

/** Sales whose goods left and that have no invoice; null for a company that issues none. */
const soldWithoutInvoice = async (call: SealCall, range: Range): Promise<Found | null> => {
  const { app, caller } = call
  if (!caller.taxes || !(await accountOf(app, caller.workspaceId))) return null
  return toldOrders(call, uninvoicedIn(caller, range))
}

/** What is looked at; null where it doesn't concern the company. */
const finders: Readonly<Record<ClosingCheck, (call: SealCall, range: Range) => Promise<Found | null>>> = {
  'waiting-entries': (call, range) => findFunds(call, { status: { $in: ['new-entry', 'pending'] }, created: spanOf(call, range) }),
  'money-without-account': (call, range) =>
    findFunds(call, {
      status: 'completed',
      isOpening: { $ne: true },
      created: spanOf(call, range),
      $or: [{ label: { $exists: false } }, { label: '' }],
    }),
  'cash-below-zero': cashBelowZero,
  'goods-of-unknown-cost': unknownCost,
  'open-shifts': openShifts,
  'unpaid-salaries': unpaidSalaries,
  'bank-unmatched': async (call, range) => {
    const transfers = await recordsOf(call, 'bankTransfers').find(
      { status: 'waiting', time: spanOf(call, range) },
      { sort: { time: 1, _id: 1 }, limit: MAX_READ, only: ['content', 'counterName', 'amount', 'time'] },
    )
    return told(
      transfers.map(({ _id, content, counterName, amount, time }) => ({
        service: 'bankTransfers',
        recordId: _id,
        name: content.slice(0, 200),
        ...(counterName ? { about: counterName } : {}),
        day: dayOf(time, call.caller.zone),
        amount,
      })),
      transfers.map(({ amount }) => amount),
    )
  },
  'orders-in-error': (call, range) =>
    toldOrders(call, { group: { $in: ORDER_GROUP_NAMES }, status: 'error', created: spanOf(call, range) }),
  'sold-without-invoice': soldWithoutInvoice,
}

/** Whether a day is the last one of its month. */
export const endsMonth = (day: Day): boolean => day === lastDayOf(monthOfDay(day))
