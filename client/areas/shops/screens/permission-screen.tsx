import { isId } from '@shared/foundation/ids'
import { PLATFORM_NAMES, SHOP_GROUPS, SHOP_PLATFORMS } from '@shared/foundation/documents/shop-platforms'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { isApiError } from '../../../api/api-error'
import { api } from '../../../api/api'
import { NotFound } from '../../../components/error-page/not-found'
import { Button, ButtonLink } from '../../../ui/Button/Button'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { Field } from '../../../ui/Field/Field'
import { ListPage } from '../../../ui/ListPage/ListPage'
import { TextInput } from '../../../ui/TextInput/TextInput'
import { toastDone } from '../../../ui/Toasts/Toasts'
import { shopMessages as m } from '../messages'
import { isOwnState, nameOfState } from '../permission-state'
import './shops.css'

/** In place of an asset: it is made with the permission. */
const NEW = 'new'

/** Where a platform leads back to with its permission: the shop is connected with it, at once where we asked for it ourselves. */
export const PermissionScreen = () => {
  const intl = useIntl()
  const navigate = useNavigate()
  const { group = '', platform = '', assetId = '' } = useParams()
  const [query] = useSearchParams()
  const platformName = SHOP_PLATFORMS.find((each) => each === platform)
  const newGroup = assetId === NEW ? SHOP_GROUPS.find((each) => each === group) : undefined
  const asset = api.assets.useGet(assetId, { skip: !isId(assetId) })
  const [patch, patched] = api.assets.usePatch()
  const [create, created] = api.assets.useCreate()
  const begun = useRef(false)
  const code = query.get('code') ?? ''
  const shop = query.get('shop_id') ?? ''
  const isAsked = isOwnState(query.get('state'))
  const [typed, setTyped] = useState(() => nameOfState(query.get('state')))
  const name = newGroup ? typed.trim() : (asset.data?.name ?? '')
  const connect = async (): Promise<void> => {
    if (!platformName || begun.current) return
    begun.current = true
    const permission = { platformName, platformCode: code, ...(shop ? { platformShop: shop } : null) }
    const { error: refused } = newGroup
      ? await create({ group: newGroup, name, ...permission })
      : await patch({ id: assetId, data: permission })
    if (refused) return
    toastDone(intl.formatMessage(m.connectedToast, { name }))
    void navigate('/apps/ecoms', { replace: true })
  }
  const error = patched.error ?? created.error
  const failure = isApiError(error) ? error.message : ''
  const again = (): void => {
    begun.current = false
    void connect()
  }
  const isReady = code !== '' && (newGroup ? name !== '' : asset.data !== undefined)
  // Of a shop that is made, what was typed here isn't what we asked for.
  const isAtOnce = isAsked && (!newGroup || nameOfState(query.get('state')) !== '')
  useEffect(() => {
    if (isReady && isAtOnce) void connect()
  })
  if (!platformName || !(newGroup ?? isId(assetId)) || asset.error) return <NotFound />
  const named = { name: name || intl.formatMessage(m.newShop), platform: PLATFORM_NAMES[platformName] }
  const back = (
    <ButtonLink to="/apps/ecoms" icon="bag">
      {intl.formatMessage(m.backToShops)}
    </ButtonLink>
  )
  return (
    <ListPage title={intl.formatMessage(m.permissionTitle, named)}>
      {code === '' || failure ? (
        <EmptyState
          icon="warning"
          title={failure || intl.formatMessage(m.permissionMissing, named)}
          action={
            <div className="shops__did">
              {failure && (
                <Button kind="primary" icon="refresh" busy={patched.isLoading || created.isLoading} onClick={again}>
                  {intl.formatMessage(m.tryAgain)}
                </Button>
              )}
              {back}
            </div>
          }
        />
      ) : (
        <EmptyState
          icon="link"
          title={intl.formatMessage(m.permissionTitle, named)}
          action={
            <>
              {newGroup && !isAtOnce && (
                <Field label={intl.formatMessage(m.shopName)} required>
                  {(ids) => <TextInput {...ids} maxLength={200} value={typed} onChange={({ target }) => setTyped(target.value)} />}
                </Field>
              )}
              <Button
                kind="primary"
                busy={patched.isLoading || created.isLoading || isAtOnce}
                busyText={intl.formatMessage(m.connecting)}
                disabled={!isReady}
                onClick={() => void connect()}
              >
                {intl.formatMessage(m.reconnect)}
              </Button>
            </>
          }
        >
          {intl.formatMessage(m.permissionAsk, named)}
        </EmptyState>
      )}
    </ListPage>
  )
}
