import { type Static, Type } from '@sinclair/typebox'
import { defineService, report } from '../../../foundation/declaration/define-service'
import {
  creatorFields,
  day,
  flag,
  id,
  instant,
  list,
  money,
  name,
  oneOf,
  optional,
  shape,
  text,
  updaterFields,
  whole,
  workspaceFields,
} from '../../../foundation/declaration/schema-kit'
import { ACCOUNT_NUMBERS } from '../../../foundation/ledger/accounts'
import { workspacePrinting } from '../../workspace/services/workspaces'
import { CLOSING_CHECKS } from '../rules/closing-checks'
import { LINK_BOOKS, MAX_ANSWER_LENGTH, MAX_LINK_QUESTIONS, MAX_QUESTION_LENGTH } from '../rules/link-books'
import { ledger } from './ledger'
import { sealedFigures } from './seals'

const CODE_LENGTH = 39
/** Visits that are told one by one; all are counted. */
export const MAX_VISITS = 50

const books = () => Type.Array(oneOf(LINK_BOOKS), { minItems: 1, maxItems: LINK_BOOKS.length, uniqueItems: true })

/** A link by which somebody outside reads one sealed month, without signing in. Only the hash of its token is kept. */
export const sealLink = shape({
  _id: id('sealLinks'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  sealId: id('seals'),
  /** Who it is for. */
  name: name('books.link-name-required', 120),
  email: optional(text(200)),
  /** The last day on which it opens. */
  until: day(),
  books: books(),
  status: oneOf(['active', 'revoked'], { default: 'active' }),
  revokedAt: optional(instant()),
  /** How often it was opened, and when last; one visit is what comes from one address within half an hour. */
  uses: whole({ default: 0 }),
  usedAt: optional(instant()),
  visits: list(shape({ at: instant(), address: text(60) }), MAX_VISITS),
  /** Questions that were asked by it. */
  questions: whole({ default: 0 }),
  /** Shown once, in the answer to the call that made it. */
  token: optional(text(60)),
})
export type SealLink = Static<typeof sealLink>

export const sealLinkCreate = shape({
  sealId: id('seals'),
  name: name('books.link-name-required', 120),
  email: optional(text(200)),
  /** Absent: in thirty days. */
  until: optional(day()),
  /** Absent: all. */
  books: optional(books()),
})
export type SealLinkCreate = Static<typeof sealLinkCreate>

export const sealLinkPatch = Type.Partial(
  shape({
    name: name('books.link-name-required', 120),
    email: text(200),
    /** It ends at once, for good. */
    status: oneOf(['revoked']),
  }),
  { additionalProperties: false },
)

/** What opens a link, in the header `Link-Token` or by this word. */
const opens = { token: optional(text(60)) }
/** Where a further page begins, as the page before said. */
const place = optional(text(30))
const next = optional(text(30))

const { trialBalance, account, journal } = ledger.reports
/** A line as the books have it, without who entered it and without the way into the company's own pages. */
const linkLine = Type.Omit(journal.result.properties.data.items, ['recordId', 'by'], { additionalProperties: false })
const linkAccountLine = Type.Omit(account.result.properties.data.items, ['recordId', 'by'], { additionalProperties: false })

const sources = ['sealLinks'] as const

/** What whoever holds a link is told first. */
const opened = report({
  access: 'public',
  parameters: opens,
  result: shape({
    workspace: shape({ name: text(), avatar: optional(text(300)), brandColor: optional(text(7)), cfg: workspacePrinting, zone: text(60) }),
    /** Who it is for, and its last day. */
    name: text(120),
    until: day(),
    books: list(oneOf(LINK_BOOKS), LINK_BOOKS.length),
    /** The month, and its seal. */
    month: shape({ since: day(), until: day() }),
    seal: shape({
      code: text(CODE_LENGTH),
      at: instant(),
      seq: whole({ maximum: Number.MAX_SAFE_INTEGER }),
      /** Whether the books were what was sealed when they were proven last. */
      checked: optional(shape({ at: instant(), holds: flag() })),
      /** Entered after it on days before its end; none of it is shown. */
      later: whole(),
    }),
    /** What the company says of what stayed open. */
    notes: list(shape({ kind: oneOf(CLOSING_CHECKS), note: text(500), count: whole(), amount: optional(money()) }), CLOSING_CHECKS.length),
    /** Of the result, where it is shown. */
    figures: optional(sealedFigures),
    /** What was asked by this link, the latest first. */
    questions: list(
      shape({
        _id: id('sealQuestions'),
        at: instant(),
        text: text(MAX_QUESTION_LENGTH),
        account: optional(oneOf(ACCOUNT_NUMBERS)),
        subject: optional(text(300)),
        answer: optional(text(MAX_ANSWER_LENGTH)),
        answeredAt: optional(instant()),
      }),
      MAX_LINK_QUESTIONS,
    ),
    /** How many more may be asked. */
    questionsLeft: whole(),
  }),
  sources,
})

const linkTrialBalance = report({
  access: 'public',
  parameters: opens,
  result: trialBalance.result,
  sources,
})

const linkAccount = report({
  access: 'public',
  parameters: { ...opens, account: optional(text(8)), partnerId: optional(id('assets')), place },
  result: shape({
    ...Type.Omit(account.result, ['data', 'next']).properties,
    data: list(linkAccountLine, 50_000),
    next,
  }),
  sources,
})

const linkJournal = report({
  access: 'public',
  parameters: { ...opens, place },
  result: shape({ ...Type.Omit(journal.result, ['data', 'next']).properties, data: list(linkLine, 50_000), next }),
  sources,
})

/** Balances are debits less credits. */
const accountSums = { opening: money(), debit: money(), credit: money(), closing: money() }

/** The accounts of customers and agents, or of suppliers, one by one: their sum is the account's. */
const linkPartners = report({
  access: 'public',
  parameters: { ...opens, account: optional(text(8)) },
  result: shape({
    account: oneOf(['131', '331']),
    total: shape(accountSums),
    data: list(shape({ _id: optional(id('assets')), name: text(), ...accountSums }), 200_000),
  }),
  sources,
})

export const sealLinks = defineService({
  path: 'sealLinks',
  scope: 'workspace',
  unshardedBecause: 'a link is all that its reader shows, and no link may open two companies',
  methods: ['find', 'get', 'create', 'patch'],
  record: sealLink,
  create: sealLinkCreate,
  patch: sealLinkPatch,
  access: { find: ['bod'], get: ['bod'], create: ['bod'], patch: ['bod'] },
  filter: ['_id', 'sealId', 'status', 'created'],
  sort: ['_id', 'created'],
  defaultSort: { _id: -1 },
  references: { sealId: { service: 'seals' } },
  secret: { hash: text(100) },
  shownOnce: ['token'],
  unaudited: ['uses', 'usedAt', 'visits', 'questions'],
  indexes: [{ fields: { hash: 1 }, unique: true, acrossWorkspaces: true }, { fields: { sealId: 1, _id: -1 } }],
  reports: { opened, trialBalance: linkTrialBalance, account: linkAccount, journal: linkJournal, partners: linkPartners },
  realtime: 'merge',
})
