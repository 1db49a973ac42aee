import type { CustomAnswer } from './custom-answer'
import type { RecordService } from '@shared/registry/names'
import type { CreateOf, NarrowedBy, Page, PatchManyOf, PatchOf, ReportFunction, ReportName } from '@shared/registry/service-types'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { SocaiDatabase, StoredOf } from './collections'
import type { Application } from './application'
import type { Caller, CallParams } from './call'
import type { JobRules } from './jobs'
import type { NoticeRules } from './notices'
import type { OutboxRules } from './outbox'
import type { PushRules } from './pushes'
import type { SocaiUnitOfWork } from './unit-of-work'
import type { ServiceMethods } from './service-methods'

/** What a service's own rules are called with. */
export interface Call<Name extends RecordService> {
  readonly app: Application
  readonly service: ServiceMethods<Name>
  readonly params: CallParams
  /** Who calls; rules of public methods look at `params.caller` themselves. */
  readonly caller: Caller
}

/**
 * What a service does that its declaration can't say. Whatever is absent is done by the kernel: a plain lookup
 * service has no rules at all.
 */
export interface ServiceRules<Name extends RecordService> {
  /** In place of the plain find; `next` runs it. */
  readonly find?: (
    call: Call<Name>,
    next: () => Promise<Page<StoredOf<Name>>>,
  ) => Promise<Page<StoredOf<Name>> | CustomAnswer<Page<object>>>
  /** The conditions that words of `narrowedBy` come to, and what is put on each record that is answered for them. */
  readonly narrow?: (call: Call<Name>, words: NarrowedBy<Name>) => Promise<Narrowed<Name>>
  /** Reads from kept figures how many records fit a list's conditions; null where they can't tell. Long lists are counted by it. */
  readonly keptCount?: (call: Call<Name>) => (() => Promise<number>) | null
  /** Reads what a get is answered with in a way of its own; null, also of what it reads, for the usual one. */
  readonly getInstead?: (call: Call<Name>, id: string) => (() => Promise<CustomAnswer<object> | null>) | null
  /** In place of the plain get. */
  readonly get?: (call: Call<Name>, id: string, next: () => Promise<StoredOf<Name>>) => Promise<StoredOf<Name>>
  /** What is stored for the data sent; runs inside the unit of work, before references are checked. */
  readonly prepareCreate?: (call: Call<Name>, work: SocaiUnitOfWork, data: Stored<CreateOf<Name>>) => Promise<Partial<StoredOf<Name>>>
  /** What changes for the data sent; likewise. */
  readonly preparePatch?: (
    call: Call<Name>,
    work: SocaiUnitOfWork,
    before: StoredOf<Name>,
    data: Stored<PatchOf<Name>>,
  ) => Promise<Partial<StoredOf<Name>>>
  /** In place of the plain create; `next` runs it. */
  readonly create?: (
    call: Call<Name>,
    data: Stored<CreateOf<Name>>,
    next: () => Promise<StoredOf<Name>>,
  ) => Promise<StoredOf<Name> | CustomAnswer<object>>
  /** In place of the plain patch; `next` runs it. */
  readonly patch?: (
    call: Call<Name>,
    id: string,
    data: Stored<PatchOf<Name>>,
    next: () => Promise<StoredOf<Name>>,
  ) => Promise<StoredOf<Name> | CustomAnswer<object>>
  /** What a patch without an id does; `by` is what its query names. */
  readonly patchMany?: (
    call: Call<Name>,
    by: Stored<PatchManyOf<Name>['by']>,
    data: Stored<PatchManyOf<Name>['data']>,
  ) => Promise<Stored<PatchManyOf<Name>['result']>>
  /**
   * What changes besides, when a record is removed softly; one that ends in a status of its own names it. Refuses by throwing. Runs inside
   * the unit of work.
   */
  readonly prepareRemove?: (call: Call<Name>, work: SocaiUnitOfWork, before: StoredOf<Name>) => Promise<Partial<StoredOf<Name>>>
  /**
   * Fields that follow from the others: worked out anew with every add and change, whoever makes it.
   * @param around the record as it stood before, null of one that is added; and the database, for what isn't the workspace's own
   */
  readonly derive?: (
    record: StoredOf<Name>,
    work: SocaiUnitOfWork,
    around: { readonly before: StoredOf<Name> | null; readonly database: SocaiDatabase },
  ) => Partial<StoredOf<Name>> | Promise<Partial<StoredOf<Name>>>
  readonly reports?: ReportFunctions<Name>
  readonly notices?: NoticeRules<Name>
  readonly jobs?: JobRules
  readonly pushes?: PushRules
  /** What its commands have done at services of others. */
  readonly outbox?: OutboxRules
}

/** The rules of a service of which some reports stand in later areas, as `server/areas/<area>/<service>.reports.ts`. */
export type RulesBesideReports<Name extends RecordService> = Omit<ServiceRules<Name>, 'reports'> & {
  readonly reports: Partial<ReportFunctions<Name>>
}

/** What a find was narrowed to. */
export interface Narrowed<Name extends RecordService> {
  /** All of them hold. */
  readonly conditions: readonly Readonly<Record<string, unknown>>[]
  readonly mark?: (record: StoredOf<Name>) => Partial<StoredOf<Name>>
  /** What the page says besides its records. */
  readonly sums?: Readonly<Record<string, number>>
}

/** What answers each declared report; parameters come checked and of their kinds. */
export type ReportFunctions<Name extends RecordService> = {
  readonly [Report in ReportName<Name>]: ReportFunction<Call<Name>, Name, Report>
}
