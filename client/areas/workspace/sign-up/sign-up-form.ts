import type { Language } from '@shared/registry/catalogue'
import { whyNotFirstPassword } from '@shared/foundation/passwords/passwords'
import { workspaces, type WorkspaceCreate } from '@shared/areas/workspace/services/workspaces'
import type { IntlShape } from 'react-intl'
import { string } from 'yup'
import { errorText } from '../../../components/use-error-text'
import { newRecordShape } from '../../../resource/field-limits'
import { formSchema } from '../../../resource/form-schema'
import { signUpMessages as m } from './messages'

export interface SignUpValues {
  name: string
  /** Empty: made from the name. */
  slug: string
  yourName: string
  email: string
  password: string
  code: string
}

export const emptySignUp: SignUpValues = { name: '', slug: '', yourName: '', email: '', password: '', code: '' }

/** What the form asks for before it asks the server, as the declaration has it. */
export const signUpSchema = (intl: IntlShape, language: Language) =>
  declaredSchema(intl, language).shape({
    password: string().test('first-password', function firstPassword(password) {
      const why = whyNotFirstPassword(password ?? '')
      return why === null || this.createError({ message: errorText(why, language) })
    }),
  })

const declaredSchema = (intl: IntlShape, language: Language) =>
  formSchema(
    newRecordShape(workspaces),
    [
      { name: 'name', label: intl.formatMessage(m.name) },
      { name: 'slug', label: intl.formatMessage(m.slug) },
      { name: 'yourName', path: 'founder.name', label: intl.formatMessage(m.yourName) },
      { name: 'email', path: 'founder.emailRaw', label: intl.formatMessage(m.email) },
      { name: 'password', path: 'founder.password', label: intl.formatMessage(m.password) },
      { name: 'code', path: 'invitationCode', label: intl.formatMessage(m.code) },
    ],
    language,
  )

/** What is sent; `referral` is who led here. */
export const toWorkspace = (values: SignUpValues, referral: string | null): WorkspaceCreate => ({
  name: values.name.trim(),
  ...(values.slug.trim() ? { slug: values.slug.trim() } : null),
  invitationCode: values.code.trim(),
  ...(referral ? { referral } : null),
  founder: { name: values.yourName.trim(), emailRaw: values.email.trim(), password: values.password },
})

const fields: Readonly<Record<string, string>> = {
  invitationCode: 'code',
  'founder.name': 'yourName',
  'founder.emailRaw': 'email',
  'founder.email': 'email',
  'founder.password': 'password',
  emailRaw: 'email',
  password: 'password',
  slug: 'slug',
}

/** The field of the form that a path in the server's answer speaks of. */
export const fieldOf = (path: string): string => fields[path] ?? path
