import type { ShopListing } from '@shared/areas/shops/services/shopListings'
import { MAX_SENT, type Shop } from '@shared/areas/shops/services/shops'
import { useIntl } from 'react-intl'
import { api } from '../../api/api'
import { isApiError } from '../../api/api-error'
import { usePageSize } from '../../components/list-paging'
import { toastDone, toastError } from '../../ui/Toasts/Toasts'
import { listingMessages as m } from './messages'
import { useTell } from './use-shops'

/** A page of a shop's listings, how many differ from the books and how many nobody knows. */
export const useListings = (shop: Shop, { state, q, page }: { state: string; q: string; page: number }) => {
  const [size, setSize] = usePageSize(0)
  const list = api.shopListings.useFind({
    assetId: shop.assetId,
    ...(state && { state }),
    ...(q && { search: q }),
    $limit: size,
    $skip: (page - 1) * size,
  })
  const differing = api.shopListings.useFind({ assetId: shop.assetId, state: 'differs', $limit: MAX_SENT })
  const unknown = api.shopListings.useFind({ assetId: shop.assetId, state: 'unknown', $limit: 0 }).data?.total
  return { list, size, setSize, differing: differing.data, unknown }
}

export type Telling = ReturnType<typeof useTelling>

/** What the platform is told, or asked: to look again, stock and prices, and which of them by itself. */
export const useTelling = (shop: Shop) => {
  const intl = useIntl()
  const [patch, { isLoading: isSaving }] = api.shops.usePatch()
  const { tell, busy } = useTell(shop)
  const isLooking = busy === 'look' || shop.fetching?.what === 'Goods'
  const look = async (): Promise<void> => {
    await tell('look', { fetch: 'Goods' }, intl.formatMessage(m.looked))
  }
  const send = async (what: 'stock' | 'price', rows: readonly ShopListing[]): Promise<void> => {
    await tell(what, { send: { what, ids: rows.map(({ _id }) => _id) } }, intl.formatMessage(m.reported, { count: rows.length }))
  }
  const set = async (wishes: Partial<Pick<Shop, 'sendsStock' | 'sendsPrices'>>): Promise<void> => {
    try {
      await patch({ id: shop._id, data: wishes }).unwrap()
      toastDone(intl.formatMessage(m.saved))
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
    }
  }
  return { busy, isLooking, isSaving, look, send, set }
}
