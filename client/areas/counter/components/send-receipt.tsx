import type { Order } from '@shared/areas/trade/services/orders'
import { Formik, type FormikErrors } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { CopyButton } from '../../../components/copy-button'
import { errorText } from '../../../components/use-error-text'
import { FormDialog } from '../../../ui/form/FormDialog'
import { TextField } from '../../../ui/form/TextField'
import { useSubmit } from '../../../ui/form/use-submit'
import { QrCode } from '../../../ui/QrCode/QrCode'
import { useLocale } from '../../../ui/zone/zone-context'
import { soldMessages as m } from '../sold-messages'

interface Values {
  mailReceipt: string
}

const ADDRESS = /^[^\s@]+@[^\s@]+$/
const CODE_POINTS = 200

/** Gives a sale's receipt to its buyer: a code for their phone, the link, or a mail. @param link opens without signing in */
export const SendReceipt = ({ order, link, onClose }: { order: Order; link: string; onClose: () => void }) => {
  const intl = useIntl()
  const locale = useLocale()
  const [patch] = api.orders.usePatch()
  const { _id, order_number: number, customerId = '' } = order
  const partner = api.assets.useGet(customerId, { skip: customerId === '' })
  const submit = useSubmit(
    async ({ mailReceipt }: Values) => {
      const address = mailReceipt.trim()
      await patch({ id: _id, data: { mailReceipt: address } }).unwrap()
      return address
    },
    { done: (address) => intl.formatMessage(m.mailed, { address }), onSaved: onClose },
  )
  const validate = ({ mailReceipt }: Values): FormikErrors<Values> =>
    ADDRESS.test(mailReceipt.trim()) ? {} : { mailReceipt: errorText('orders.mail-address', locale) }
  if (partner.isLoading) return null
  return (
    <Formik<Values> initialValues={{ mailReceipt: partner.data?.email ?? '' }} validate={validate} onSubmit={submit}>
      <FormDialog
        title={intl.formatMessage(m.sendTitle, { number })}
        verb={intl.formatMessage(m.mail)}
        icon="send"
        kbd="Ctrl ↵"
        onClose={onClose}
      >
        <div className="counter-send">
          <QrCode text={link} size={CODE_POINTS} />
          <b>{intl.formatMessage(m.scan)}</b>
          <CopyButton text={link} label={intl.formatMessage(m.copyLink)} />
          <small className="muted">{intl.formatMessage(m.open)}</small>
        </div>
        <TextField name="mailReceipt" label={intl.formatMessage(m.mailTo)} type="email" maxLength={200} />
      </FormDialog>
    </Formik>
  )
}
