import { month as asMonth, monthOfDay, shiftMonth } from '@shared/foundation/days/days'
import type { RecordOf } from '@shared/registry/service-types'
import { useField } from 'formik'
import { useIntl } from 'react-intl'
import { formatMoney, formatMonth } from '../../../../lib/format'
import { Field } from '../../../../ui/Field/Field'
import { Select } from '../../../../ui/Select/Select'
import { useLocale, useToday } from '../../../../ui/zone/zone-context'
import { memberMessages as m } from '../messages'

/** Months around the present one that a base salary may begin with. */
const [MONTHS_BACK, MONTHS_AHEAD] = [3, 3]

/** The month from which the base salary holds. */
export const SalaryFrom = ({ label }: { label: string }) => {
  const intl = useIntl()
  const locale = useLocale()
  const present = monthOfDay(useToday())
  const [{ value }, , field] = useField<string>('baseSalaryFrom')
  const months = Array.from({ length: MONTHS_BACK + MONTHS_AHEAD + 1 }, (_, index) => shiftMonth(present, index - MONTHS_BACK))
  const known = value === '' || months.some((each) => each === value) ? months : [asMonth(value), ...months]
  return (
    <Field label={label} hint={intl.formatMessage(m.salaryFromHint)}>
      {(props) => (
        <Select
          {...props}
          value={value}
          placeholder={formatMonth(present, locale)}
          options={known.map((each) => ({ value: each, label: formatMonth(each, locale) }))}
          onChange={(each) => void field.setValue(each)}
        />
      )}
    </Field>
  )
}

/** Every base salary that was agreed, newest first. */
export const SalaryHistory = ({ salaries }: { salaries: NonNullable<RecordOf<'users'>['salaries']> }) => {
  const intl = useIntl()
  const locale = useLocale()
  return (
    <ul className="second member-salaries">
      {[...salaries].reverse().map(({ from, amount }) => (
        <li key={from}>{intl.formatMessage(m.salaryHistory, { month: formatMonth(from, locale), amount: formatMoney(amount, locale) })}</li>
      ))}
    </ul>
  )
}
