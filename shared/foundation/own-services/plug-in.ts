import { Type, type Static } from '@sinclair/typebox'
import { WORKSPACE_RIGHTS, type Right } from '../rights/rights'
import { flag, list, oneOf, optional, shape, text } from '../declaration/schema-kit'

/** What a field of a company's own service may hold. `member` and so on name a record of the company. */
export const FIELD_KINDS = [
  'text',
  'longText',
  'whole',
  'quantity',
  'money',
  'day',
  'flag',
  'choice',
  'member',
  'customer',
  'supplier',
  'product',
  'warehouse',
] as const
export type OwnFieldKind = (typeof FIELD_KINDS)[number]

const rights: readonly Right[] = ['bod', ...WORKSPACE_RIGHTS]

/** Signs that texts of the app are put together by don't stand in words. */
const word = () => Type.String({ minLength: 1, maxLength: 80, pattern: "^[^{}<>']*[^{}<>'\\s][^{}<>']*$" })
const words = () => shape({ en: word(), vi: word() })
const whoMay = () => Type.Union([Type.Literal('member'), list(oneOf(rights), 10)])

const ownField = shape({
  kind: oneOf(FIELD_KINDS),
  label: words(),
  required: optional(flag()),
  /** Of a text: so many characters at most. */
  longest: optional(Type.Integer({ minimum: 1, maximum: 2000 })),
  /** Of a choice: each value with its words. */
  choices: optional(Type.Record(Type.String({ pattern: '^[a-z][a-z0-9-]{0,29}$' }), words())),
  /** Stored where nobody says otherwise, also in the records of before. */
  default: optional(Type.Union([Type.String({ maxLength: 200 }), Type.Number(), Type.Boolean()])),
  /** Only whoever has one of these rights sees it. */
  visibleTo: optional(list(oneOf(rights), 10)),
  /** What it was called before: its values come along. */
  was: optional(text(40)),
})
export type OwnField = Static<typeof ownField>

const FIELD_NAME = '^[a-z][A-Za-z0-9]{0,39}$'

/** What `plugin.json` holds. */
export const plugInShape = shape({
  /** One of them, and several. */
  words: shape({ one: words(), many: words() }),
  /** The companies that have it, by their addresses; absent: all. */
  companies: optional(list(text(30), 200)),
  rights: shape({ read: whoMay(), write: whoMay(), remove: optional(whoMay()) }),
  fields: Type.Record(Type.String({ pattern: FIELD_NAME }), ownField, { additionalProperties: false }),
  /** The fields that the list shows, in their order; absent: the first five. */
  list: optional(list(text(40), 12)),
})

/** A company's own service as its folder describes it. */
export type PlugIn = Static<typeof plugInShape> & {
  /** The folder's name. */
  readonly name: string
  /** The service's. No service of the product begins with `own`, now or later. */
  readonly path: string
}

/** The path of the service: `vehicles` is served as `ownVehicles`. */
export const ownPath = (plugIn: string): string => `own${plugIn.charAt(0).toUpperCase()}${plugIn.slice(1)}`

const REFERENCES: Partial<Record<OwnFieldKind, true>> = { member: true, customer: true, supplier: true, product: true, warehouse: true }
export const isReference = ({ kind }: Pick<OwnField, 'kind'>): boolean => REFERENCES[kind] === true

/** The field of an answer that holds the record which a field names: `driver` of `driverId`. */
export const namedBy = (field: string): string => field.replace(/Id$/, '')
