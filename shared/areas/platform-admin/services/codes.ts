import { type Static, Type } from '@sinclair/typebox'
import { defineService, type Written } from '../../../foundation/declaration/define-service'
import { day, id, instant, oneOf, optional, recordFields, shape, text, whole } from '../../../foundation/declaration/schema-kit'

/** Whom a code is for: only they can sign up with it. */
const email = () => text(200, { pattern: '@', minLength: 3, error: 'users.email-required' })

/** An invitation code; it serves one sign-up. */
export const code = shape({
  _id: id('codes'),
  ...recordFields,
  code: text(60),
  note: optional(text()),
  email: optional(email()),
  /** The last day it can be used on; absent: any. */
  until: optional(day()),
  usedAt: optional(instant()),
  usedBy: optional(shape({ _id: id('workspaces'), name: text() })),
  status: optional(oneOf(['revoked'])),
})
export type Code = Static<typeof code>
export const codeCreate = shape({ note: optional(text()), email: optional(email()), until: optional(day()) })
export const codePatch = Type.Partial(shape({ status: oneOf(['revoked']), note: text() }), { additionalProperties: false })

export const codes = defineService({
  path: 'codes',
  scope: 'platform',
  unshardedBecause: 'they belong to the installation, and no company has one before it is founded',
  methods: ['find', 'create', 'patch'],
  record: code,
  create: codeCreate,
  patch: codePatch,
  examples: { create: { 'A code for one sign-up': { note: 'Quán ở Hội An', until: '2026-12-31' } } },
  takenAs: { email: (sent: string, { record }: Written) => (record['email'] === sent.trim().toLowerCase() ? null : '') },
  access: { find: ['admin'], create: ['admin'], patch: ['admin'] },
  /** How many files that can't be opened came with it. */
  secret: { unfit: optional(whole()) },
  filter: ['code', 'usedAt', 'created', 'status', 'email'],
  sort: ['_id'],
  defaultSort: { _id: -1 },
  indexes: [{ fields: { code: 1 }, unique: true }],
  realtime: 'merge',
})
