import { mostWrittenOff } from '@shared/foundation/documents/order-write-offs'
import { dayOf, isDay, zone as asZone, type Day } from '@shared/foundation/days/days'
import { dong } from '@shared/foundation/money/money'
import { orders, type Order } from '@shared/areas/trade/services/orders'
import { Formik, type FormikErrors } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useFirstOpenDay } from '../../../../api/session/use-workspace'
import { errorText } from '../../../../components/use-error-text'
import { formatMoney } from '../../../../lib/format'
import { Fields } from '../../../../ui/Field/Field'
import { DateField } from '../../../../ui/form/DateField'
import { FormDialog } from '../../../../ui/form/FormDialog'
import { MoneyField } from '../../../../ui/form/NumberFields'
import { TextField } from '../../../../ui/form/TextField'
import { useSubmit } from '../../../../ui/form/use-submit'
import { useLocale, useToday, useZone } from '../../../../ui/zone/zone-context'
import { instantOf } from '../../../../lib/instant-of'
import { partnerOfOrder } from '../kinds'
import { actionMessages as am, debtMessages as m } from '../messages'
import { asDocument } from '../order-document'

interface Values {
  amount: number | null
  reason: string
  day: Day | null
}

const reasonLimit: unknown = orders.patch.properties.writeOff.properties.reason.maxLength

/** Writes off what nobody expects a buyer to pay any more of an order: how much, why, and of which day. */
export const WriteOffDialog = ({ order, onClose }: { order: Order; onClose: () => void }) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const today = useToday()
  const [patch] = api.orders.usePatch()
  const most = mostWrittenOff(asDocument(order))
  const number = order.order_number
  const money = (amount: number): string => formatMoney(amount, locale)
  const firstDay = useFirstOpenDay(dayOf(new Date(order.created), asZone(zone)))
  const submit = useSubmit(
    async ({ amount, reason, day }: Values) => {
      const at = isDay(day) && day !== today ? { at: instantOf(day, zone, new Date()) } : null
      await patch({
        id: order._id,
        data: { writeOff: { amount: dong(amount ?? 0), reason: reason.trim(), ...at }, rev: order.rev },
      }).unwrap()
    },
    {
      done: (_done, { amount }) => intl.formatMessage(m.done, { amount: money(amount ?? 0), number }),
      onSaved: onClose,
      fieldOf: (path) => (path === 'writeOff.at' ? 'day' : path.replace('writeOff.', '')),
    },
  )
  const validate = ({ amount, reason }: Values): FormikErrors<Values> => ({
    ...(amount === null || Number.isNaN(amount) || amount <= 0
      ? { amount: errorText('orders.write-off-amount', locale) }
      : amount > most && { amount: intl.formatMessage(m.tooMuch, { amount: money(most) }) }),
    ...(reason.trim() === '' && { reason: errorText('orders.write-off-reason', locale) }),
  })
  return (
    <Formik<Values> initialValues={{ amount: most, reason: '', day: today }} validate={validate} onSubmit={submit}>
      <FormDialog
        title={intl.formatMessage(m.title, { number })}
        verb={intl.formatMessage(m.verb)}
        kind="danger"
        safe={intl.formatMessage(am.later)}
        onClose={onClose}
      >
        <p className="order-write-off__text">
          {intl.formatMessage(m.text, { name: partnerOfOrder(order)?.name ?? '', amount: money(most) })}
        </p>
        <Fields>
          <MoneyField name="amount" label={intl.formatMessage(m.amount)} required data-autofocus />
          <DateField name="day" label={intl.formatMessage(m.day)} min={firstDay} max={today} />
        </Fields>
        <TextField
          name="reason"
          label={intl.formatMessage(m.reason)}
          hint={intl.formatMessage(m.reasonHint)}
          required
          {...(typeof reasonLimit === 'number' ? { maxLength: reasonLimit } : null)}
        />
      </FormDialog>
    </Formik>
  )
}
