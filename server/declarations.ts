import type { Application as KoaApplication } from '@feathersjs/koa'
import type { HookContext as FeathersContext, Params as FeathersParams } from '@feathersjs/feathers'
import type { Zone } from '@shared/domain/days/days'
import type { Id } from '@shared/domain/ids'
import type { Asker } from '@shared/services/define-service'
import type { Language } from '@shared/errors/catalogue'
import type { RecordService } from '@shared/services/names'
import type { Logger } from 'pino'
import type { Collections } from './collections'
import type { Config } from './config'
import type { Access } from './kernel/auth/access'
import type { Files } from './platform/files/files'
import type { Mail } from './platform/mail/mail'
import type { Database } from './platform/mongo/database'
import type { UnitOfWork, UnitOfWorkSettings } from './kernel/unit-of-work'
import type { Realtime } from './kernel/realtime/realtime'
import type { WorkspaceService } from './kernel/workspace-service'

export type SocaiDatabase = Database<Collections>
export type SocaiUnitOfWork = UnitOfWork<Collections>

/** Who calls: a member, or an API key (then `person` and `userId` are null and `keyed` is true). */
export interface Caller extends Asker {
  readonly zone: Zone
  readonly person: { readonly _id: Id<'users'>; readonly name: string; readonly username?: string; readonly avatar?: string } | null
  readonly keyed: boolean
  readonly sessionId: string | null
}

/** How a find is to be read, besides the conditions in `query`. */
export interface Reading {
  readonly search: string | null
  readonly counted: boolean
  /** The fields asked for; null: all. */
  readonly select: readonly string[] | null
  readonly report: { readonly name: string; readonly parameters: Readonly<Record<string, unknown>> } | null
}

/** What the kernel hands to a service's method in `params`. */
export interface CallParams extends FeathersParams {
  caller?: Caller
  language?: Language
  requestId?: string
  reading?: Reading
  /** Further words of the query that the declaration names in `extraQuery`. */
  extra?: Readonly<Record<string, string>>
  /** The `rev` a patch was based on. */
  basedOn?: number
  idempotency?: { readonly scope: string; readonly hash: string }
  /** The remote address, for limits and logs. */
  ip?: string
}

/** What the application hands to everything in it; see `app.ts` for how they are made. */
export interface AppLocals {
  config: Config
  database: SocaiDatabase
  work: UnitOfWorkSettings<Collections>
  realtime: Realtime
  access: Access
  files: Files
  mail: Mail
  log: Logger
  /** The clock: tests and the demo's seeder set their own. */
  now: () => Date
}

export type Services = { [Name in RecordService]: WorkspaceService<Name> }
export type Application = KoaApplication<Services, AppLocals>
export type HookContext = FeathersContext<Application>
