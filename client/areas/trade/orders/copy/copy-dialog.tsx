import type { Order } from '@shared/areas/trade/services/orders'
import { useId, useState, type FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { errorText } from '../../../../components/use-error-text'
import { formatMoney } from '../../../../lib/format'
import { Button } from '../../../../ui/Button/Button'
import { Dialog } from '../../../../ui/Dialog/Dialog'
import { Field } from '../../../../ui/Field/Field'
import { failureOf } from '../../../../ui/form/form-error'
import { MoneyInput } from '../../../../ui/MoneyInput/MoneyInput'
import { toastDone } from '../../../../ui/Toasts/Toasts'
import { useLocale } from '../../../../ui/zone/zone-context'
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
  const [create, { isLoading: saving }] = api.orders.useCreate()
  const [amount, setAmount] = useState<number | null>(null)
  const [error, setError] = useState<string | undefined>()
  const form = useId()
  const confirm = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    // It isn't that of a form it may be opened from.
    event.stopPropagation()
    if (saving) return
    if (amount !== order.total) return setError(errorText('orders.copy-amount', locale))
    try {
      const copy = await create({ copy: order._id, confirmTotal: order.total }).unwrap()
      toastDone(intl.formatMessage(formMessages.placed))
      onCopied(copy)
      onClose()
    } catch (thrown) {
      setError(failureOf(thrown).message)
    }
  }
  return (
    <Dialog
      title={intl.formatMessage(m.title, { number: order.order_number })}
      width={440}
      closable={!saving}
      onClose={onClose}
      foot={
        <>
          <Button kbd="Esc" disabled={saving} onClick={onClose}>
            {intl.formatMessage(am.later)}
          </Button>
          <Button type="submit" form={form} kind="primary" icon="copy" busy={saving}>
            {intl.formatMessage(m.copy)}
          </Button>
        </>
      }
    >
      <p>{intl.formatMessage(m.text)}</p>
      <p className="strong num">{formatMoney(order.total, locale)}</p>
      <form id={form} noValidate onSubmit={(event) => void confirm(event)}>
        <Field label={intl.formatMessage(m.confirm)} error={error}>
          {(ids) => <MoneyInput {...ids} data-autofocus="" value={amount} onChange={setAmount} />}
        </Field>
      </form>
    </Dialog>
  )
}
