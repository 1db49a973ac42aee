import { PLATFORM_NAMES } from '@shared/domain/shops/platforms'
import type { Shop } from '@shared/services/shops'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../api/api-error'
import { shopsApi } from '../../api/shops'
import { toastError } from '../../ui/Toasts/Toasts'
import { shopMessages as m } from './messages'

export const nameOf = ({ asset, platformName }: Pick<Shop, 'asset' | 'platformName'>): string => asset?.name ?? PLATFORM_NAMES[platformName]

/** Fetches from shops, one call each; which of them are being asked, and which failed (-1) or went well (1) the last time. */
export const useSync = () => {
  const intl = useIntl()
  const [patch] = shopsApi.usePatch()
  const [states, setStates] = useState<Readonly<Record<string, 'pending' | 1 | -1>>>({})
  const sync = async (shop: Shop): Promise<void> => {
    setStates((before) => ({ ...before, [shop._id]: 'pending' }))
    try {
      await patch({ id: shop._id, data: { fetch: 'Orders' } }).unwrap()
      await patch({ id: shop._id, data: { fetch: 'Payments' } }).unwrap()
      setStates((before) => ({ ...before, [shop._id]: 1 }))
    } catch (thrown) {
      setStates((before) => ({ ...before, [shop._id]: -1 }))
      if (isApiError(thrown)) toastError(intl.formatMessage(m.failedToast, { name: nameOf(shop), message: thrown.message }))
    }
  }
  return { states, sync }
}
