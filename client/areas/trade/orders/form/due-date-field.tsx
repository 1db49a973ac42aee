import { addDays, isDay } from '@shared/foundation/days/days'
import { agreedDueDate, MOST_DAYS_TO_DUE } from '@shared/foundation/documents/order-due'
import { useFormikContext } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { formatDate } from '../../../../lib/format'
import { DateField } from '../../../../ui/form/DateField'
import { formMessages as m } from '../messages'
import type { OrderValues } from './order-values'

/** The day an order is to be paid by; of a new one the day that is agreed with its partner stands there until another is chosen. */
export const DueDateField = ({ isNew, locked }: { isNew: boolean; locked: boolean }) => {
  const intl = useIntl()
  const { values } = useFormikContext<OrderValues>()
  const partnerId = values.partner?.value ?? ''
  const { currentData: partner } = api.assets.useGet(partnerId, { skip: !isNew || partnerId === '' })
  const made = isDay(values.created) ? values.created : undefined
  const agreed = made && isNew && partnerId !== '' ? agreedDueDate(made, partner?.paymentDays) : undefined
  return (
    <DateField
      name="dueDate"
      label={intl.formatMessage(m.dueDate)}
      placeholder={agreed ? formatDate(agreed) : intl.formatMessage(m.dueAtOnce)}
      min={made}
      max={made && addDays(made, MOST_DAYS_TO_DUE)}
      disabled={locked}
    />
  )
}
