import type { Day } from '@shared/foundation/days/days'
import { isFundAmount } from '@shared/foundation/documents/funds'
import type { Id } from '@shared/foundation/ids'
import { Formik } from 'formik'
import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { useAmountCheck } from '../../../../components/large-amount/use-amount-check'
import { formatMoney } from '../../../../lib/format'
import { Field } from '../../../../ui/Field/Field'
import { SegmentedField } from '../../../../ui/form/ChoiceFields'
import { Refused } from '../../../../ui/form/form-error'
import { FormDialog } from '../../../../ui/form/FormDialog'
import { MoneyField } from '../../../../ui/form/NumberFields'
import { useSubmit } from '../../../../ui/form/use-submit'
import { useLocale } from '../../../../ui/zone/zone-context'
import { useOpening } from '../../../partners/parts/opening/use-opening'
import { PartnerPicker } from '../../../trade/orders/parts/partner-picker'
import { movingInMessages as m } from '../messages'
import { shortDay } from './cash-dialog'

const whose = { sales: m.debtPartner, purchases: m.debtSupplier } as const

type PartnerChoice = NonNullable<ComponentProps<typeof PartnerPicker>['value']>

interface Values {
  group: 'sales' | 'purchases'
  partner: PartnerChoice | null
  amount: number | null
}

/** Writes down what one partner still owed, or was owed, when the books began. */
export const DebtDialog = ({ day, onClose }: { readonly day: Day; readonly onClose: () => void }) => {
  const intl = useIntl()
  const locale = useLocale()
  const { enterDebt } = useOpening()
  const checkAmount = useAmountCheck()
  const submit = useSubmit(
    async ({ partner, amount }: Values) => {
      if (!partner) throw new Refused(intl.formatMessage(m.debtNobody), 'partner')
      if (!isFundAmount(amount)) throw new Refused(intl.formatMessage(m.debtNoAmount), 'amount')
      await checkAmount(amount, 'amount')
      await enterDebt({ _id: partner.value as Id<'assets'>, group: partner.group }, amount)
    },
    {
      done: (_, { partner, amount }) =>
        intl.formatMessage(m.debtDone, { name: partner?.label ?? '', amount: formatMoney(amount ?? 0, locale) }),
      onSaved: onClose,
    },
  )
  return (
    <Formik<Values> initialValues={{ group: 'sales', partner: null, amount: null }} onSubmit={submit}>
      {({ values, errors, setFieldValue }) => (
        <FormDialog
          title={intl.formatMessage(m.debtTitle)}
          subtitle={intl.formatMessage(m.debtHint, { day: shortDay(day) })}
          verb={intl.formatMessage(m.debtSave)}
          onClose={onClose}
        >
          <SegmentedField<Values['group']>
            name="group"
            block
            label={intl.formatMessage(m.debtWhose)}
            onSet={() => void setFieldValue('partner', null)}
            segments={[
              { key: 'sales', label: intl.formatMessage(m.debtTheirs) },
              { key: 'purchases', label: intl.formatMessage(m.debtOurs) },
            ]}
          />
          <Field name="partner" required label={intl.formatMessage(whose[values.group])} error={errors.partner}>
            {(ids) => (
              <PartnerPicker
                {...ids}
                key={values.group}
                group={values.group}
                value={values.partner}
                onChange={(partner) => void setFieldValue('partner', partner)}
              />
            )}
          </Field>
          <MoneyField name="amount" label={intl.formatMessage(m.debtAmount)} required />
        </FormDialog>
      )}
    </Formik>
  )
}
