import { MIN_NEW_MEMBER_LENGTH } from '@shared/foundation/passwords/passwords'
import { slugOf } from '@shared/foundation/text/fold'
import { Formik } from 'formik'
import { useIntl } from 'react-intl'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { signIn } from '../../../../api/session/sign-in'
import { useAppDispatch } from '../../../../api/use-app-dispatch'
import { api } from '../../../../api/api'
import { PublicLayout } from '../../../../components/public-layout/public-layout'
import { useLanguage } from '../../../../i18n/language'
import { Button } from '../../../../ui/Button/Button'
import { Form, FormError } from '../../../../ui/form/Form'
import { PasswordField, TextField } from '../../../../ui/form/TextField'
import { useSubmit } from '../../../../ui/form/use-submit'
import { signUpMessages as m } from '../messages'
import { emptySignUp, fieldOf, signUpSchema, toWorkspace, type SignUpValues } from '../sign-up-form'

/** Opening a workspace: its founder is made with it and is in at once. */
export const SignUpScreen = () => {
  const intl = useIntl()
  const language = useLanguage()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const [params] = useSearchParams()
  const [create] = api.workspaces.useCreate()

  const submit = useSubmit(
    async (values: SignUpValues) => {
      const workspace = await create(toWorkspace(values, params.get('r'))).unwrap()
      const { error } = await dispatch(signIn({ workspace, login: `1.${workspace.slug}`, password: values.password, keep: true }))
      return { workspace, signedIn: !error }
    },
    {
      done: ({ workspace }) => intl.formatMessage(m.done, { name: workspace.name }),
      onSaved: ({ signedIn }) => void navigate(signedIn ? '/' : '/sign_in', { replace: true }),
      fieldOf,
    },
  )

  return (
    <PublicLayout title={intl.formatMessage(m.title)}>
      <p className="public-layout__lead">{intl.formatMessage(m.lead)}</p>
      <Formik initialValues={emptySignUp} validationSchema={signUpSchema(intl, language)} validateOnBlur={false} onSubmit={submit}>
        {({ values, isSubmitting }) => {
          const made = slugOf(values.name)
          const slug = values.slug.trim() || made
          return (
            <Form label={intl.formatMessage(m.screen)}>
              <FormError />
              <TextField name="name" label={intl.formatMessage(m.name)} autoComplete="organization" autoFocus required />
              <TextField
                name="slug"
                label={intl.formatMessage(m.slug)}
                hint={slug ? intl.formatMessage(m.address, { slug }) : intl.formatMessage(m.slugHint)}
                placeholder={made}
                autoCapitalize="none"
                spellCheck={false}
                maxLength={30}
              />
              <TextField name="yourName" label={intl.formatMessage(m.yourName)} autoComplete="name" required />
              <TextField name="email" label={intl.formatMessage(m.email)} type="email" inputMode="email" autoComplete="email" required />
              <PasswordField
                name="password"
                label={intl.formatMessage(m.password)}
                hint={intl.formatMessage(m.passwordHint, { count: MIN_NEW_MEMBER_LENGTH })}
                autoComplete="new-password"
                required
              />
              <TextField name="code" label={intl.formatMessage(m.code)} autoCapitalize="none" spellCheck={false} required />
              <Button type="submit" kind="primary" size="l" block busy={isSubmitting}>
                {intl.formatMessage(m.submit)}
              </Button>
            </Form>
          )
        }}
      </Formik>
      <p className="public-layout__other">
        {intl.formatMessage(m.have)}{' '}
        <Link className="reach" to="/sign_in">
          {intl.formatMessage(m.signIn)}
        </Link>
        {' · '}
        <Link className="reach" to="/open_workspace">
          {intl.formatMessage(m.openFile)}
        </Link>
      </p>
    </PublicLayout>
  )
}
