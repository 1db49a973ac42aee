import { type Static, Type } from '@sinclair/typebox'
import { FUND_GROUPS } from '../../../foundation/documents/fund-groups'
import { missingInSet } from '../../../foundation/text/missing-in'
import { RIGHTS } from '../../../foundation/rights/rights'
import { column, defineService, report, type Written } from '../../../foundation/declaration/define-service'
import { PAYROLL_MODES } from '../rules/payroll'
import { payRow } from './pay-shapes'
import {
  attachments,
  creatorFields,
  id,
  instant,
  list,
  money,
  month,
  name,
  oneOf,
  optional,
  picture,
  shape,
  text,
  updaterFields,
  whole,
  workspaceFields,
} from '../../../foundation/declaration/schema-kit'

export const userStatuses = ['active', 'disabled'] as const

/** A list as a member wants to see it again: its screen, and its filters, columns and order as the address holds them. */
export const savedView = shape({
  name: name('users.name-required', 60),
  path: Type.String({ minLength: 1, maxLength: 200, pattern: '^/(?!/)[^?#]*$', kind: 'text' }),
  query: Type.String({ maxLength: 1500, pattern: '^[^#]*$', kind: 'text' }),
})
export type SavedView = Static<typeof savedView>

const personal = {
  name: name('users.name-required'),
  title: optional(text()),
  emailRaw: Type.String({ minLength: 3, maxLength: 200, pattern: '^[^\\s@]+@[^\\s@]+$', kind: 'text', error: 'users.email-required' }),
  phone: optional(text(40)),
  avatar: optional(picture()),
  division: optional(text()),
  bank: optional(text(300)),
  baseSalary: optional(money({ minimum: 0 })),
  /** The first month `baseSalary` holds for; absent on a change: the present one. */
  baseSalaryFrom: optional(month({ error: 'payroll.month-invalid' })),
  attachments: optional(attachments()),
  rights: list(oneOf(RIGHTS), 20),
  status: oneOf(userStatuses),
}

/** A member's own settings: nobody else sees or writes them. */
const settings = { views: optional(list(savedView, 60)) }

export const user = shape({
  _id: id('users'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  ...personal,
  ...settings,
  /** Every base salary that was agreed, oldest first. */
  salaries: optional(list(shape({ from: month(), amount: money() }), 200)),
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

export const userPatch = Type.Partial(shape({ ...personal, ...settings, username, password, currentPassword: password }), {
  additionalProperties: false,
})
export type UserPatch = Static<typeof userPatch>

/** Where what was sent of a salary stands in none of those that were agreed. */
const missingInSalaries =
  (part: 'from' | 'amount') =>
  (sent: string | number, { record }: Written<{ readonly salaries?: readonly { readonly from: string; readonly amount: number }[] }>) =>
    record.salaries?.some((salary) => salary[part] === sent) === true ? null : ''

export const users = defineService({
  path: 'users',
  scope: 'workspace',
  methods: ['find', 'get', 'create', 'patch'],
  record: user,
  create: userCreate,
  patch: userPatch,
  commands: { create: { password: {} }, patch: { password: {}, currentPassword: {} } },
  takenAs: {
    // What was agreed for an earlier month stands in the history, behind what holds now.
    baseSalary: missingInSalaries('amount'),
    baseSalaryFrom: missingInSalaries('from'),
    // Some rights are held with others.
    rights: missingInSet('rights'),
  },
  // Anybody may ask for a forgotten password through find; a member may patch what is their own: see the service's rules.
  access: { find: 'public', get: 'signed-in', create: ['/office/hr'], patch: 'signed-in' },
  hidden: [
    { fields: ['views'], visibleTo: [], orPerson: '_id' },
    { fields: ['baseSalary', 'baseSalaryFrom', 'salaries', 'bank', 'attachments'], visibleTo: ['/office/hr'], orPerson: '_id' },
    { fields: ['phone', 'emailRaw', 'email', 'emailVerified'], visibleTo: ['/office/hr'], orPerson: '_id' },
  ],
  filter: ['_id', 'status', 'username', 'email', 'division', 'created'],
  sort: ['_id', 'name', 'created', 'status'],
  sortByKey: ['name'],
  defaultSort: { _id: 1 },
  search: ['name', 'username', 'title'],
  indexes: [
    { fields: { username: 1 }, unique: true },
    { fields: { email: 1 }, unique: true },
    // Somebody's other workspaces; a forgotten password.
    { fields: { email: 1 }, acrossWorkspaces: true },
    { fields: { status: 1 } },
    { fields: { status: 1 }, acrossWorkspaces: true },
    { fields: { 'keys.name': 1, _id: 1 } },
  ],
  // A forgotten password: `email`, `password=forgot`, and the workspace it is for.
  // How a member does with their tasks: `report=tasks`, `since`, `until`.
  extraQuery: { get: ['report', 'since', 'until'], find: { trigger: 'password', fields: ['email', 'password', 'workspaceId', 'slug'] } },
  secret: {
    passwordHash: text(300),
    /** Hashes of the passwords before, newest first, at most four with the present one. */
    passwordHistory: list(text(300), 4),
    temporaryPassword: optional(shape({ hash: text(300), expires: instant() })),
    /** When somebody else last gave them a password; absent: when they were added. */
    passwordGiven: optional(instant()),
    /** When they last signed in, or went on with a sign-in. */
    lastSignIn: optional(instant()),
  },
  // Who comes without one is mailed a password; nobody has signed in where the company comes to.
  takenIn: { mayLack: ['passwordHash', 'passwordHistory'], without: ['lastSignIn'] },
  unaudited: ['views'],
  notices: ['member-created'],
  rings: {
    'member-created': { topic: 'company', en: '{who} added a member', vi: '{who} thêm một nhân viên' },
  },
  reports: {
    /** The month as it stands: everybody's row for HR, else one's own. */
    payroll: report({
      access: 'member',
      parameters: { month: month() },
      result: shape({
        month: month(),
        workingDays: whole(),
        mode: oneOf(PAYROLL_MODES),
        data: list(payRow, 10_000),
        total: shape({ salary: money(), adjustments: money(), total: money(), paid: money(), left: money() }),
      }),
      // Beside these a month has a column for each of its days, from `days` of the rows.
      tables: [
        {
          rows: 'data',
          columns: [
            column('payroll.column.name', 'Member', 'text'),
            column('payroll.column.division', 'Division', 'text'),
            column('payroll.column.baseSalary', 'Base salary', 'money'),
            column('payroll.column.hours', 'Hours', 'quantity'),
            column('payroll.column.units', 'Days', 'quantity'),
            column('payroll.column.overtime', 'Overtime', 'quantity'),
            column('payroll.column.adjustments', 'Adjustments', 'money'),
            column('payroll.column.total', 'Pay so far', 'money'),
            column('payroll.column.paid', 'Paid', 'money'),
            column('payroll.column.left', 'Left to pay', 'money'),
          ],
        },
      ],
      sources: ['activities', 'funds', 'users', 'workspaces'],
      countsUnseen: { activities: ['checkin', 'checkinBOT', 'adjustments'], funds: [FUND_GROUPS.salaries.name] },
    }),
    /** Of each active member when they were given their password by somebody else, and when they last signed in, or went on with a sign-in; absent: never. */
    signIns: report({
      access: ['/office/hr'],
      parameters: {},
      result: shape({ data: list(shape({ _id: id('users'), given: optional(instant()), last: optional(instant()) }), 10_000) }),
      sources: ['users'],
    }),
  },
  bringsBack: { not: [] },
  realtime: 'merge',
})
