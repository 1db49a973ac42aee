import type { Order } from '@shared/areas/trade/services/orders'
import { Formik } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { BuyerFields, buyerOf, useTaxCodeProblem, type BuyerValues } from '../../../components/e-invoice/buyer-fields'
import { formatMoney } from '../../../lib/format'
import { FormDialog } from '../../../ui/form/FormDialog'
import { useSubmit } from '../../../ui/form/use-submit'
import { useLocale } from '../../../ui/zone/zone-context'
import { soldMessages as m } from '../sold-messages'

/** Issues the e-invoice of a sale to a buyer who says at the counter what stands on it. */
export const IssueSold = ({ order, onClose }: { order: Order; onClose: () => void }) => {
  const intl = useIntl()
  const locale = useLocale()
  const taxCodeProblem = useTaxCodeProblem()
  const [create] = api.invoices.useCreate()
  const { order_number: number, customer } = order
  const submit = useSubmit((values: BuyerValues) => create({ orderIds: [order._id], buyer: buyerOf(values), status: 'issuing' }).unwrap(), {
    done: () => intl.formatMessage(m.issuing, { number }),
    onSaved: onClose,
    fieldOf: (path) => path.replace('buyer.', ''),
  })
  // Whoever has no phone here is the walk-in customer, which is nobody's name.
  const known = customer?.phone ? customer : undefined
  const initial: BuyerValues = { taxCode: '', legalName: '', name: known?.name ?? '', address: known?.address ?? '', email: '' }
  return (
    <Formik<BuyerValues> initialValues={initial} validate={({ taxCode }) => taxCodeProblem(taxCode)} onSubmit={submit}>
      <FormDialog
        title={intl.formatMessage(m.issueTitle, { number })}
        verb={intl.formatMessage(m.issueVerb, { amount: formatMoney(order.total, locale) })}
        icon="send"
        kbd="Ctrl ↵"
        onClose={onClose}
      >
        <BuyerFields />
        <p className="second">{intl.formatMessage(m.issueNote)}</p>
      </FormDialog>
    </Formik>
  )
}
