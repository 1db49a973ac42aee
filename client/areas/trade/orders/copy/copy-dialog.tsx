import type { Order } from '@shared/areas/trade/services/orders'
import { Formik } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { errorText } from '../../../../components/use-error-text'
import { formatMoney } from '../../../../lib/format'
import { FormDialog } from '../../../../ui/form/FormDialog'
import { MoneyField } from '../../../../ui/form/NumberFields'
import { useSubmit } from '../../../../ui/form/use-submit'
import { useLocale } from '../../../../ui/zone/zone-context'
import { useOverLimit } from '../parts/use-over-limit'
import { copyMessages as m, formMessages, actionMessages as am } from '../messages'

interface CopyDialogProps {
  order: Order
  onCopied: (order: Order) => void
  onClose: () => void
}

/** Makes an order like this one, once its amount is confirmed. */
export const CopyDialog = ({ order, onCopied, onClose }: CopyDialogProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const [create] = api.orders.useCreate()
  const withinLimit = useOverLimit()
  const submit = useSubmit(
    (_values: { amount: number | null }) =>
      withinLimit((confirmed) => create({ copy: order._id, confirmTotal: order.total, ...confirmed }).unwrap()),
    {
      done: intl.formatMessage(formMessages.placed),
      onSaved: (copy) => {
        onCopied(copy)
        onClose()
      },
    },
  )
  return (
    <Formik<{ amount: number | null }>
      initialValues={{ amount: null }}
      validate={({ amount }) => (amount === order.total ? {} : { amount: errorText('orders.copy-amount', locale) })}
      onSubmit={submit}
    >
      <FormDialog
        title={intl.formatMessage(m.title, { number: order.order_number })}
        verb={intl.formatMessage(m.copy)}
        icon="copy"
        safe={intl.formatMessage(am.later)}
        onClose={onClose}
      >
        <p>{intl.formatMessage(m.text)}</p>
        <p className="strong num">{formatMoney(order.total, locale)}</p>
        <MoneyField name="amount" label={intl.formatMessage(m.confirm)} data-autofocus />
      </FormDialog>
    </Formik>
  )
}
