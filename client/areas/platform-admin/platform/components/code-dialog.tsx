import { addDays, type Day } from '@shared/foundation/days/days'
import { codes } from '@shared/areas/platform-admin/services/codes'
import { Formik } from 'formik'
import { useIntl } from 'react-intl'
import { codesApi } from '../../../../api/codes'
import { newRecordShape } from '../../../../resource/field-limits'
import { useValidation } from '../../../../resource/use-validation'
import { DateField } from '../../../../ui/form/DateField'
import { FormDialog } from '../../../../ui/form/FormDialog'
import { TextField } from '../../../../ui/form/TextField'
import { useSubmit } from '../../../../ui/form/use-submit'
import { useToday } from '../../../../ui/zone/zone-context'
import { platformMessages as m } from '../messages'

interface Values {
  email: string
  note: string
  until: Day | null
}

const USUAL_TERM_DAYS = 30

/** Makes a code to hand out. */
export const CodeDialog = ({ onClose }: { onClose: () => void }) => {
  const intl = useIntl()
  const today = useToday()
  const [create] = codesApi.useCreate()
  const submit = useSubmit(
    ({ email, note, until }: Values) =>
      create({
        ...(email.trim() ? { email: email.trim() } : {}),
        ...(note.trim() ? { note: note.trim() } : {}),
        ...(until ? { until } : {}),
      }).unwrap(),
    { done: ({ code }) => intl.formatMessage(m.codeMade, { code }), onSaved: onClose },
  )
  const validate = useValidation<Values>(newRecordShape(codes), [
    { name: 'email', label: intl.formatMessage(m.codeEmail) },
    { name: 'note', label: intl.formatMessage(m.codeNote) },
  ])
  return (
    <Formik<Values> initialValues={{ email: '', note: '', until: addDays(today, USUAL_TERM_DAYS) }} validate={validate} onSubmit={submit}>
      <FormDialog title={intl.formatMessage(m.codeNew)} verb={intl.formatMessage(m.codeMake)} onClose={onClose}>
        <TextField
          name="email"
          label={intl.formatMessage(m.codeEmail)}
          hint={intl.formatMessage(m.codeEmailHint)}
          type="email"
          inputMode="email"
          data-autofocus
        />
        <TextField name="note" label={intl.formatMessage(m.codeNote)} />
        <DateField name="until" label={intl.formatMessage(m.codeUntil)} hint={intl.formatMessage(m.codeUntilHint)} />
      </FormDialog>
    </Formik>
  )
}
