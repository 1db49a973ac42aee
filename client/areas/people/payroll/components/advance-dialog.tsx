import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { fundAmountErrors } from '@shared/foundation/documents/funds'
import { funds } from '@shared/areas/money/services/funds'
import { Formik } from 'formik'
import { useIntl } from 'react-intl'
import { fundsApi } from '../../../../api/funds'
import { useAmountCheck } from '../../../../components/large-amount/use-amount-check'
import { newRecordShape } from '../../../../resource/field-limits'
import { useValidation } from '../../../../resource/use-validation'
import { MoneyField } from '../../../../ui/form/NumberFields'
import { FormDialog } from '../../../../ui/form/FormDialog'
import { useSubmit } from '../../../../ui/form/use-submit'
import { payrollMessages as m } from '../messages'
import type { PayRow } from '../pay'

interface Values {
  amount: number | null
}

const shape = newRecordShape(funds)

/** Pays a part of this month's salary ahead. */
export const AdvanceDialog = ({ row, onClose }: { row: PayRow; onClose: () => void }) => {
  const intl = useIntl()
  const [create] = fundsApi.useCreate()
  const checkAmount = useAmountCheck()
  const submit = useSubmit(
    async ({ amount }: Values) => {
      await checkAmount(amount, 'amount')
      return create({ group: FUND_GROUPS.salaries.name, userId: row._id, amount: amount ?? 0 }).unwrap()
    },
    { done: intl.formatMessage(m.advanceDone), onSaved: onClose },
  )
  const validate = useValidation<Values>(shape, [], ({ amount }) => fundAmountErrors(amount))
  return (
    <Formik<Values> initialValues={{ amount: null }} validate={validate} onSubmit={submit}>
      <FormDialog title={intl.formatMessage(m.advanceTitle, { name: row.name })} verb={intl.formatMessage(m.advance)} onClose={onClose}>
        <MoneyField name="amount" label={intl.formatMessage(m.amount)} required data-autofocus />
      </FormDialog>
    </Formik>
  )
}
