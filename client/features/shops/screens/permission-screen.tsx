import { isId } from '@shared/domain/ids'
import { PLATFORM_NAMES, SHOP_PLATFORMS } from '@shared/domain/shops/platforms'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { isApiError } from '../../../api/api-error'
import { assetsApi } from '../../../api/assets'
import { NotFound } from '../../../components/error-page/not-found'
import { Button, ButtonLink } from '../../../ui/Button/Button'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { ListPage } from '../../../ui/ListPage/ListPage'
import { toastDone } from '../../../ui/Toasts/Toasts'
import { shopMessages as m } from '../messages'
import { isOwnState } from '../permission-state'
import './shops.css'

/** Where a platform leads back to with its permission: the shop is connected with it, at once where we asked for it ourselves. */
export const PermissionScreen = () => {
  const intl = useIntl()
  const navigate = useNavigate()
  const { platform = '', assetId = '' } = useParams()
  const [query] = useSearchParams()
  const platformName = SHOP_PLATFORMS.find((each) => each === platform)
  const asset = assetsApi.useGet(assetId, { skip: !isId(assetId) })
  const [patch, { isLoading, error }] = assetsApi.usePatch()
  const begun = useRef(false)
  const code = query.get('code') ?? ''
  const shop = query.get('shop_id') ?? ''
  const isAsked = isOwnState(query.get('state'))
  const name = asset.data?.name ?? ''
  const connect = async (): Promise<void> => {
    if (!platformName || begun.current) return
    begun.current = true
    const platformShop = shop ? { platformShop: shop } : null
    const { error: refused } = await patch({ id: assetId, data: { platformName, platformCode: code, ...platformShop } })
    if (refused) return
    toastDone(intl.formatMessage(m.connectedToast, { name }))
    void navigate('/apps/ecoms', { replace: true })
  }
  const failure = isApiError(error) ? error.message : ''
  const isReady = asset.data !== undefined && code !== ''
  useEffect(() => {
    if (isReady && isAsked) void connect()
  })
  if (!platformName || !isId(assetId) || asset.error) return <NotFound />
  const named = { name, platform: PLATFORM_NAMES[platformName] }
  const back = (
    <ButtonLink to="/apps/ecoms" icon="bag">
      {intl.formatMessage(m.backToShops)}
    </ButtonLink>
  )
  return (
    <ListPage title={intl.formatMessage(m.permissionTitle, named)}>
      {code === '' || failure ? (
        <EmptyState icon="warning" title={failure || intl.formatMessage(m.permissionMissing, named)} action={back} />
      ) : (
        <EmptyState
          icon="link"
          title={intl.formatMessage(m.permissionTitle, named)}
          action={
            <Button
              kind="primary"
              busy={isLoading || isAsked}
              busyText={intl.formatMessage(m.connecting)}
              disabled={!isReady}
              onClick={() => void connect()}
            >
              {intl.formatMessage(m.reconnect)}
            </Button>
          }
        >
          {intl.formatMessage(m.permissionAsk, named)}
        </EmptyState>
      )}
    </ListPage>
  )
}
