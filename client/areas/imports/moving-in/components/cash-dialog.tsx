import { endOfDay, zone as asZone, type Day, type Zone } from '@shared/foundation/days/days'
import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { isFundAmount } from '@shared/foundation/documents/funds'
import type { Instant } from '@shared/foundation/declaration/wire'
import { sumDong } from '@shared/foundation/money/money'
import { Formik } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useLabelOptions } from '../../../../components/fund-labels'
import { useAmountCheck } from '../../../../components/large-amount/use-amount-check'
import { formatMoney } from '../../../../lib/format'
import { Button } from '../../../../ui/Button/Button'
import { Refused } from '../../../../ui/form/form-error'
import { FormDialog } from '../../../../ui/form/FormDialog'
import { MoneyField } from '../../../../ui/form/NumberFields'
import { useSubmit } from '../../../../ui/form/use-submit'
import { useLocale, useToday, useZone } from '../../../../ui/zone/zone-context'
import { movingInMessages as m } from '../messages'
import type { Opening } from '../opening'

interface Values {
  /** Whole dong by the place of the label in the settings; null: nothing. */
  amounts: (number | null)[]
}

interface CashDialogProps {
  readonly opening: Opening
  readonly day: Day
  /** What is written down already is asked for. */
  readonly onEntered: () => void
  readonly onClose: () => void
}

/** Writes down what lay in each till and account when the books began: an entry for each. */
export const CashDialog = ({ opening, day, onEntered, onClose }: CashDialogProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = asZone(useZone())
  const today = useToday()
  const labels = useLabelOptions()
  const [create] = api.funds.useCreate()
  const checkAmount = useAmountCheck()
  const submit = useSubmit(
    async ({ amounts }: Values, { setFieldValue }) => {
      const given = labels.flatMap(({ value: label }, at) => {
        const amount = amounts[at]
        return amount === null || amount === undefined ? [] : [{ label, amount, at }]
      })
      if (given.length === 0) throw new Refused(intl.formatMessage(m.cashNothing))
      for (const { amount, at } of given) await checkAmount(amount, `amounts.${at}`)
      for (const { label, amount, at } of given) {
        await create({
          group: FUND_GROUPS.opening.name,
          label,
          amount,
          status: 'completed',
          ...datedOn(day, today, zone),
        }).unwrap()
        // What is written down isn't sent again when a later one is refused.
        await setFieldValue(`amounts.${at}`, null)
      }
      return sumDong(given.map(({ amount }) => (isFundAmount(amount) ? amount : 0)))
    },
    { done: (sum) => intl.formatMessage(m.cashDone, { amount: formatMoney(sum, locale) }), onSaved: onClose },
  )
  const standing = (label: string): number => opening.labels.find((each) => each.label === label)?.balance ?? 0
  return (
    <Formik<Values> initialValues={{ amounts: labels.map(() => null) }} onSubmit={submit}>
      <FormDialog
        title={intl.formatMessage(m.cashTitle)}
        subtitle={intl.formatMessage(m.cashHint, { day: shortDay(day) })}
        verb={intl.formatMessage(m.cashSave)}
        onClose={onClose}
      >
        {labels.map(({ value, label }, at) => (
          <MoneyField
            key={value}
            name={`amounts.${at}`}
            label={label}
            {...(at === 0 && { 'data-autofocus': '' })}
            {...(standing(value) !== 0 && {
              hint: intl.formatMessage(m.cashStands, { amount: formatMoney(standing(value), locale) }),
            })}
          />
        ))}
        {opening.labels.length > 0 && (
          <Button kind="link" size="s" onClick={onEntered}>
            {intl.formatMessage(m.entries)}
          </Button>
        )}
      </FormDialog>
    </Formik>
  )
}

/** The end of a day; of today it is now. */
const datedOn = (day: Day, today: Day, zone: Zone): { created?: Instant } =>
  day === today ? {} : { created: endOfDay(day, zone).toISOString() as Instant }

export const shortDay = (day: Day): string => `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`
