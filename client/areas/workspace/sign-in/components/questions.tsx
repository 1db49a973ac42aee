import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { Checkbox } from '../../../../ui/Checkbox/Checkbox'
import { Field } from '../../../../ui/Field/Field'
import { Icon } from '../../../../ui/icons/Icon'
import { PasswordInput, TextInput } from '../../../../ui/TextInput/TextInput'
import { signInMessages as m } from '../messages'
import type { SignIn } from '../use-sign-in'
import { useWorkspaceLookup } from '../use-workspace-lookup'

/** The workspace, found while its slug is typed. */
export const WorkspaceQuestion = ({ form }: { form: SignIn }) => {
  const intl = useIntl()
  const found = useWorkspaceLookup(form.slug)
  return (
    <Field
      label={intl.formatMessage(m.workspace)}
      error={form.error}
      hint={
        found &&
        !form.error && (
          <span className="sign-in-found">
            <Icon name="check" size={14} />
            {found.name}
          </span>
        )
      }
    >
      {(ids) => (
        <TextInput
          {...ids}
          autoFocus
          name="workspace"
          autoComplete="organization"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={30}
          value={form.slug}
          onChange={(event) => form.setSlug(event.target.value)}
        />
      )}
    </Field>
  )
}

/** Who signs in. */
export const LoginQuestion = ({ form }: { form: SignIn }) => {
  const intl = useIntl()
  return (
    <Field label={intl.formatMessage(m.login)} error={form.error}>
      {(ids) => (
        <TextInput
          {...ids}
          autoFocus
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={form.login}
          onChange={(event) => form.setLogin(event.target.value)}
        />
      )}
    </Field>
  )
}

/** The password, and whether this device stays signed in. */
export const PasswordQuestion = ({ form }: { form: SignIn }) => {
  const intl = useIntl()
  return (
    <>
      <Field label={intl.formatMessage(m.password)} error={form.error}>
        {(ids) => (
          <PasswordInput
            {...ids}
            autoFocus
            name="password"
            value={form.password}
            onChange={(event) => form.setPassword(event.target.value)}
          />
        )}
      </Field>
      <div className="public-layout__row">
        <Checkbox checked={form.keep} onChange={form.setKeep}>
          {intl.formatMessage(m.keep)}
        </Checkbox>
        <Link className="reach" to={`/forgot_password?workspace=${encodeURIComponent(form.slug)}`}>
          {intl.formatMessage(m.forgot)}
        </Link>
      </div>
    </>
  )
}
