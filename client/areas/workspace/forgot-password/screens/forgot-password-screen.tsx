import { users } from '@shared/areas/people/services/users'
import { Formik } from 'formik'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link, useSearchParams } from 'react-router-dom'
import { toError } from '../../../../api/api-error'
import { forgotPassword } from '../../../../api/session/sign-in'
import { PublicLayout } from '../../../../components/public-layout/public-layout'
import { useLanguage } from '../../../../i18n/language'
import { newRecordShape } from '../../../../resource/field-limits'
import { formSchema } from '../../../../resource/form-schema'
import { Button } from '../../../../ui/Button/Button'
import { Form, FormError } from '../../../../ui/form/Form'
import { TextField } from '../../../../ui/form/TextField'
import { useSubmit } from '../../../../ui/form/use-submit'
import { forgotMessages as m } from '../messages'

interface Values {
  workspace: string
  email: string
}

const ask = async ({ workspace, email }: Values): Promise<string> => {
  const error = await forgotPassword(email.trim(), workspace.trim().toLowerCase() || undefined)
  if (error) throw toError(error)
  return email.trim()
}

/** Asks for a temporary password. What it says afterwards is the same whether there is such a member or not. */
export const ForgotPasswordScreen = () => {
  const intl = useIntl()
  const [params] = useSearchParams()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const submit = useSubmit(ask, { onSaved: setSentTo })
  const language = useLanguage()
  const schema = formSchema(newRecordShape(users), [{ name: 'email', path: 'emailRaw', label: intl.formatMessage(m.email) }], language)

  return (
    <PublicLayout title={intl.formatMessage(sentTo ? m.sentTitle : m.title)}>
      <p className="public-layout__lead" role={sentTo ? 'status' : undefined}>
        {sentTo ? intl.formatMessage(m.sent, { email: sentTo }) : intl.formatMessage(m.lead)}
      </p>
      {!sentTo && (
        <Formik initialValues={{ workspace: params.get('workspace') ?? '', email: '' }} validationSchema={schema} onSubmit={submit}>
          {({ isSubmitting }) => (
            <Form label={intl.formatMessage(m.screen)}>
              <FormError />
              <TextField
                name="workspace"
                label={intl.formatMessage(m.workspace)}
                autoComplete="organization"
                autoCapitalize="none"
                autoFocus={!params.get('workspace')}
              />
              <TextField
                name="email"
                label={intl.formatMessage(m.email)}
                type="email"
                inputMode="email"
                autoComplete="email"
                autoFocus={Boolean(params.get('workspace'))}
                required
              />
              <Button type="submit" kind="primary" size="l" block busy={isSubmitting}>
                {intl.formatMessage(m.submit)}
              </Button>
            </Form>
          )}
        </Formik>
      )}
      <p className="public-layout__other">
        <Link className="reach" to="/sign_in">
          {intl.formatMessage(m.back)}
        </Link>
      </p>
    </PublicLayout>
  )
}
