import { feathers } from '@feathersjs/feathers'
import { koa } from '@feathersjs/koa'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { headOfField } from '@shared/areas/imports/rules/columns'
import { declarations } from '@shared/registry/declarations'
import type { Config } from '../config'
import type { Application, Services, AppLocals } from '../kernel/application'
import type { SocaiDatabase } from '../kernel/collections'
import { diskOf, noteDiskUse } from '../kernel/disk-use'
import { lastDone, type Seldom } from '../kernel/last-done'
import { serialize } from '../kernel/serialize'
import { compaction } from '../ledger/compact-rollups'
import { createLedger } from '../ledger/ledger'
import { noteOpening } from '../areas/books/services/seals/note-opening'
import { undoYearEnds } from '../areas/books/services/yearEnds/undo-year-ends'
import { chaining } from '../ledger/chain-job'
import { EntryNumbers } from '../ledger/entry-numbers'
import { provingJournals } from '../ledger/prove-journals'
import { selfAudit } from '../ledger/self-audit'
import { RollupSlots } from '../ledger/rollups'
import { Access, credentialsOf } from '../kernel/auth/access'
import { RateLimits } from '../kernel/auth/rate-limits'
import { configureAuthentication } from '../kernel/auth/authentication'
import { drawingSettings, Files } from '../platform/files/files'
import { fileStoreOf } from './start/file-store-of'
import { configureHttp } from '../platform/http/configure-http'
import { createMetrics } from '../platform/http/metrics'
import { Jobs } from '../platform/jobs/jobs'
import { haveTurn, TURN_SHARE, type JobRule } from '../kernel/jobs'
import { newHolder, takeTurn } from '../kernel/leases'
import { countOutgoing, OUTBOX_EVERY_MS, workOffOutbox } from '../kernel/outbox'
import { changesAnswer } from '../kernel/changes/changes'
import { missedEvents } from '../kernel/changes/missed-events'
import { keepChanges } from '../kernel/changes/keep-changes'
import { numberChanges } from '../kernel/changes/number-changes'
import { pushMiddleware } from '../kernel/pushes'
import { integrationNames, type IntegrationName } from '../integrations-config'
import { HealthState } from '../platform/health-state'
import { LoadHistory } from '../platform/load-history'
import { OutboundHttp } from '../platform/outbound/outbound'
import { postPublicly } from '../platform/outbound/public-https'
import { Quarantine, type OverLimits } from '../platform/quarantine/quarantine'
import { Cells } from '../platform/cells/cells'
import { Sealer } from '../platform/sealed-text'
import { sweep } from '../kernel/sweep'
import { Mail } from '../platform/mail/mail'
import { KeyedLocks } from '../kernel/keyed-locks'
import { RunningCommands } from '../kernel/running-commands'
import { openApiAnswers } from '../kernel/openapi/answers'
import { ownServicesAnswer } from '../kernel/own-services/own-services-answer'
import { shopAssets } from '../areas/shops/connect-shop'
import { assistantsAnswer, assistantsBodyLimits } from '../areas/assistants/assistants-answer'
import { repairOrders } from '../areas/shops/repair'
import { readBusiness } from '../areas/trade/read-business'
import { cellAnswers } from '../areas/workspace/cells/cell-answers'
import { Departures, LOOK_EVERY_MS } from '../areas/workspace/cells/departures'
import { installationState } from '../areas/workspace/services/workspaces/installation-state'
import { takeWorkspaceArchive } from '../areas/workspace/services/workspaces/take-workspace-archive'
import { workspaceArchiveAnswer } from '../areas/workspace/services/workspaces/workspace-archive-answer'
import { connectAccess } from '../kernel/realtime/connect-access'
import { ALL } from '../platform/realtime/bus'
import { createBus } from '../platform/realtime/create-bus'
import type { Line } from '../platform/processes/line'
import { countedUnseen } from '../kernel/realtime/counted-unseen'
import { freshRecords } from '../kernel/realtime/fresh-records'
import { allowedMethods } from '../kernel/allowed-methods'
import { bodyLimitsOf } from '../kernel/body-limits'
import { personsOf } from '../kernel/realtime/persons'
import { Presence } from '../kernel/realtime/presence'
import { mayReadToWrite } from '../kernel/realtime/may-read'
import type { Messages } from '../kernel/realtime/messages'
import { readsTogether } from '../kernel/reads-together'
import { Realtime } from '../kernel/realtime/realtime'
import { configureSockets, subscribeOnSignIn } from '../kernel/realtime/sockets'
import { books } from './books'
import { mailEvening } from '../areas/reports/evening-mail'
import { entryKinds } from './entry-kinds'
import { jobsOfServices, outboxOfServices, pushesOfServices, registerServices } from './services'
import { apiVersion } from './api-version'
import { Sandbox } from './sandbox/sandbox'
import { sandboxAnswer } from './sandbox/sandbox-answer'
import { webManifest } from '../areas/workspace/services/workspaces/web-manifest'

/** What an application is made on. */
export interface AppDependencies {
  readonly config: Config
  readonly database: SocaiDatabase
  readonly log: Logger
  /** The folder of the built web app. */
  readonly clientFolder: string
  /** The clock; tests set their own. */
  readonly now?: () => Date
  /** Whether work that comes round is done; tests do it when they want it. */
  readonly withJobs?: boolean
  /** Also shows the process's own figures among the metrics. */
  readonly detailedMetrics?: boolean
  /** To the other processes of this machine; null: there are none. */
  readonly line?: Line | null
}

export interface AppHandle {
  readonly app: Application
  /** From now on it serves everybody, and does what came due while it didn't run. */
  serve(): void
  /** Takes no new calls, answers those that are open, and ends sockets, jobs and all else; the database stays open. */
  close(lastAnswers?: Promise<unknown>): Promise<void>
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** How long calls over sockets may take to finish when the application closes. */
const SOCKET_CALLS_TIMEOUT_MS = 10_000

const yes = (): true => true
const no = (): false => false

/** Puts the application together. It serves nobody before it listens and is set `ready`. */
export const createApp = async ({
  config,
  database,
  log,
  clientFolder,
  now = () => new Date(),
  withJobs = true,
  detailedMetrics = false,
  line = null,
}: AppDependencies): Promise<AppHandle> => {
  const app: Application = koa<Services, AppLocals>(feathers())
  const bus = await createBus<Messages>({ redisUrl: config.redisUrl, line }, log, {
    kept: ['access', 'anew', 'health'],
    fleeting: ['alive', 'where', 'presence'],
  })
  const hasOthers = config.redisUrl !== null || line !== null
  // Read anew each time: who makes the demo sets another clock for a while.
  const clock = (): Date => app.get('now')()
  const access = new Access({
    database,
    secret: config.authSecret,
    tokenMinutes: config.tokenMinutes,
    now: clock,
    limits: new RateLimits(bus.redis ?? (line && 'processes')),
  })
  const healthState = new HealthState(log, (news) => bus.send(ALL, 'health', news))
  bus.on('health', (_key, news, own) => {
    if (!own) healthState.hear(news)
  })
  const secondsOf = async (what: Seldom): Promise<number> => ((await lastDone(database, what))?.at.getTime() ?? 0) / 1000
  const metrics = createMetrics({
    token: config.metricsToken,
    gauges: {
      socai_sockets_signed_in: { help: 'Sockets that hear events', together: 'sum', read: () => app.get('realtime').size },
      socai_database_bytes: { help: 'Documents and indexes in the database', together: 'max', read: () => database.size() },
      socai_writes_refused: {
        help: '1 while nothing can be saved, as the disk is full',
        together: 'max',
        read: () => Number(healthState.areWritesRefused),
      },
      socai_figures_differed: {
        help: 'Figures that differed from their entries since the start',
        together: 'max',
        read: () => healthState.figuresDiffered,
      },
      socai_entries_differed: {
        help: 'Entries that differed from their records since the start',
        together: 'max',
        read: () => healthState.entriesDiffered,
      },
      socai_last_backup_seconds: {
        help: 'When the last backup was written, in Unix time; 0: never',
        together: 'max',
        read: () => secondsOf('backup'),
      },
      socai_last_restore_proved_seconds: {
        help: 'When a backup was restored and proven last, in Unix time; 0: never',
        together: 'max',
        read: () => secondsOf('restore proved'),
      },
      socai_disk_free_bytes: {
        help: 'Free where the data folder is',
        together: 'max',
        read: async () => (await diskOf(config.dataDir)).freeBytes,
      },
      socai_outgoing_waiting: {
        help: 'What waits to be done at services of others',
        together: 'max',
        read: () => countOutgoing(database, 'waiting'),
      },
      socai_outgoing_stuck: { help: 'What is stuck at services of others', together: 'max', read: () => countOutgoing(database, 'stuck') },
    },
    services: ['authentication', ...declarations.flatMap(({ path, aliases }) => [path, ...(aliases ?? [])])],
    detailed: detailedMetrics,
    line,
  })
  const loadHistory = new LoadHistory(() => new Date())
  const presence = new Presence({ bus, mayRead: mayReadToWrite(database) })
  const realtime = new Realtime({
    bus,
    declarationOf: (service) => declarations.find(({ path }) => path === service) ?? null,
    serialize,
    authenticate: (authentication) => access.authenticate(authentication),
    personsOf,
    countedUnseen: countedUnseen(declarations),
    presence,
    changes: {
      end: (workspaceId) => numberChanges(app, workspaceId),
      behind: (workspaceId, place) => missedEvents(app, workspaceId, place),
    },
    onDelivered: (lagMs) => {
      loadHistory.eventsTold(lagMs)
      metrics.observeEvents(lagMs / 1000)
    },
  })
  connectAccess(access, realtime, bus)
  const jobs = new Jobs(log)
  const warn = (over: OverLimits): void => log.warn(over, 'a file took more than it may')
  const quarantine = new Quarantine(warn)
  const drawing = new Quarantine(warn, drawingSettings)

  app.set('config', config)
  app.set('database', database)
  app.set('log', log)
  app.set('now', now)
  app.set('ready', false)
  app.set('loadHistory', loadHistory)
  app.set('access', access)
  app.set('healthState', healthState)
  app.set('realtime', realtime)
  app.set('quarantine', quarantine)
  app.set('files', new Files(fileStoreOf(config, log), drawing))
  app.set('mail', new Mail({ smtpUrl: config.smtpUrl, from: config.mailFrom, outbox: join(config.dataDir, 'outbox') }))
  app.set('postPublicly', postPublicly)
  app.set(
    'mailKinds',
    outboxOfServices.flatMap(({ kind, isMail }) => (isMail ? [kind] : [])),
  )
  app.set('sealer', new Sealer(config.dataSecret))
  const cells = config.cells && new Cells(config.cells, config)
  app.set('cells', cells)
  app.set(
    'integrations',
    Object.fromEntries(integrationNames.map((name) => [name, new OutboundHttp(name, log)])) as Record<IntegrationName, OutboundHttp>,
  )
  app.set('books', books)
  app.set('entryKinds', entryKinds)
  app.set('daySigned', mailEvening)
  app.set('assetKinds', [shopAssets])
  app.set('whenGoodsAreNamed', repairOrders)
  app.set('readBusiness', readBusiness)
  app.set('whenBooksAreOpened', async (opening) => {
    await noteOpening(opening)
    await undoYearEnds(opening)
  })
  app.set('headOfField', headOfField)
  const numbers = new EntryNumbers()
  // A company whose books were cleared begins with 1 again.
  access.onChange((change) => {
    if (change.kind === 'workspace') numbers.forget(change.workspaceId)
  })
  app.set('work', {
    database,
    locks: new KeyedLocks(),
    running: new RunningCommands(),
    ledger: createLedger(database, { slots: new RollupSlots(config.node), numbers }, books),
    publish: (workspaceId, events) => realtime.publish(workspaceId, events),
    fresh: freshRecords(database),
    hasListeners: (workspaceId) => hasOthers || realtime.hasListeners(workspaceId),
    lost: (workspaceId) => realtime.lost(workspaceId),
    keep: keepChanges,
    committed: (milliseconds, retries) => {
      loadHistory.commit(milliseconds, retries)
      metrics.observeCommit(milliseconds / 1000, retries)
      healthState.written()
    },
    refused: () => healthState.writeRefused(),
  })

  const holder = newHolder({ node: config.node, isAlone: config.mongodbUri === null && line === null })
  const sandbox = new Sandbox(app, holder)
  const departures = cells && new Departures(app, holder.owner)

  const takenAsTheyCome = { ...takeWorkspaceArchive(app), ...(cells && departures ? cellAnswers(app, cells, departures) : {}) }

  // Feathers fits a service to the transports that are there when it is registered: they come first.
  configureHttp(app, {
    allowedMethods,
    clientFolder,
    metrics: {
      ...metrics,
      observe: (finished) => {
        metrics.observe(finished)
        if (finished.path.startsWith('/api/')) loadHistory.request(finished.seconds * 1000)
      },
    },
    deepHealth: { token: config.metricsToken, look: () => installationState(app) },
    bodyLimits: bodyLimitsOf(declarations, assistantsBodyLimits),
    authenticate: ({ headers }) => access.authenticate(credentialsOf(headers)),
    log,
    publicUrl: config.publicUrl,
    trustProxy: config.trustProxy,
    isReady: () => app.get('ready'),
    ping: () => database.ping(),
    mayWrite: async () => {
      if (!healthState.areWritesRefused) return true
      const tried = database
        .collection('settings')
        .updateOne({ name: 'disk tried' }, { $set: { value: clock().toISOString() } }, { upsert: true })
      if (await tried.then(yes, no)) healthState.written()
      return !healthState.areWritesRefused
    },
    findFile: (name) => app.get('files').find(name),
    answers: {
      ...openApiAnswers(app, config.publicUrl, () => sandbox.isOpen()),
      ...ownServicesAnswer(app),
      ...workspaceArchiveAnswer(app),
      '/manifest': webManifest(app),
      '/version': apiVersion(app),
    },
    uploads: takenAsTheyCome,
    pushes: pushMiddleware(app, pushesOfServices, { publicUrl: config.publicUrl, count: metrics.countPush }),
  })
  app.use(readsTogether(app) as never)
  app.use(changesAnswer(app) as never)
  app.use(sandboxAnswer(sandbox) as never)
  app.use(assistantsAnswer(app, config.publicUrl) as never)
  const calls = configureSockets(app, config, line?.number ?? null)
  configureAuthentication(app)
  subscribeOnSignIn(app)
  registerServices(app)

  const never = new AbortController().signal
  // Nodes that share a database take turns at these; what is due seldom is asked for each hour, since few machines run for days.
  const once = ({ name, everyMs, run, overlaps = false }: JobRule): void => {
    const isSeldom = everyMs > MINUTE_MS
    const takePart = async (): Promise<void> => {
      // While the demo is made the clock is the story's.
      if (!withJobs || !app.get('ready')) return
      if (overlaps ? await takeTurn(database, name, new Date(), everyMs * TURN_SHARE) : holder.isAlone && !isSeldom) await run(app, never)
      else if (!overlaps) await haveTurn(database, { name, everyMs }, holder, (lost) => run(app, lost))
    }
    jobs.every(Math.min(everyMs, HOUR_MS), name, takePart, { overlaps, atStart: isSeldom })
  }
  const sweeping: JobRule = { name: 'sweep', everyMs: HOUR_MS, run: () => sweep(database, clock()) }
  const outbox: JobRule = {
    name: 'what is to be done at services of others',
    everyMs: OUTBOX_EVERY_MS,
    run: () => workOffOutbox(app, outboxOfServices, holder),
    overlaps: true,
  }
  const renewing: JobRule = { name: 'sandbox', everyMs: HOUR_MS, run: () => sandbox.renew() }
  // What people wait for comes first.
  for (const job of [...jobsOfServices, outbox, sweeping, renewing, compaction, chaining, selfAudit, provingJournals]) once(job)
  jobs.every(MINUTE_MS, 'calls of keys', () => access.keepCalls())
  jobs.every(HOUR_MS, 'how full the disk is', () => noteDiskUse(app), { atStart: withJobs })
  // These concern each node by itself. With a database of its own a member may be changed from outside this process.
  if (config.mongodbUri !== null) jobs.every(1000, 'sessions ended elsewhere', () => access.catchUp())
  if (departures) {
    await departures.look()
    jobs.every(LOOK_EVERY_MS, 'companies that move', departures.look)
  }
  if (hasOthers) jobs.every(15_000, 'who is where', async () => presence.renew())
  return {
    app,
    serve: () => {
      app.set('ready', true)
      jobs.begin()
    },
    close: async (lastAnswers) => {
      app.set('ready', false)
      await calls.finished(SOCKET_CALLS_TIMEOUT_MS)
      realtime.close()
      await Promise.all([jobs.stop(), lastAnswers])
      await departures?.end().catch((error: unknown) => log.warn({ error }, 'the other cells were not told of the stop'))
      await access.keepCalls().catch((error: unknown) => log.warn({ error }, 'how often keys called was not kept'))
      quarantine.close()
      drawing.close()
      await bus.close()
    },
  }
}
