import { PLATFORM_NAMES, SHOP_PLATFORMS, type ShopPlatform } from '@shared/foundation/documents/shop-platforms'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../api/api-error'
import { api } from '../../../api/api'
import { Button } from '../../../ui/Button/Button'
import { Dialog } from '../../../ui/Dialog/Dialog'
import { Field } from '../../../ui/Field/Field'
import { Segmented } from '../../../ui/Segmented/Segmented'
import { PasswordInput, TextInput } from '../../../ui/TextInput/TextInput'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { shopMessages as m } from '../messages'
import { PermissionLink } from './permission-link'

/** Connects a shop: which platform, what it is called, and the way to where the platform lets us in. Nothing is made before it has. */
export const ConnectDialog = ({ onClose }: { onClose: () => void }) => {
  const intl = useIntl()
  const [create, { isLoading }] = api.assets.useCreate()
  const [platform, setPlatform] = useState<ShopPlatform>('shopee')
  const [name, setName] = useState('')
  const [pasted, setPasted] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const isPasted = platform === 'tiki'
  const nameIt = (): string | null => {
    setIsAsked(true)
    return name.trim() || null
  }
  const connect = async (): Promise<void> => {
    const named = nameIt()
    if (named === null || pasted.trim() === '') return
    try {
      await create({ group: 'Sales Agents', name: named, platformName: platform, platformToken: pasted.trim() }).unwrap()
      toastDone(intl.formatMessage(m.connectedToast, { name: named }))
      onClose()
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
          {isPasted ? (
            <Button kind="primary" icon="link" busy={isLoading} busyText={intl.formatMessage(m.connecting)} onClick={() => void connect()}>
              {intl.formatMessage(m.reconnect)}
            </Button>
          ) : (
            <PermissionLink key={platform} platformName={platform} nameIt={nameIt} />
          )}
        </>
      }
    >
      <div className="shops__form">
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
        {isPasted ? (
          <Field
            label={intl.formatMessage(m.pasteTiki)}
            hint={intl.formatMessage(m.pasteTikiHint)}
            required
            error={isAsked && pasted.trim() === '' && intl.formatMessage(m.pasteTikiRequired)}
          >
            {(ids) => <PasswordInput {...ids} autoComplete="off" value={pasted} onChange={({ target }) => setPasted(target.value)} />}
          </Field>
        ) : (
          <p className="muted shops__state">{intl.formatMessage(m.allowHint, { platform: PLATFORM_NAMES[platform] })}</p>
        )}
      </div>
    </Dialog>
  )
}
