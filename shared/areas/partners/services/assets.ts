import { type Static, Type } from '@sinclair/typebox'
import { missingUnlessBlank } from '../../../foundation/text/missing-in'
import { assetPostings } from '../rules/disposal'
import { MAX_OWNED_MONTHS } from '../rules/opening-asset'
import { assetJournal } from '../rules/journal'
import { ASSET_GROUPS, KEPT_GROUPS, NOTE_PRIVACIES } from '../../../foundation/documents/asset-groups'
import { ownFieldList } from '../../../foundation/documents/own-fields'
import { MAX_PAYMENT_DAYS } from '../../../foundation/documents/partners'
import { can } from '../../../foundation/rights/rights'
import { SHOP_PLATFORMS } from '../../../foundation/documents/shop-platforms'
import { TASK_PERIODS, type TaskPeriod } from '../../tasks/rules/types'
import { column, defineService, report } from '../../../foundation/declaration/define-service'
import {
  attachments,
  creatorFields,
  day,
  flag,
  id,
  judged,
  list,
  money,
  month,
  name,
  oneOf,
  optional,
  picture,
  orNull,
  shape,
  text,
  updaterFields,
  whole,
  workspaceFields,
} from '../../../foundation/declaration/schema-kit'

export const assetStatuses = ['active', 'removed'] as const

const fields = {
  name: name('partners.name-required'),
  phone: optional(text(40)),
  email: optional(text()),
  address: optional(text(400)),
  shippingName: optional(text()),
  shippingPhone: optional(text(40)),
  shippingAddress: optional(text(400)),
  asset_code: optional(text(60)),
  link: optional(Type.String({ maxLength: 500, pattern: '^(http.*)?$', kind: 'text', error: 'partners.link-invalid' })),
  avatar: optional(picture()),
  note: optional(text(2000)),
  /** What the company keeps beside these, each by its name. */
  ownFields: optional(ownFieldList()),
}

/** What only some groups have: see `assetFieldGroups`. */
const ownFields = {
  /** Who keeps an owned or rented asset, or looks after an agent. */
  userId: optional(id('users')),
  /** Who may read an important note. */
  privacy: optional(oneOf(NOTE_PRIVACIES)),
  pinned: optional(flag()),
  /** Pictures of the papers of an owned or rented asset. */
  attachments: optional(attachments()),
  /** The company of another workspace that this partner is; of use once that one says the same of this. */
  sisterWorkspaceId: optional(id('workspaces')),
  /** Of a partner: the ten digits of its tax code, and three more of a branch. */
  taxCode: optional(text(14)),
  /** Of a partner: the bank account it is paid to, as people write it (`MB 0908 771 2246`). */
  bank: optional(text(300)),
  /** So many days after its own an order of this partner is to be paid; absent: at once. */
  paymentDays: optional(whole({ maximum: MAX_PAYMENT_DAYS, error: 'partners.payment-days-invalid' })),
  /** What a customer or agent may owe before one is asked; absent: anything. */
  creditLimit: optional(money({ minimum: 0, error: 'partners.credit-limit-invalid' })),
}

const taskPeriod = Type.Unsafe<TaskPeriod>({ type: 'integer', enum: [...TASK_PERIODS], kind: 'number', error: 'tasks.period-invalid' })

export const asset = shape({
  _id: id('assets'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  group: oneOf(ASSET_GROUPS, { error: 'partners.group-required' }),
  ...fields,
  ...ownFields,
  user: optional(shape({ _id: id('users'), name: text(), username: text(), avatar: optional(text()) })),
  /** The day it was removed; of an owned or rented asset. */
  ended: optional(day()),
  /** What was got for it when it was sold or scrapped, what it was worth in the books then, and what was gained by it (below 0: lost), which
   *  is part of that day's result. Without `gain`: from before, when entries of funds told it. */
  disposal: optional(shape({ amount: money(), bookValue: money(), gain: optional(money()), depreciated: optional(money()) })),
  status: oneOf(assetStatuses, { default: 'active' }),
  /** After how many months it is seen to, by a task that comes round. */
  period: optional(taskPeriod),
  /** The marketplace it is a shop on, its number there, and whether its orders come in. */
  platformName: optional(oneOf(SHOP_PLATFORMS)),
  platformCode: optional(text(100)),
  platformConnected: optional(flag()),
  /** What the partner owes us (customers, agents) or we owe the partner (suppliers). */
  outstanding: optional(money({ default: 0 })),
  /** What the partner has paid beyond its orders and may spend on others. */
  partnerBalance: optional(money({ default: 0 })),
  /** What was said of the files it came in with. */
  importTag: optional(text(60)),
})
export type Asset = Static<typeof asset>

/** What an owned or rented asset was when the books began; it moves no money: capital stands for it. By the board. */
const opening = shape({
  /** What it cost: whole dong. */
  amount: judged(money()),
  /** The month it was bought in. */
  since: month({ error: 'funds.months-invalid' }),
  /** Over how many months, that one the first, its cost is lost. */
  months: whole({ minimum: 1, maximum: MAX_OWNED_MONTHS, error: 'funds.months-invalid' }),
  /** What of it was lost by the end of `day`; absent: what the months that are over by then took. */
  depreciated: optional(money()),
  /** The day it stands in the books from; absent: the last of the month before, or the first that is open. */
  day: optional(day()),
})
/** What a marketplace sent back with whoever allowed it, or what stands for it. */
const permission = {
  /** Used up at once. */
  platformCode: text(2000),
  /** With it, of Shopee: the shop's number there. */
  platformShop: text(40),
  /** In place of a code, of Tiki: an access token, or `id:secret` of the seller's own application. */
  platformToken: text(4000),
}

export const assetCreate = shape({
  group: oneOf(ASSET_GROUPS, { error: 'partners.group-required' }),
  ...fields,
  ...ownFields,
  /** Makes it a shop on a marketplace from the start: both are made, or none. */
  /** Owned before the books began: its cost and what was lost of it, made with it. */
  opening: optional(opening),
  platformName: optional(oneOf(SHOP_PLATFORMS)),
  platformCode: optional(permission.platformCode),
  platformShop: optional(permission.platformShop),
  platformToken: optional(permission.platformToken),
})
export type AssetCreate = Static<typeof assetCreate>
export const assetPatch = Type.Partial(
  shape({
    ...fields,
    userId: orNull(id('users')),
    privacy: oneOf(NOTE_PRIVACIES),
    pinned: flag(),
    attachments: attachments(),
    sisterWorkspaceId: orNull(id('workspaces')),
    taxCode: text(14),
    bank: text(300),
    paymentDays: orNull(ownFields.paymentDays),
    creditLimit: orNull(ownFields.creditLimit),
    period: orNull(taskPeriod),
    status: oneOf(assetStatuses),
    /** In place of what was said before of it when the books began; null takes that back, and nothing of it is left in the books. */
    opening: orNull(opening),
    /** Makes it a shop on a marketplace; null: it is one no longer. */
    platformName: orNull(oneOf(SHOP_PLATFORMS)),
    ...permission,
    /** With its removal: sold for this much, or scrapped for nothing, to or from a label of funds. */
    disposal: shape({ amount: money({ minimum: 0, error: 'funds.amount-invalid' }), label: optional(text(60)), name: optional(text()) }),
  }),
  { additionalProperties: false },
)
export type AssetPatch = Static<typeof assetPatch>

const partners = ['/sales', '/purchases'] as const
/** What is known of a tax code: a company, none by that code, or nothing, since whoever knows doesn't answer, or isn't asked here. */
export const COMPANY_ANSWERS = ['found', 'unknown', 'silent', 'off'] as const
export type CompanyAnswer = (typeof COMPANY_ANSWERS)[number]

/** Who sees what assets cost. */
const figures = ['/funds', '/report'] as const
const kept = { read: 'member', write: ['/purchases', '/funds'] } as const

const registerColumns = [
  column('report.column.name', 'Name', 'text'),
  column('report.column.keeper', 'Keeper', 'text'),
  { key: 'paid', header: { id: 'report.column.assetCost', defaultMessage: 'Paid' }, kind: 'money' },
  column('report.column.lost', 'Of the period', 'money'),
  column('report.column.depreciated', 'Depreciated', 'money'),
  column('report.column.bookValue', 'Book value', 'money'),
  column('report.column.monthly', 'Each month', 'money'),
] as const
const registerSums = { paid: money(), lost: money(), depreciated: money(), bookValue: money(), monthly: money() }

export const assets = defineService({
  path: 'assets',
  scope: 'workspace',
  methods: ['find', 'get', 'create', 'patch'],
  record: asset,
  create: assetCreate,
  patch: assetPatch,
  commands: {
    create: { opening: {}, platformCode: {}, platformShop: { of: ['platformCode'] }, platformToken: {} },
    patch: { opening: {}, platformCode: {}, platformShop: { of: ['platformCode'] }, platformToken: {}, disposal: { of: ['status'] } },
  },
  takenAs: {
    // What is sent blank follows the partner's own name, phone and address.
    shippingName: missingUnlessBlank,
    shippingPhone: missingUnlessBlank,
    shippingAddress: missingUnlessBlank,
  },
  access: { find: 'member', get: 'member', create: 'member', patch: 'member' },
  groups: {
    'Owned Assets': kept,
    'Rented Assets': kept,
    'Important Notes': { read: 'member', write: 'member' },
    Customers: { read: ['/sales'], write: ['/sales'] },
    'Sales Agents': { read: ['/sales'], write: ['/sales'] },
    Suppliers: { read: ['/purchases'], write: ['/purchases'] },
  },
  // Notes for the board; nothing else is private.
  rows: ({ rights }) => (can(rights, ['bod']) ? null : { privacy: { $in: ['public', null] } }),
  hidden: [
    { fields: ['sisterWorkspaceId'], visibleTo: ['bod'] },
    { fields: ['disposal'], visibleTo: figures },
  ],
  filter: ['_id', 'group', 'name', 'phone', 'status', 'asset_code', 'taxCode', 'created', 'userId', 'pinned', 'platformName', 'importTag'],
  sort: ['_id', 'name', 'created', 'outstanding', 'partnerBalance', 'pinned'],
  sortByKey: ['name'],
  defaultSort: { _id: -1 },
  search: ['name', 'phone', 'email', 'address', 'asset_code', 'taxCode'],
  references: { userId: { service: 'users', as: 'user', fields: ['name', 'username', 'avatar'], keep: 'live' } },
  secret: {
    /** Of a partner whose debt, or advance, from before came in by a sheet: the day it is of. It comes in once. */
    openingDay: optional(day()),
  },
  indexes: [
    { fields: { group: 1, status: 1, _id: -1 } },
    { fields: { importTag: 1, _id: 1 }, partial: { importTag: { $exists: true } } },
    { fields: { userId: 1, _id: -1 }, partial: { userId: { $exists: true } } },
    { fields: { sisterWorkspaceId: 1 }, partial: { sisterWorkspaceId: { $exists: true } } },
    { fields: { group: 1, status: 1, 'keys.name': 1, _id: 1 } },
    { fields: { group: 1, status: 1, outstanding: -1, _id: -1 } },
    // What changed since a moment, for programs that keep a copy.
    { fields: { updated: 1, _id: 1 } },
  ],
  reports: {
    /** How many active records each group has that the member may read. */
    assets: report({
      access: 'member',
      parameters: {},
      result: shape({ groups: list(shape({ _id: oneOf(ASSET_GROUPS), count: whole() }), 10) }),
      sources: ['assets'],
    }),
    /** What owned and rented assets cost, what of it was lost since a day (that of `at` alone unless given) and in all by the end of `at`, and
     *  what each month takes. */
    register: report({
      access: figures,
      parameters: { since: optional(day()), at: day(), group: optional(oneOf(KEPT_GROUPS)) },
      result: shape({
        at: day(),
        data: list(
          shape({
            _id: id('assets'),
            name: text(),
            group: oneOf(KEPT_GROUPS),
            status: oneOf(assetStatuses),
            keeper: optional(text()),
            ...registerSums,
            /** Months of its schedules: passed, of all, and the last. */
            done: optional(whole()),
            months: optional(whole()),
            until: optional(month()),
            /** The last month that is paid. */
            paidUntil: optional(month()),
            /** The next payment that waits. */
            due: optional(shape({ day: day(), amount: money() })),
          }),
          10_000,
        ),
        /** What is owned and what is rented, each by itself: what was paid for the one is a cost that is lost by and by, for the other rent. */
        groups: list(shape({ group: oneOf(KEPT_GROUPS), ...registerSums }), 2),
        total: shape(registerSums),
      }),
      tables: [{ rows: 'data', columns: registerColumns, opens: { service: 'funds', filters: { assetId: '_id' } } }],
      sources: ['assets', 'funds'],
      countsUnseen: true,
    }),
    /** The partners that are sister companies, and whether the other board says so too. */
    sisters: report({
      access: ['bod'],
      parameters: {},
      result: shape({
        data: list(
          shape({
            _id: id('assets'),
            name: text(),
            group: oneOf(ASSET_GROUPS),
            /** Named once both boards agree. */
            workspace: shape({ _id: id('workspaces'), name: optional(text()) }),
            agreed: flag(),
          }),
          1000,
        ),
      }),
      sources: ['assets'],
    }),
    /** The company that a tax code belongs to, as a public register of companies has it; asked so many times an hour by a workspace. */
    company: report({
      access: partners,
      parameters: { taxCode: text(14, { pattern: '^[0-9-]+$' }) },
      result: shape({ answer: oneOf(COMPANY_ANSWERS), name: optional(text()), address: optional(text(400)) }),
      sources: [],
    }),
    /** What the partners of a list come to: it takes the list's own conditions. */
    totals: report({
      access: partners,
      parameters: {},
      takesConditions: true,
      result: shape({
        partners: whole(),
        /** Of those who owe. */
        outstanding: money(),
        owing: whole(),
        partnerBalance: money(),
        /** False: there are too many to add up, and the sums say nothing. */
        complete: flag(),
      }),
      sources: ['assets'],
    }),
  },
  postings: assetPostings,
  journal: assetJournal,
  notices: ['asset-given'],
  rings: {
    'asset-given': { topic: 'company', en: '{who} handed something over to you', vi: '{who} giao cho bạn phụ trách' },
  },
  /** `assets/:id?report=book&at=`: its figures on a day; `?sync=shopeeOrders`: fetches what a shop has, of `since` to `until`. */
  extraQuery: { get: ['report', 'at', 'sync', 'since', 'until'] },
  // The running balance of a partner.
  locks: { partners: ['spending'] },
  bringsBack: { not: [] },
  takenIn: { without: ['sisterWorkspaceId', 'platformConnected'] },
  sandbox: { sample: 'customerId' },
  realtime: 'merge',
})
