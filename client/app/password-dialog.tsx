import { passwordErrors } from '@shared/foundation/passwords/passwords'
import { users } from '@shared/areas/people/services/users'
import { Formik } from 'formik'
import { useIntl } from 'react-intl'
import { useMe } from '../api/session/use-me'
import { api } from '../api/api'
import { changeShape } from '../resource/field-limits'
import { useValidation } from '../resource/use-validation'
import { FormDialog } from '../ui/form/FormDialog'
import { PasswordField } from '../ui/form/TextField'
import { useSubmit } from '../ui/form/use-submit'
import { appMessages as m } from './messages'

interface Values {
  currentPassword: string
  password: string
}

/** Changing one's own password. */
export const PasswordDialog = ({ onClose }: { onClose: () => void }) => {
  const intl = useIntl()
  const me = useMe()
  const [patch] = api.users.usePatch()
  const submit = useSubmit((values: Values) => patch({ id: me._id, data: values }).unwrap(), {
    done: intl.formatMessage(m.passwordChanged),
    onSaved: onClose,
  })
  const validate = useValidation<Values>(
    changeShape(users),
    [
      { name: 'currentPassword', label: intl.formatMessage(m.currentPassword), required: true },
      { name: 'password', label: intl.formatMessage(m.newPassword), required: true },
    ],
    ({ password }) => passwordErrors(password),
  )
  return (
    <Formik initialValues={{ currentPassword: '', password: '' }} validate={validate} onSubmit={submit}>
      <FormDialog title={intl.formatMessage(m.changePassword)} verb={intl.formatMessage(m.changePassword)} width={420} onClose={onClose}>
        {/* Password managers need to know whose it is. */}
        <input type="hidden" name="username" autoComplete="username" value={me.username} readOnly />
        <PasswordField
          name="currentPassword"
          label={intl.formatMessage(m.currentPassword)}
          autoComplete="current-password"
          data-autofocus
          required
        />
        <PasswordField
          name="password"
          label={intl.formatMessage(m.newPassword)}
          hint={intl.formatMessage(m.newPasswordHint)}
          autoComplete="new-password"
          required
        />
      </FormDialog>
    </Formik>
  )
}
