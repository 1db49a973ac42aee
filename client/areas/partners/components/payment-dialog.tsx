import { day as asDay, isMonth, monthOfDay, shiftMonth, type Month } from '@shared/foundation/days/days'
import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { countMonths, MAX_ASSET_MONTHS, type PaymentWay } from '@shared/areas/partners/rules/schedule'
import { fundAmountErrors } from '@shared/foundation/documents/funds'
import { funds } from '@shared/areas/money/services/funds'
import type { CreateOf, RecordOf } from '@shared/registry/service-types'
import { Formik } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useUsualLabel } from '../../../components/fund-labels'
import { LabelField } from '../../../components/label-select'
import { useAmountCheck } from '../../../components/large-amount/use-amount-check'
import { newRecordShape } from '../../../resource/field-limits'
import { useValidation } from '../../../resource/use-validation'
import { Field, Fields } from '../../../ui/Field/Field'
import { CheckboxField, SegmentedField, SelectField } from '../../../ui/form/ChoiceFields'
import { FormDialog } from '../../../ui/form/FormDialog'
import { MoneyField } from '../../../ui/form/NumberFields'
import { TextField } from '../../../ui/form/TextField'
import { useSubmit } from '../../../ui/form/use-submit'
import { Segmented } from '../../../ui/Segmented/Segmented'
import { Select } from '../../../ui/Select/Select'
import { useToday } from '../../../ui/zone/zone-context'
import { paymentMessages as m } from '../messages'
import { shortMonth } from '../short-month'
import { PaymentPreview, type PaymentValues } from './payment-preview'
import './kept.css'

const shape = newRecordShape(funds)

/** How many months ahead a payment may begin. */
const MAX_MONTHS_AHEAD = 24
/** For how many months one often pays at once. */
const PREPAID_MONTHS = [1, 3, 6, 12] as const

const range = (first: Month, count: number): Month[] => Array.from({ length: count }, (_, at) => shiftMonth(first, at))

const dataOf = (asset: RecordOf<'assets'>, { way, completed, label, name, recipientName, ...rest }: PaymentValues): CreateOf<'funds'> =>
  ({
    ...rest,
    assetId: asset._id,
    group: FUND_GROUPS.assets.name,
    name: name.trim() || asset.name,
    ...(recipientName.trim() && { recipientName: recipientName.trim() }),
    ...(label && { label }),
    ...(way === 'instant' ? { instantPayment: true, ...(completed && { status: 'completed' }) } : { recurringPayment: true }),
  }) as CreateOf<'funds'>

/** Pays for an asset: once, spread over months, or each month; every entry is shown before it is made. */
export const PaymentDialog = ({ asset, onClose }: { asset: RecordOf<'assets'>; onClose: () => void }) => {
  const intl = useIntl()
  const first = monthOfDay(asDay(useToday()))
  const usual = useUsualLabel()
  const [create] = api.funds.useCreate()
  const checkAmount = useAmountCheck()
  const submit = useSubmit(
    async (values: PaymentValues) => {
      await checkAmount(values.amount, 'amount')
      return create(dataOf(asset, values)).unwrap()
    },
    { done: ({ name = '' }) => intl.formatMessage(m.done, { name }), onSaved: onClose },
  )
  const validate = useValidation<PaymentValues>(
    shape,
    [{ name: 'assetUntil', label: intl.formatMessage(m.until), required: true }],
    ({ amount }) => fundAmountErrors(amount),
  )
  const option = (month: Month) => ({ value: month as string, label: shortMonth(month) })
  return (
    <Formik<PaymentValues>
      initialValues={{
        way: asset.group === 'Rented Assets' ? 'recurring' : 'instant',
        amount: null,
        assetSince: first,
        assetUntil: '',
        name: '',
        recipientName: '',
        label: usual,
        completed: false,
      }}
      validate={validate}
      onSubmit={submit}
    >
      {({ values, setFieldValue, setValues }) => {
        const since = isMonth(values.assetSince) ? values.assetSince : null
        const count = since && isMonth(values.assetUntil) ? countMonths({ since, until: values.assetUntil }) : 0
        return (
          <FormDialog
            title={intl.formatMessage(m.title, { name: asset.name })}
            width={560}
            verb={intl.formatMessage(m.do, { count: values.way === 'instant' ? 1 : Math.max(1, count) })}
            onClose={onClose}
          >
            <SegmentedField<PaymentWay>
              name="way"
              block
              label={intl.formatMessage(m.way)}
              segments={[
                { key: 'instant', label: intl.formatMessage(m.instant) },
                { key: 'recurring', label: intl.formatMessage(m.recurring), icon: 'repeat' },
              ]}
            />
            <p className="second kept-hint">{intl.formatMessage(values.way === 'instant' ? m.instantHint : m.recurringHint)}</p>
            <MoneyField name="amount" label={intl.formatMessage(values.way === 'instant' ? m.amount : m.amountEach)} required />
            <Fields least={170}>
              <Field label={intl.formatMessage(m.since)} required name="assetSince">
                {(ids) => (
                  <Select
                    {...ids}
                    options={range(first, MAX_MONTHS_AHEAD).map(option)}
                    value={values.assetSince}
                    // Another start is another term.
                    onChange={(assetSince) => void setValues({ ...values, assetSince, assetUntil: '' })}
                  />
                )}
              </Field>
              <SelectField
                name="assetUntil"
                label={intl.formatMessage(m.until)}
                required
                placeholder={intl.formatMessage(m.choose)}
                options={
                  since
                    ? range(since, MAX_ASSET_MONTHS).map((month, at) => ({
                        value: month,
                        label: intl.formatMessage(m.untilOption, { month: shortMonth(month), count: at + 1 }),
                      }))
                    : []
                }
              />
            </Fields>
            <Field label={intl.formatMessage(m.prepaid)}>
              {() => (
                <Segmented<string>
                  block
                  label={intl.formatMessage(m.prepaid)}
                  chosen={String(count)}
                  onChoose={(months) => since && void setFieldValue('assetUntil', shiftMonth(since, Number(months) - 1))}
                  segments={PREPAID_MONTHS.map((months) => ({
                    key: String(months),
                    label: String(months),
                  }))}
                />
              )}
            </Field>
            <TextField name="name" label={intl.formatMessage(m.name)} placeholder={asset.name} maxLength={500} />
            <Fields>
              <TextField name="recipientName" label={intl.formatMessage(m.recipient)} maxLength={200} />
              <LabelField name="label" label={intl.formatMessage(m.label)} />
            </Fields>
            {values.way === 'instant' && (
              <CheckboxField name="completed" hint={intl.formatMessage(m.completedHint)}>
                {intl.formatMessage(m.completed)}
              </CheckboxField>
            )}
            <PaymentPreview values={values} count={count} />
          </FormDialog>
        )
      }}
    </Formik>
  )
}
