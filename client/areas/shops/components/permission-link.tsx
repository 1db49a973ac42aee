import { PLATFORM_NAMES, type ShopPlatform } from '@shared/foundation/documents/shop-platforms'
import type { Id } from '@shared/foundation/ids'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../api/api-error'
import { api } from '../../../api/api'
import { Button } from '../../../ui/Button/Button'
import { shopMessages as m } from '../messages'
import { keepState, newState } from '../permission-state'

interface PermissionLinkProps {
  /** Absent: a shop is made with what comes back. */
  readonly assetId?: Id<'assets'>
  readonly platformName: ShopPlatform
  readonly again?: boolean
  /** What the shop is to be called that is made; null keeps us here. */
  readonly nameIt?: () => string | null
}

/** Leads to where the platform asks whether we may in; it leads back to us. */
export const PermissionLink = ({ assetId, platformName, again = false, nameIt }: PermissionLinkProps) => {
  const intl = useIntl()
  const platform = PLATFORM_NAMES[platformName]
  const [state] = useState(newState)
  const { data, error, isFetching } = api.shops.useReport('address', { ...(assetId && { assetId }), platformName, state })
  if (error) return <p className="ink-debit shops__state">{isApiError(error) ? error.message : ''}</p>
  if (data && data.url === null) return <p className="muted shops__state">{intl.formatMessage(m.noKeys, { platform })}</p>
  const go = (): void => {
    const name = nameIt ? nameIt() : ''
    if (!data?.url || name === null) return
    keepState(state, name)
    window.location.assign(data.url)
  }
  return (
    <Button kind="primary" icon="link" busy={isFetching} disabled={!data} onClick={go}>
      {intl.formatMessage(again ? m.reconnectAt : m.allow, { platform })}
    </Button>
  )
}
