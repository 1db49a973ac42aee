import type { TSchema } from '@sinclair/typebox'
import type { Day, Zone } from '../days/days'
import type { ErrorCode } from '../../registry/errors'
import type { Id } from '../ids'
import type { Entries } from '../ledger/lock-date'
import type { JournalOf } from '../ledger/journal-lines'
import type { Postings } from '../ledger/postings'
import type { Right } from '../rights/rights'
import type { RingWords } from '../words/ring-words'
import type { App } from '../rights/apps'
import type { RecordService } from '../../registry/names'

/** What services offer, each some of these. */
export const methods = ['find', 'get', 'create', 'patch', 'remove'] as const
export type Method = (typeof methods)[number]

/**
 * Who may do a thing: anybody, anybody signed in, any member of a company (not who only administers the platform), or a member with one of
 * the rights (bod always).
 */
export type Access = 'public' | 'signed-in' | 'member' | readonly Right[]

/** Who is asking, as rules in declarations see them. An API key has no `userId`. */
export interface Viewer {
  readonly workspaceId: string
  readonly userId: string | null
  readonly rights: readonly Right[]
  /** The part of the company a member works in; absent when they have none. */
  readonly division?: string
  /** The API key that asks. */
  readonly key?: { readonly _id: Id<'apiKeys'> }
}

/** A query the server adds to every read and write; field → value, `$in` or `$ne`; `$or`: one of several such. */
export type RowQuery = Readonly<Record<string, unknown>>

/** Fields removed from every answer and event, and refused in filters and sorts, for members without one of the rights. */
export interface HiddenFields {
  readonly fields: readonly string[]
  readonly visibleTo: readonly Right[]
  /** Only in records whose `group` is one of these; absent: in all. */
  readonly groups?: readonly string[]
  /** The field naming the person who may see them all the same. */
  readonly orPerson?: string
}

/** A field whose value depends on who asks: one for the members that the stored list names, another for the others. */
export interface PerMemberField {
  /** The field that holds the list of members; stored, never answered. */
  readonly stored: string
  readonly listed: string | boolean
  readonly others: string | boolean
  /** Only in records whose `group` is one of these; absent: in all. */
  readonly groups?: readonly string[]
}

/** A field that names a record of another service in the same workspace; checked to exist on every write. */
export interface Reference {
  readonly service: RecordService
  /** The field of an answer that holds the named record's `fields`. */
  readonly as?: string
  readonly fields?: readonly string[]
  /** `frozen`: copied when the reference is written, and kept; `live`: looked up on every read. */
  readonly keep?: 'frozen' | 'live'
  /** The groups the named record may belong to. */
  readonly groups?: readonly string[]
  /** Why a record that was removed can't be named; who named it before keeps it. Absent: it can. */
  readonly whenRemoved?: ErrorCode
}

export interface IndexDeclaration {
  /** After `workspaceId`, which every index of a workspace's service begins with unless it is `acrossWorkspaces`. */
  readonly fields: Readonly<Record<string, 1 | -1>>
  readonly unique?: boolean
  /** What is said of a unique field that another record has already. */
  readonly whenTaken?: ErrorCode
  readonly partial?: Readonly<Record<string, unknown>>
  /** Records are looked up by it in all workspaces at once. */
  readonly acrossWorkspaces?: true
}

/** A field of a create or patch that says what is to be done, or is kept sealed: no record shows it as it was sent. */
export interface Command {
  /** It says how what one of these asks for is done, and nothing without them. */
  readonly of?: readonly string[]
  /** Beside it only these are heeded, and no other may be sent. */
  readonly alone?: readonly string[]
}

/** A call that wrote a record, for whoever judges what became of a field of it. */
export interface Written<Kept = Readonly<Record<string, unknown>>> {
  readonly data: Readonly<Record<string, unknown>>
  readonly record: Kept
  /** The record as it stood; null of a new one. */
  readonly before: Kept | null
  readonly zone: Zone
}

/** A column of a report, on screen, on paper and in files. */
export interface ReportColumn {
  /** A field of the table's rows. */
  readonly key: string
  /** The message over it: its id, and its English text. */
  readonly header: { readonly id: string; readonly defaultMessage: string }
  /** How values are written: money in whole dong, percents as parts of 1, days as YYYY-MM-DD or YYYY-MM. */
  readonly kind: 'text' | 'money' | 'quantity' | 'percent' | 'day'
  /** Absent: texts and days at the start, figures at the end. */
  readonly align?: 'start' | 'end'
  /** The rights of which one is needed for what it shows; absent: those to the report. */
  readonly visibleTo?: readonly Right[]
}

/** A column of the field that its message is named after: `report.column.paid` is over `paid`. */
export const column = (id: string, defaultMessage: string, kind: ReportColumn['kind']): ReportColumn => ({
  key: id.slice(id.lastIndexOf('.') + 1),
  header: { id, defaultMessage },
  kind,
})

/** A list of rows in a report's result. */
export interface ReportTable {
  /** The path of the rows in the result: `credit.data`. */
  readonly rows: string
  readonly columns: readonly ReportColumn[]
  /** The entries behind a row: of this service, with these filters; a filter takes the row's field of that name here. */
  readonly opens?: { readonly service: RecordService; readonly filters: Readonly<Record<string, string>> }
}

export interface ReportDeclaration {
  readonly access: Access
  /**
   * What may be asked, as fields of the schema kit; what isn't `optional` is required. A `day` also takes an instant, which then means
   * the local day it falls in.
   */
  readonly parameters: Readonly<Record<string, TSchema>>
  /** It is of the records that a find would answer: besides its parameters it takes a find's conditions, search and days. */
  readonly takesConditions?: boolean
  readonly result: TSchema
  readonly tables?: readonly ReportTable[]
  /** Services whose events make a shown report stale. */
  readonly sources: readonly RecordService[]
  /** Its figures count records that who may open it may not see one by one: they are told that a source changed, not what. Or by service: only records of these groups. */
  readonly countsUnseen?: boolean | Readonly<Record<string, readonly string[]>>
}

/** Declares a report: what may be asked and what is answered; the server's function and the client's hook take their types from it. */
export const report = <const R extends ReportDeclaration>(declaration: R): R => declaration

/**
 * What ties a record to the installation it was written on, or to somebody else's system, which a workspace that comes in a file has not: keys
 * of addresses, sealed secrets, connections. Anybody can write a file, and it may stand beside the workspace it was made of.
 */
export interface TakenIn {
  /** Fields that are left out. */
  readonly without?: readonly string[]
  /** Fields that a file need not have. */
  readonly mayLack?: readonly string[]
  /** Keys of addresses: each gets another that nobody knows. */
  readonly freshKeys?: readonly string[]
  /** By field: what its values become; others stay. */
  readonly becomes?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export interface ServiceDeclaration {
  readonly path: RecordService
  /** Other paths that lead to the same service. */
  readonly aliases?: readonly string[]
  /** `workspace`: every record carries `workspaceId`; `platform`: the records of the installation itself. */
  readonly scope: 'workspace' | 'platform'
  /** Why all of its records stay together where a database is sharded by company (docs/operating.md): what is asked without knowing whose it is. */
  readonly unshardedBecause?: string
  /** The app that it is part of: while the workspace has it off, every call is refused, as its screens are closed. */
  readonly app?: App
  /** It is a company's own, from a plug-in, and no part of the product: of the companies at these addresses, or of all of the installation. */
  readonly own?: { readonly companies?: readonly string[] }
  readonly methods: readonly Method[]
  /** A record as it is answered. */
  readonly record: TSchema
  /** What create takes, and what patch takes; a field that isn't named is refused. */
  readonly create?: TSchema
  readonly patch?: TSchema
  /** Answers of shapes of their own: to whoever may not see the record, or asks for something else; of find, the rows of a page. */
  readonly brief?: Readonly<Partial<Record<Method, readonly TSchema[]>>>
  /** The fields of create and patch that aren't stored. */
  readonly commands?: Readonly<Partial<Record<'create' | 'patch', Readonly<Record<string, Command>>>>>
  /** Moments for which a day may be sent, too, in create and patch: which moment of that day is meant. */
  readonly daysMean?: Readonly<Record<string, (of: Day, now: Date, zone: Zone) => Date>>
  /** A patch asks for what is in one of these lists, not in two. */
  readonly oneAtATime?: readonly (readonly string[])[]
  /**
   * A field that was sent stands in the record, or was refused by its name. Of these a value may stand there otherwise, or elsewhere: null
   * when it does, else the path below the field that is missing ('' for all of it).
   */
  readonly takenAs?: Readonly<Record<string, (sent: never, written: Written<never>) => string | null>>
  readonly access: Readonly<Partial<Record<Method, Access>>>
  /** A patch without an id changes all that its query names at once: all of them or none. */
  readonly patchMany?: {
    readonly access: Access
    /** What the query names them by, as fields of the schema kit; what isn't `optional` is required. */
    readonly by: Readonly<Record<string, TSchema>>
    readonly data: TSchema
    /** A body that the API's description shows. */
    readonly example: object
    readonly result: TSchema
  }
  /** What remove does: `soft` (the default) sets `status` to `removed`, `hard` takes the record out. */
  readonly remove?: 'soft' | 'hard'
  /** Why a record that another one names can't be removed; absent: it can. */
  readonly whenReferenced?: ErrorCode
  /** Services split by the field `group`: who may read and write each group. */
  readonly groups?: Readonly<Record<string, { readonly read: Access; readonly write: Access }>>
  readonly hidden?: readonly HiddenFields[]
  /**
   * Rows a member may see, beyond workspace and group: fields that equal a value, or `$in`, `$ne`, and `$or` of such. The database is asked by
   * it, so that counts, filters, sorts and searches know of no other row; events and gets are judged by the same.
   */
  readonly rows?: (viewer: Viewer) => RowQuery | null
  /**
   * What is answered in place of fields that hold more than the viewer may see, where that depends on more than a right; undefined leaves a
   * field out. Events and gets ask it alike.
   */
  readonly shows?: (viewer: Viewer, record: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
  /** Members who see a record that colleagues with the same rights may not. */
  readonly persons?: (record: Readonly<Record<string, unknown>>) => readonly string[]
  /** A record is seen by whoever sees the one it is about, and by nobody else; these fields name it. */
  readonly about?: { readonly service: string; readonly id: string }
  readonly filter: readonly string[]
  readonly sort: readonly string[]
  /** Of these, names that sort as a Vietnamese reader expects: by a key stored beside them (`keys.<field>`), which indexes name. */
  readonly sortByKey?: readonly string[]
  /** Further words of `sort`: a figure made from the record, stored beside it (`keys.<word>`), which indexes name. */
  readonly sortByFigure?: Readonly<Record<string, (record: never) => number>>
  readonly defaultSort: Readonly<Record<string, 1 | -1>>
  /** So many rows a page has at most; absent: 1,000. */
  readonly page?: number
  /** Fields whose folded words `search` looks through. */
  readonly search?: readonly string[]
  /** What else a find may ask for, as fields of the schema kit, where a condition on a field can't say it; the service's rules narrow the find. */
  readonly narrowedBy?: Readonly<Record<string, TSchema>>
  readonly references?: Readonly<Record<string, Reference>>
  readonly indexes: readonly IndexDeclaration[]
  /** `merge`: events carry the record; `refetch`: only its `_id`; `off`: no events. */
  readonly realtime: 'merge' | 'refetch' | 'off'
  /** Rows of a list hold what is computed from other records (a running balance): who shows them asks again instead of merging events. */
  readonly computedRows?: true
  readonly reports?: Readonly<Record<string, ReportDeclaration>>
  /** What its records add to the figures, by measure: posted with every change of a record, in the same transaction. */
  readonly postings?: Postings<never>
  /**
   * The kinds of things its commands lock besides single records, each with the kinds that may be asked for while it is held; the service's
   * own name stands for its records.
   */
  readonly locks?: Readonly<Record<string, readonly string[]>>
  /** Its records of this group are the notices by which members are told of changes. */
  readonly keepsNotices?: { readonly group: string }
  /** Strangers may write it in the installation's sandbox; examples name a record of it there by the field `sample`. */
  readonly sandbox?: { readonly sample?: string }
  /** Its records are the work that is to be done at services of others. */
  readonly keepsOutgoing?: true
  /** Its records are read with what goods cost, by whoever has one of these rights: founders are told who did. */
  readonly showsCostsTo?: readonly Right[]
  /** What becomes of a record whose workspace is taken in from a file. */
  readonly takenIn?: TakenIn
  /** What its records enter in the books, and when: nothing is entered on a day that is closed. */
  readonly entries?: Entries<never>
  /** What its records stand for in the journal: each command enters the difference it makes, in the same transaction. */
  readonly journal?: JournalOf<never>
  /** The kinds of notices that changes of its records give rise to; when, to whom and in what words is the server's. */
  readonly notices?: readonly string[]
  /** What a member's device says of each of these when it rings. */
  readonly rings?: Readonly<Record<string, RingWords>>
  /** Further words a get, or a find that uses `trigger`, understands; handed to the service's rules as they are. */
  readonly extraQuery?: {
    readonly get?: readonly string[]
    readonly find?: { readonly trigger: string; readonly fields: readonly string[] }
  }
  /** Fields that are stored but never answered. */
  readonly secret?: Readonly<Record<string, TSchema>>
  /** Fields that no member's file of the company takes along: who has the value can act with it. */
  readonly staysHere?: readonly string[]
  /** Fields that each member sees otherwise (a read mark). */
  readonly perMember?: Readonly<Record<string, PerMemberField>>
  /** Answered only to the call that made them; not kept, not even for a repeated call. */
  readonly shownOnce?: readonly string[]
  /** Its changes are kept, and told to nobody: what was taken back stays taken back. */
  readonly history?: 'untold'
  /**
   * A single field of a record is given back what it was by a plain change, by the service's own rules; `not`: fields that only commands move,
   * as money and goods hang on them. Absent: the history brings no field back.
   */
  readonly bringsBack?: { readonly not: readonly string[] }
  /** Answered, but left out of the audit: who has the value can act with it. */
  readonly unaudited?: readonly string[]
  /** How large the body of a create or patch may be; absent: 1 MB. */
  readonly maxBodyBytes?: number
  /** What the API's description says of a method besides: rules that no shape tells, a paragraph each. */
  readonly notes?: Readonly<Partial<Record<Method, readonly string[]>>>
  /** Bodies that the API's description shows, by what they do. */
  readonly examples?: Readonly<Partial<Record<'create' | 'patch', Readonly<Record<string, object>>>>>
}

/** What tells when a record changed last, and how often: whoever keeps a copy asks by them. */
const KEPT_IN_STEP_BY = ['updated', 'rev'] as const

/**
 * Declares a service. The declaration is data; everything that can be derived from it is. Records that can be asked for one by one can also
 * be asked for, and sorted, by when they changed last and how often.
 */
export const defineService = <const D extends ServiceDeclaration>(declaration: D): D => ({
  ...declaration,
  ...(declaration.filter.includes('_id')
    ? { filter: [...new Set([...declaration.filter, ...KEPT_IN_STEP_BY])], sort: [...new Set([...declaration.sort, ...KEPT_IN_STEP_BY])] }
    : {}),
})

/** The operators a query may use on a declared field. */
export const queryOperators = ['$in', '$nin', '$lt', '$lte', '$gt', '$gte', '$ne'] as const

/** So many records are made in one call at most. */
export const MAX_MADE_TOGETHER = 200

/** `counted`: so many rows an index counts within some milliseconds. */
export const pageLimits = { default: 10, max: 1000, all: 10_000, search: 1000, counted: 20_000 } as const

/** A service's declaration, for whoever works with any. */
export type Declared<Name extends RecordService = RecordService> = ServiceDeclaration & { readonly path: Name }
export type Registry = { readonly [Name in RecordService]: Declared<Name> }
