import { can } from '@shared/foundation/rights/rights'
import type { Product } from '@shared/areas/goods/services/products'
import { defineMessages } from 'react-intl'
import { api } from '../../../api/api'
import { findMessages } from '../../../components/feature/find-messages'
import { FOUND_LIMIT, rowsOf } from '../../../components/feature/find-rows'
import type { FindContext, FindSource } from '../../../components/feature/manifest'
import { formatQuantity } from '../../../lib/format'
import { freeMessages } from '../../../lib/free-messages'
import { Amount } from '../../../ui/Amount/Amount'
import { Avatar } from '../../../ui/Avatar/Avatar'
import type { PaletteEntry } from '../../../ui/CommandPalette/CommandPalette'

const m = freeMessages(
  defineMessages({
    products: { id: 'products.frame.found', defaultMessage: 'Products' },
    inStock: { id: 'products.frame.inStock', defaultMessage: '{sku} · {count} {unit} in stock' },
    service: { id: 'products.frame.service', defaultMessage: '{sku} · service' },
    stockOf: { id: 'products.frame.stockOf', defaultMessage: 'Stock of {name}' },
    ordersWith: { id: 'products.frame.ordersWith', defaultMessage: 'Orders with {name}' },
  }),
)

const entryOf = (product: Product, { intl, locale }: FindContext): PaletteEntry => {
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

const actionsOf = ({ _id, name, group: kind }: Product, { intl, rights }: FindContext): PaletteEntry[] => {
  const group = intl.formatMessage(findMessages.act)
  const ordersWith = intl.formatMessage(m.ordersWith, { name })
  return [
    ...(kind === 'goods'
      ? [{ key: 'act.stock', group, icon: 'box' as const, label: intl.formatMessage(m.stockOf, { name }), to: `/product/${_id}` }]
      : []),
    ...(can(rights, ['/sales'])
      ? [{ key: 'act.with', group, icon: 'bag' as const, label: ordersWith, to: `/sales/orders/byProduct/${_id}` }]
      : []),
  ]
}

/** Active goods and services. */
export const findProducts: FindSource = {
  order: 20,
  actionOrder: 10,
  find: async (search, context) => {
    const query = { search, status: 'active', $limit: FOUND_LIMIT, $total: false }
    const products = await rowsOf(context.dispatch(api.products.findOnce(query)), context.signal)
    const best = products[0]
    return { entries: products.map((one) => entryOf(one, context)), actions: best ? actionsOf(best, context) : [] }
  },
}
