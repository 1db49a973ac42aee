import { firstDayOf, isDay, isMonth, lastDayOf } from '@shared/foundation/days/days'
import { sumBy } from '@shared/foundation/sum'
import { orderDetails } from '@shared/areas/trade/services/orderDetails'
import { orders } from '@shared/areas/trade/services/orders'
import { products } from '@shared/areas/goods/services/products'
import { stocks } from '@shared/areas/goods/services/stocks'
import type { TradeFigure, TradeView } from '@shared/areas/trade/rules/reports/trade-entries'
import type { ReportOf } from '@shared/registry/service-types'
import type { Plain } from '@shared/foundation/declaration/wire'
import { api } from '../../../../api/api'
import { useCan } from '../../../../api/session/use-me'
import { rangeReport } from '../../../../resource/report/range-report'
import type { Range, RangeReportOptions } from '../../../../resource/report/range-report-options'
import { ProfitFoot } from '../components/profit-foot'
import { TradeEntries } from '../components/trade-entries'
import { reportMessages as m } from '../messages'

type Buyers = ReportOf<'orders', 'customers'>
type Members = ReportOf<'orders', 'members'>
type Days = ReportOf<'orders', 'days'>
type Discounts = ReportOf<'orders', 'discounts'>
type Gifts = ReportOf<'orderDetails', 'gifts'>
type Sold = ReportOf<'products', 'sales'>
type Shipments = Plain<ReportOf<'stocks', 'saleShipments'>>

/** Lists of sales orders; none for those who may not read them. */
const useOrderLinks = <Row extends object>(pathOf: (row: Row, range: Range) => string) => {
  const may = useCan('/sales')
  return (row: Row, range: Range): string | null => (may ? `/sales/orders/${pathOf(row, range)}` : null)
}

/** Whose figures these are, and which each column has: then a figure opens its entries. */
const figuresOf = (
  by: TradeView,
  figures: Readonly<Record<string, TradeFigure>>,
): NonNullable<RangeReportOptions<object, never>['opens']> => ({
  columns: Object.keys(figures),
  instead: { margin: 'profit' },
  entries: ({ key, of, ...asked }, range, onClose) => {
    const figure = figures[key]
    if (!figure) return undefined
    const row =
      by === 'days'
        ? { shown: { by, figure }, range: of === undefined ? range : within(of, range) }
        : of === NO_MEMBER
          ? { shown: { by: 'withoutMember', figure } as const, range }
          : { shown: { by, figure, ...(of === undefined ? null : { of }) }, range }
    return <TradeEntries shown={{ ...asked, ...row.shown }} range={row.range} onClose={onClose} />
  },
})

/** The row of orders that no member made. */
const NO_MEMBER = 'none'

/** The days of a row of days or months that are part of a range. */
const within = (row: string, { since, until }: Range): Range => {
  if (isDay(row)) return { since: row, until: row }
  if (!isMonth(row)) return { since, until }
  const [first, last] = [firstDayOf(row), lastDayOf(row)]
  return { since: first > since ? first : since, until: last < until ? last : until }
}

const profits = { cost: 'cost', profit: 'profit' } as const

const buyers = (field: 'customerId' | 'agentId') =>
  rangeReport<Buyers['data'][number], Buyers>({
    screen: field === 'customerId' ? m.customersScreen : m.agentsScreen,
    isKnown: true,
    table: orders.reports.customers.tables[0],
    useRead: (range) => api.orders.useReport(field === 'customerId' ? 'customers' : 'agents', range),
    keyOf: ({ _id }) => _id,
    nameOf: ({ name }) => name,
    amountOf: ({ ordered }) => ordered,
    totals: ({ total }) => ({ ...total }),
    counted: ['orders', 'returned'],
    opens: figuresOf(field, { orders: 'orders', returned: 'returned', ordered: 'ordered', shipped: 'shipped', paid: 'paid', ...profits }),
    Foot: ProfitFoot,
    useLinks: () => useOrderLinks(({ _id }, { since, until }) => `${field}/${_id}/${since}/${until}`),
  })

export const CustomersReport = buyers('customerId')
export const AgentsReport = buyers('agentId')

const sold = { orders: 'orders', returned: 'returned', ordered: 'ordered', shipped: 'shipped', ...profits } as const

export const MembersReport = rangeReport<Members['data'][number], Members>({
  screen: m.membersScreen,
  isKnown: true,
  table: orders.reports.members.tables[0],
  useRead: (range) => api.orders.useReport('members', range),
  keyOf: ({ _id = NO_MEMBER }) => _id,
  nameOf: ({ _id, name }, intl) => (_id === undefined ? intl.formatMessage(m.noMember) : name),
  amountOf: ({ ordered }) => ordered,
  totals: ({ total }) => ({ ...total }),
  counted: ['orders', 'returned'],
  columns: ({ intl }) => ({
    name: { cell: ({ _id, name }) => <span className="cut">{_id === undefined ? intl.formatMessage(m.noMember) : name}</span> },
  }),
  opens: figuresOf('creatorId', sold),
  Foot: ProfitFoot,
  useLinks: () => {
    const linkOf = useOrderLinks<{ _id: string }>(({ _id }, { since, until }) => `creatorId/${_id}/${since}/${until}`)
    return ({ _id }, range) => (_id === undefined ? null : linkOf({ _id }, range))
  },
})

export const DaysReport = rangeReport<Days['data'][number], Days>({
  screen: m.daysScreen,
  isKnown: true,
  table: orders.reports.days.tables[0],
  useRead: (range) => api.orders.useReport('days', range),
  keyOf: ({ day }) => day,
  nameOf: ({ day }) => day.split('-').reverse().join('/'),
  amountOf: ({ ordered }) => ordered,
  totals: ({ total }) => ({ ...total }),
  counted: ['orders', 'returned'],
  opens: figuresOf('days', sold),
  Foot: ProfitFoot,
  useLinks: () => {
    const may = useCan('/sales')
    return ({ day }, range) => {
      const { since, until } = within(day, range)
      return may ? `/sales/orders?since=${since}&until=${until}` : null
    }
  },
})

export const DiscountsReport = rangeReport<Discounts['data'][number], Discounts>({
  screen: m.discountsScreen,
  isKnown: true,
  table: orders.reports.discounts.tables[0],
  useRead: (range) => api.orders.useReport('discounts', range),
  keyOf: ({ _id }) => _id,
  nameOf: ({ name }) => name,
  amountOf: ({ discount, gifts }) => discount + gifts,
  totals: ({ total, gifts, data }) => ({
    orders: sumBy(data, (row) => row.orders),
    returned: sumBy(data, (row) => row.returned),
    discount: total,
    gifts,
  }),
  counted: ['orders', 'returned'],
  opens: figuresOf('discounts', { orders: 'orders', returned: 'returned', discount: 'discount', gifts: 'gifts' }),
  useLinks: () => useOrderLinks(({ _id, field }, { since, until }) => `${field}/${_id}/${since}/${until}`),
})

export const GiftsReport = rangeReport<Gifts['data'][number], Gifts>({
  screen: m.giftsScreen,
  isKnown: true,
  table: orderDetails.reports.gifts.tables[0],
  useRead: (range) => api.orderDetails.useReport('gifts', range),
  keyOf: ({ _id }) => _id,
  nameOf: ({ name }) => name,
  amountOf: ({ value }) => value,
  totals: ({ total }) => ({ ...total }),
  counted: ['quantity'],
  opens: figuresOf('productId', { quantity: 'gift', value: 'giftValue' }),
  useLinks: () => useOrderLinks(({ _id }, { since, until }) => `byProduct/${_id}/${since}/${until}`),
})

export const ProductsReport = rangeReport<Sold['data'][number], Sold>({
  screen: m.productsScreen,
  isKnown: true,
  table: products.reports.sales.tables[0],
  useRead: (range) => api.products.useReport('sales', range),
  keyOf: ({ _id }) => _id,
  nameOf: ({ name }) => name,
  amountOf: ({ revenueOrdered }) => revenueOrdered,
  totals: ({ total }) => ({ ...total }),
  counted: ['ordered', 'shipped', 'gift'],
  opens: figuresOf('productId', {
    ordered: 'ordered',
    shipped: 'shipped',
    gift: 'gift',
    revenueOrdered: 'revenueOrdered',
    revenueShipped: 'revenueShipped',
    ...profits,
  }),
  Foot: ProfitFoot,
  useLinks: () => useOrderLinks(({ _id }, { since, until }) => `byProduct/${_id}/${since}/${until}`),
})

export const ShipmentsReport = rangeReport<Shipments['data'][number], Shipments>({
  screen: m.shipmentsScreen,
  // 31 days at most.
  isLimited: true,
  table: stocks.reports.saleShipments.tables[0],
  useRead: (range) => api.stocks.useReport('saleShipments', range),
  keyOf: ({ _id }) => _id,
  nameOf: ({ partner = '', order_number = '', tracking = '' }) => [order_number, partner, tracking].filter(Boolean).join(' · '),
  amountOf: ({ net }) => net,
  totals: ({ total }) => ({ quantity: total.quantity, net: total.net }),
  counted: ['quantity'],
  entryOf: ({ _id, order_number = '', partner, tracking }) => ({ at: _id, mark: order_number, name: partner ?? tracking ?? '' }),
  useLinks: () => useOrderLinks(({ orderId }) => `byOrder/${orderId}`),
})
