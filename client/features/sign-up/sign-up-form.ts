import type { WorkspaceCreate } from '@shared/services/workspaces'
import type { IntlShape } from 'react-intl'
import { object, string, type ObjectSchema } from 'yup'
import { signUpMessages as m } from './messages'

export interface SignUpValues {
  name: string
  yourName: string
  email: string
  password: string
  code: string
}

export const emptySignUp: SignUpValues = { name: '', yourName: '', email: '', password: '', code: '' }

const most = { name: 120, text: 200, code: 100 } as const

/** What the form asks for before it asks the server; the texts are the specification's. */
export const signUpSchema = (intl: IntlShape): ObjectSchema<SignUpValues> =>
  object({
    name: string().trim().required(intl.formatMessage(m.nameRequired)).max(most.name),
    yourName: string().trim().required(intl.formatMessage(m.yourNameRequired)).max(most.text),
    email: string().trim().required(intl.formatMessage(m.emailRequired)).matches(/@/, intl.formatMessage(m.emailRequired)).max(most.text),
    password: string().required(intl.formatMessage(m.passwordRequired)).max(most.text),
    code: string().trim().required(intl.formatMessage(m.codeInvalid)).max(most.code),
  })

/** What is sent; `referral` is who led here. */
export const toWorkspace = (values: SignUpValues, referral: string | null): WorkspaceCreate => ({
  name: values.name.trim(),
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
  slug: 'name',
}

/** The field of the form that a path in the server's answer speaks of. */
export const fieldOf = (path: string): string => fields[path] ?? path
