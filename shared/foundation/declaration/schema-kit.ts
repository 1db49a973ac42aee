import { Modifier, Type, type TSchema } from '@sinclair/typebox'
import type { ErrorCode } from '../../registry/catalogue'
import type { Day, Month } from '../days/days'
import { MAX_DONG, type Dong } from '../money/money'
import type { Id } from '../ids'
import type { Instant } from './wire'
import type { RecordService } from '../../registry/names'

/**
 * What a shape may say of a field besides JSON Schema: the catalogue's code for a bad or a missing value. A `default` in a record's shape is
 * stored when a record is made without the field.
 */
interface Texts {
  readonly error?: ErrorCode
}

export const id = <S extends RecordService>(of: S, texts: Texts = {}) =>
  Type.Unsafe<Id<S>>({ type: 'string', pattern: '^[0-9a-f]{24}$', kind: 'id', of, ...texts })

/** The years that books, filters and reports know: what lies outside of them is a slip of the finger. */
const KNOWN_YEARS = '^(19|2[0-9])[0-9]{2}-'

/** A moment: ISO 8601 on the wire, a `Date` inside the server. */
export const instant = (options: Texts & { readonly book?: boolean } = {}) =>
  Type.Unsafe<Instant>({ type: 'string', format: 'date-time', pattern: KNOWN_YEARS, kind: 'instant', ...options })

/** A moment of the past whose knowledge a report is asked for: figures as they would have been read then. */
export const knownAt = () => Type.Optional(instant())

/** An evening whose state a report is asked for: of a day that is over, or of today; absent: as it stands now. */
export const asOf = () => Type.Optional(day())

/** The moment an entry of the books is dated: at most a year ahead, so that nothing exists that no report shows. */
export const bookTime = () => instant({ book: true })

/** A day as the workspace counts it: YYYY-MM-DD. */
export const day = () => Type.Unsafe<Day>({ format: 'date', kind: 'text', type: 'string' })
/** A month as the workspace counts it: YYYY-MM. */
export const month = (texts: Texts = {}) =>
  Type.Unsafe<Month>({ type: 'string', pattern: `${KNOWN_YEARS}(0[1-9]|1[0-2])$`, kind: 'text', ...texts })
/** A step of a picture over time: a day, or a month where the range is long. */
export const dayOrMonth = () => Type.String({ pattern: '^\\d{4}-\\d{2}(-\\d{2})?$', kind: 'text' })

/** Whole dong, either way up to 10^15. */
export const money = (options: Texts & { minimum?: number; default?: number } = {}) =>
  Type.Unsafe<Dong>({ type: 'integer', minimum: -MAX_DONG, maximum: MAX_DONG, kind: 'money', ...options })

/** Cost of one unit; may carry decimals (a landed cost). */
export const unitCost = (texts: Texts = {}) => Type.Number({ minimum: 0, maximum: MAX_DONG, kind: 'number', ...texts })

export const text = (maxLength = 200, options: Texts & { minLength?: number; pattern?: string } = {}) =>
  Type.String({ maxLength, kind: 'text', ...options })

/** A text that says something: at least one character besides blanks; those around it are taken off. */
export const name = (error?: ErrorCode, maxLength = 200) =>
  Type.String({ minLength: 1, maxLength, pattern: '\\S', kind: 'text', trim: true, ...(error && { error }) })

export const oneOf = <const V extends string>(values: readonly V[], options: Texts & { readonly default?: NoInfer<V> } = {}) =>
  Type.Unsafe<V>({ type: 'string', enum: [...values], kind: 'text', ...options })

/** One of some words and numbers. */
export const literalOf = <const V extends string | number>(values: readonly V[]) => Type.Unsafe<V>({ enum: [...values], kind: 'number' })

/** One of the words that the declarations come to; the API's description names them. */
export const declaredText = (among: 'noticeKinds' | 'noticeTargets') => Type.String({ maxLength: 40, kind: 'text', among })

export const flag = (options: { readonly default?: boolean } = {}) => Type.Boolean({ kind: 'flag', ...options })
export const whole = (options: Texts & { minimum?: number; maximum?: number; default?: number } = {}) =>
  Type.Integer({ minimum: 0, maximum: 1e9, kind: 'number', ...options })
/**
 * Anything, as what it holds is judged by the domain's rules, in their own words; to programs it is described as what these take.
 * @param described left out of what the server checks
 */
export const judged = (described: TSchema) => Type.Unknown({ described })

export const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
export const list = <T extends TSchema>(items: T, maxItems = 200) => Type.Array(items, { maxItems })
/** The address a picture was uploaded to. */
const uploaded = '/files/[A-Za-z0-9._-]+'
/** The picture of a record: of those that were uploaded, never one of another site; empty is none. */
export const picture = () => Type.String({ maxLength: 300, pattern: `^(${uploaded})?$`, kind: 'text' })
/** Pictures that belong to a record, by the addresses they were uploaded to. */
export const attachments = () =>
  list(shape({ name: text(), path: Type.String({ maxLength: 300, pattern: `^${uploaded}$`, kind: 'text' }) }), 10)
/** The members that a text names with an @. */
export const mentions = () => list(shape({ _id: id('users'), username: text(60), name: text() }), 20)
export const optional = Type.Optional
export const isOptional = (schema: TSchema): boolean => schema[Modifier] === 'Optional'
/** A closed object: a field that is not named is refused. */
export const shape = <P extends Record<string, TSchema>>(properties: P) => Type.Object(properties, { additionalProperties: false })

/** The fields every record has; the server alone writes them. */
export const recordFields = { rev: whole(), created: instant(), updated: optional(instant()) }
export const workspaceFields = { workspaceId: id('workspaces'), ...recordFields }
/** A member as far as colleagues see them. */
const person = shape({ _id: id('users'), name: text(), username: optional(text()), avatar: optional(text()) })
/** What is called that acts without being a member: an API key, a bank that tells of money, a marketplace. */
const program = () => optional(text(200))
/** The member who made a record; absent for what an API key made, which `creatorProgram` then names. */
export const creatorFields = { creatorId: optional(id('users')), creator: optional(person), creatorProgram: program() }
/** The member whose change was the last; absent before the first, and after one by an API key, which `updaterProgram` then names. */
export const updaterFields = { updater: optional(person), updaterProgram: program() }
