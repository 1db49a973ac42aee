import { SOLD_GROUP } from '@shared/foundation/documents/order-kinds'
import { commissionsOf, type CommissionRules } from '@shared/areas/agents/rules/commissions'
import { keptCommissions, type KeptCommission } from '@shared/areas/agents/rules/kept'
import { networkOf, type RankReview } from '@shared/areas/agents/rules/network'
import { dayOf, monthOf, startOfDay, type Month, type Zone } from '@shared/foundation/days/days'
import type { Id } from '@shared/foundation/ids'
import type { CommissionRow, SocaiReader, StoredOf } from '../../kernel/collections'
import { lock } from '../../kernel/locks'
import type { RecordChange, SocaiUnitOfWork } from '../../kernel/unit-of-work'
import { WriteConflict } from '../../platform/mongo/planned-writes'
import { commissionRules } from './agents'
import { groupBy } from '@shared/foundation/group-by'
import type { Book, Wrong } from '../../ledger/books'

type Order = StoredOf<'orders'>
type Review = StoredOf<'apAgents'>
type Scheme = StoredOf<'apComs'>
type AgentId = Id<'assets'>
type Rules = CommissionRules<Scheme>
type Reads = Pick<SocaiUnitOfWork, 'read'>

/** What commissions read of an order. */
const orderFields = ['order_number', 'created', 'agentId', 'items.productId', 'earnings'] as const
/** So many orders are compared at a time. */
const PAGE = 500
const reviewFields = ['agentId', 'rankId', 'p1Id', 'isPending', 'confirmedAt'] as const

/**
 * Plans what changes of orders, reviews and schemes change in the commissions that are kept, in the command's own transaction: those of
 * an order that came to count or came back, and those of the orders for which another rule holds now.
 * @returns the rows that come and go, for the figures
 */
const writeCommissions = async (work: SocaiUnitOfWork, changes: readonly RecordChange[], zone: Zone): Promise<RecordChange[]> => {
  const sold = changes.filter(
    ({ name, before, after }) => name === 'orders' && countsOtherwise(before as Order | null, after as Order | null),
  )
  const reviews = changes.flatMap(({ name, before, after }) =>
    name === 'apAgents' && isConfirmed(after) && !isConfirmed(before) ? [after] : [],
  )
  const schemes = changes.filter(({ name }) => name === 'apComs')
  if (sold.length + reviews.length + schemes.length === 0) return []
  // Rules and orders are read where nobody of this process changes either until this is committed.
  await work.lock([lock.of('commissions', '')])
  const own = new Map(sold.flatMap(({ before, after }) => idsOf(before, after).map((_id) => [_id, after as Order | null] as const)))
  const rules =
    reviews.length + schemes.length > 0
      ? await rulesWith(work, zone, reviews, schemes)
      : await rulesAlong(
          work,
          zone,
          [...own.values()].flatMap((order) => order?.agentId ?? []),
        )
  for (const each of await ordersRuledAnew(work, rules, zone, reviews, schemes)) if (!own.has(each._id)) own.set(each._id, each)
  return replaceRows(work, own, rules)
}

const idsOf = (...records: readonly (object | null)[]): Id<'orders'>[] => [
  ...new Set(records.flatMap((record) => (record ? [(record as Order)._id] : []))),
]

const countsOtherwise = (before: Order | null, after: Order | null): boolean =>
  Boolean(before?.earnings ?? after?.earnings) && factsOf(before) !== factsOf(after)

const factsOf = (order: Order | null): string =>
  order ? JSON.stringify([order.agentId, order.created, order.earnings, order.items.map(({ productId }) => productId)]) : ''

const isConfirmed = (record: object | null): record is Review => {
  const { isPending, status, confirmedAt } = (record ?? {}) as Partial<Review>
  return isPending === false && status === 'active' && confirmedAt !== undefined
}

/** The rules that hold for orders of these agents: their reviews and schemes, and those of everybody above them. */
const rulesAlong = async (reads: Reads, zone: Zone, buyers: readonly AgentId[]): Promise<Rules> => {
  const reviews: RankReview[] = []
  const known = new Set<AgentId>()
  for (let next = [...new Set(buyers)]; next.length > 0;) {
    for (const each of next) known.add(each)
    const found = await reads.read('apAgents').find({ agentId: { $in: next }, isPending: false, status: 'active' }, { only: reviewFields })
    reviews.push(...found)
    next = [...new Set(found.flatMap(({ p1Id }) => p1Id ?? []))].filter((each) => !known.has(each))
  }
  const rankIds = [...new Set(reviews.map(({ rankId }) => rankId))]
  const schemes = rankIds.length === 0 ? [] : await reads.read('apComs').find({ rankId: { $in: rankIds } })
  return { network: networkOf(reviews, zone), schemes, zone }
}

/** All rules as they stand after the command. */
const rulesWith = async (
  work: SocaiUnitOfWork,
  zone: Zone,
  confirmed: readonly Review[],
  changed: readonly RecordChange[],
): Promise<Rules> => {
  const [reviews, schemes] = await Promise.all([
    work.read('apAgents').find({ isPending: false, status: 'active' }, { only: reviewFields }),
    work.read('apComs').find({}),
  ])
  const gone = new Set(idsIn(changed.map(({ before }) => before)))
  const added = changed.flatMap(({ after }) => (after ? [after as Scheme] : []))
  return { network: networkOf([...reviews, ...confirmed], zone), schemes: [...schemes.filter(({ _id }) => !gone.has(_id)), ...added], zone }
}

const idsIn = (records: readonly (object | null)[]): string[] =>
  records.flatMap((record) => (record ? [(record as { _id: string })._id] : []))

/** Orders that earned by other rules: from the day of a review on those of the agent's branch, from a scheme's day on all. */
const ordersRuledAnew = async (
  work: SocaiUnitOfWork,
  { network }: Rules,
  zone: Zone,
  reviews: readonly Review[],
  schemes: readonly RecordChange[],
): Promise<Order[]> => {
  const earned = { 'earnings.at': { $exists: true } }
  const since = (at: Date) => ({ $gte: startOfDay(dayOf(at, zone), zone) })
  const found = await Promise.all([
    ...reviews.map(({ agentId, confirmedAt }) =>
      work
        .read('orders')
        .find(
          { agentId: { $in: [agentId, ...network.everBelow(agentId)] }, ...earned, created: since(confirmedAt ?? work.now) },
          { only: orderFields },
        ),
    ),
    ...schemes.map(({ before, after }) =>
      work
        .read('orders')
        .find({ group: SOLD_GROUP, created: since(((after ?? before) as Scheme).created), ...earned }, { only: orderFields }),
    ),
  ])
  return found.flat()
}

const rowsOf = (order: Order | null, rules: Rules): KeptCommission[] => {
  const { agentId, earnings } = order ?? {}
  return order && agentId && earnings ? keptCommissions(commissionsOf({ ...order, agentId, earnings }, rules)) : []
}

/** The first month whose commissions are an expense when they are earned; null: they are when they are paid. */
const accruedFrom = async (work: SocaiUnitOfWork): Promise<Month | null> => {
  const company = await work.readPlatform('workspaces').byId(work.workspaceId, { only: ['opts'] })
  return company?.opts.accrualsFrom ?? null
}

/** Puts what orders come to by the rules in place of what is kept of them. */
const replaceRows = async (
  work: SocaiUnitOfWork,
  orders: ReadonlyMap<Id<'orders'>, Order | null>,
  rules: Rules,
): Promise<RecordChange[]> => {
  const kept = groupBy(await work.read('commissions').find({ orderId: { $in: [...orders.keys()] } }), ({ orderId }) => orderId)
  const from = await accruedFrom(work)
  const isAccrued = ({ at }: KeptCommission): boolean => from !== null && monthOf(at, rules.zone) >= from
  const changes: RecordChange[] = []
  for (const [_id, order] of orders) {
    const { gone, come } = differenceOf(kept.get(_id) ?? [], rowsOf(order, rules))
    for (const row of gone) work.remove('commissions', row)
    const added =
      come.length === 0
        ? []
        : work.insert(
            'commissions',
            come.map((row) => ({ ...row, rev: 1, ...(isAccrued(row) ? { accrued: true as const } : {}) })),
          )
    changes.push(...gone.map((before) => ({ name: 'commissions', before, after: null })))
    changes.push(...added.map((after) => ({ name: 'commissions', before: null, after })))
  }
  return changes
}

/** Which rows are kept that shouldn't be, and which are missing; two that are alike are two. */
const differenceOf = (
  kept: readonly CommissionRow[],
  due: readonly KeptCommission[],
): { gone: CommissionRow[]; come: KeptCommission[] } => {
  const unmatched = groupBy(kept, written)
  const come = due.filter((row) => unmatched.get(written(row))?.pop() === undefined)
  return { gone: [...unmatched.values()].flat(), come }
}

const written = (row: KeptCommission): string => {
  const { agentId, fromId, path, rankId, schemeId, mechanicIndex, orderId, order_number, at, base, rest, multiply, amount, opens } = row
  return JSON.stringify([
    agentId,
    fromId,
    path,
    rankId,
    schemeId,
    mechanicIndex,
    orderId,
    order_number,
    at,
    base,
    rest,
    multiply,
    amount,
    opens,
  ])
}

/** Compares the commissions that are kept with what orders come to by the rules, from nothing but their own facts. */
export async function* wrongCommissions(
  reader: SocaiReader,
  { _id: workspaceId, zone }: { readonly _id: string; readonly zone: string },
): AsyncGenerator<Wrong> {
  const rules = await commissionRules({ read: (name) => reader.records(name, workspaceId) }, zone as Zone)
  const kept = new Map<string, CommissionRow[]>()
  for await (const row of reader.records('commissions', workspaceId).each({})) {
    const others = kept.get(row.orderId)
    if (others) others.push(row)
    else kept.set(row.orderId, [row])
  }
  const compare = function* (orderId: string, order: Order | null): Generator<Wrong> {
    const rows = kept.get(orderId) ?? []
    kept.delete(orderId)
    const due = rowsOf(order, rules)
    const { gone, come } = differenceOf(rows, due)
    if (gone.length + come.length === 0) return
    yield {
      figure: `commissions of ${order?.order_number ?? orderId}`,
      kept: gone.map(written),
      expected: come.map(written),
      mend: (work) => putInPlace(work, orderId as Id<'orders'>, rows, { gone, come }),
    }
  }
  const orders = reader.records('orders', workspaceId)
  const earned = await orders.find({ 'earnings.at': { $exists: true } }, { only: ['_id'] })
  // Page by page: whoever mends what is found writes meanwhile, and a cursor that stays open would keep all that is overwritten.
  for (let at = 0; at < earned.length; at += PAGE)
    for (const order of await orders.byIds(
      earned.slice(at, at + PAGE).map(({ _id }) => _id),
      { only: orderFields },
    ))
      yield* compare(order._id, order)
  const ofNoOrder = [...kept.keys()]
  for (const orderId of ofNoOrder) yield* compare(orderId, null)
}

const putInPlace = async (
  work: SocaiUnitOfWork,
  orderId: Id<'orders'>,
  read: readonly CommissionRow[],
  { gone, come }: { readonly gone: readonly CommissionRow[]; readonly come: readonly KeptCommission[] },
): Promise<void> => {
  const now = await work.read('commissions').find({ orderId }, { only: ['_id'] })
  const known = new Set(read.map(({ _id }) => _id))
  if (now.length !== read.length || now.some(({ _id }) => !known.has(_id)))
    throw new WriteConflict(`commissions of ${orderId} have changed`)
  if (gone.length > 0) work.removeMany('commissions', { _id: { $in: gone.map(({ _id }) => _id) } }, gone.length)
  if (come.length > 0)
    work.insert(
      'commissions',
      come.map((row) => ({ ...row, rev: 1 })),
    )
}

/** The commissions of agents, kept beside the orders they come from. */
export const commissionBook: Book = {
  sources: ['orders', 'apAgents', 'apComs'],
  addsToFigures: true,
  write: writeCommissions,
  wrong: wrongCommissions,
}
