import { funds } from '@shared/areas/money/services/funds'
import { enteredAmount, fundAmountErrors } from '@shared/foundation/documents/funds'
import type { CreateOf } from '@shared/registry/service-types'
import { Formik } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { useAmountCheck } from '../../../../components/large-amount/use-amount-check'
import { formatMoney } from '../../../../lib/format'
import { newRecordShape } from '../../../../resource/field-limits'
import { useValidation } from '../../../../resource/use-validation'
import { SelectField } from '../../../../ui/form/ChoiceFields'
import { FormDialog } from '../../../../ui/form/FormDialog'
import { MoneyField } from '../../../../ui/form/NumberFields'
import { TextField } from '../../../../ui/form/TextField'
import { useSubmit } from '../../../../ui/form/use-submit'
import { useLocale } from '../../../../ui/zone/zone-context'
import { transferMessages as m } from '../messages'

interface Values {
  label: string
  transferTo: string
  amount: number | null
  name: string
}

const shape = newRecordShape(funds)

/** Money from one label to another: a pair of entries, completed at once. */
export const TransferDialog = ({ onClose }: { onClose: () => void }) => {
  const intl = useIntl()
  const locale = useLocale()
  const workspace = useWorkspace()
  const [create] = api.funds.useCreate()
  const checkAmount = useAmountCheck()
  const labels = (workspace?.opts.fundLabels ?? []).map((label) => ({ value: label, label }))
  const submit = useSubmit(
    async ({ label, transferTo, amount, name }: Values) => {
      await checkAmount(amount, 'amount')
      return create({ label, transferTo, amount, ...(name.trim() && { name: name.trim() }) } as CreateOf<'funds'>).unwrap()
    },
    {
      done: ({ amount, label = '', transferLabel = '' }) =>
        intl.formatMessage(m.done, { amount: formatMoney(enteredAmount({ amount }), locale), from: label, to: transferLabel }),
      onSaved: onClose,
    },
  )
  const validate = useValidation<Values>(shape, [], ({ amount }) => fundAmountErrors(amount))
  return (
    <Formik<Values>
      initialValues={{ label: labels[0]?.value ?? '', transferTo: labels[1]?.value ?? '', amount: null, name: '' }}
      validate={validate}
      onSubmit={submit}
    >
      {({ values }) => (
        <FormDialog title={intl.formatMessage(m.title)} verb={intl.formatMessage(m.do)} onClose={onClose}>
          <SelectField
            name="label"
            label={intl.formatMessage(m.from)}
            options={labels}
            placeholder={intl.formatMessage(m.choose)}
            required
          />
          <SelectField
            name="transferTo"
            label={intl.formatMessage(m.to)}
            options={labels.map((each) => ({ ...each, disabled: each.value === values.label }))}
            placeholder={intl.formatMessage(m.choose)}
            required
          />
          <MoneyField name="amount" label={intl.formatMessage(m.amount)} required />
          <TextField name="name" label={intl.formatMessage(m.name)} maxLength={500} />
        </FormDialog>
      )}
    </Formik>
  )
}
