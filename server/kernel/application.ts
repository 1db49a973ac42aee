import type { HookContext as FeathersContext } from '@feathersjs/feathers'
import type { Application as KoaApplication } from '@feathersjs/koa'
import type { Logger } from 'pino'
import type { Language } from '@shared/registry/catalogue'
import type { RecordService } from '@shared/registry/names'
import type { Config } from '../config'
import type { IntegrationName } from '../integrations-config'
import type { Files } from '../platform/files/files'
import type { Mail } from '../platform/mail/mail'
import type { HealthState } from '../platform/health-state'
import type { LoadHistory } from '../platform/load-history'
import type { OutboundHttp } from '../platform/outbound/outbound'
import type { PostPublicly } from '../platform/outbound/public-https'
import type { Quarantine } from '../platform/quarantine/quarantine'
import type { Cells } from '../platform/cells/cells'
import type { Sealer } from '../platform/sealed-text'
import type { Access } from './auth/access'
import type { Collections, SocaiDatabase } from './collections'
import type { Realtime } from './realtime/realtime'
import type { ServiceMethods } from './service-methods'
import type { UnitOfWorkSettings } from './unit-of-work'

/** What the application hands to everything in it; see `app.ts` for how they are made. */
export interface AppLocals {
  config: Config
  database: SocaiDatabase
  work: UnitOfWorkSettings<Collections>
  realtime: Realtime
  access: Access
  files: Files
  /** Where files of others are read. */
  quarantine: Quarantine
  mail: Mail
  /** Kinds of outgoing work that are mails. */
  mailKinds: readonly string[]
  /** Services of others, by name. */
  integrations: Readonly<Record<IntegrationName, OutboundHttp>>
  /** Sends to addresses that people gave. */
  postPublicly: PostPublicly
  sealer: Sealer
  /** The other installations that companies may live in; null: there are none. */
  cells: Cells | null
  log: Logger
  /** How this process fared in the last hour. */
  loadHistory: LoadHistory
  healthState: HealthState
  /** The clock: tests and the demo's seeder set their own. */
  now: () => Date
  /** What stands over a field of a service's records in a file. */
  headOfField: (service: string, field: string, language: Language) => string
  /** The server has all it needs and isn't about to stop. */
  ready: boolean
}

export type Services = { [Name in RecordService]: ServiceMethods<Name> }
export type Application = KoaApplication<Services, AppLocals>
export type HookContext = FeathersContext<Application>
