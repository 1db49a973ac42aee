import { isBlindTo } from '@shared/areas/counter/rules/blind-shifts'
import type { Shift } from '@shared/areas/counter/services/shifts'
import { Formik } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../api/api'
import { useCan, useMe } from '../../../api/session/use-me'
import { formatMoney } from '../../../lib/format'
import { SegmentedField, SelectField } from '../../../ui/form/ChoiceFields'
import { FormDialog } from '../../../ui/form/FormDialog'
import { MoneyField } from '../../../ui/form/NumberFields'
import { TextField } from '../../../ui/form/TextField'
import { useSubmit } from '../../../ui/form/use-submit'
import { useLocale } from '../../../ui/zone/zone-context'
import { counterMessages as m } from '../messages'
import { useCashLabels } from '../use-cash-labels'

interface Values {
  way: 'out' | 'in'
  amount: number | null
  label: string
  note: string
}

/** Carries cash from the drawer to another account of cash, or back. */
export const CarryDialog = ({ shift, onClose }: { shift: Shift; onClose: () => void }) => {
  const intl = useIntl()
  const locale = useLocale()
  const mayPutIn = useCan('/funds')
  const isBlind = isBlindTo(useMe().rights, shift)
  const labels = useCashLabels(shift.label)
  const [patch] = api.shifts.usePatch()
  const submit = useSubmit(
    ({ way, amount, label, note }: Values) =>
      patch({
        id: shift._id,
        data: {
          carry: {
            amount: (way === 'in' ? -(amount ?? 0) : (amount ?? 0)) as never,
            label: label || (labels[0]?.value ?? ''),
            ...(note.trim() ? { note: note.trim() } : {}),
          },
        },
      }).unwrap(),
    {
      done: ({ expected }) =>
        isBlind ? intl.formatMessage(m.carriedBlind) : intl.formatMessage(m.carried, { amount: formatMoney(expected, locale) }),
      onSaved: onClose,
      fieldOf: (path) => path.replace('carry.', ''),
    },
  )
  const initial: Values = { way: 'out', amount: null, label: '', note: '' }
  return (
    <Formik initialValues={initial} onSubmit={submit}>
      {({ values }) => (
        <FormDialog
          title={intl.formatMessage(m.carry)}
          {...(isBlind ? {} : { subtitle: intl.formatMessage(m.carryHint, { amount: formatMoney(shift.expected, locale) }) })}
          verb={intl.formatMessage(values.way === 'in' ? m.carryIn : m.carryOut)}
          ready={labels.length > 0}
          onClose={onClose}
        >
          {mayPutIn && (
            <SegmentedField
              name="way"
              label={intl.formatMessage(m.carry)}
              segments={[
                { key: 'out', label: intl.formatMessage(m.carryOut) },
                { key: 'in', label: intl.formatMessage(m.carryIn) },
              ]}
            />
          )}
          <MoneyField name="amount" label={intl.formatMessage(m.carryAmount)} required data-autofocus />
          {labels.length === 0 ? (
            <p className="ink-debit">{intl.formatMessage(m.noSafe)}</p>
          ) : (
            <SelectField
              name="label"
              label={intl.formatMessage(values.way === 'in' ? m.carryFrom : m.carryTo)}
              options={labels}
              {...(values.label ? {} : { placeholder: labels[0]?.label ?? '' })}
            />
          )}
          <TextField name="note" label={intl.formatMessage(m.carryNote)} maxLength={500} />
        </FormDialog>
      )}
    </Formik>
  )
}
