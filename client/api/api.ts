import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { TypedUseLazyQuery, TypedUseMutation, TypedUseQuery } from '@reduxjs/toolkit/query/react'
import type { Method } from '@shared/foundation/declaration/define-service'
import type { Services } from '@shared/registry/index'
import { recordServices, type RecordService } from '@shared/registry/names'
import type { CreateOf, Page, PatchManyOf, PatchOf, RecordOf, ReportName, ReportOf, ReportQueryOf } from '@shared/registry/service-types'
import type { Plain } from '@shared/foundation/declaration/wire'
import type { ApiExtra } from './api-extra'
import type { ServiceQuery } from './base-query'
import { facts } from './facts'
import { injectReads } from './inject-reads'
import { injectWrites } from './inject-writes'
import type { WithSession } from './session/session-slice'
import type { WireQuery } from './wire-query'

/** A change of one record; with the `rev` it is based on, a change of the same field by somebody else is a conflict. */
export interface PatchArg<Name extends RecordService> {
  readonly id: string
  readonly data: PatchOf<Name>
  /** The change of many records that it is a part of. */
  readonly bulkId?: string
}

/** A new record that is a part of a change of many. */
export interface CreateAmongArg<Name extends RecordService> {
  readonly data: CreateOf<Name>
  readonly bulkId: string
}

/** A record by its id; `query` for what a service understands besides (the token of a printed order). */
export type GetArg = string | { readonly id: string; readonly query?: WireQuery }

/** A call on its way. */
interface Pending<Answer> {
  abort(): void
  /** @throws ApiError when the call fails */
  unwrap(): Promise<Answer>
}

interface Hooks<Name extends RecordService> {
  find: {
    /** A page of records, kept current by events. */
    useFind: TypedUseQuery<Page<RecordOf<Name>>, WireQuery, ServiceQuery>
    useLazyFind: TypedUseLazyQuery<Page<RecordOf<Name>>, WireQuery, ServiceQuery>
    /** To dispatch: asks the server once, for what isn't a component. */
    findOnce: (query: WireQuery) => ThunkAction<Pending<Page<RecordOf<Name>>>, WithSession, ApiExtra, UnknownAction>
  }
  get: { useGet: TypedUseQuery<RecordOf<Name>, GetArg, ServiceQuery> }
  create: {
    useCreate: TypedUseMutation<RecordOf<Name>, CreateOf<Name>, ServiceQuery>
    /** Makes a record as a part of a change of many. */
    useCreateAmong: TypedUseMutation<RecordOf<Name>, CreateAmongArg<Name>, ServiceQuery>
  }
  patch: { usePatch: TypedUseMutation<RecordOf<Name>, PatchArg<Name>, ServiceQuery> }
  remove: { useRemove: TypedUseMutation<RecordOf<Name>, string, ServiceQuery> }
}

type Intersection<Union> = (Union extends unknown ? (of: Union) => void : never) extends (of: infer All) => void ? All : never

interface ReportOptions {
  readonly skip?: boolean
  /** Milliseconds after which it is asked for again, where no events tell of its sources. */
  readonly pollingInterval?: number
  readonly refetchOnMountOrArgChange?: boolean
}

interface ReportHook<Name extends RecordService> {
  /** A report's answer, by its name and parameters; asked for again when a record it is made from changes. */
  useReport: <Report extends ReportName<Name>>(
    report: Report,
    parameters: ReportQueryOf<Name, Report>,
    options?: ReportOptions,
  ) => ReportState<ReportOf<Name, Report>>
  /** To dispatch: asks the server once, for what isn't shown. */
  reportOnce: <Report extends ReportName<Name>>(
    report: Report,
    parameters: ReportQueryOf<Name, Report>,
  ) => ThunkAction<Pending<ReportOf<Name, Report>>, WithSession, ApiExtra, UnknownAction>
}

export interface ReportState<Result> {
  readonly data?: Result
  /** Undefined while the arguments' own answer is still on its way; `data` then is the former one. */
  readonly currentData?: Result
  readonly error?: unknown
  /** It was not asked for. */
  readonly isUninitialized: boolean
  readonly isLoading: boolean
  readonly isFetching: boolean
  readonly isError: boolean
  readonly refetch: () => unknown
}

/** A change of all that `by` names. */
export interface PatchManyArg<Name extends RecordService> {
  readonly by: Plain<PatchManyOf<Name>['by']>
  readonly data: PatchManyOf<Name>['data']
}

interface PatchManyHook<Name extends RecordService> {
  usePatchMany: TypedUseMutation<PatchManyOf<Name>['result'], PatchManyArg<Name>, ServiceQuery>
}

/** The hooks of a service: of the methods it declares, and of its reports. */
export type ServiceApi<Name extends RecordService, Methods extends Method> = Intersection<Hooks<Name>[Methods]> &
  ([ReportName<Name>] extends [never] ? unknown : ReportHook<Name>) &
  ([PatchManyOf<Name>] extends [never] ? unknown : PatchManyHook<Name>)

type Api = { readonly [Name in RecordService]: ServiceApi<Name, Services[Name]['methods'][number]> }

const made = new Map<RecordService, unknown>()
/** The hooks of a service, for what knows it by its declaration. */
export const hooksOf = (service: RecordService): unknown => {
  const known = made.get(service)
  if (known) return known
  const hooks = { ...injectReads(service, facts[service]), ...injectWrites(service, facts[service]) }
  made.set(service, hooks)
  return hooks
}

/** The services as hooks, each made when it is first asked for: `api.orders.useFind({ group: 'sales' })`. */
export const api = Object.defineProperties(
  {},
  Object.fromEntries(recordServices.map((service) => [service, { get: () => hooksOf(service), enumerable: true }])),
) as Api
