import { type Static, Type } from '@sinclair/typebox'
import { defineService, report } from '../../../foundation/declaration/define-service'
import {
  creatorFields,
  day,
  id,
  instant,
  list,
  oneOf,
  optional,
  shape,
  text,
  updaterFields,
  whole,
  workspaceFields,
} from '../../../foundation/declaration/schema-kit'

/** `token`: a new one has to be pasted; nothing goes out until then. */
export const FB_PAGE_STATUSES = ['connected', 'token', 'removed'] as const
/** Figures are kept for so many days: the most the platform answers at once. */
export const MAX_FIGURE_DAYS = 90

/** A day of a page: how often it was seen, by how many, what they did, how many follow. */
const dayFigures = shape({ day: day(), views: whole(), viewers: whole(), engagements: whole(), follows: whole() })
export type FbDayFigures = Static<typeof dayFigures>

/** The platform's tokens have some 200 characters. */
const token = () =>
  Type.String({ minLength: 1, maxLength: 1000, pattern: '^\\s*[!-~]+\\s*$', kind: 'text', trim: true, error: 'fbPages.token-required' })

export const fbPage = shape({
  _id: id('fbPages'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  /** The page's id on the platform. */
  fbId: text(40),
  name: text(),
  followers: optional(whole()),
  status: oneOf(FB_PAGE_STATUSES),
  /** Why a new token is needed, as a code of the catalogue. */
  problem: optional(text(60)),
  /** When the platform last accepted the token. */
  checked: optional(instant()),
})
export type FbPage = Static<typeof fbPage>

export const fbPageCreate = shape({ token: token() })
export type FbPageCreate = Static<typeof fbPageCreate>
/** A new token of the same page. */
export const fbPagePatch = shape({ token: optional(token()) })
export type FbPagePatch = Static<typeof fbPagePatch>

const readers = ['/adbreaks/manager', '/adbreaks/resourcer'] as const
const managers = ['/adbreaks/manager'] as const

/** Facebook pages that the company publishes on. */
export const fbPages = defineService({
  path: 'fbPages',
  scope: 'workspace',
  app: 'adbreaks',
  methods: ['find', 'get', 'create', 'patch', 'remove'],
  record: fbPage,
  create: fbPageCreate,
  patch: fbPagePatch,
  examples: { patch: { 'A new token of the page': { token: 'EAAGm0PX4ZCpsBAKZB' } } },
  commands: { create: { token: {} }, patch: { token: {} } },
  access: { find: readers, get: readers, create: managers, patch: managers, remove: managers },
  notices: ['fb-page-token'],
  rings: {
    'fb-page-token': { topic: 'company', en: 'A Facebook page has to be connected again', vi: 'Cần kết nối lại một trang Facebook' },
  },
  staysHere: ['token'],
  secret: {
    /** Sealed. */
    token: optional(text(3000)),
    /** The page's id while it is connected: a page is connected once. */
    standing: optional(text(40)),
    days: optional(list(dayFigures, MAX_FIGURE_DAYS)),
  },
  filter: ['_id', 'status', 'fbId'],
  sort: ['_id', 'name', 'created'],
  sortByKey: ['name'],
  defaultSort: { _id: 1 },
  search: ['name'],
  indexes: [
    { fields: { status: 1, 'keys.name': 1 } },
    { fields: { status: 1 }, acrossWorkspaces: true },
    { fields: { standing: 1 }, unique: true, partial: { standing: { $exists: true } }, whenTaken: 'fbPages.connected' },
  ],
  reports: {
    /** How a page fared by day, the oldest first; days the platform told nothing of are absent. */
    figures: report({
      access: readers,
      parameters: { pageId: id('fbPages') },
      result: shape({ data: Type.Array(dayFigures, { maxItems: MAX_FIGURE_DAYS }) }),
      sources: ['fbPages'],
    }),
  },
  takenIn: { without: ['token'], becomes: { status: { connected: 'token' } } },
  realtime: 'merge',
})
