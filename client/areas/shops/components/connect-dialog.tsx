import { PLATFORM_NAMES, SHOP_PLATFORMS, type ShopPlatform } from '@shared/foundation/documents/shop-platforms'
import { Formik } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { SegmentedField } from '../../../ui/form/ChoiceFields'
import { FormDialog } from '../../../ui/form/FormDialog'
import { PasswordField, TextField } from '../../../ui/form/TextField'
import { useSubmit } from '../../../ui/form/use-submit'
import { shopMessages as m } from '../messages'
import { PermissionLink } from './permission-link'

interface Values {
  platformName: ShopPlatform
  name: string
  platformToken: string
}

/** Connects a shop: which platform, what it is called, and the way to where the platform lets us in. Nothing is made before it has. */
export const ConnectDialog = ({ onClose }: { onClose: () => void }) => {
  const intl = useIntl()
  const [create] = api.assets.useCreate()
  const submit = useSubmit(
    ({ platformName, name, platformToken }: Values) =>
      create({ group: 'Sales Agents', name: name.trim(), platformName, platformToken: platformToken.trim() }).unwrap(),
    { done: (_made, { name }) => intl.formatMessage(m.connectedToast, { name: name.trim() }), onSaved: onClose },
  )
  const validate = ({ name, platformName, platformToken }: Values) => ({
    ...(name.trim() === '' && { name: intl.formatMessage(m.shopNameRequired) }),
    ...(platformName === 'tiki' && platformToken.trim() === '' && { platformToken: intl.formatMessage(m.pasteTikiRequired) }),
  })
  return (
    <Formik<Values> initialValues={{ platformName: 'shopee', name: '', platformToken: '' }} validate={validate} onSubmit={submit}>
      {({ values: { platformName, name }, setTouched }) => {
        const isPasted = platformName === 'tiki'
        const nameIt = (): string | null => {
          void setTouched({ name: true })
          return name.trim() || null
        }
        return (
          <FormDialog
            title={intl.formatMessage(m.connectTitle)}
            subtitle={intl.formatMessage(m.connectSub)}
            width={480}
            verb={intl.formatMessage(m.reconnect)}
            icon="link"
            busyText={intl.formatMessage(m.connecting)}
            instead={!isPasted && <PermissionLink key={platformName} platformName={platformName} nameIt={nameIt} />}
            onClose={onClose}
          >
            <div className="shops__form">
              <SegmentedField
                name="platformName"
                label={intl.formatMessage(m.choosePlatform)}
                segments={SHOP_PLATFORMS.map((key) => ({ key, label: PLATFORM_NAMES[key] }))}
                block
              />
              <TextField name="name" label={intl.formatMessage(m.shopName)} required maxLength={200} />
              {isPasted ? (
                <PasswordField
                  name="platformToken"
                  label={intl.formatMessage(m.pasteTiki)}
                  hint={intl.formatMessage(m.pasteTikiHint)}
                  required
                  autoComplete="off"
                />
              ) : (
                <p className="muted shops__state">{intl.formatMessage(m.allowHint, { platform: PLATFORM_NAMES[platformName] })}</p>
              )}
            </div>
          </FormDialog>
        )
      }}
    </Formik>
  )
}
