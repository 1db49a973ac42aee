import { errors } from '@shared/domain/errors'
import { whyNotPassword } from '@shared/domain/passwords/passwords'
import type { RecordOf } from '@shared/services/service-map'
import { Formik, type FormikErrors } from 'formik'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { usersApi } from '../../../api/users'
import { CopyButton } from '../../../components/copy-button'
import { useLanguage } from '../../../i18n/language'
import { Button } from '../../../ui/Button/Button'
import { Dialog } from '../../../ui/Dialog/Dialog'
import { Form, FormError } from '../../../ui/form/Form'
import { PasswordField } from '../../../ui/form/TextField'
import { useSubmit } from '../../../ui/form/use-submit'
import { uiMessages } from '../../../ui/messages'
import { Row } from '../../../ui/Panel/Panel'
import { suggestPassword } from '../member-values'
import { memberMessages as m } from '../messages'

interface Values {
  password: string
}

/** HR gives a member who lost it a new password, and hands it over by hand. */
export const ResetPassword = ({ member, onClose }: { member: RecordOf<'users'>; onClose: () => void }) => {
  const intl = useIntl()
  const language = useLanguage()
  const form = useId()
  const [patch] = usersApi.usePatch()
  const submit = useSubmit(({ password }: Values) => patch({ id: member._id, data: { password } }).unwrap(), {
    done: intl.formatMessage(m.resetDone, { name: member.name }),
    onSaved: onClose,
  })
  const validate = ({ password }: Values): FormikErrors<Values> => {
    const weak = whyNotPassword(password)
    return weak ? { password: errors[weak][language] } : {}
  }
  return (
    <Formik initialValues={{ password: '' }} validate={validate} onSubmit={submit}>
      {({ isSubmitting, values, setFieldValue }) => (
        <Dialog
          title={intl.formatMessage(m.resetOf, { name: member.name })}
          subtitle={intl.formatMessage(m.resetHint)}
          width={440}
          onClose={onClose}
          closable={!isSubmitting}
          foot={
            <>
              <Button onClick={onClose} disabled={isSubmitting}>
                {intl.formatMessage(uiMessages.cancel)}
              </Button>
              <Button type="submit" form={form} kind="primary" busy={isSubmitting}>
                {intl.formatMessage(m.reset)}
              </Button>
            </>
          }
        >
          <Form id={form} label={intl.formatMessage(m.reset)}>
            <FormError />
            <PasswordField
              name="password"
              label={intl.formatMessage(m.resetField)}
              hint={intl.formatMessage(m.resetRule)}
              autoComplete="new-password"
              data-autofocus
              required
            />
            <div className="member-gap" />
            <Row>
              <Button size="s" onClick={() => void setFieldValue('password', suggestPassword())}>
                {intl.formatMessage(m.passwordSuggest)}
              </Button>
              {values.password && <CopyButton text={values.password} size="s" kind="quiet" />}
            </Row>
          </Form>
        </Dialog>
      )}
    </Formik>
  )
}
