import type { Day } from '@shared/foundation/days/days'
import { isFundAmount } from '@shared/foundation/documents/funds'
import type { Asset } from '@shared/areas/partners/services/assets'
import type { Id } from '@shared/foundation/ids'
import { Formik } from 'formik'
import { useIntl } from 'react-intl'
import { usePartnerSearch } from '../../../../components/partner-search'
import { useAmountCheck } from '../../../../components/large-amount/use-amount-check'
import { formatMoney } from '../../../../lib/format'
import { Button } from '../../../../ui/Button/Button'
import { PickerField, SegmentedField } from '../../../../ui/form/ChoiceFields'
import { Refused } from '../../../../ui/form/form-error'
import { FormDialog } from '../../../../ui/form/FormDialog'
import { MoneyField } from '../../../../ui/form/NumberFields'
import { useSubmit } from '../../../../ui/form/use-submit'
import { useLocale } from '../../../../ui/zone/zone-context'
import { useOpening } from '../../../partners/parts/opening/use-opening'
import { movingInMessages as m } from '../messages'
import { shortDay } from './cash-dialog'

const whose = { sales: m.debtPartner, purchases: m.debtSupplier } as const

const groups = { sales: ['Customers', 'Sales Agents'], purchases: ['Suppliers'] } as const

interface Values {
  group: 'sales' | 'purchases'
  partner: { value: string; label: string } | null
  /** The group of the partner that was chosen. */
  of: Asset['group'] | null
  amount: number | null
}

interface DebtDialogProps {
  readonly day: Day
  /** Some are written down already. */
  readonly hasEntered: boolean
  readonly onEntered: () => void
  readonly onClose: () => void
}

/** Writes down what one partner still owed, or was owed, when the books began. */
export const DebtDialog = ({ day, hasEntered, onEntered, onClose }: DebtDialogProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const { enterDebt } = useOpening()
  const checkAmount = useAmountCheck()
  const find = { sales: usePartnerSearch(groups.sales), purchases: usePartnerSearch(groups.purchases) }
  const submit = useSubmit(
    async ({ partner, of, amount }: Values) => {
      if (!partner || !of) throw new Refused(intl.formatMessage(m.debtNobody), 'partner')
      if (!isFundAmount(amount)) throw new Refused(intl.formatMessage(m.debtNoAmount), 'amount')
      await checkAmount(amount, 'amount')
      await enterDebt({ _id: partner.value as Id<'assets'>, group: of }, amount)
    },
    {
      done: (_, { partner, amount }) =>
        intl.formatMessage(m.debtDone, { name: partner?.label ?? '', amount: formatMoney(amount ?? 0, locale) }),
      onSaved: onClose,
    },
  )
  return (
    <Formik<Values> initialValues={{ group: 'sales', partner: null, of: null, amount: null }} onSubmit={submit}>
      {({ values, setFieldValue }) => (
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
          <PickerField<Asset>
            key={values.group}
            name="partner"
            required
            label={intl.formatMessage(whose[values.group])}
            search={find[values.group]}
            onSet={(option) => void setFieldValue('of', option?.data.group ?? null)}
          />
          <MoneyField name="amount" label={intl.formatMessage(m.debtAmount)} required />
          {hasEntered && (
            <Button kind="link" size="s" onClick={onEntered}>
              {intl.formatMessage(m.entries)}
            </Button>
          )}
        </FormDialog>
      )}
    </Formik>
  )
}
