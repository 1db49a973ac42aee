import { SOLD_GROUP } from '@shared/foundation/documents/order-kinds'
import { addDays, day, startOfDay } from '@shared/foundation/days/days'
import { dong } from '@shared/foundation/money/money'
import { stillOpen } from '@shared/foundation/documents/order-totals'
import { PLATFORM_NAMES } from '@shared/foundation/documents/shop-platforms'
import { settlementOf, type Settlement } from '@shared/areas/shops/rules/settlement'
import { MAX_SETTLED } from '@shared/areas/shops/services/shops'
import type { StoredOf } from '../../../../kernel/collections'
import type { ReportFunctions } from '../../../../kernel/service-rules'
import { groupBy } from '@shared/foundation/group-by'

type Report = ReportFunctions<'shops'>['settlement']
type Result = Awaited<ReturnType<Report>>
type Row = Result['data'][number]
type Order = StoredOf<'orders'>

const DAY_MS = 86_400_000
/** Nothing is owed for these, and without a payout nothing is told of them. */
const WORTHLESS: readonly Order['status'][] = ['cancelled', 'returned', 'error']

/** Orders of shops of a range of days, beside what their platforms paid for them. */
export const settlement: Report = async ({ app, caller }, { since, until, assetId }) => {
  const database = app.get('database')
  const now = app.get('now')().getTime()
  const within = { $gte: startOfDay(day(since), caller.zone), $lt: startOfDay(addDays(day(until), 1), caller.zone) }
  const [orders, assets, strays] = await Promise.all([
    database.records('orders', caller.workspaceId).find(
      { group: SOLD_GROUP, 'shop.code': { $exists: true }, created: within, ...(assetId ? { 'shop.assetId': assetId } : {}) },
      {
        only: ['group', 'order_number', 'created', 'status', 'shop', 'total', 'paid', 'returnedTotal', 'usePartnerBalance', 'writtenOff'],
        sort: { created: -1, _id: -1 },
      },
    ),
    database.records('shops', caller.workspaceId).find({}, { only: ['assetId', 'platformName'], sort: { _id: 1 } }),
    database
      .records('shopEvents', caller.workspaceId)
      .find({ kind: 'money', outcome: 'waiting', at: within, ...(assetId ? { assetId } : {}) }, { only: ['amount'] }),
  ])
  const names = new Map(
    (
      await database.records('assets', caller.workspaceId).byIds(
        assets.map((shop) => shop.assetId),
        { only: ['name'] },
      )
    ).map(({ _id, name }) => [_id, name]),
  )
  const rows = orders.flatMap((order): Row[] => {
    const { shop } = order
    if (!shop) return []
    const { payouts = [] } = shop
    if (WORTHLESS.includes(order.status) && payouts.length === 0) return []
    const days = Math.floor((now - shop.version.getTime()) / DAY_MS)
    const isOver = WORTHLESS.includes(order.status)
    const settled = settlementOf({ status: order.status, payouts, stillOpen: isOver ? 0 : Math.max(0, stillOpen(order)) }, days)
    const paidAt = payouts.at(-1)?.at
    return [
      {
        _id: order._id,
        order_number: order.order_number,
        code: shop.code,
        shop: names.get(shop.assetId) ?? PLATFORM_NAMES[shop.platform],
        platformName: shop.platform,
        created: order.created,
        status: order.status,
        total: dong(isOver ? 0 : order.total - (order.returnedTotal ?? 0)),
        ...asDong(settled),
        state: settled.state,
        ...(paidAt ? { paidAt } : {}),
      },
    ]
  })
  const assetOf = new Map(orders.flatMap(({ _id, shop }) => (shop ? [[_id as string, shop.assetId] as const] : [])))
  const byShop = groupBy(rows, (row) => assetOf.get(row._id) ?? '')
  return {
    total: { orders: rows.length, late: rows.filter(({ state }) => state === 'late').length, ...sums(rows) },
    shops: assets.flatMap(({ assetId: of, platformName }) => {
      const own = byShop.get(of) ?? []
      return own.length === 0 ? [] : [{ assetId: of, name: names.get(of) ?? '', platformName, orders: own.length, ...sums(own) }]
    }),
    strays: { count: strays.length, amount: dong(strays.reduce((sum, { amount = dong(0) }) => sum + amount, 0)) },
    data: rows.slice(0, MAX_SETTLED),
  }
}

const asDong = ({ paidOut, fees, unexplained, owed }: Settlement) => ({
  paidOut: dong(paidOut),
  fees: dong(fees),
  unexplained: dong(unexplained),
  owed: dong(owed),
})

const figures = ['total', 'paidOut', 'fees', 'unexplained', 'owed'] as const

const sums = (rows: readonly Row[]): Pick<Row, (typeof figures)[number]> => {
  const sum = (figure: (typeof figures)[number]) => dong(rows.reduce((so, row) => so + row[figure], 0))
  return { total: sum('total'), paidOut: sum('paidOut'), fees: sum('fees'), unexplained: sum('unexplained'), owed: sum('owed') }
}
