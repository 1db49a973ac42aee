import { PLATFORM_NAMES, SHOP_PLATFORMS, type ShopPlatform } from '@shared/domain/shops/platforms'
import type { Asset } from '@shared/services/assets'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../api/api-error'
import { assetsApi } from '../../../api/assets'
import { Button } from '../../../ui/Button/Button'
import { Dialog } from '../../../ui/Dialog/Dialog'
import { Field } from '../../../ui/Field/Field'
import { Segmented } from '../../../ui/Segmented/Segmented'
import { TextInput } from '../../../ui/TextInput/TextInput'
import { toastError } from '../../../ui/Toasts/Toasts'
import { shopMessages as m } from '../messages'
import { PermissionLink } from './permission-link'
import { PasteToken } from './shop-card'

/** Connects a shop: which platform, what it is called, and the way to where the platform lets us in. */
export const ConnectDialog = ({ onClose }: { onClose: () => void }) => {
  const intl = useIntl()
  const [create, { isLoading }] = assetsApi.useCreate()
  const [platform, setPlatform] = useState<ShopPlatform>('shopee')
  const [name, setName] = useState('')
  const [asset, setAsset] = useState<Asset | null>(null)
  const [isAsked, setIsAsked] = useState(false)
  const next = async (): Promise<void> => {
    setIsAsked(true)
    if (name.trim() === '') return
    try {
      setAsset(await create({ group: 'Sales Agents', name: name.trim() }).unwrap())
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
    }
  }
  return (
    <Dialog
      title={intl.formatMessage(m.connectTitle)}
      subtitle={intl.formatMessage(m.connectSub)}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{intl.formatMessage(m.cancel)}</Button>
          {!asset && (
            <Button kind="primary" busy={isLoading} onClick={() => void next()}>
              {intl.formatMessage(m.next)}
            </Button>
          )}
        </>
      }
    >
      <div className="shops__form">
        {asset === null ? (
          <>
            <Segmented
              label={intl.formatMessage(m.choosePlatform)}
              segments={SHOP_PLATFORMS.map((key) => ({ key, label: PLATFORM_NAMES[key] }))}
              chosen={platform}
              onChoose={setPlatform}
              block
            />
            <Field
              label={intl.formatMessage(m.shopName)}
              required
              error={isAsked && name.trim() === '' && intl.formatMessage(m.shopNameRequired)}
            >
              {(ids) => <TextInput {...ids} maxLength={200} value={name} onChange={({ target }) => setName(target.value)} />}
            </Field>
          </>
        ) : platform === 'tiki' ? (
          <PasteToken assetId={asset._id} name={asset.name} onDone={onClose} />
        ) : (
          <>
            <p className="muted shops__state">{intl.formatMessage(m.allowHint, { platform: PLATFORM_NAMES[platform] })}</p>
            <PermissionLink assetId={asset._id} platformName={platform} />
          </>
        )}
      </div>
    </Dialog>
  )
}
