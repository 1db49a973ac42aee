import { lastDayOf } from '@shared/foundation/days/days'
import { adjustmentErrors } from '@shared/areas/people/rules/adjustments'
import { activities } from '@shared/areas/people/services/activities'
import { Formik } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useAmountCheck } from '../../../../components/large-amount/use-amount-check'
import { formatDate, type Month } from '../../../../lib/format'
import { maxLengthsIn, newRecordShape } from '../../../../resource/field-limits'
import { useValidation } from '../../../../resource/use-validation'
import { SegmentedField } from '../../../../ui/form/ChoiceFields'
import { MoneyField } from '../../../../ui/form/NumberFields'
import { FormDialog } from '../../../../ui/form/FormDialog'
import { TextField } from '../../../../ui/form/TextField'
import { useSubmit } from '../../../../ui/form/use-submit'
import { useLocale } from '../../../../ui/zone/zone-context'
import { monthLabel } from '../../../../lib/hours'
import { payrollMessages as m } from '../messages'
import type { PayRow } from '../pay'

interface Values {
  way: 'more' | 'less'
  amount: number | null
  body: string
}

const shape = newRecordShape(activities)
const maxLength = maxLengthsIn(shape)

/** Adds to somebody's month, or takes from it, with a note that says why. */
export const AdjustmentDialog = ({ row, month, onClose }: { row: PayRow; month: Month; onClose: () => void }) => {
  const intl = useIntl()
  const locale = useLocale()
  const [create] = api.activities.useCreate()
  const checkAmount = useAmountCheck()
  const submit = useSubmit(
    async ({ way, amount, body }: Values) => {
      await checkAmount(amount, 'amount')
      return create({
        group: 'adjustments',
        userId: row._id,
        month,
        amount: way === 'less' ? -(amount ?? 0) : (amount ?? 0),
        body: body.trim(),
      }).unwrap()
    },
    { done: intl.formatMessage(m.added), onSaved: onClose },
  )
  const validate = useValidation<Values>(shape, [{ name: 'body', label: intl.formatMessage(m.note) }], adjustmentErrors)
  return (
    <Formik<Values> initialValues={{ way: 'more', amount: null, body: '' }} validate={validate} onSubmit={submit}>
      <FormDialog
        title={intl.formatMessage(m.adjustTitle, { name: row.name })}
        subtitle={intl.formatMessage(m.dated, { month: monthLabel(month, locale), day: formatDate(lastDayOf(month)) })}
        verb={intl.formatMessage(m.add)}
        onClose={onClose}
      >
        <SegmentedField<Values['way']>
          name="way"
          block
          label={intl.formatMessage(m.way)}
          segments={[
            { key: 'more', label: intl.formatMessage(m.more), icon: 'plus', ink: 'credit' },
            { key: 'less', label: intl.formatMessage(m.less), icon: 'minus', ink: 'debit' },
          ]}
        />
        <MoneyField name="amount" label={intl.formatMessage(m.amount)} required data-autofocus />
        <TextField name="body" label={intl.formatMessage(m.note)} required maxLength={maxLength('body')} />
      </FormDialog>
    </Formik>
  )
}
