import { type Static, Type } from '@sinclair/typebox'
import type { FourEyes } from '../../../foundation/documents/second-person'
import { INDUSTRIES } from '../../../foundation/documents/taxpayer'
import { VAT_RATES } from '../../../foundation/documents/vat-rates'
import { missingIn, missingInSet } from '../../../foundation/text/missing-in'
import { ACCESS_KINDS } from '../../../foundation/rights/accesses'
import { apps } from '../../../foundation/rights/apps'
import { RIGHTS } from '../../../foundation/rights/rights'
import { ACCOUNT_PATTERN, bankBins, MAX_ACCOUNT_LENGTH } from '../../../foundation/money/vietqr'
import { secondPersonFields } from '../../../foundation/rights/second-person'
import { INSTALLATION_WARNINGS } from '../rules/installation'
import { defineService, report } from '../../../foundation/declaration/define-service'
import {
  day,
  flag,
  id,
  instant,
  list,
  literalOf,
  money,
  month,
  name,
  oneOf,
  optional,
  orNull,
  picture,
  recordFields,
  shape,
  text,
  whole,
} from '../../../foundation/declaration/schema-kit'

const label = text(60, { minLength: 1 })
const options = {
  payroll: oneOf(['hours', 'days']),
  nowd: oneOf(['max', 'max_ex_sunday']),
  status: oneOf(['enabled', 'disabled']),
  cashflow: oneOf(['enabled', 'disabled']),
  checkinNeedApproval: oneOf(['enabled', 'disabled']),
  howCalculateRevenue: oneOf(['shipped', 'ordered']),
  nonBusinessIEGroups: list(text()),
  orderTags: list(label),
  fundLabels: list(label),
}

const taxpayer = {
  /** Ten digits, or thirteen of a branch. */
  taxCode: text(14),
  legalName: name('workspaces.tax-name', 200),
  legalAddress: name('workspaces.tax-address', 400),
  /** The first day of which orders and figures are taxed so. */
  since: day(),
}

/** What taxpayer the company is. */
const taxSettings = () =>
  Type.Union([
    shape({
      kind: Type.Literal('company'),
      /** 'direct' pays per cent of revenue: its orders have no VAT by line. */
      vat: oneOf(['deduction', 'direct']),
      ...taxpayer,
      /** Of what neither product nor category says one of; absent: 10. */
      vatRate: optional(literalOf(VAT_RATES)),
      /** Whether 10 % are less while the law reduces them, where a product doesn't say. */
      vatReduced: optional(flag()),
      /** What it declares its VAT by; absent: it doesn't say. */
      period: optional(oneOf(['quarter', 'month'])),
    }),
    shape({
      kind: Type.Literal('household'),
      ...taxpayer,
      industry: oneOf(INDUSTRIES),
      method: oneOf(['revenue', 'income']),
      period: oneOf(['quarter', 'month']),
    }),
  ])

const vatPrices = {
  /** Whether prices of sales hold their VAT. */
  pricesIncludeVat: flag(),
  /** Whether those at the counter do; absent: as the others. */
  counterPricesIncludeVat: flag(),
}

/** Colours by the name of a label. */
const colors = () => Type.Record(label, Type.String({ pattern: '^#[0-9a-fA-F]{6}$' }))
export const workspaceOptions = shape({
  ...options,
  /** The last day of the books that is closed; absent: all are open. */
  lockDate: optional(day()),
  /** The day that the figures of what there was before the books are of; absent: the last day of the month before. */
  openingDay: optional(day()),
  /** The first month whose salaries and commissions are an expense when they are earned; absent: all are when they are paid. */
  accrualsFrom: optional(month()),
  /** Whether pay, commissions, refunds and taking a sheet back wait for a second person of the board. */
  fourEyes: optional(oneOf(['enabled', 'disabled'])),
  /** Other money out of more than so many dong waits likewise; absent: none does. */
  fourEyesAbove: optional(money()),
  /** What taxpayer the company is; absent: nothing is said of taxes anywhere. */
  tax: optional(taxSettings()),
  pricesIncludeVat: optional(vatPrices.pricesIncludeVat),
  counterPricesIncludeVat: optional(vatPrices.counterPricesIncludeVat),
  /** Whether who counts a drawer sees what should be in it only once they have counted; of shifts that are opened from then on. */
  blindCount: optional(flag()),
  /** Whether it sends with carriers: set with the first of them that is connected. */
  carriers: optional(flag()),
  labelColors: optional(colors()),
  tagColors: optional(colors()),
})
export type WorkspaceOptions = Static<typeof workspaceOptions>

export const workspacePrinting = Type.Partial(
  shape({
    invoiceName: text(),
    /** What the sheet is called; empty: a sales invoice. */
    invoiceTitle: text(100),
    invoiceAddress: text(400),
    invoiceContact: text(400),
    invoiceNotice: text(2000),
    invoicePaymentMethods: text(2000),
    /** The account that printed codes are paid to: the main one of `bankAccounts`, which writes it here. An empty bank: none. */
    bankBin: oneOf([...bankBins, '']),
    bankAccount: text(MAX_ACCOUNT_LENGTH, { pattern: ACCOUNT_PATTERN }),
    bankHolder: text(),
    HideUnpaidOnReceipt: flag(),
    BreakReceiptIntoPages: flag(),
    /** No code that pays what is left, on any paper. */
    HidePaymentCode: flag(),
    /** The SKU under the name of each item of an invoice. */
    ShowSkuOnInvoice: flag(),
  }),
  { additionalProperties: false },
)

export const workspace = shape({
  _id: id('workspaces'),
  ...recordFields,
  name: name('workspaces.name-required', 120),
  slug: text(30),
  slogan: optional(text(300)),
  avatar: optional(picture()),
  brandColor: optional(Type.String({ pattern: '^#[0-9a-fA-F]{6}$' })),
  apps: list(oneOf(apps), 20),
  opts: workspaceOptions,
  cfg: workspacePrinting,
  zone: text(60),
  status: oneOf(['enabled', 'disabled']),
  /** Who brought the company here: the `r` of its sign-up. */
  referral: optional(text(100)),
  /** Shown once, in the answer to the call that made it. */
  apiKey: optional(text()),
  apiKeyRights: optional(list(oneOf(RIGHTS), 20)),
  apiKeyHint: optional(text(20)),
  /** When a file of all of it was taken along last, and by whom. */
  fileTaken: optional(shape({ at: instant(), by: text() })),
  /** Settings of the second person that would loosen, until another one of the board sends the same; they stand as `wanted`. */
  ...secondPersonFields(['settings']),
  wanted: optional(shape({ fourEyes: oneOf(['enabled', 'disabled']), fourEyesAbove: optional(money()) })),
})
export type Workspace = Static<typeof workspace>

export const workspaceCreate = shape({
  name: name('workspaces.name-required', 120),
  slug: optional(Type.String({ pattern: '^[a-z0-9]{2,30}$', kind: 'text', error: 'workspaces.slug-invalid' })),
  invitationCode: Type.String({ minLength: 1, maxLength: 100, kind: 'text', error: 'codes.invalid' }),
  zone: optional(text(60)),
  referral: optional(text(100)),
  founder: shape({
    name: name('workspaces.founder-name-required'),
    emailRaw: Type.String({ minLength: 3, maxLength: 200, pattern: '@', kind: 'text', error: 'users.email-required' }),
    password: Type.String({ minLength: 1, maxLength: 200, kind: 'text', error: 'users.password-required' }),
    rights: optional(list(oneOf(RIGHTS), 20)),
    title: optional(text()),
  }),
})
export type WorkspaceCreate = Static<typeof workspaceCreate>

export const workspacePatch = Type.Partial(
  shape({
    name: name('workspaces.name-required', 120),
    slogan: text(300),
    avatar: picture(),
    brandColor: Type.String({ pattern: '^(#[0-9a-fA-F]{6})?$' }),
    apps: list(oneOf(apps), 20),
    /** A `lockDate` of null opens the books; an `openingDay` of null: the last day of the month before; an `accrualsFrom` of null makes pay an expense when it is paid, what was entered before stays; a
     *  `fourEyesAbove` of null: no other expense waits. */
    opts: Type.Partial(
      shape({
        ...options,
        lockDate: orNull(day()),
        openingDay: orNull(day()),
        accrualsFrom: orNull(month()),
        fourEyes: oneOf(['enabled', 'disabled']),
        fourEyesAbove: orNull(money({ minimum: 0 })),
        /** Null: nothing is said of taxes; orders that have VAT keep it. */
        tax: orNull(taxSettings()),
        ...vatPrices,
        blindCount: flag(),
        carriers: flag(),
        labelColors: colors(),
        tagColors: colors(),
      }),
      {
        additionalProperties: false,
      },
    ),
    /** Why the books are opened: needed where a month of them is sealed. */
    reopenReason: text(500),
    /** Refuses the settings that wait for a second person, and says why; whoever asked withdraws them. */
    refusal: text(500),
    cfg: workspacePrinting,
    zone: text(60),
    /** For the platform's administrator: a disabled one can't be signed in to. */
    status: oneOf(['enabled', 'disabled']),
    /** Clears the books, once it is the code that was mailed to the founder; empty: mails one. */
    secretcode: text(60),
    /** Empty: makes the workspace's own key anew, with `rights`; further ones are `apiKeys`. */
    apiKey: Type.String({ maxLength: 0 }),
    rights: list(oneOf(RIGHTS), 20),
  }),
  { additionalProperties: false },
)
export type WorkspacePatch = Static<typeof workspacePatch>

/** A workspace as the platform's administrator sees it: whose it is and how large, nothing of its books. */
export const administered = shape({
  _id: id('workspaces'),
  rev: whole(),
  created: recordFields.created,
  name: text(120),
  slug: text(30),
  slogan: optional(text(300)),
  avatar: optional(text(300)),
  apps: list(oneOf(apps), 20),
  status: oneOf(['enabled', 'disabled']),
  founder: optional(shape({ name: text(), email: text() })),
  /** When somebody of it was last here; absent: not within the last month. */
  seenAt: optional(instant()),
  members: whole(),
  /** Absent: not counted yet. */
  size: optional(shape({ records: whole(), bytes: whole({ maximum: Number.MAX_SAFE_INTEGER }) })),
})
export type Administered = Static<typeof administered>

const change = oneOf(['on', 'off', 'opened', 'closed'])

/** What whoever signs in is told of a workspace. */
export const workspaceBrief = Type.Pick(workspace, ['_id', 'name', 'slug', 'avatar', 'slogan', 'status', 'apps'], {
  additionalProperties: false,
})

const columnLines = {
  revenue: money(),
  cost: money(),
  groups: list(shape({ _id: text(), isCredit: flag(), total: money() }), 1000),
  netProfit: money(),
  depreciation: money(),
  netProfitAfterDepreciation: money(),
}

/** What would loosen stands as wanted until a second person sends it, too. */
const missingInOptions = (
  { fourEyes, fourEyesAbove, ...sent }: FourEyes,
  { record }: { readonly record: { readonly opts: FourEyes; readonly wanted?: FourEyes | undefined } },
): string | null => missingIn(record.opts, sent) ?? missingIn(record.wanted ?? record.opts, { fourEyes, fourEyesAbove })

export const workspaces = defineService({
  path: 'workspaces',
  scope: 'platform',
  unshardedBecause: 'one row of each company, asked by its address before anybody is signed in',
  methods: ['find', 'get', 'create', 'patch'],
  record: workspace,
  create: workspaceCreate,
  patch: workspacePatch,
  brief: { find: [workspaceBrief, administered], get: [administered], patch: [administered] },
  takenAs: { apps: missingInSet('apps'), opts: missingInOptions },
  commands: {
    create: { invitationCode: {}, founder: {} },
    patch: { secretcode: { alone: [] }, apiKey: {}, rights: { of: ['apiKey'] }, reopenReason: { of: ['opts'] }, refusal: { alone: [] } },
  },
  // Find by slug is the look-up before sign-in and create is the sign-up; a member reaches only their own workspace, the platform's
  // administrator all of them, in brief.
  access: { find: 'public', get: 'signed-in', create: 'public', patch: 'signed-in' },
  rows: (viewer) => ({ _id: viewer.workspaceId }),
  filter: ['_id', 'slug', 'status'],
  sort: ['_id'],
  defaultSort: { _id: 1 },
  hidden: [
    {
      fields: ['referral', 'apiKeyRights', 'apiKeyHint', 'apiKey', 'fileTaken', 'asked', 'refused', 'confirmed', 'wanted'],
      visibleTo: ['bod'],
    },
  ],
  staysHere: ['resetCode', 'fileTaken'],
  secret: {
    /** What taxpayer it was before, the newest first: orders of those days are taxed as they were then. */
    taxesBefore: optional(list(taxSettings(), 50)),
    /** How often an invoice of a seller was entered: of two who enter one at once the second is judged again. */
    invoicesEntered: optional(whole()),
    /** The code that clears the books. */
    resetCode: optional(shape({ hash: text(100), expires: instant() })),
    /** The books are being cleared since then: nobody gets in before they are. */
    resetting: optional(instant()),
    /**
     * It lives in another cell, or is on its way. `leaving`: nobody gets in while what is left goes there; `left`: it is there, and this is
     * its old copy; `arriving`: its copy isn't whole yet.
     */
    moving: optional(
      shape({
        state: oneOf(['leaving', 'left', 'arriving']),
        /** The other cell, and where that is. */
        cell: text(20),
        address: text(300),
        /** Its status where it is open. */
        status: oneOf(['enabled', 'disabled']),
      }),
    ),
  },
  shownOnce: ['apiKey'],
  takenIn: { without: ['apiKey', 'apiKeyHint', 'apiKeyRights', 'resetCode', 'resetting', 'moving'] },
  indexes: [
    { fields: { slug: 1 }, unique: true },
    { fields: { 'moving.state': 1 }, partial: { 'moving.state': { $exists: true } } },
  ],
  reports: {
    /** The workspaces where the caller is a member, in brief. */
    myWorkspaces: report({
      access: 'signed-in',
      parameters: {},
      result: shape({ total: whole(), data: list(workspaceBrief, 100) }),
      sources: [],
    }),
    /** All workspaces of the installation, newest first. */
    administered: report({
      access: ['admin'],
      parameters: {},
      result: shape({ total: whole(), data: list(administered, 10_000) }),
      sources: ['workspaces'],
    }),
    /** What the platform's administrators did to a workspace, newest first. */
    administration: report({
      access: ['admin'],
      parameters: { of: id('workspaces') },
      result: shape({
        data: list(shape({ at: instant(), by: text(), did: change, app: optional(oneOf(apps)) }), 50),
      }),
      sources: ['workspaces'],
    }),
    /**
     * Who saw and took what, the newest first: the company's file, lists of more than 1,000 rows, costs, keys, and sign-ins and keys from
     * new places. Kept for twelve months.
     */
    accesses: report({
      access: ['founder'],
      parameters: { kind: optional(oneOf(ACCESS_KINDS)), userId: optional(id('users')) },
      result: shape({
        total: whole(),
        data: list(
          shape({
            _id: text(24),
            kind: oneOf(ACCESS_KINDS),
            at: instant(),
            /** The last time of that day, or from that place, and how often. */
            last: instant(),
            count: whole(),
            by: text(),
            userId: optional(id('users')),
            byKey: optional(flag()),
            /** The list or report, or the name of a key. */
            what: optional(text()),
            /** Of the longest list. */
            rows: optional(whole()),
            /** The beginning of the address, and the browser and system. */
            network: optional(text(60)),
            device: optional(text(60)),
          }),
          500,
        ),
      }),
      sources: [],
    }),
    /** What waits for a second person of the board, the newest first; the same is done once more to confirm it. */
    waiting: report({
      access: ['bod'],
      parameters: {},
      result: shape({
        total: whole(),
        data: list(
          shape({
            service: oneOf(['funds', 'imports', 'workspaces']),
            _id: text(24),
            rev: whole(),
            act: oneOf(['completed', 'refunded', 'committed', 'undone', 'settings']),
            /** What it is for, or the file's name. */
            name: optional(text(500)),
            /** The group of an entry, the kind of a sheet. */
            group: optional(text()),
            /** Signed as it moves, or moved, cash: whole dong. */
            amount: optional(money()),
            /** Who is paid, and how. */
            recipientName: optional(text()),
            recipientInfo: optional(text(500)),
            created: optional(instant()),
            /** Of settings: what they become. */
            wanted: optional(shape({ fourEyes: oneOf(['enabled', 'disabled']), fourEyesAbove: optional(money()) })),
            by: text(),
            at: instant(),
            reason: optional(text(500)),
            /** Of a part of an expense: what was paid beside it on its day for the same to the same payee, whole dong below 0. */
            beside: optional(money()),
            /** The caller made it or asked for it: it waits for somebody else. */
            isOwn: flag(),
          }),
          200,
        ),
      }),
      sources: ['funds', 'imports', 'workspaces'],
    }),
    /** How the installation itself is. */
    installation: report({
      access: ['admin'],
      parameters: {},
      result: shape({
        started: instant(),
        database: oneOf(['embedded', 'mongodb']),
        mail: oneOf(['smtp', 'outbox']),
        workspaces: shape({ enabled: whole(), disabled: whole() }),
        members: whole(),
        /** Sockets that hear events. */
        listening: whole(),
        freeBytes: whole({ maximum: Number.MAX_SAFE_INTEGER }),
        usedBytes: optional(whole({ maximum: Number.MAX_SAFE_INTEGER })),
        /** In how many days the disk is full at the pace of the last 14; absent: it doesn't fill, or that isn't known yet. */
        daysToFull: optional(whole()),
        /** When the last backup was written; absent: never, or the database is elsewhere. */
        backup: optional(instant()),
        /** When a backup was restored and its figures proven last, and of which moment that backup was. */
        restoreProved: optional(shape({ at: instant(), of: instant() })),
        /** When the figures of all companies were recounted last, and their journals proven. */
        figuresRecounted: optional(instant()),
        journalsProven: optional(instant()),
        /** What differed since the process started. */
        figuresDiffered: whole(),
        entriesDiffered: whole(),
        /** The disk is full: nothing can be saved just now. */
        writesRefused: flag(),
        /** What is to be done at services of others, of all companies: what waits, what is stuck, and when the first was to be tried. */
        outboxWaiting: whole(),
        outboxStuck: whole(),
        outboxDue: optional(instant()),
        /** Mails among it, and since when the oldest waits. */
        mailsWaiting: whole(),
        mailsSince: optional(instant()),
        /** What the operator should look after, the most urgent first. */
        warnings: list(oneOf(INSTALLATION_WARNINGS), INSTALLATION_WARNINGS.length),
        /** How the process that answers fared in the last hour, minute by minute. */
        minutes: list(
          shape({
            at: instant(),
            requests: whole(),
            slowestMs: whole(),
            commits: whole(),
            retries: whole(),
            slowestCommitMs: whole(),
            eventLagMs: whole(),
          }),
          60,
        ),
      }),
      sources: [],
    }),
    /**
     * The companies in which the same verified e-mail is on the board: a column each, what lies between them, and all together. Days are each
     * company's own.
     */
    consolidated: report({
      access: ['bod'],
      parameters: {
        since: day(),
        until: day(),
        /** The companies to put together, by id with commas between; absent: all that may be. */
        only: optional(text(2500, { pattern: '^[0-9a-f]{24}(,[0-9a-f]{24}){0,99}$' })),
      },
      result: shape({
        since: day(),
        until: day(),
        /** All that may be put together, shown or not. */
        companies: list(shape({ _id: id('workspaces'), name: text(120) }), 100),
        workspaces: list(
          shape({
            _id: id('workspaces'),
            name: text(120),
            slug: text(30),
            slogan: optional(text(300)),
            howCalculateRevenue: oneOf(['shipped', 'ordered']),
            ...columnLines,
          }),
          100,
        ),
        eliminated: shape(columnLines),
        total: shape(columnLines),
        /** Sales from one of them to another: as the seller and as the buyer wrote them down, and what of them is eliminated. */
        pairs: list(
          shape({
            seller: id('workspaces'),
            buyer: id('workspaces'),
            orders: whole(),
            sold: money(),
            bought: money(),
            /** The buyer, as the seller's partners. */
            partners: list(id('assets'), 100),
            revenue: money(),
            /** What the goods cost the seller. */
            cost: money(),
            /** The seller's profit in what the buyer sold on in the range, which is no cost of the group's. */
            soldOnProfit: money(),
          }),
          10_000,
        ),
        /** What of the groups is eliminated: entries of a company with a partner that is another of them. Σ total by group = `eliminated.groups`. */
        between: list(shape({ workspaceId: id('workspaces'), partnerId: id('assets'), group: text(), total: money() }), 10_000),
      }),
      sources: ['orders', 'funds', 'fundGroups', 'workspaces', 'stocks', 'assets'],
    }),
  },
  notices: ['books-closed', 'books-reopened', 'file-taken', 'guard-waits', 'guard-answered'],
  rings: {
    'books-closed': { topic: 'company', en: '{who} closed the books', vi: '{who} đã khoá sổ' },
    'books-reopened': { topic: 'company', en: '{who} opened closed books', vi: '{who} đã mở lại sổ' },
    'file-taken': { topic: 'company', en: '{who} took the company’s data as a file', vi: '{who} đã tải dữ liệu công ty' },
    'guard-waits': {
      topic: 'decisions',
      en: 'A change of settings waits for your confirmation',
      vi: 'Có thay đổi cài đặt chờ bạn xác nhận',
    },
    'guard-answered': { topic: 'company', en: '{who} answered the change you asked for', vi: '{who} đã trả lời thay đổi bạn xin' },
  },
  realtime: 'merge',
})
