import { codStateOf } from '@shared/areas/carriers/rules/cod'
import { readCodSheet, resultOf, type CodRow } from '@shared/areas/carriers/rules/cod-statement'
import { MAX_COD_ROWS, type CodStatementCreate, type CodStatementPatch } from '@shared/areas/carriers/services/codStatements'
import type { Stored } from '@shared/foundation/declaration/wire'
import { FUND_GROUPS, paymentGroupOf } from '@shared/foundation/documents/fund-groups'
import { SOLD_GROUP } from '@shared/foundation/documents/order-kinds'
import { outstanding } from '@shared/foundation/documents/order-totals'
import type { Id } from '@shared/foundation/ids'
import { dong, sumDong, type Dong } from '@shared/foundation/money/money'
import { lock } from '../../../../kernel/locks'
import { partOf } from '../../../../kernel/call'
import type { StoredOf } from '../../../../kernel/collections'
import { senderOf } from '../../../../kernel/sender-of'
import type { Call, ServiceRules } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { nextNumberOf } from '../../../../ledger/numbers'
import { AppError } from '../../../../platform/errors'
import { readSheetFile } from '../../../../platform/files/sheets/read-sheet'
import { assertKnownLabels } from '../../../workspace/labels'
import { CARRIER_NAMES } from '@shared/areas/carriers/rules/statuses'
import type { Delivery } from '../../carrier-run'
import { withHeld } from '../../held'

type Statement = StoredOf<'codStatements'>
type Row = Statement['rows'][number]
type Transfer = StoredOf<'bankTransfers'>
type StatementCall = Call<'codStatements'>

/** What was sent as rows, or stands in the carrier's sheet. @throws AppError 400 for what is neither */
const rowsSent = async ({ app, caller }: StatementCall, { rows, file }: Stored<CodStatementCreate>): Promise<readonly CodRow[]> => {
  const read = rows ?? (file ? readCodSheet(await readSheetFile(app.get('quarantine'), senderOf(caller), file)) : [])
  if (read === null) throw AppError.atField('file', 'codStatements.unreadable')
  if (read.length === 0) throw AppError.atField('rows', 'codStatements.rows-required')
  if (read.length > MAX_COD_ROWS) throw AppError.of('codStatements.too-many', { most: MAX_COD_ROWS })
  return read
}

const sumsOf = (rows: readonly CodRow[]): Statement['told'] => ({
  count: rows.length,
  cod: sumDong(rows.map(({ cod }) => cod)),
  fee: sumDong(rows.map(({ fee }) => fee)),
})

/** Each row beside the delivery that it names. */
const judged = async (work: SocaiUnitOfWork, carrier: Statement['carrier'], rows: readonly CodRow[]): Promise<Row[]> => {
  const codes = [...new Set(rows.map(({ code }) => code))]
  const found: Delivery[] = await work.read('deliveries').find({ carrier, code: { $in: codes } })
  const byCode = new Map(found.map((delivery) => [delivery.code, delivery]))
  const seen = new Set<string>()
  return rows.map(({ code, cod, fee }) => {
    const delivery = byCode.get(code)
    const isTwice = seen.has(code)
    seen.add(code)
    const known = delivery ? { ...delivery, isBooked: delivery.statementId !== undefined } : null
    const row = { code, cod: dong(cod), fee: dong(fee), result: isTwice ? ('twice' as const) : resultOf({ code, cod, fee }, known) }
    if (!delivery) return row
    const expected = delivery.codState === 'due' || delivery.codState === 'collected' ? delivery.cod : dong(0)
    return {
      ...row,
      deliveryId: delivery._id,
      orderId: delivery.orderId,
      order_number: delivery.order?.order_number ?? '',
      receiver: delivery.to.name,
      expected,
      ...(delivery.charged === undefined ? {} : { charged: delivery.charged }),
    }
  })
}

const create = async (call: StatementCall, data: Stored<CodStatementCreate>): Promise<Statement> => {
  const { app, service, params, caller } = call
  const sent = await rowsSent(call, data)
  let number: string | undefined
  return service.run(params, [], async (work) => {
    const rows = await judged(work, data.carrier, sent)
    const told = sumsOf(rows)
    const ids = rows.flatMap(({ deliveryId }) => deliveryId ?? [])
    const isStandIn = (await work.read('deliveries').one({ _id: { $in: ids }, isStandIn: true })) !== null
    // Where the carrier's money comes to unless somebody says otherwise.
    const account = await work.read('carrierAccounts').one({ carrier: data.carrier, status: 'active' }, { sort: { _id: 1 } })
    number ??= await nextNumberOf(app.get('database'), caller.workspaceId, 'codStatements')
    return service.add(work, params, {
      carrier: data.carrier,
      number,
      rows,
      status: 'open',
      told,
      net: dong(told.cod - told.fee),
      booked: sumsOf([]),
      ...(account?.label ? { label: account.label } : {}),
      ...(isStandIn ? { isStandIn } : {}),
    })
  })
}

/** Such rows are settled by hand; the others are entered, or never. */
const DIFFERING: readonly Row['result'][] = ['cod', 'fee']
const isToBook = ({ result, way, bookedAt }: Row): boolean =>
  bookedAt === undefined && (result === 'matched' || (DIFFERING.includes(result) && way !== undefined && way !== 'carrier'))

const patch = async (call: StatementCall, id: string, data: Stored<CodStatementPatch>): Promise<Statement> => {
  const { service, params } = call
  return service.run(params, [lock.record('codStatements', id)], async (work) => {
    const before = await service.readForChange(work, id, params, data)
    const { settle, undo, status, ...plain } = data
    if (undo) return service.change(work, params, before, await undone(call, work, before, undo.reason))
    if (params.paidOutBy) return service.change(work, params, before, await cameBy(call, work, { ...before, ...plain }, params.paidOutBy))
    if (settle) return service.change(work, params, before, { rows: settled(before, settle) })
    // A record that is sent back as it is enters nothing.
    if (status === undefined || status === before.status) return service.change(work, params, before, plain)
    if (status === 'open') throw AppError.atField('status', 'data.not-taken', { field: 'status' })
    return service.change(work, params, before, { ...plain, ...(await booked(call, work, { ...before, ...plain })) })
  })
}

/** @throws AppError 409 where no such row waits */
const settled = ({ rows }: Statement, { code, way, reason }: NonNullable<Stored<CodStatementPatch>['settle']>): Row[] => {
  if (!rows.some((row) => row.code === code && DIFFERING.includes(row.result) && row.bookedAt === undefined))
    throw AppError.of('codStatements.no-row', { code })
  return rows.map((row) =>
    row.code === code && DIFFERING.includes(row.result) && row.bookedAt === undefined ? { ...row, way, reason } : row,
  )
}

/** Something is still to be done with such a row: now, or once it is settled or delivered. */
const isOpen = ({ result, bookedAt }: Row): boolean =>
  bookedAt === undefined && (result === 'matched' || result === 'early' || DIFFERING.includes(result))

/** An order is paid once in a command: further parcels of it are entered by the next press. */
const oneOfEachOrder = (rows: readonly Row[]): ReadonlySet<Row> =>
  new Set(new Map(rows.toReversed().map((row) => [row.orderId ?? row.code, row])).values())

/** Enters what matches and what was settled: each row as a payment of its order, the fees as one entry. */
const booked = async (call: StatementCall, work: SocaiUnitOfWork, statement: Statement): Promise<Partial<Statement>> => {
  const { app, caller } = call
  const { label, feeGroup = FUND_GROUPS.otherExpenses.name, number, carrier } = statement
  if (!label) throw AppError.atField('label', 'codStatements.label-required')
  await assertKnownLabels(app.get('database'), caller, { option: 'fundLabels', field: 'label', after: [label] })
  const chosen = oneOfEachOrder(statement.rows.filter(isToBook))
  // All of them before any partner is: so each is asked for in the order that holds everywhere.
  await work.lock([...chosen].flatMap(({ orderId }) => (orderId ? [lock.record('orders', orderId)] : [])))
  const rows: Row[] = []
  for (const row of statement.rows) rows.push(chosen.has(row) ? await bookRow(call, work, { ...statement, label, feeGroup }, row) : row)
  const now = rows.filter((row, at) => row.bookedAt !== undefined && statement.rows[at]?.bookedAt === undefined)
  if (now.length === 0) throw AppError.of('codStatements.nothing')
  const fees = sumDong(now.map(({ fee }) => fee))
  const fee =
    fees > 0 ? await enter(call, work, { group: feeGroup, amount: fees, label, name: `${CARRIER_NAMES[carrier]} ${number}` }) : null
  return {
    rows,
    ...(fee ? { fees: [...(statement.fees ?? []), { at: work.now, fundId: fee._id }] } : {}),
    label,
    feeGroup,
    booked: sumsOf(rows.filter(({ bookedAt }) => bookedAt !== undefined)),
    status: rows.some(isOpen) ? 'open' : 'booked',
  }
}

/** The money came by a transfer: what agrees is entered where it came to, and what differs waits to be settled. */
const cameBy = async (
  call: StatementCall,
  work: SocaiUnitOfWork,
  statement: Statement,
  transfer: NonNullable<Statement['transfer']>,
): Promise<Partial<Statement>> => {
  const { label, rows } = statement
  const entered = rows.some(isToBook) ? await booked(call, work, statement) : {}
  return { ...(label ? { label } : {}), ...entered, transferId: transfer._id, transfer }
}

/** Once nothing of a statement is entered its transfer waits again; the bank's fee of it is refunded with what was entered. */
const released = async ({ app, params }: StatementCall, work: SocaiUnitOfWork, transfer: Transfer): Promise<Partial<Statement>> => {
  const waiting = { status: 'waiting' as const, statementId: undefined, statement: undefined, bankFee: undefined, settledAt: undefined }
  await app.service('bankTransfers').change(work, partOf(params), transfer, waiting)
  return { transferId: undefined, transfer: undefined }
}

interface Entry {
  readonly group: string
  readonly amount: Dong
  readonly label: string
  readonly name: string
  readonly orderId?: Row['orderId']
}

const enter = ({ app, params, caller }: StatementCall, work: SocaiUnitOfWork, { orderId, ...entry }: Entry): Promise<StoredOf<'funds'>> =>
  app.service('funds').createWithin(work, { ...partOf(params), caller }, { ...entry, status: 'completed', ...(orderId ? { orderId } : {}) })

/** A row that came before meanwhile, or whose order is paid already, stays as it is. */
const bookRow = async (call: StatementCall, work: SocaiUnitOfWork, statement: Statement & Pick<Entry, 'label'>, row: Row): Promise<Row> => {
  const { app, params } = call
  const { label, feeGroup = '', carrier, _id } = statement
  const delivery = row.deliveryId ? await work.read('deliveries').byId(row.deliveryId) : null
  if (!delivery || delivery.statementId !== undefined || delivery.codState === 'paid') return { ...row, result: 'paid' }
  const expected = row.expected ?? dong(0)
  // What nobody pays any more is paid by the order's own books, and is an expense of ours.
  const lost = row.way === 'lost' ? Math.max(0, expected - row.cod) : 0
  const paid = dong(row.cod + lost)
  const [order] = await work.readWithOwn('orders', [delivery.orderId])
  if (!order || outstanding(work.latest('orders', order)) < paid) return { ...row, result: 'paid' }
  const name = `${CARRIER_NAMES[carrier]} ${row.code}`
  const group = paymentGroupOf(SOLD_GROUP) ?? ''
  const fund = paid > 0 ? await enter(call, work, { group, amount: paid, label, name, orderId: delivery.orderId }) : null
  const lostFund = lost > 0 ? await enter(call, work, { group: feeGroup, amount: dong(lost), label, name }) : null
  const fields = { statementId: _id, ...(delivery.codState === 'none' ? {} : { codState: 'paid' as const }), charged: row.fee }
  await app.service('deliveries').change(work, partOf(params), delivery, await withHeld(work, delivery, fields))
  return {
    ...row,
    bookedAt: work.now,
    ...(fund ? { fundId: fund._id } : {}),
    ...(lostFund ? { lostFundId: lostFund._id } : {}),
  }
}

/**
 * Takes back what was entered last: its entries are refunded, and the carrier owes again what it had paid out. With the last of them, or where
 * nothing was entered, its transfer is set free.
 * @throws AppError 403 unless by the board, 409 where nothing is entered, or a refund waits for a second person
 */
const undone = async (call: StatementCall, work: SocaiUnitOfWork, statement: Statement, reason: string): Promise<Partial<Statement>> => {
  const { rows: before, fees = [], transferId } = statement
  const last = Math.max(...before.map(({ bookedAt }) => bookedAt?.getTime() ?? 0))
  if (last === 0 && transferId === undefined) throw AppError.of('codStatements.nothing-booked')
  const isLast = (at: Date | undefined): boolean => at?.getTime() === last
  const own = before.filter(({ bookedAt }) => isLast(bookedAt))
  const rows = before.map((row): Row => {
    const { bookedAt, fundId: _fund, lostFundId: _lost, ...waiting } = row
    return isLast(bookedAt) ? waiting : row
  })
  const isNoneLeft = rows.every((row) => row.bookedAt === undefined)
  const transfer = isNoneLeft && transferId ? await work.read('bankTransfers').byId(transferId) : null
  const entries = [
    ...own.flatMap(({ fundId, lostFundId }) => [fundId, lostFundId].filter((each) => each !== undefined)),
    ...fees.filter(({ at }) => isLast(at)).map(({ fundId }) => fundId),
    ...(transfer?.bankFee ? [transfer.bankFee.fundId] : []),
  ]
  // All of a kind before any of the next: so each is asked for in the order that holds everywhere.
  await work.lock(entries.map((entry) => lock.record('funds', entry)))
  await work.lock(own.flatMap(({ orderId }) => (orderId ? [lock.record('orders', orderId)] : [])))
  for (const entry of entries) await refund(call, work, entry, reason)
  for (const row of own) await owedAgain(call, work, row)
  return {
    ...(transfer ? await released(call, work, transfer) : {}),
    rows,
    fees: fees.filter(({ at }) => !isLast(at)),
    booked: sumsOf(rows.filter((row) => row.bookedAt !== undefined)),
    status: 'open',
  }
}

/** Gives an entry back, or calls off one that still waits; what was taken back by hand before stays as it is. */
const refund = async (
  { app, params, caller }: StatementCall,
  work: SocaiUnitOfWork,
  fundId: Id<'funds'>,
  reason: string,
): Promise<void> => {
  const entry = await work.read('funds').byId(fundId)
  if (!entry || entry.status === 'cancelled') return
  const how = entry.status === 'completed' ? { status: 'refunded' as const, refundReason: reason } : { status: 'cancelled' as const }
  const after = await app.service('funds').patchWithin(work, { ...partOf(params), caller }, fundId, how)
  if (after.status !== 'cancelled') throw AppError.of('codStatements.undo-waits')
}

const owedAgain = async ({ app, params }: StatementCall, work: SocaiUnitOfWork, { deliveryId, charged }: Row): Promise<void> => {
  const delivery = deliveryId ? await work.read('deliveries').byId(deliveryId) : null
  if (!delivery) return
  const codState = codStateOf({ ...delivery, codState: 'due' })
  const fields = { statementId: undefined, codState, charged }
  await app.service('deliveries').change(work, partOf(params), delivery, await withHeld(work, delivery, fields))
}

/** What carriers say they collected: matched code by code, entered by order, differences settled by hand. */
export const codStatementsRules: ServiceRules<'codStatements'> = { create, patch }
