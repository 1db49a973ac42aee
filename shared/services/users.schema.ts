import { Type, type Static } from '@feathersjs/typebox'
import { RIGHTS } from '../domain/rights/rights'
import { creatorFields, id, list, money, name, oneOf, optional, shape, text, updaterFields, workspaceFields } from './schema-kit'

export const userStatuses = ['active', 'disabled'] as const

const personal = {
  name: name('users.name-required'),
  title: optional(text()),
  emailRaw: Type.String({ minLength: 3, maxLength: 200, pattern: '^[^\\s@]+@[^\\s@]+$', kind: 'text', error: 'users.email-required' }),
  phone: optional(text(40)),
  avatar: optional(text(300)),
  division: optional(text()),
  bank: optional(text(300)),
  baseSalary: optional(money({ minimum: 0 })),
  rights: list(oneOf(RIGHTS), 20),
  status: oneOf(userStatuses),
}

export const user = shape({
  _id: id('users'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  ...personal,
  username: text(60),
  /** `emailRaw` in lower case, by which people sign in. */
  email: text(),
  emailVerified: Type.Boolean(),
})
export type User = Static<typeof user>

const username = Type.String({ minLength: 1, maxLength: 60, pattern: '^[A-Za-z0-9._-]+$', kind: 'text', error: 'users.username-invalid' })
const password = Type.String({ minLength: 1, maxLength: 200, kind: 'text', error: 'users.password-required' })

export const userCreate = shape({
  ...personal,
  rights: optional(personal.rights),
  status: optional(personal.status),
  username: optional(username),
  password,
})
export type UserCreate = Static<typeof userCreate>

export const userPatch = Type.Partial(shape({ ...personal, username, password, currentPassword: password }), {
  additionalProperties: false,
})
export type UserPatch = Static<typeof userPatch>
