import { addDays, startOfDay, zone as asZone } from '@shared/foundation/days/days'
import type { Instant } from '@shared/foundation/declaration/wire'
import { activities, type Activity } from '@shared/areas/people/services/activities'
import { Formik, type FormikErrors } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { dayOf, formatDate, formatTime, formatWeekday, type Day } from '../../../../lib/format'
import { changeShape, maxLengthsIn } from '../../../../resource/field-limits'
import { Button } from '../../../../ui/Button/Button'
import { Fields } from '../../../../ui/Field/Field'
import { FormDialog } from '../../../../ui/form/FormDialog'
import { TextField } from '../../../../ui/form/TextField'
import { useSubmit } from '../../../../ui/form/use-submit'
import { useLocale, useZone } from '../../../../ui/zone/zone-context'
import { payrollMessages as m } from '../messages'

interface Values {
  came: string
  went: string
  why: string
}

const MINUTE_MS = 60_000
const maxLength = maxLengthsIn(changeShape(activities))

/** The moment of a time as it is written, 07:30, on a day. */
const momentOf = (day: Day, time: string, zone: string): Date => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(startOfDay(day, asZone(zone)).getTime() + (hours * 60 + minutes) * MINUTE_MS)
}

/** HR puts right when somebody came and went, and says why; who did it, when and what stood before stay with the check-in. */
export const MendStay = ({ stay, name, onClose }: { stay: Activity; name: string; onClose: () => void }) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const [patch, { isLoading }] = api.activities.usePatch()
  const day = dayOf(stay.created, zone)
  const initial: Values = { came: formatTime(stay.created, zone), went: stay.checkedOut ? formatTime(stay.checkedOut, zone) : '', why: '' }
  const done = { done: intl.formatMessage(m.mended, { name }), onSaved: onClose }
  const submit = useSubmit(({ came, went, why }: Values) => {
    const created = momentOf(day, came, zone)
    // Who goes no later than they came goes on the next day.
    const checkedOut = went === '' ? null : momentOf(went <= came ? addDays(day, 1) : day, went, zone)
    return patch({
      id: stay._id,
      data: {
        ...(came === initial.came ? null : { created: created.toISOString() as Instant }),
        ...(checkedOut === null || went === initial.went ? null : { checkedOut: checkedOut.toISOString() as Instant }),
        why: why.trim(),
      },
    }).unwrap()
  }, done)
  const refuse = useSubmit(
    ({ why }: Values) => patch({ id: stay._id, data: { status: 'disapproved', data: { reason: why.trim() } } }).unwrap(),
    done,
  )
  const whyNot = ({ came, went, why }: Values, onlyWhy = false): FormikErrors<Values> => ({
    ...(why.trim() === '' ? { why: intl.formatMessage(m.reasonMissing) } : null),
    ...(!onlyWhy && came === '' ? { came: intl.formatMessage(m.timeMissing) } : null),
    ...(!onlyWhy && came === initial.came && went === initial.went ? { went: intl.formatMessage(m.timeSame) } : null),
  })
  return (
    <Formik<Values> initialValues={initial} validate={(values) => whyNot(values)} onSubmit={submit}>
      {(formik) => (
        <FormDialog
          title={intl.formatMessage(m.mendTitle)}
          subtitle={`${name} · ${formatWeekday(day, locale)}, ${formatDate(day)}`}
          verb={intl.formatMessage(m.mendVerb)}
          others={
            stay.status !== 'disapproved' && (
              <Button
                kind="danger"
                disabled={isLoading}
                onClick={() => {
                  const missing = whyNot(formik.values, true)
                  if (missing.why === undefined) void refuse(formik.values, formik)
                  else void formik.setTouched({ why: true }, false).then(() => formik.setErrors(missing))
                }}
              >
                {intl.formatMessage(m.mendRefuse)}
              </Button>
            )
          }
          onClose={onClose}
        >
          <Fields>
            <TextField name="came" type="time" label={intl.formatMessage(m.came)} required data-autofocus />
            <TextField name="went" type="time" label={intl.formatMessage(m.went)} />
          </Fields>
          <TextField
            name="why"
            label={intl.formatMessage(m.reason)}
            hint={intl.formatMessage(m.mendHint)}
            required
            maxLength={maxLength('why')}
          />
        </FormDialog>
      )}
    </Formik>
  )
}
