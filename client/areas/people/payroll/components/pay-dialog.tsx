import { lastDayOf, monthOfDay, type Month } from '@shared/foundation/days/days'
import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { fundAmountErrors } from '@shared/foundation/documents/funds'
import { sumDong } from '@shared/foundation/money/money'
import { funds } from '@shared/areas/money/services/funds'
import { Formik, type FormikErrors } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useCan } from '../../../../api/session/use-me'
import { useAmountCheck } from '../../../../components/large-amount/use-amount-check'
import { paidFrom, PayFrom, usePayLabel } from '../../../../components/pay-from/pay-from'
import { formatDate, formatMoney } from '../../../../lib/format'
import { monthLabel } from '../../../../lib/hours'
import { newRecordShape } from '../../../../resource/field-limits'
import { secondPersonMessages } from '../../../../components/second-person/messages'
import { useValidation } from '../../../../resource/use-validation'
import { Button } from '../../../../ui/Button/Button'
import { CheckboxField, SegmentedField } from '../../../../ui/form/ChoiceFields'
import { FormDialog } from '../../../../ui/form/FormDialog'
import { MoneyField } from '../../../../ui/form/NumberFields'
import { TextField } from '../../../../ui/form/TextField'
import { useSubmit } from '../../../../ui/form/use-submit'
import { useLocale, useToday, useZone } from '../../../../ui/zone/zone-context'
import { payMessages as m, payrollMessages } from '../messages'
import { dueOf, paymentOf, type PayRow, type PayValues } from '../pay'
import { EarnedBar } from './earned-bar'
import { NotOver } from './not-over'

const shape = newRecordShape(funds)

interface PayDialogProps {
  readonly row: PayRow
  readonly month: Month
  readonly kind: PayValues['kind']
  readonly onClose: () => void
}

/** Pays a member: the salary of a month, or an advance on the present one, from which account, on which day, how much. */
export const PayDialog = ({ row, month, kind, onClose }: PayDialogProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const today = useToday()
  const mayComplete = useCan('/funds')
  const [create] = api.funds.useCreate()
  const checkAmount = useAmountCheck()
  const [label, keepLabel] = usePayLabel()
  const due = dueOf(row)
  const isPresent = monthOfDay(today) === month
  const isSettled = paymentOf(row) !== undefined
  const money = (value: number): string => formatMoney(value, locale)
  const given = sumDong(row.payments.map(({ amount }) => amount))
  const submit = useSubmit(
    async (values: PayValues) => {
      await checkAmount(values.amount, 'amount')
      const entry = await create({
        group: FUND_GROUPS.salaries.name,
        userId: row._id,
        amount: values.amount ?? 0,
        // Of another month nobody sees here what was given.
        ...((values.kind === 'salary' || monthOfDay(values.created ?? today) === month) && { givenBefore: given }),
        ...(values.kind === 'salary' ? { month } : values.note.trim() && { note: values.note.trim() }),
        ...paidFrom(values, today, zone),
      }).unwrap()
      keepLabel(values.label)
      return entry
    },
    {
      done: ({ asked }, { kind: paid, amount }) =>
        asked
          ? intl.formatMessage(secondPersonMessages.waitingCount, { count: 1 })
          : paid === 'advance'
            ? intl.formatMessage(payrollMessages.advanceDone)
            : intl.formatMessage(payrollMessages.payDone, { name: row.name, amount: money(amount ?? 0) }),
      onSaved: onClose,
    },
  )
  const judge = useValidation<PayValues>(shape, [], ({ amount }) => fundAmountErrors(amount))
  const validate = (values: PayValues): FormikErrors<PayValues> => {
    const above = (values.amount ?? 0) - due
    const over =
      values.kind === 'advance'
        ? intl.formatMessage(m.tooEarly, { above: money(above), amount: money(due) })
        : intl.formatMessage(m.tooMuch, { amount: money(due) })
    return { ...judge(values), ...(above > 0 && { amount: over }) }
  }
  return (
    <Formik<PayValues>
      initialValues={{ kind, label, created: today, amount: kind === 'salary' ? due : null, note: '', early: false }}
      initialTouched={{ amount: kind === 'salary' }}
      validate={validate}
      onSubmit={submit}
    >
      {({ values, errors, setValues }) => {
        const isSalary = values.kind === 'salary'
        const isEarly = isSalary && isPresent && !isSettled
        const turn = (next: PayValues['kind']): void =>
          void setValues({ ...values, kind: next, amount: next === 'salary' ? due : values.amount })
        const rest = due - (values.amount ?? 0)
        return (
          <FormDialog
            width={540}
            title={intl.formatMessage(isSalary ? m.title : m.titleAdvance, { name: row.name })}
            subtitle={intl.formatMessage(m.subtitle, {
              month: monthLabel(month, locale),
              total: money(row.total),
              paid: given > 0 ? money(given) : 'none',
            })}
            safe={intl.formatMessage(m.later)}
            verb={intl.formatMessage(isSalary ? m.doSalary : m.doAdvance, { amount: values.amount ? money(values.amount) : '' })}
            ready={errors.amount === undefined && (!isEarly || values.early)}
            others={isEarly && <Button onClick={() => turn('advance')}>{intl.formatMessage(m.toAdvance)}</Button>}
            onClose={onClose}
          >
            {isPresent && !isSettled && (
              <div className="pay-kind">
                <SegmentedField<PayValues['kind']>
                  name="kind"
                  label={intl.formatMessage(m.kind)}
                  onSet={turn}
                  segments={[
                    { key: 'salary', label: intl.formatMessage(m.salary) },
                    { key: 'advance', label: intl.formatMessage(m.advance) },
                  ]}
                />
              </div>
            )}
            {isEarly && (
              <NotOver month={month}>
                {intl.formatMessage(m.notOverOne, {
                  name: row.name,
                  today: formatDate(today),
                  earned: money(row.total),
                  amount: money(due),
                  day: formatDate(lastDayOf(month)),
                })}
              </NotOver>
            )}
            <MoneyField
              name="amount"
              label={intl.formatMessage(m.amount)}
              required
              data-autofocus
              hint={isSalary && rest > 0 && values.amount ? intl.formatMessage(m.rest, { amount: money(rest) }) : undefined}
            />
            {!isSalary && <EarnedBar due={due} amount={values.amount} onChoose={(amount) => void setValues({ ...values, amount })} />}
            <PayFrom amount={values.amount} />
            {!isSalary && <TextField name="note" label={intl.formatMessage(m.reason)} maxLength={2000} />}
            {isEarly && (
              <CheckboxField name="early" hint={intl.formatMessage(m.earlyHint, { day: formatDate(lastDayOf(month)) })}>
                {intl.formatMessage(m.early, { name: row.name })}
              </CheckboxField>
            )}
            {!mayComplete && <p className="second">{intl.formatMessage(payrollMessages.payWaits)}</p>}
          </FormDialog>
        )
      }}
    </Formik>
  )
}
