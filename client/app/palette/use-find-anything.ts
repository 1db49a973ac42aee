import { PARTNER_GROUPS } from '@shared/domain/partners/partners'
import { can } from '@shared/domain/rights/rights'
import type { Asset } from '@shared/services/assets'
import type { Order } from '@shared/services/orders'
import type { Product } from '@shared/services/products'
import { useCallback, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { assetsApi } from '../../api/assets'
import { ordersApi } from '../../api/orders'
import { productsApi } from '../../api/products'
import { useMe } from '../../api/session/use-me'
import type { PaletteEntry } from '../../ui/CommandPalette/CommandPalette'
import { useLocale, useToday } from '../../ui/zone/zone-context'
import { orderActions, orderEntry, partnerActions, partnerEntry, productActions, productEntry, type Reader } from './found-entries'

const most = 4

interface Asked<T> {
  abort(): void
  unwrap(): Promise<{ data: T[] }>
}

/** What a call found; it is broken off when nobody waits for it any more. */
const rowsOf = async <T>(asked: Asked<T>, signal: AbortSignal): Promise<T[]> => {
  signal.addEventListener('abort', () => asked.abort(), { once: true })
  return (await asked.unwrap()).data
}

/**
 * Finds partners, orders and products by words, as far as the rights go, and what can be done with the best of them.
 * @throws when one of the calls fails
 */
export const useFindAnything = (): ((text: string, signal: AbortSignal) => Promise<PaletteEntry[]>) => {
  const intl = useIntl()
  const locale = useLocale()
  const { rights } = useMe()
  const year = useToday().slice(0, 4)
  const [findPartners] = assetsApi.useLazyFind()
  const [findOrders] = ordersApi.useLazyFind()
  const [findProducts] = productsApi.useLazyFind()
  const reader: Reader = useMemo(() => ({ intl, locale, rights, year }), [intl, locale, rights, year])

  return useCallback(
    async (text, signal) => {
      const search = text.trim()
      if (search === '') return []
      const words = { search, $limit: most, $total: false }
      const sells = can(rights, ['/sales'])
      const buys = can(rights, ['/purchases'])
      const partnerGroups = PARTNER_GROUPS.filter((group) => (group === 'Suppliers' ? buys : sells))
      const orderGroups = [...(sells ? ['sales'] : []), ...(buys ? ['purchases'] : [])]
      const [partners, orders, products] = await Promise.all([
        partnerGroups.length > 0 ? rowsOf<Asset>(findPartners({ ...words, status: 'active', group: { $in: partnerGroups } }), signal) : [],
        orderGroups.length > 0 ? rowsOf<Order>(findOrders({ ...words, group: { $in: orderGroups } }), signal) : [],
        rowsOf<Product>(findProducts({ ...words, status: 'active' }), signal),
      ])
      const [partner, order, product] = [partners[0], orders[0], products[0]]
      const actions = partner
        ? partnerActions(partner, reader)
        : order && products.length === 0
          ? orderActions(order, reader)
          : product
            ? productActions(product, reader)
            : []
      return [
        ...partners.map((one) => partnerEntry(one, reader)),
        ...orders.map((one) => orderEntry(one, reader)),
        ...products.map((one) => productEntry(one, reader)),
        ...actions,
      ]
    },
    [findPartners, findOrders, findProducts, reader, rights],
  )
}
