import { codByCarrier } from '@shared/areas/carriers/rules/cod-report'
import { outcomes } from '@shared/areas/carriers/rules/outcomes'
import { ownFigures, LOOK_BACK_DAYS, type OwnParcel } from '@shared/areas/carriers/rules/own-parcels'
import type { Carrier } from '@shared/areas/carriers/rules/statuses'
import { dayOf, endOfDay, startOfDay } from '@shared/foundation/days/days'
import { shippingOf } from '@shared/foundation/documents/partners'
import type { Id } from '@shared/foundation/ids'
import { dong } from '@shared/foundation/money/money'
import type { SocaiDatabase } from '../../../../kernel/collections'
import type { ReportFunctions } from '../../../../kernel/service-rules'
import { AppError } from '../../../../platform/errors'
import { asRefusal } from '../../actions'
import { clientOf, lineOf } from '../../carrier-run'
import { quotesOf } from '../../quotes'

const DAY_MS = 86_400_000
/** Own parcels that are looked at for a quote, of each carrier: the newest. */
const MAX_OWN_PARCELS = 1000

/** Our own parcels of the last days by these carriers. */
const ownParcels = async (database: SocaiDatabase, workspaceId: string, carriers: readonly Carrier[], now: Date): Promise<OwnParcel[]> => {
  const created = { $gte: new Date(now.getTime() - LOOK_BACK_DAYS * DAY_MS) }
  const found = await Promise.all(
    carriers.map((carrier) =>
      database.records('deliveries', workspaceId).find(
        { carrier, created },
        {
          only: ['carrier', 'service', 'isStandIn', 'status', 'deliveredAt', 'codState', 'held', 'to'],
          sort: { created: -1 },
          limit: MAX_OWN_PARCELS,
        },
      ),
    ),
  )
  return found.flat()
}

const quotes: ReportFunctions<'deliveries'>['quotes'] = async ({ app, caller }, asked) => {
  const { orderId, weight, cod, insured = dong(0), province, district, ward, address, provinceBefore, districtBefore, wardBefore } = asked
  const database = app.get('database')
  const order = await database.records('orders', caller.workspaceId).byId(orderId)
  if (!order) throw AppError.atField('orderId', 'data.reference', { field: 'orderId' })
  const accounts = await database.records('carrierAccounts', caller.workspaceId).find({ status: 'active' }, { sort: { _id: 1 } })
  const whom = shippingOf(order.customer ?? order.agent ?? { name: '' })
  const to = {
    name: whom.shippingName || order.order_number,
    phone: whom.shippingPhone,
    address,
    province,
    ward,
    division: district ? ('old' as const) : ('new' as const),
    ...(district ? { district } : {}),
    ...(provinceBefore && districtBefore && wardBefore
      ? { before: { province: provinceBefore, district: districtBefore, ward: wardBefore } }
      : {}),
  }
  const carriers = [...new Set(accounts.map(({ carrier }) => carrier))]
  const [quoted, parcels] = await Promise.all([
    quotesOf(app, accounts, order, { to, weight, cod, insured }),
    ownParcels(database, caller.workspaceId, carriers, app.get('now')()),
  ])
  return { data: quoted.map((quote) => ({ ...quote, ...ownFigures(parcels, { ...quote, province }, caller.zone) })) }
}

/** @throws AppError 409 where the carrier refuses, or doesn't answer */
const labels: ReportFunctions<'deliveries'>['labels'] = async ({ app, caller }, { accountId, deliveryIds, paper }) => {
  const database = app.get('database')
  const account = await database.records('carrierAccounts', caller.workspaceId).byId(accountId)
  if (!account) throw AppError.atField('accountId', 'data.reference', { field: 'accountId' })
  const ids = [...new Set(deliveryIds.split(','))] as Id<'deliveries'>[]
  const found = await database.records('deliveries', caller.workspaceId).find({ _id: { $in: ids }, accountId }, { only: ['code'] })
  // As they were chosen: so lie the parcels that are labelled.
  const codes = ids.flatMap((id) => found.find(({ _id }) => _id === id)?.code ?? [])
  const client = clientOf(app, account)
  // A stand-in has no printer of its own.
  if (!client || account.isStandIn || codes.length === 0) return {}
  try {
    const made = await client.labels(lineOf(app, account), codes, paper)
    return 'url' in made ? made : { name: made.name, bytes: made.bytes.toString('base64') }
  } catch (error) {
    throw asRefusal(account, error)
  }
}

const cod: ReportFunctions<'deliveries'>['cod'] = async ({ app, caller }, { since, until }) => {
  const { zone, workspaceId } = caller
  const now = app.get('now')()
  const deliveredAt = {
    $exists: true,
    ...(since ? { $gte: startOfDay(since, zone) } : {}),
    ...(until ? { $lte: endOfDay(until, zone) } : {}),
  }
  const found = await app
    .get('database')
    .records('deliveries', workspaceId)
    .find({ status: 'delivered', deliveredAt }, { only: ['carrier', 'codState', 'cod', 'charged', 'quoted', 'deliveredAt'] })
  return codByCarrier(
    found.map((each) => ({ ...each, day: dayOf(each.deliveredAt ?? now, zone) })),
    dayOf(now, zone),
  )
}

/** The goods of shipments, by id: of each order and moment. */
const goodsOf = async (database: SocaiDatabase, workspaceId: string, orderIds: readonly Id<'orders'>[]) => {
  const orders = await database.records('orders', workspaceId).byIds([...new Set(orderIds)], { only: ['items', 'shipments'] })
  const byId = new Map(orders.map((order) => [order._id, order]))
  return (orderId: Id<'orders'>, time: Date): ReadonlyMap<string, string> => {
    const { items = [], shipments = [] } = byId.get(orderId) ?? {}
    const lines = shipments.find((each) => each.time.getTime() === time.getTime())?.lines ?? []
    return new Map(
      lines.flatMap(({ index }) => {
        const item = items[index]
        return item?.productId ? [[item.productId, item.name] as const] : []
      }),
    )
  }
}

const outcomesOf: ReportFunctions<'deliveries'>['outcomes'] = async ({ app, caller }, { since, until, by }) => {
  const { zone, workspaceId } = caller
  const database = app.get('database')
  const created = { $gte: startOfDay(since, zone), $lte: endOfDay(until, zone) }
  const found = await database
    .records('deliveries', workspaceId)
    .find({ created }, { only: ['orderId', 'shippingTime', 'carrier', 'status', 'created', 'deliveredAt', 'quoted', 'charged', 'to'] })
  const orderIds = by === 'product' ? found.map(({ orderId }) => orderId) : []
  const goods = await goodsOf(database, workspaceId, orderIds)
  return outcomes(
    found.map((each) => ({ ...each, products: goods(each.orderId, each.shippingTime) })),
    by,
  )
}

export const deliveriesReports: ReportFunctions<'deliveries'> = { quotes, labels, cod, outcomes: outcomesOf }
