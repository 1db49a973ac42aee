import { paymentGroupOf } from '@shared/foundation/documents/fund-groups'
import { OPENING_STOCK_GROUP, ORDERS_WITH } from '@shared/foundation/documents/order-kinds'
import { MAX_UNITS } from '@shared/foundation/documents/order-shipping'
import type { Id } from '@shared/foundation/ids'
import { sumBy } from '@shared/foundation/sum'
import { isPartnerGroup } from '@shared/foundation/documents/partners'
import { rememberMade, type CallParams } from '../../../../kernel/call'
import type { StoredOf } from '../../../../kernel/collections'
import type { LockKey } from '../../../../kernel/keyed-locks'
import { lock } from '../../../../kernel/locks'
import type { Call } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { errorText } from '@shared/registry/catalogue'
import { AppError } from '../../../../platform/errors'
import { inSlices, partsOf } from '../../../../platform/in-slices'
import { enterPaidBefore } from '../../../money/order-money'
import { partnerFieldOf } from './books'
import type { Draft } from './dry-run/findings'
import { learnPace } from './pace'

/** A record that an import made, or changed: then with the fields it changed, before and after. */
export interface Made {
  readonly service: Draft['service']
  readonly _id: string
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
  /** Of an order: how often something of it had come back when it was made. */
  readonly returns?: number
}
export type Changed = Made & Required<Pick<Made, 'before' | 'after'>>

export const isChanged = (made: Made): made is Changed => made.before !== undefined && made.after !== undefined

type ImportCall = Call<'imports'>

/** How many rows are made between two words of how far it is. */
const ROWS_PER_WORD = 200
/** What rows ask of the database is asked together. */
const ROWS_TOGETHER = 40
const BETWEEN_SHIPMENTS_MS = 1
const HOUR_MS = 3_600_000
const OPENING_DEBT_NOTE = 'Nợ đầu kỳ'
const OPENING_ADVANCE_NAME = 'Trả trước đầu kỳ'

/** What the drafts touch, all at once and in order: what a row locks later is held already. */
const keysOf = (drafts: readonly Draft[]): LockKey[] => {
  const keys = new Map<string, LockKey>()
  const add = (key: LockKey) => keys.set(key.name, key)
  for (const { data, service, _id, as, debt } of drafts) {
    if (_id !== undefined) add(lock.record(service, _id))
    const partner = _id ?? as
    if (partner !== undefined && debt) add(lock.of('partners', partner))
    if (typeof data['categoryId'] === 'string') add(lock.record('categories', data['categoryId']))
    for (const field of ['customerId', 'agentId', 'supplierId'] as const)
      if (typeof data[field] === 'string') add(lock.of('partners', data[field]))
    if (typeof data['orderId'] === 'string') add(lock.record('orders', data['orderId']))
    if (data['group'] !== OPENING_STOCK_GROUP) continue
    if (typeof data['warehouseId'] === 'string') add(lock.record('warehouses', data['warehouseId']))
    for (const { productId } of (data['items'] ?? []) as { productId?: string }[]) if (productId) add(lock.of('stock', productId))
  }
  return [...keys.values()]
}

/**
 * Makes every record of the drafts by its own service's rules, within one command: all of them or none.
 * @param tag what goods, partners and orders that are made are found again by
 * @param tell called now and then with how many are ready
 * @throws AppError of the row that a rule refuses
 */
export const bringIn = async (
  call: ImportCall,
  work: SocaiUnitOfWork,
  all: readonly Draft[],
  { tag, tell }: { readonly tag: string | undefined; readonly tell: (done: number) => void },
): Promise<Made[]> => {
  // What came back stands with its order.
  const drafts = all.filter(({ returns }) => returns === undefined)
  await work.lock([...keysOf(drafts), ...(await partnersOfOrders(work, drafts))])
  const own: CallParams = { ...call.params, fromOlderBooks: true, lookUps: new Map() }
  const made: Made[] = []
  let done = 0
  for (const stage of STAGES) {
    const some = drafts.filter(({ service }) => stage.includes(service)).map((draft) => tagged(draft, tag))
    const begun = performance.now()
    made.push(...(await bringStageIn(call, work, own, { drafts: some, done }, tell)))
    learnPace(some, performance.now() - begun)
    done += some.length
  }
  return made
}

/** What others name is made before what names it. */
const STAGES: readonly (readonly Draft['service'][])[] = [['categories', 'warehouses'], ['products', 'assets'], ['orders'], ['funds']]

/** Records that are made keep what the files are called together. */
const tagged = (draft: Draft, tag: string | undefined): Draft =>
  tag !== undefined && draft._id === undefined && TAGGED.includes(draft.service) ? { ...draft, tag } : draft
const TAGGED: readonly Draft['service'][] = ['products', 'assets', 'orders']

interface Stage {
  readonly drafts: readonly Draft[]
  /** Made before it. */
  readonly done: number
}

const bringStageIn = async (
  call: ImportCall,
  work: SocaiUnitOfWork,
  own: CallParams,
  { drafts, done }: Stage,
  tell: (done: number) => void,
): Promise<Made[]> => {
  const { params } = call
  const made: Made[] = []
  // Entries that pay the same order follow each other; other rows have nothing to do with one another.
  const together = drafts.some(({ data }) => 'orderId' in data) ? 1 : ROWS_TOGETHER
  let first = done
  for await (const some of inSlices(partsOf(drafts, together).flatMap(byPieces))) {
    const begun = first
    made.push(
      ...(await Promise.all(some.map((draft, at) => ofRow(draft, params, () => makeOne(call, work, own, draft, begun + at))))).flat(),
    )
    first += some.length
    if (Math.floor(first / ROWS_PER_WORD) > Math.floor(begun / ROWS_PER_WORD)) tell(first)
  }
  return made
}

/** Parts of rows none of which makes much more units of stock than one shipment has: others have their turn between them. */
const byPieces = (drafts: readonly Draft[]): Draft[][] => {
  const parts: Draft[][] = []
  let units = 0
  for (const draft of drafts) {
    const { pieces = 0 } = draft
    const last = parts.at(-1)
    if (last && units + pieces <= MAX_UNITS) last.push(draft)
    else parts.push([draft])
    units = last === parts.at(-1) ? units + pieces : pieces
  }
  return parts
}

/** The partners whose books entries come to by their orders. */
const partnersOfOrders = async (work: SocaiUnitOfWork, drafts: readonly Draft[]): Promise<LockKey[]> => {
  const ids = [...new Set(drafts.flatMap(({ data }) => (typeof data['orderId'] === 'string' ? [data['orderId']] : [])))]
  const orders = await work.read('orders').byIds(ids, { only: ['customerId', 'agentId', 'supplierId'] })
  return orders.flatMap(({ customerId, agentId, supplierId }) =>
    [customerId, agentId, supplierId].flatMap((partner) => (partner ? [lock.of('partners', partner)] : [])),
  )
}

const makeOne = async (call: ImportCall, work: SocaiUnitOfWork, params: CallParams, draft: Draft, place: number): Promise<Made[]> => {
  const { service, data, _id, debt, as, pays, isOfBefore, tag } = draft
  if (service === 'orders') return makeOrder(call, work, params, draft, place)
  const methods = call.app.service(service)
  const opening = debt ? { openingDay: debt.day } : {}
  const besides = { ...opening, ...(isOfBefore ? { isOpening: true } : {}), ...(tag ? { importTag: tag } : {}) }
  const own: CallParams = { ...params, besides, ...(pays === undefined ? {} : { isPaidAlready: true }) }
  if (_id === undefined) {
    const record = await methods.createWithin(work, own, { ...data, ...(as === undefined ? {} : { _id: as }) } as never)
    rememberMade(params, service, record)
    return [{ service, _id: record._id }, ...(await makeOpening(call, work, params, record as Partner, draft, place))]
  }
  const before = await methods.readForChange(work, _id, params, {})
  if (debt) assertNoOpening(before as Partner)
  const after = await methods.patchWithin(work, own, _id, data as never)
  const fieldsOf = (record: object) =>
    Object.fromEntries(Object.keys({ ...data, ...opening }).map((field) => [field, (record as Record<string, unknown>)[field] ?? null]))
  const changed: Made = { service, _id, before: fieldsOf(before), after: fieldsOf(after) }
  return [changed, ...(await makeOpening(call, work, params, after as Partner, draft, place))]
}

type Partner = StoredOf<'assets'>

/** @throws AppError 409 when another sheet brought in what is from before of the partner meanwhile */
const assertNoOpening = ({ name, openingDay }: Partner): void => {
  if (openingDay) throw AppError.of('imports.debt-known', { name, by: openingDay })
}

/** What a partner owes from before is an order without items, of which there is nothing to ship; what was paid ahead is an entry. */
const makeOpening = async (
  call: ImportCall,
  work: SocaiUnitOfWork,
  params: CallParams,
  partner: Partner,
  { rows, debt, tag }: Draft,
  place: number,
): Promise<Made[]> => {
  if (!debt) return []
  const { total, created } = debt
  const group = isPartnerGroup(partner.group) ? ORDERS_WITH[partner.group] : 'sales'
  const whose = partnerFieldOf(partner)
  if (total < 0) {
    const advance = { ...whose, group: paymentGroupOf(group), name: OPENING_ADVANCE_NAME, amount: -total, status: 'completed', created }
    const fund = await call.app.service('funds').createWithin(work, { ...params, besides: { isOpening: true } }, advance as never)
    return [{ service: 'funds', _id: fund._id }]
  }
  const data = { ...whose, group, total, isOpening: true, note: OPENING_DEBT_NOTE, created, status: 'delivered', shippingTime: created }
  return makeOrder(call, work, params, { rows, service: 'orders', data, ...(tag ? { tag } : {}) }, place)
}

const makeOrder = async (
  { app, caller }: ImportCall,
  work: SocaiUnitOfWork,
  params: CallParams,
  { data, paid, entered, returned, as, tag }: Draft,
  place: number,
): Promise<Made[]> => {
  // A shipment is known by its time: each of one import has a moment of its own, and those of another import other ones.
  const isNow = data['group'] === OPENING_STOCK_GROUP
  const day = (data['shippingTime'] as Date | undefined)?.getTime() ?? work.now.getTime()
  const shippedAt = new Date((isNow ? work.now.getTime() : day + (work.now.getTime() % HOUR_MS)) + place * BETWEEN_SHIPMENTS_MS)
  const payments = [paid, entered].flatMap((each) => each ?? [])
  const asOf = payments.reduce((last, { created }) => (created > last ? created : last), shippedAt)
  const besides = {
    ...(payments.length > 0 ? { paid: sumBy(payments, ({ amount }) => amount) } : {}),
    ...(tag ? { importTag: tag } : {}),
  }
  const known = as === undefined ? {} : { madeAs: as as Id<'orders'> }
  const order = await app
    .service('orders')
    .createWithin(work, { ...params, asOf, besides, ...known, ...(returned ? { returnedBefore: returned } : {}) }, {
      ...data,
      ...(data['status'] === 'delivered' ? { shippingTime: shippedAt } : {}),
    } as never)
  const own: Made = { service: 'orders', _id: order._id, ...(returned ? { returns: returned.length } : {}) }
  if (!paid) return [own]
  const closing = { database: app.get('database'), funds: app.service('funds'), params, caller }
  const fund = await enterPaidBefore(work, order, paid, closing)
  return [own, { service: 'funds', _id: fund._id }]
}

const ofRow = async <T>({ rows }: Draft, { language = 'en' }: CallParams, body: () => Promise<T>): Promise<T> => {
  try {
    return await body()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw AppError.of('imports.row-refused', { row: rows[0] ?? 0, reason: errorText(error.code, language, error.values) })
  }
}
