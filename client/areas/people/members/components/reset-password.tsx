import { passwordErrors } from '@shared/foundation/passwords/passwords'
import type { RecordOf } from '@shared/registry/service-types'
import { users } from '@shared/areas/people/services/users'
import { Formik } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { changeShape } from '../../../../resource/field-limits'
import { useValidation } from '../../../../resource/use-validation'
import { FormDialog } from '../../../../ui/form/FormDialog'
import { useSubmit } from '../../../../ui/form/use-submit'
import { memberMessages as m } from '../messages'
import { NewPassword } from './new-password'

interface Values {
  password: string
}

/** HR gives a member who lost it a new password, and hands it over by hand. */
export const ResetPassword = ({ member, onClose }: { member: RecordOf<'users'>; onClose: () => void }) => {
  const intl = useIntl()
  const [patch] = api.users.usePatch()
  const submit = useSubmit(({ password }: Values) => patch({ id: member._id, data: { password } }).unwrap(), {
    done: intl.formatMessage(m.resetDone, { name: member.name }),
    onSaved: onClose,
  })
  const validate = useValidation<Values>(
    changeShape(users),
    [{ name: 'password', label: intl.formatMessage(m.resetField), required: true }],
    ({ password }) => passwordErrors(password),
  )
  return (
    <Formik initialValues={{ password: '' }} validate={validate} onSubmit={submit}>
      <FormDialog
        title={intl.formatMessage(m.resetOf, { name: member.name })}
        subtitle={intl.formatMessage(m.resetHint)}
        verb={intl.formatMessage(m.reset)}
        onClose={onClose}
      >
        <NewPassword label={intl.formatMessage(m.resetField)} hint={intl.formatMessage(m.resetRule)} username={member.username} first />
      </FormDialog>
    </Formik>
  )
}
