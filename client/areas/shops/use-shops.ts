import { PLATFORM_NAMES } from '@shared/foundation/documents/shop-platforms'
import type { Shop, ShopPatch } from '@shared/areas/shops/services/shops'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../api/api-error'
import { api } from '../../api/api'
import type { Locale } from '../../lib/format'
import { toastDone, toastError } from '../../ui/Toasts/Toasts'
import { shopMessages as m } from './messages'

export const nameOf = ({ asset, platformName }: Pick<Shop, 'asset' | 'platformName'>): string => asset?.name ?? PLATFORM_NAMES[platformName]

/** Why the last call to its platform failed. */
export const failureOf = ({ failed }: Pick<Shop, 'failed'>, locale: Locale): string | undefined =>
  locale === 'vi' ? (failed?.vi ?? failed?.message) : failed?.message

/** How fetching from a shop went the last time: well (1), or not (-1) and why. */
export type SyncState = { readonly result: 'pending' | 1 } | { readonly result: -1; readonly problem: string }

/** Fetches from shops, one call each, and how that goes with each. */
export const useSync = () => {
  const intl = useIntl()
  const [patch] = api.shops.usePatch()
  const [states, setStates] = useState<Readonly<Record<string, SyncState>>>({})
  const sync = async (shop: Shop): Promise<void> => {
    const say = (state: SyncState): void => setStates((before) => ({ ...before, [shop._id]: state }))
    say({ result: 'pending' })
    try {
      await patch({ id: shop._id, data: { fetch: 'Orders' } }).unwrap()
      await patch({ id: shop._id, data: { fetch: 'Payments' } }).unwrap()
      say({ result: 1 })
    } catch (thrown) {
      say({ result: -1, problem: isApiError(thrown) ? thrown.message : '' })
      if (isApiError(thrown)) toastError(intl.formatMessage(m.failedToast, { name: nameOf(shop), message: thrown.message }))
    }
  }
  return { states, sync }
}

/** Asks something of a shop's platform; what is being asked, and what it came to as a toast. */
export const useTell = (shop: Shop) => {
  const intl = useIntl()
  const [patch] = api.shops.usePatch()
  const [busy, setBusy] = useState<string | null>(null)
  const tell = async (what: string, data: ShopPatch, done: string): Promise<void> => {
    setBusy(what)
    try {
      await patch({ id: shop._id, data }).unwrap()
      toastDone(done)
    } catch (thrown) {
      if (isApiError(thrown)) toastError(intl.formatMessage(m.failedToast, { name: nameOf(shop), message: thrown.message }))
    } finally {
      setBusy(null)
    }
  }
  return { tell, busy }
}
