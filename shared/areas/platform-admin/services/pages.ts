import { type Static, Type } from '@sinclair/typebox'
import { defineService } from '../../../foundation/declaration/define-service'
import { id, oneOf, optional, recordFields, shape, text, whole } from '../../../foundation/declaration/schema-kit'

/** A text in both languages; one that is empty is shown in the other. */
const inBoth = (maxLength: number) => shape({ en: text(maxLength), vi: text(maxLength) })

const content = {
  slug: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60, kind: 'text', error: 'pages.slug-invalid' }),
  /** Its place in footers. */
  order: whole(),
  name: inBoth(120),
  /** Markdown. */
  desc: inBoth(50_000),
}

/** A page of information, for members and for whoever isn't in. */
export const page = shape({ _id: id('pages'), ...recordFields, ...content, status: oneOf(['active', 'hidden'], { default: 'active' }) })
export type Page = Static<typeof page>
export const pageCreate = shape({ ...content, order: optional(whole()), status: optional(oneOf(['active', 'hidden'])) })
export const pagePatch = Type.Partial(shape({ ...content, status: oneOf(['active', 'hidden']) }), { additionalProperties: false })

export const pages = defineService({
  path: 'pages',
  scope: 'platform',
  unshardedBecause: 'they belong to the installation',
  methods: ['find', 'get', 'create', 'patch'],
  record: page,
  create: pageCreate,
  patch: pagePatch,
  access: { find: 'public', get: 'public', create: ['admin'], patch: ['admin'] },
  rows: ({ rights }) => (rights.includes('admin') ? null : { status: 'active' }),
  filter: ['_id', 'slug', 'status', 'order'],
  sort: ['_id', 'order'],
  defaultSort: { order: 1 },
  indexes: [{ fields: { slug: 1 }, unique: true, whenTaken: 'pages.slug-taken' }, { fields: { order: 1, _id: 1 } }],
  realtime: 'merge',
})
