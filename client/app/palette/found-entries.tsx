import { PARTNER_FIELDS, type PartnerGroup } from '@shared/domain/partners/partners'
import { can, type Right } from '@shared/domain/rights/rights'
import type { Asset } from '@shared/services/assets'
import type { Order } from '@shared/services/orders'
import type { Product } from '@shared/services/products'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import { formatMoney, formatQuantity, type Locale } from '../../lib/format'
import { Amount } from '../../ui/Amount/Amount'
import { Avatar } from '../../ui/Avatar/Avatar'
import type { PaletteEntry } from '../../ui/CommandPalette/CommandPalette'
import { StatusDisc } from '../../ui/StatusDisc/StatusDisc'
import { paletteMessages as m } from './messages'

/** In what words and for whom entries are made. */
export interface Reader {
  readonly intl: IntlShape
  readonly locale: Locale
  readonly rights: readonly Right[]
  /** The year whose orders are offered. */
  readonly year: string
}

const groupWord: Readonly<Record<PartnerGroup, MessageDescriptor>> = {
  Customers: m.customer,
  'Sales Agents': m.agent,
  Suppliers: m.supplier,
}
const isSupplier = ({ group }: Asset): boolean => group === 'Suppliers'
const ordersAddress = (purchases: boolean): string => `/${purchases ? 'purchases' : 'sales'}/orders`

export const partnerEntry = (partner: Asset, { intl, locale }: Reader): PaletteEntry => {
  const { _id, name, group, phone, outstanding, avatar } = partner
  const owed = outstanding
    ? intl.formatMessage(isSupplier(partner) ? m.weOwe : m.owesUs, { amount: formatMoney(outstanding, locale) })
    : undefined
  return {
    key: `partner.${_id}`,
    group: intl.formatMessage(m.partners),
    label: name,
    detail: [intl.formatMessage(groupWord[group]), phone, owed].filter(Boolean).join(' · '),
    mark: <Avatar name={name} image={avatar} shape="square" size={28} />,
    to: `/assets/${encodeURIComponent(group)}?open=${_id}`,
  }
}

export const orderEntry = (order: Order, { intl }: Reader): PaletteEntry => ({
  key: `order.${order._id}`,
  group: intl.formatMessage(m.orders),
  lead: order.order_number,
  label: (order.customer ?? order.agent ?? order.supplier)?.name ?? '',
  mark: <StatusDisc status={order.status} />,
  ...(order.total === undefined ? null : { aside: <Amount value={order.total} /> }),
  to: `${ordersAddress(order.group === 'purchases')}/byOrder/${order._id}`,
})

export const productEntry = (product: Product, { intl, locale }: Reader): PaletteEntry => {
  const { _id, name, group, slug, stockCount, unit, price, avatar } = product
  return {
    key: `product.${_id}`,
    group: intl.formatMessage(m.products),
    label: name,
    detail:
      group === 'services'
        ? intl.formatMessage(m.service, { sku: slug })
        : intl.formatMessage(m.inStock, { sku: slug, count: formatQuantity(stockCount, locale), unit }),
    mark: <Avatar name={name} image={avatar} shape="square" size={28} goods />,
    ...(price === undefined ? null : { aside: <Amount value={price} /> }),
    to: `/products/${group}?open=${_id}`,
  }
}

/** What can be done at once with a partner. */
export const partnerActions = (partner: Asset, { intl, rights, year }: Reader): PaletteEntry[] => {
  const { _id, name } = partner
  const bought = isSupplier(partner)
  const orders = ordersAddress(bought)
  const group = intl.formatMessage(m.act)
  return [
    {
      key: 'act.order',
      group,
      icon: 'plus',
      label: intl.formatMessage(bought ? m.newPurchaseFrom : m.newSaleFor, { name }),
      to: `${orders}?open=new&partner=${_id}`,
    },
    {
      key: 'act.orders',
      group,
      icon: 'chart',
      label: intl.formatMessage(m.ordersOf, { name, year }),
      to: `${orders}/${PARTNER_FIELDS[partner.group]}/${_id}/${year}-01-01/${year}-12-31`,
    },
    ...(can(rights, ['/funds'])
      ? [{ key: 'act.funds', group, icon: 'wallet' as const, label: intl.formatMessage(m.fundsOf, { name }), to: `/funds/byAsset/${_id}` }]
      : []),
  ]
}

const isUnpaid = ({ statusPayment, status }: Order): boolean =>
  statusPayment !== 'completed' && statusPayment !== 'cancelled' && status !== 'cancelled' && status !== 'returned'

/** What can be done at once with an order. */
export const orderActions = (order: Order, { intl, rights }: Reader): PaletteEntry[] => {
  const { _id, order_number: number } = order
  const group = intl.formatMessage(m.act)
  const pays = can(rights, ['/funds']) && isUnpaid(order)
  const prints = order.group === 'sales' && order.status !== 'cancelled'
  return [
    ...(pays
      ? [
          {
            key: 'act.pay',
            group,
            icon: 'wallet' as const,
            label: intl.formatMessage(order.group === 'sales' ? m.payOf : m.paySupplier, { number }),
            to: `/funds?open=new&order=${_id}`,
          },
        ]
      : []),
    ...(prints
      ? [{ key: 'act.print', group, icon: 'print' as const, label: intl.formatMessage(m.printOf, { number }), to: `/print/invoice/${_id}` }]
      : []),
  ]
}

/** What can be done at once with a product. */
export const productActions = ({ _id, name, group: kind }: Product, { intl, rights }: Reader): PaletteEntry[] => {
  const group = intl.formatMessage(m.act)
  return [
    ...(kind === 'goods'
      ? [{ key: 'act.stock', group, icon: 'box' as const, label: intl.formatMessage(m.stockOf, { name }), to: `/product/${_id}` }]
      : []),
    ...(can(rights, ['/sales'])
      ? [
          {
            key: 'act.with',
            group,
            icon: 'bag' as const,
            label: intl.formatMessage(m.ordersWith, { name }),
            to: `/sales/orders/byProduct/${_id}`,
          },
        ]
      : []),
  ]
}
