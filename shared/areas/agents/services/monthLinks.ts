import { type Static, Type } from '@sinclair/typebox'
import { defineService, report, type Viewer } from '../../../foundation/declaration/define-service'
import {
  creatorFields,
  day,
  flag,
  id,
  instant,
  list,
  money,
  month,
  oneOf,
  optional,
  shape,
  text,
  updaterFields,
  whole,
  workspaceFields,
} from '../../../foundation/declaration/schema-kit'
import { can } from '../../../foundation/rights/rights'
import { PAYROLL_MODES } from '../../people/rules/payroll'
import { COMMISSION_METHODS, COMMISSION_SOURCES } from '../rules/commissions'

/** What is read by a link: a member's payslip, or an agent's commissions. */
export const MONTH_LINK_KINDS = ['payslip', 'commissions'] as const
export type MonthLinkKind = (typeof MONTH_LINK_KINDS)[number]

/** A link ends by itself after so many days, unless another day is named. */
export const MONTH_LINK_DAYS = 60

/** A link by which a member or an agent reads their own month, without signing in. Only the hash of its token is kept. */
export const monthLink = shape({
  _id: id('monthLinks'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  kind: oneOf(MONTH_LINK_KINDS),
  /** Whose payslip it is. */
  userId: optional(id('users')),
  /** Whose commissions they are. */
  agentId: optional(id('assets')),
  /** Who it is for, as they were called when it was made. */
  name: text(),
  month: month(),
  /** The last day on which it opens. */
  until: day(),
  status: oneOf(['active', 'revoked'], { default: 'active' }),
  revokedAt: optional(instant()),
  /** How often it was opened, and when last; one visit is what is read within half an hour. */
  uses: whole({ default: 0 }),
  usedAt: optional(instant()),
  /** The address it was mailed to. */
  mailedTo: optional(text()),
  /** Shown once, in the answer to the call that made it. */
  token: optional(text(60)),
})
export type MonthLink = Static<typeof monthLink>

export const monthLinkCreate = shape({
  kind: oneOf(MONTH_LINK_KINDS),
  userId: optional(id('users')),
  agentId: optional(id('assets')),
  month: month({ error: 'payroll.month-invalid' }),
  /** Absent: in sixty days. */
  until: optional(day()),
  /** It is mailed to whom it is for, at the address that is known of them. */
  mail: optional(flag()),
})
export type MonthLinkCreate = Static<typeof monthLinkCreate>

export const monthLinkPatch = Type.Partial(
  shape({
    /** Another last day. */
    until: day(),
    /** `revoked` ends it at once, for good. */
    status: oneOf(['active', 'revoked']),
  }),
  { additionalProperties: false },
)

const quantity = () => Type.Number({ minimum: 0, maximum: 1e6, kind: 'number' })
const figure = () => Type.Number({ kind: 'number' })
const payments = () => list(shape({ at: instant(), amount: money(), advance: flag() }), 1000)

/** A member's month: what it is made of, and what was paid of it when. Hours, days and shares count what was approved. */
const payslipTold = shape({
  title: optional(text()),
  /** It was settled, and keeps its figures; else it is what the month comes to so far. */
  settled: flag(),
  mode: oneOf(PAYROLL_MODES),
  workingDays: whole(),
  baseSalary: money(),
  hours: quantity(),
  units: quantity(),
  overtime: quantity(),
  salary: money(),
  /** Bonuses above 0, deductions below. */
  adjustments: list(shape({ amount: money(), note: text(500) }), 1000),
  total: money(),
  /** What was paid ahead, and what is received besides: `total` less `advances`. */
  advances: money(),
  net: money(),
  /** What was paid, the earliest first; what waits is none of it. */
  payments: payments(),
  paid: money(),
  left: money(),
})

/** An agent's month: each order's commission and why, and what was paid. */
const commissionsTold = shape({
  rank: optional(text(60)),
  mechanics: list(
    shape({
      sourceName: oneOf(COMMISSION_SOURCES),
      methodName: oneOf(COMMISSION_METHODS),
      /** Units, whole dong, or percent; and whole dong per multiple. */
      x: figure(),
      comValue: optional(money()),
      /** The category or product that it is limited to. */
      goods: optional(text()),
      /** Of a former rank's scheme: that rank. */
      rank: optional(text(60)),
      total: money(),
      /** How many commissions make it; of gross profit none is told by itself, as it would tell what goods cost. */
      count: whole(),
      commissions: list(
        shape({
          order: text(20),
          at: instant(),
          /** Whose order it is, where it isn't the agent's own; and how many steps below. */
          from: optional(text()),
          depth: whole(),
          /** What the mechanic counted of the order, and what of it was no whole multiple. */
          base: figure(),
          rest: figure(),
          multiply: figure(),
          amount: money(),
        }),
        100_000,
      ),
    }),
    1000,
  ),
  total: money(),
  /** What months before left. */
  carried: money(),
  payments: payments(),
  paid: money(),
  left: money(),
})

/** The board sees all; whoever pays salaries those of members alone. */
const rows = ({ rights }: Viewer) => (can(rights, ['bod']) ? null : { kind: 'payslip' })

export const monthLinks = defineService({
  path: 'monthLinks',
  scope: 'workspace',
  unshardedBecause: 'a link is all that its reader shows, and no link may open two companies',
  methods: ['find', 'get', 'create', 'patch'],
  record: monthLink,
  create: monthLinkCreate,
  patch: monthLinkPatch,
  commands: { create: { mail: {} } },
  access: { find: ['/office/hr'], get: ['/office/hr'], create: ['/office/hr'], patch: ['/office/hr'] },
  notes: {
    create: [
      'Of kind `payslip` it takes a `userId` and is made by whoever may pay salaries (/office/hr with /funds); of kind `commissions` it takes an `agentId` and is made by the board. The `token` is in this one answer. One link of a person and month is open: making another ends the one before.',
    ],
  },
  examples: {
    create: { 'hands a payslip over, by mail too': { kind: 'payslip', userId: '65f000000000000000000001', month: '2026-10', mail: true } },
    patch: { 'ends it at once': { status: 'revoked' } },
  },
  rows,
  filter: ['_id', 'kind', 'userId', 'agentId', 'month', 'status', 'created'],
  sort: ['_id', 'created', 'month', 'name'],
  defaultSort: { _id: -1 },
  references: { userId: { service: 'users' }, agentId: { service: 'assets', groups: ['Sales Agents'] } },
  secret: { hash: text(100) },
  shownOnce: ['token'],
  unaudited: ['uses', 'usedAt'],
  indexes: [{ fields: { hash: 1 }, unique: true, acrossWorkspaces: true }, { fields: { kind: 1, month: 1, _id: -1 } }],
  reports: {
    /** What whoever holds a link reads: one of the two months. */
    opened: report({
      access: 'public',
      parameters: { token: optional(text(60)) },
      result: shape({
        kind: oneOf(MONTH_LINK_KINDS),
        company: shape({
          name: text(),
          avatar: optional(text(300)),
          brandColor: optional(text(7)),
          address: optional(text(400)),
          contact: optional(text(400)),
        }),
        zone: text(60),
        /** Whose month it is, which one, and the last day of the link. */
        name: text(),
        month: month(),
        until: day(),
        payslip: optional(payslipTold),
        commissions: optional(commissionsTold),
      }),
      sources: ['monthLinks'],
    }),
  },
  realtime: 'merge',
})
