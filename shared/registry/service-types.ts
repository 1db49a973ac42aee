import type { Static, TObject, TSchema } from '@sinclair/typebox'
import type { Id } from '../foundation/ids'
import type { Services } from './index'
import type { RecordService } from './names'
import type { Plain, Stored } from '../foundation/declaration/wire'

type PartOf<Name extends RecordService, Part extends string> = Services[Name] extends { readonly [P in Part]: infer Found } ? Found : never
type StaticOf<Shape> = Shape extends TSchema ? Static<Shape> : never

/** A record of a service, as on the wire. */
export type RecordOf<Name extends RecordService> = Static<Services[Name]['record']>
/** What a service's create takes; `never` when it has none. */
export type CreateOf<Name extends RecordService> = StaticOf<PartOf<Name, 'create'>>
/** What a service's patch takes; every patch may carry the `rev` it was based on. */
export type PatchOf<Name extends RecordService> = StaticOf<PartOf<Name, 'patch'>> & { rev?: number }

type SecretsOf<Name extends RecordService> = Services[Name] extends { readonly secret: infer Secret extends Record<string, TSchema> }
  ? Static<TObject<Secret>>
  : unknown
type MemberListsOf<Name extends RecordService> = Services[Name] extends {
  readonly perMember: Readonly<Record<string, { readonly stored: infer Field extends string }>>
}
  ? { [F in Field]: Id<'users'>[] }
  : unknown
/** What is stored of a record and never answered. */
export type UnansweredOf<Name extends RecordService> = SecretsOf<Name> & MemberListsOf<Name>

/** What else a find of a service may be narrowed by. */
export type NarrowedBy<Name extends RecordService> =
  PartOf<Name, 'narrowedBy'> extends infer Words extends Record<string, TSchema> ? Partial<Static<TObject<Words>>> : never

/** What a patch without an id takes and answers. */
export type PatchManyOf<Name extends RecordService> =
  PartOf<Name, 'patchMany'> extends {
    readonly by: infer By extends Record<string, TSchema>
    readonly data: infer Data extends TSchema
    readonly result: infer Result extends TSchema
  }
    ? { readonly by: Static<TObject<By>>; readonly data: Static<Data>; readonly result: Static<Result> }
    : never

/** The names of a service's reports. */
export type ReportName<Name extends RecordService> = keyof PartOf<Name, 'reports'> & string
type ReportPart<Name extends RecordService, Report extends string, Part extends string> =
  PartOf<Name, 'reports'> extends { readonly [R in Report]: { readonly [P in Part]: infer Found } } ? Found : never
/** What may be asked of a report, as on the wire. */
export type ReportParametersOf<Name extends RecordService, Report extends string> =
  ReportPart<Name, Report, 'parameters'> extends infer P extends Record<string, TSchema> ? Static<TObject<P>> : never
/** What is asked of a report by whoever sends it: ids, days and moments as texts. */
export type ReportQueryOf<Name extends RecordService, Report extends string> = Plain<ReportParametersOf<Name, Report>>
/** What a report answers, as on the wire. */
export type ReportOf<Name extends RecordService, Report extends string> = StaticOf<ReportPart<Name, Report, 'result'>>

/** A page of records, as find answers it; `total` is null when the caller asked not to count. */
export interface Page<T> {
  total: number | null
  limit: number
  skip: number
  data: T[]
}

type LocksOf<Name extends RecordService> = PartOf<Name, 'locks'>
/** The kinds of things that services declare to lock. */
export type LockKind = { [Name in RecordService]: [LocksOf<Name>] extends [never] ? never : keyof LocksOf<Name> & string }[RecordService]

/** The service whose records are notices. */
export type NoticeService = {
  [Name in RecordService]: Services[Name] extends { readonly keepsNotices: object } ? Name : never
}[RecordService]

/** The kinds of notices that a service's records give rise to. */
export type NoticeKind<Name extends RecordService> = PartOf<Name, 'notices'> extends readonly (infer Kind extends string)[] ? Kind : never

/** The server's function behind a report: values of their kinds in, the answer before it is written as JSON out. */
export type ReportFunction<Call, Name extends RecordService, Report extends string> = (
  call: Call,
  parameters: Stored<ReportParametersOf<Name, Report>>,
) => Promise<Stored<ReportOf<Name, Report>>>
